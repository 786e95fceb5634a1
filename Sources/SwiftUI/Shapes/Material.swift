/// What is behind, blurred, through a colour: for grounds.
public struct Material: ShapeStyle {
  let style: UIBlurEffect.Style

  /// Where it cannot blur: the ground.
  public var color: Color { Color(uiColor: .secondarySystemBackground) }
  /// The material.
  public var _paint: _ShapePaint { _ShapePaint(.material(style)) }

  /// Lets through most.
  public static let ultraThin = Material(style: .systemUltraThinMaterial)
  /// Lets through much.
  public static let thin = Material(style: .systemThinMaterial)
  /// The usual one.
  public static let regular = Material(style: .systemMaterial)
  /// Lets through little.
  public static let thick = Material(style: .systemThickMaterial)
  /// Lets through least.
  public static let ultraThick = Material(style: .systemChromeMaterial)
  /// That of bars.
  public static let bar = Material(style: .systemChromeMaterial)
}

extension ShapeStyle where Self == Material {
  /// Lets through most.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// Lets through much.
  public static var thinMaterial: Material { .thin }
  /// The usual one.
  public static var regularMaterial: Material { .regular }
  /// Lets through little.
  public static var thickMaterial: Material { .thick }
  /// Lets through least.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// That of bars.
  public static var bar: Material { .bar }
}
