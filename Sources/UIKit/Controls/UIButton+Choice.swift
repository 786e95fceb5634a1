extension UIButton {
  /// Takes over what was chosen in the menu.
  func didChoose(_ action: UIAction) {
    guard changesSelectionAsPrimaryAction, let menu else { return }
    for other in menu.actions { other.state = other === action ? .on : .off }
    showChoice()
  }

  /// Shows the action of the menu that is on; one always is.
  func showChoice() {
    guard changesSelectionAsPrimaryAction, let actions = menu?.actions,
      let chosen = actions.first(where: { $0.state == .on }) ?? actions.first
    else { return }
    chosen.state = .on
    if configuration != nil {
      configuration?.title = chosen.title
    } else {
      setTitle(chosen.title, for: .normal)
    }
  }
}
