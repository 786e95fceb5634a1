/// Offers to copy a text, after a long press on it.
@MainActor
final class TextCopying: UIEditMenuInteractionDelegate {
  private unowned let label: UILabel
  private lazy var interaction = UIEditMenuInteraction(delegate: self)
  private lazy var press = UILongPressGestureRecognizer { [weak self] in self?.pressed($0) }

  init(_ label: UILabel) {
    self.label = label
  }

  var isEnabled = false {
    didSet {
      guard isEnabled != oldValue else { return }
      label.isUserInteractionEnabled = isEnabled
      if isEnabled {
        label.addInteraction(interaction)
        label.addGestureRecognizer(press)
      } else {
        label.removeInteraction(interaction)
        label.removeGestureRecognizer(press)
      }
    }
  }

  private func pressed(_ press: UILongPressGestureRecognizer) {
    guard press.state == .began else { return }
    interaction.presentEditMenu(
      with: UIEditMenuConfiguration(identifier: nil, sourcePoint: press.location(in: label)))
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    UIMenu(children: [
      UIAction(title: SystemWord.copy.text) { [weak label] _ in
        UIPasteboard.general.string = label?.text
      }
    ])
  }

  func editMenuInteraction(
    _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
  ) -> CGRect { label.bounds }
}
