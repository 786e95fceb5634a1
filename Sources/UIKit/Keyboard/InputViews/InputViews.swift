/// What a first responder wants to be shown while it is one (FACTS 4).
@MainActor
struct InputViews {
  /// A view with the controller it belongs to, if any, and the responder that supplied it.
  struct Part {
    var view: UIView
    var controller: UIViewController?
    weak var provider: UIResponder?
  }

  /// What stands above the keys.
  var accessory: Part?
  /// What takes the place of the keys.
  var keys: Part?

  /// Nothing.
  static let none = InputViews()

  private init() {}

  /// What `responder` asks for, or else the nearest one after it in the chain. Whoever can be
  /// typed into and names no view of its own gets the system's keys.
  init(for responder: UIResponder) {
    var candidate: UIResponder? = responder
    var mayReplaceKeys = true
    while let current = candidate, accessory == nil || (keys == nil && mayReplaceKeys) {
      if accessory == nil { accessory = Self.accessory(of: current) }
      if keys == nil, mayReplaceKeys {
        keys = Self.keys(of: current)
        if current is any UIKeyInput { mayReplaceKeys = false }
      }
      candidate = current.next
    }
  }

  private static func accessory(of responder: UIResponder) -> Part? {
    if let controller = responder.inputAccessoryViewController {
      return Part(view: controller.view, controller: controller, provider: responder)
    }
    return responder.inputAccessoryView.map { Part(view: $0, controller: nil, provider: responder) }
  }

  private static func keys(of responder: UIResponder) -> Part? {
    // A controller with keys of its own is no provider of them for itself.
    guard !(responder is UIInputViewController) else { return nil }
    if let controller = responder.inputViewController {
      return Part(view: controller.view, controller: controller, provider: responder)
    }
    return responder.inputView.map { Part(view: $0, controller: nil, provider: responder) }
  }
}
