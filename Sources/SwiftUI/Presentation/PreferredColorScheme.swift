/// Has the screen around look light or dark.
struct PreferredColorSchemeModifier: ViewModifier, PrimitiveModifier {
  let scheme: ColorScheme?

  func makeNode<Content: View>(_ content: Content, _ context: NodeContext) -> ViewNode {
    PreferredColorSchemeNode(content, self, context)
  }
}

private final class PreferredColorSchemeNode<Content: View>: WatcherNode<
  Content, PreferredColorSchemeModifier
>, ColorSchemeWish
{
  private(set) weak var screen: UIViewController?
  var scheme: ColorScheme? { modifier.scheme }

  /// The screen is known once the controller has its place among the others.
  override func modifierDidChange(from old: PreferredColorSchemeModifier?) {
    if let old, old.scheme == modifier.scheme { return }
    graph.afterUpdate { [weak self] in
      guard let self, isAlive, var screen = graph.presenter.controller else { return }
      while let parent = screen.parent { screen = parent }
      self.screen = screen
      ColorSchemeWishes.current.note(self)
    }
  }

  override func die() {
    super.die()
    ColorSchemeWishes.current.forget(self)
  }
}

/// Somebody who wants a screen to look light or dark.
@MainActor
protocol ColorSchemeWish: ViewNode {
  var screen: UIViewController? { get }
  var scheme: ColorScheme? { get }
}

/// Who wants which screens of a phone to look light or dark.
@MainActor
final class ColorSchemeWishes {
  private struct Entry {
    weak var wish: (any ColorSchemeWish)?
    weak var screen: UIViewController?
  }

  private var entries: [Entry] = []

  static var current: ColorSchemeWishes { UIApplication.shared.attachment { ColorSchemeWishes() } }

  func note(_ wish: any ColorSchemeWish) {
    if !entries.contains(where: { $0.wish === wish }) {
      entries.append(Entry(wish: wish, screen: wish.screen))
    }
    apply(to: wish.screen)
  }

  func forget(_ wish: any ColorSchemeWish) {
    guard let entry = entries.first(where: { $0.wish === wish }) else { return }
    entries.removeAll { $0.wish == nil || $0.wish === wish }
    apply(to: entry.screen)
  }

  /// The first that wants something gets it. What a window shows has it from the window, so that
  /// what is presented over that and the status bar follow.
  private func apply(to screen: UIViewController?) {
    guard let screen else { return }
    let wanted = entries.lazy.filter { $0.screen === screen }
      .compactMap { $0.wish?.isAlive == true ? $0.wish?.scheme : nil }.first
    let style = wanted.map { $0 == .dark ? UIUserInterfaceStyle.dark : .light } ?? .unspecified
    if let window = screen.viewIfLoaded?.window, window.rootViewController === screen {
      window.overrideUserInterfaceStyle = style
    } else {
      screen.overrideUserInterfaceStyle = style
    }
  }
}

extension View {
  /// Has all of the screen that the view is in look light or dark; `nil` leaves it to the phone.
  public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
    modifier(PreferredColorSchemeModifier(scheme: colorScheme))
  }

  /// Has the views inside look light or dark.
  public func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
