/// Opens the menu of a control: after a tap where that is what a tap is for, otherwise after a
/// long press.
@MainActor
final class MenuOpener {
  var menu: UIMenu? {
    didSet { if menu != nil { prepare() } }
  }

  private unowned let control: UIControl
  private var isPrepared = false

  init(_ control: UIControl) {
    self.control = control
  }

  private func prepare() {
    guard !isPrepared else { return }
    isPrepared = true
    control.addAction(
      UIAction { [weak self] _ in
        if let self, control.showsMenuAsPrimaryAction { open() }
      }, for: .touchUpInside)
    control.addGestureRecognizer(
      UILongPressGestureRecognizer { [weak self] press in
        guard let self, press.state == .began, !control.showsMenuAsPrimaryAction else { return }
        open()
      })
  }

  private func open() {
    guard let menu, control.isEnabled else { return }
    MenuPopover.open(menu, from: control)
  }
}
