/// Has a view take taps as a control.
struct PressModifier: ViewModifier, PrimitiveModifier {
  let isPressed: Binding<Bool>
  let isEnabled: Bool
  /// Whether all of the row in a list takes taps.
  var fillsRow = false
  let action: @MainActor () -> Void

  func makeNode<Content: View>(_ content: Content, _ context: NodeContext) -> ViewNode {
    WrapperNode(content, self, context, wrap: PressElement.init) { modifier, element, _ in
      element.fillsRow = modifier.fillsRow
      element.control.isEnabled = modifier.isEnabled
      element.control.onPress = { modifier.isPressed.wrappedValue = $0 }
      element.control.onTap = modifier.action
    }
  }
}

final class PressElement: EffectElement {
  let control = PressControl()
  /// Whether all of the row in a list takes taps.
  var fillsRow = false
  /// Where in the row it is, if it is the row and fills it: as wide as what rows have in them, and
  /// with the room around taking taps.
  var area: PressArea? { didSet { if area != oldValue { setNeedsPlacement() } } }

  override var pressElement: PressElement? { fillsRow ? self : nil }

  override func placeViews(in frame: CGRect, _ context: PlaceContext) {
    guard let area else { return super.placeViews(in: frame, context) }
    control.reach = area.reach
    let wide = CGRect(
      x: area.minX, y: frame.minY, width: area.maxX - area.minX, height: frame.height)
    context.placeInside(view, at: wide) { content.place(in: frame, $0) }
  }

  override func makeView() -> UIView {
    control.takesTouch = { [weak self] point in
      guard let self else { return true }
      return content.takesTouch(at: point, of: control)
    }
    return control
  }
}

/// How far a control in a row reaches.
struct PressArea: Equatable {
  var minX: CGFloat
  var maxX: CGFloat
  /// The room around it that takes taps too, points.
  var reach: CGSize
}

/// A control that is all of its content.
final class PressControl: UIControl {
  var onPress: (Bool) -> Void = { _ in }
  var onTap: () -> Void = {}
  /// What a long press does, after which lifting the finger is no tap.
  var onLongPress: (() -> Void)? {
    didSet {
      guard onLongPress != nil, !hasLongPress else { return }
      hasLongPress = true
      addGestureRecognizer(
        UILongPressGestureRecognizer { [weak self] press in
          if press.state == .began, let self, isEnabled { onLongPress?() }
        })
    }
  }
  private var hasLongPress = false
  /// The room around it that takes taps too, points.
  var reach = CGSize.zero
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

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -reach.width, dy: -reach.height).contains(point)
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
