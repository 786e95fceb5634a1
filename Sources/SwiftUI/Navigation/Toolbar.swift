/// Where something of a toolbar stands.
public struct ToolbarItemPlacement: Hashable, Sendable {
  enum Place {
    case leading
    case trailing
    case principal
    case bottom
    case status
    case keyboard
  }

  let place: Place

  /// At the trailing end of the navigation bar.
  public static let automatic = ToolbarItemPlacement(place: .trailing)
  /// At the trailing end of the navigation bar.
  public static let primaryAction = ToolbarItemPlacement(place: .trailing)
  /// At the trailing end of the navigation bar: it takes what was done.
  public static let confirmationAction = ToolbarItemPlacement(place: .trailing)
  /// At the leading end of the navigation bar: it leaves everything as it was.
  public static let cancellationAction = ToolbarItemPlacement(place: .leading)
  /// At the leading end of the navigation bar.
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
  /// At the trailing end of the navigation bar.
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// At the leading end of the navigation bar.
  public static let topBarLeading = ToolbarItemPlacement(place: .leading)
  /// At the trailing end of the navigation bar.
  public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// At the leading end of the navigation bar: it leads elsewhere.
  public static let navigation = ToolbarItemPlacement(place: .leading)
  /// At the trailing end of the navigation bar: it deletes something.
  public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
  /// In the middle of a bar at the bottom of the screen: it tells how things are.
  public static let status = ToolbarItemPlacement(place: .status)
  /// In the middle of the navigation bar, in place of the title.
  public static let principal = ToolbarItemPlacement(place: .principal)
  /// On a bar at the bottom of the screen.
  public static let bottomBar = ToolbarItemPlacement(place: .bottom)
  /// On a bar above the keyboard.
  public static let keyboard = ToolbarItemPlacement(place: .keyboard)
}

/// What stands in toolbars.
@preconcurrency @MainActor
public protocol ToolbarContent {
  /// The views and where they stand.
  var entries: [ToolbarEntry] { get }
}

/// A view of a toolbar.
@preconcurrency @MainActor
public struct ToolbarEntry {
  let placement: ToolbarItemPlacement
  let box: any ViewBox
}

/// A view in a toolbar.
public struct ToolbarItem<Content: View>: ToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  /// A view at a place.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  /// The view.
  public var entries: [ToolbarEntry] {
    TypedBox(content).screens.map { ToolbarEntry(placement: placement, box: $0) }
  }
}

/// Several views at one place of a toolbar.
public struct ToolbarItemGroup<Content: View>: ToolbarContent {
  let placement: ToolbarItemPlacement
  let content: Content

  /// Views at a place.
  public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
    self.placement = placement
    self.content = content()
  }

  /// The views.
  public var entries: [ToolbarEntry] {
    TypedBox(content).screens.map { ToolbarEntry(placement: placement, box: $0) }
  }
}

/// Makes the content of toolbars of several parts.
@resultBuilder
@preconcurrency @MainActor
public struct ToolbarContentBuilder {
  /// Content of toolbars, put together.
  public struct Parts: ToolbarContent {
    /// The views and where they stand.
    public let entries: [ToolbarEntry]
  }

  /// A part.
  public static func buildExpression<C: ToolbarContent>(_ content: C) -> Parts {
    Parts(entries: content.entries)
  }
  /// Several parts.
  public static func buildBlock(_ parts: Parts...) -> Parts {
    Parts(entries: parts.flatMap(\.entries))
  }
  /// `if` without `else`.
  public static func buildIf(_ parts: Parts?) -> Parts { parts ?? Parts(entries: []) }
  /// The first branch.
  public static func buildEither(first: Parts) -> Parts { first }
  /// The second branch.
  public static func buildEither(second: Parts) -> Parts { second }
}

struct ToolbarModifier: ViewModifier, PrimitiveModifier {
  let entries: [ToolbarEntry]

  func makeNode<Content: View>(_ content: Content, _ context: NodeContext) -> ViewNode {
    ToolbarNode(content, self, context)
  }
}

extension ViewBox {
  /// The view as UIKit's bars show it: spacers as room, buttons as buttons, all else as it is.
  func barItem(_ environment: EnvironmentValues) -> UIBarButtonItem {
    if isSpacer { return .flexibleSpace() }
    let parts = self.parts
    if let button = parts.buttons.first {
      let action = UIAction { _ in button.action() }
      let item =
        button.image.map { UIBarButtonItem(image: $0, primaryAction: action) }
        ?? UIBarButtonItem(title: button.title, primaryAction: action)
      item.isEnabled = button.isEnabled
      return item
    }
    // What bars show belongs to the screen.
    var inner = environment.forAnotherScreen
    inner.editMode = environment.editMode
    return UIBarButtonItem(customView: barView(inner))
  }

  /// The view in a view of UIKit that is as large as it wants to be.
  func barView(_ environment: EnvironmentValues) -> UIView {
    let view = HostingView(erased)
    view.backgroundColor = nil
    view.isInBar = true
    view.baseEnvironment = environment
    view.frame.size = view.intrinsicContentSize
    return view
  }
}

extension View {
  /// Puts views into the bars around: the navigation bar, or a bar above the keyboard.
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let entries = content().entries
    let keys = entries.filter { $0.placement.place == .keyboard }.map(\.box)
    return modifier(ToolbarModifier(entries: entries))
      .modifier(EnvironmentModifier { if !keys.isEmpty { $0.keyboardToolbar = keys } })
  }

  /// Puts views at the trailing end of the navigation bar.
  public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(
      ToolbarModifier(
        entries: TypedBox(content()).screens.map {
          ToolbarEntry(placement: .automatic, box: $0)
        }))
  }
}

extension EnvironmentValues {
  private enum KeyboardToolbarKey: EnvironmentKey {
    static var defaultValue: [any ViewBox] { [] }
  }
  /// What stands on the bar above the keyboard.
  var keyboardToolbar: [any ViewBox] {
    get { self[KeyboardToolbarKey.self] }
    set { self[KeyboardToolbarKey.self] = newValue }
  }
}
