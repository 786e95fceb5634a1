/// What a shake of the phone offers: to take back or make again what was typed, as on iOS.
@MainActor
enum UndoShake {
  /// Asks, where there is something to undo or redo for the responder that has the focus.
  static func ask(in window: UIWindow?) {
    guard let window, let responder = window.firstResponder,
      let manager = responder.undoManager, manager.canUndo || manager.canRedo,
      let controller = window.controllersOnScreen.last, !(controller is UIAlertController)
    else { return }
    let alert = UIAlertController(
      title: manager.canUndo ? manager.undoMenuItemTitle : manager.redoMenuItemTitle,
      message: nil, preferredStyle: .alert)
    if manager.canUndo {
      alert.addAction(
        UIAlertAction(title: SystemWord.undo.text, style: .default) { _ in manager.undo() })
    }
    if manager.canRedo {
      let title = manager.canUndo ? manager.redoMenuItemTitle : SystemWord.redo.text
      alert.addAction(UIAlertAction(title: title, style: .default) { _ in manager.redo() })
    }
    alert.addAction(UIAlertAction(title: SystemWord.cancel.text, style: .cancel))
    controller.present(alert, animated: true)
  }
}
