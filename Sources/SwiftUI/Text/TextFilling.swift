/// A gradient that is seen through text.
final class TextFilling: UIView {
  private let label: UILabel
  private let ground = ShapeView()

  init(_ label: UILabel) {
    self.label = label
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(ground)
  }

  required init?(coder: NSCoder) {
    nil
  }

  func show(_ paint: ShapePaint, _ environment: EnvironmentValues) {
    var looks = ShapeLooks()
    looks.paint = paint.resolved(environment)
    self.looks = looks
    setNeedsLayout()
  }

  private var looks = ShapeLooks()

  /// The label becomes the mask.
  func takeLabel() {
    guard label.superview !== self else { return }
    label.layer.isMask = true
    addSubview(label)
    setNeedsLayout()
  }

  /// The label stands for itself again.
  func releaseLabel() {
    label.layer.isMask = false
    label.removeFromSuperview()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
    ground.frame = bounds
    ground.show(looks, size: bounds.size)
  }
}
