/// A part of the app that the user sees as one. A phone has one.
@preconcurrency @MainActor
open class UIScene: UIResponder {
  /// Where a scene is between the user and the background. Raw values are Apple's.
  public enum ActivationState: Int, Sendable {
    /// It is not connected.
    case unattached = -1
    /// In front, and gets events.
    case foregroundActive = 0
    /// In front, and gets none.
    case foregroundInactive = 1
    /// Not in sight.
    case background = 2
  }

  unowned let application: UIApplication

  init(of application: UIApplication) {
    self.application = application
    super.init()
  }

  /// Where it is between the user and the background.
  open var activationState: ActivationState {
    switch application.applicationState {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }

  /// What follows it in the responder chain: the app.
  open override var next: UIResponder? { application }
}
