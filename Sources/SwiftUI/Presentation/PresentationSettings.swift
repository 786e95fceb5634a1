/// What the content of a sheet or popover says about how it is presented.
struct PresentationSettings {
  var detents: Set<PresentationDetent>?
  var selection: Binding<PresentationDetent>?
  var dragIndicator: Visibility?
  var isDismissDisabled: Bool?
  var cornerRadius: CGFloat?
  var background: Color?
  var interaction: PresentationBackgroundInteraction?
  var contentInteraction: PresentationContentInteraction?
  var adaptation: PresentationAdaptation?

  /// What is said further in counts where nothing is said here.
  func over(_ inner: PresentationSettings) -> PresentationSettings {
    PresentationSettings(
      detents: detents ?? inner.detents,
      selection: detents == nil ? inner.selection : selection,
      dragIndicator: dragIndicator ?? inner.dragIndicator,
      isDismissDisabled: isDismissDisabled ?? inner.isDismissDisabled,
      cornerRadius: cornerRadius ?? inner.cornerRadius,
      background: background ?? inner.background, interaction: interaction ?? inner.interaction,
      contentInteraction: contentInteraction ?? inner.contentInteraction,
      adaptation: adaptation ?? inner.adaptation)
  }
}

/// Says something about how the screen around is presented.
struct PresentationModifier: ViewModifier, PrimitiveModifier {
  var settings: PresentationSettings

  func makeNode<Content: View>(_ content: Content, _ context: NodeContext) -> ViewNode {
    PresentationNode(content, self, context)
  }
}

private final class PresentationNode<Content: View>: WatcherNode<Content, PresentationModifier>,
  PresentationSource
{
  private weak var screen: PresentedController?
  private(set) var settings = PresentationSettings()

  override func modifierDidChange(from old: PresentationModifier?) { refresh() }

  override func refresh() {
    settings = modifier.settings
    let selection = settings.selection
    tracking { _ = selection?.wrappedValue }
    guard let screen = screen ?? PresentedController.around(graph.presenter.controller) else {
      return
    }
    self.screen = screen
    screen.note(self)
  }

  override func die() {
    super.die()
    screen?.forget(self)
  }
}

/// A node that says something about how its screen is presented.
@MainActor
protocol PresentationSource: ViewNode {
  var settings: PresentationSettings { get }
}

/// What the user may do behind a sheet.
public struct PresentationBackgroundInteraction: Sendable {
  enum Kind: Sendable {
    case automatic
    case enabled(PresentationDetent?)
    case disabled
  }

  let kind: Kind

  /// Nothing.
  public static var automatic: PresentationBackgroundInteraction { .init(kind: .automatic) }
  /// Everything, at any height of the sheet.
  public static var enabled: PresentationBackgroundInteraction { .init(kind: .enabled(nil)) }
  /// Everything, up to a height of the sheet.
  public static func enabled(
    upThrough detent: PresentationDetent
  ) -> PresentationBackgroundInteraction { .init(kind: .enabled(detent)) }
  /// Nothing.
  public static var disabled: PresentationBackgroundInteraction { .init(kind: .disabled) }
}

/// What dragging content does first that is at its top.
public struct PresentationContentInteraction: Equatable, Sendable {
  let scrolls: Bool

  /// It makes the sheet higher.
  public static var automatic: PresentationContentInteraction { .init(scrolls: false) }
  /// It makes the sheet higher.
  public static var resizes: PresentationContentInteraction { .init(scrolls: false) }
  /// It scrolls.
  public static var scrolls: PresentationContentInteraction { .init(scrolls: true) }
}

/// How a popover or a sheet is shown on a narrow screen.
public struct PresentationAdaptation: Equatable, Sendable {
  let style: UIModalPresentationStyle

  /// As a sheet.
  public static var automatic: PresentationAdaptation { .init(style: .automatic) }
  /// As it is on a wide screen.
  public static var none: PresentationAdaptation { .init(style: .none) }
  /// As a popover.
  public static var popover: PresentationAdaptation { .init(style: .none) }
  /// As a sheet.
  public static var sheet: PresentationAdaptation { .init(style: .automatic) }
  /// Over all of the screen.
  public static var fullScreenCover: PresentationAdaptation { .init(style: .fullScreen) }
}
