/// How the ground of a bar looks.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// The colour of the ground, over the effect; none with `nil`.
  open var backgroundColor: UIColor?
  /// The material of the ground; none with `nil`.
  open var backgroundEffect: UIBlurEffect?
  /// The colour of the line at the bar's edge; no line with `nil` or a clear one.
  open var shadowColor: UIColor?

  /// The system's look.
  public required override init() {
    super.init()
    configureWithDefaultBackground()
  }

  /// The look of another appearance.
  public required init(barAppearance: UIBarAppearance) {
    super.init()
    take(barAppearance)
  }

  /// Sets the material and the line of the system.
  open func configureWithDefaultBackground() {
    backgroundColor = nil
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    shadowColor = BarColors.line
  }

  /// Sets an opaque ground and the line of the system.
  open func configureWithOpaqueBackground() {
    backgroundColor = .systemBackground
    backgroundEffect = nil
    shadowColor = BarColors.line
  }

  /// Sets no ground and no line.
  open func configureWithTransparentBackground() {
    backgroundColor = nil
    backgroundEffect = nil
    shadowColor = nil
  }

  func take(_ other: UIBarAppearance) {
    backgroundColor = other.backgroundColor
    backgroundEffect = other.backgroundEffect
    shadowColor = other.shadowColor
  }

  /// What a bar keeps, so that later changes do not reach it, as with UIKit's.
  func copied() -> Self { Self(barAppearance: self) }
}
