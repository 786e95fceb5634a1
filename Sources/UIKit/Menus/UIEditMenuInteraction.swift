/// Shows a menu in a bubble over a view, as text fields and text views do by themselves.
@preconcurrency @MainActor
open class UIEditMenuInteraction: NSObject, UIInteraction {
  /// Fills and places the menu.
  public private(set) weak var delegate: (any UIEditMenuInteractionDelegate)?

  /// The view it was added to.
  public private(set) weak var view: UIView?

  private var configuration: UIEditMenuConfiguration?

  /// An interaction that asks a delegate.
  public init(delegate: (any UIEditMenuInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
  }

  /// It leaves the view: the menu goes.
  open func willMove(to view: UIView?) {
    dismissMenu()
  }

  /// It was added to a view.
  open func didMove(to view: UIView?) {
    self.view = view
  }

  /// Shows the menu. Without anything to offer none is shown.
  open func presentEditMenu(with configuration: UIEditMenuConfiguration) {
    guard let view else { return }
    self.configuration = configuration
    let suggested = EditingMenu.actions(for: view)
    let menu =
      delegate?.editMenuInteraction(
        self, menuFor: configuration, suggestedActions: suggested)
      ?? UIMenu(children: suggested)
    var target =
      delegate?.editMenuInteraction(self, targetRectFor: configuration) ?? .null
    if target.isNull { target = CGRect(origin: configuration.sourcePoint, size: .zero) }
    UIApplication.shared.textEffects.menu.present(
      menu.actions, around: view.convert(target, to: nil), of: view, owner: self)
  }

  /// Takes the menu away.
  open func dismissMenu() {
    UIApplication.shared.textEffects.menu.dismiss(owner: self)
  }

  /// Asks the delegate anew for the menu that is up.
  open func reloadVisibleMenu() {
    guard let configuration, UIApplication.shared.textEffects.menu.isPresented(by: self) else {
      return
    }
    presentEditMenu(with: configuration)
  }
}
