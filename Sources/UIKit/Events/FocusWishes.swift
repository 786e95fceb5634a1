/// Views that asked for the role of first responder before they were in a window, as a screen does
/// in `viewDidLoad`. They get it once they are in one.
@MainActor
final class FocusWishes {
  private struct Wish {
    weak var view: UIView?
  }

  private var wishes: [Wish] = []

  /// Notes the wish of a responder that is a view in no window.
  func note(_ responder: UIResponder) {
    guard let view = responder as? UIView, view.window == nil, view.canBecomeFirstResponder else {
      return
    }
    forget(view)
    wishes.append(Wish(view: view))
  }

  /// The responder no longer wants it.
  func forget(_ responder: UIResponder) {
    wishes.removeAll { $0.view == nil || $0.view === responder }
  }

  /// A view has come into a window. Of those inside that asked, the last one gets the role.
  func grant(in view: UIView) {
    guard !wishes.isEmpty else { return }
    let inside = wishes.compactMap(\.view).filter { $0.isDescendant(of: view) }
    inside.forEach(forget)
    inside.last?.becomeFirstResponder()
  }
}
