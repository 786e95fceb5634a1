/// Has a view take taps as a control.
struct PressModifier: ViewModifier, PrimitiveModifier {
  let isPressed: Binding<Bool>
  let isEnabled: Bool
  let action: @MainActor () -> Void

  func makeNode<Content: View>(_ content: Content, _ context: NodeContext) -> ViewNode {
    WrapperNode(content, self, context, wrap: PressElement.init) { modifier, element, _ in
      element.control.isEnabled = modifier.isEnabled
      element.control.onPress = { modifier.isPressed.wrappedValue = $0 }
      element.control.onTap = modifier.action
    }
  }
}

final class PressElement: EffectElement {
  let control = PressControl()

  override func makeView() -> UIView {
    control.takesTouch = { [weak self] point in
      guard let self else { return true }
      return content.takesTouch(at: point, of: control)
    }
    return control
  }
}

/// A control that is all of its content.
final class PressControl: UIControl {
  var onPress: (Bool) -> Void = { _ in }
  var onTap: () -> Void = {}
  /// Whether a touch at a point counts.
  var takesTouch: (CGPoint) -> Bool = { _ in true }

  init() {
    super.init(frame: .zero)
    addAction(UIAction { [weak self] _ in self?.onTap() }, for: .touchUpInside)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var isHighlighted: Bool {
    didSet { if isHighlighted != oldValue { onPress(isHighlighted) } }
  }

  /// What is inside takes no touches of its own.
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event) == nil || !takesTouch(point) ? nil : self
  }

  /// Single taps are its own: those around get them only with a high priority.
  override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard isEnabled, gestureRecognizer.view !== self,
      let tap = gestureRecognizer as? UITapGestureRecognizer,
      (tap.delegate as? GestureElement)?.priority != .high
    else { return super.gestureRecognizerShouldBegin(gestureRecognizer) }
    return tap.numberOfTapsRequired > 1 || tap.numberOfTouchesRequired > 1
  }
}
