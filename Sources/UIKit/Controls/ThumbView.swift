/// The white handle of a switch, a slider or a segmented control, with the two shadows of the
/// original (APPEARANCE 5.5–5.7).
@MainActor
final class ThumbView: UIView {
  struct Shadow {
    var alpha: CGFloat
    /// Displacement downwards, points.
    var drop: CGFloat
    /// Points over which it fades.
    var blur: CGFloat
  }

  static let rimColor = UIColor(white: 0, alpha: 0.04)
  private static let rimWidth: CGFloat = 0.5

  private let face = UIView()

  init(shadows: (Shadow, Shadow), rim: UIColor?) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    face.isUserInteractionEnabled = false
    addSubview(face)
    for (view, shadow) in [(self, shadows.0), (face, shadows.1)] {
      view.layer.shadowColor = .black
      view.layer.shadowOpacity = Float(shadow.alpha)
      view.layer.shadowOffset = CGSize(width: 0, height: shadow.drop)
      view.layer.shadowRadius = shadow.blur / 2
    }
    if let rim {
      face.layer.borderWidth = Self.rimWidth
      face.layer.borderColor = rim.resolved(traitCollection)
    }
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Both layers at once, so that they move together inside an animation.
  func place(_ frame: CGRect, cornerRadius: CGFloat) {
    self.frame = frame
    face.frame = bounds
    layer.cornerRadius = cornerRadius
    face.layer.cornerRadius = cornerRadius
  }

  func show(_ color: UIColor) {
    backgroundColor = color
    face.backgroundColor = color
  }
}
