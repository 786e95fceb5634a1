/// What shapes and text are filled with.
public protocol ShapeStyle: Sendable {
  /// The colour that it comes down to where only a colour can be shown.
  var color: Color { get }
  /// The gradient or material that it is; the colour where nothing is said.
  var _paint: _ShapePaint { get }
}

/// A colour, a gradient or a material.
public struct _ShapePaint {
  let paint: ShapePaint

  init(_ paint: ShapePaint) {
    self.paint = paint
  }
}

extension ShapeStyle {
  /// The colour.
  public var _paint: _ShapePaint { _ShapePaint(.color(color)) }

  /// What it is, if it is no colour.
  var gradientPaint: ShapePaint? {
    if case .color = _paint.paint { return nil }
    return _paint.paint
  }
}

/// A style that is let through by a part.
struct OpacityShapeStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let opacity: Double

  var color: Color { base.color.opacity(opacity) }
  var _paint: _ShapePaint { _ShapePaint(base._paint.paint.opacity(opacity)) }
}

extension ShapeStyle {
  /// The style, let through by a part, 0…1.
  public func opacity(_ opacity: Double) -> some ShapeStyle {
    OpacityShapeStyle(base: self, opacity: opacity)
  }
}

/// A style whose type is hidden.
public struct AnyShapeStyle: ShapeStyle {
  /// The colour that it comes down to.
  public let color: Color
  private let style: any ShapeStyle

  /// Hides the type of a style.
  public init<S: ShapeStyle>(_ style: S) {
    color = style.color
    self.style = style
  }

  /// What the style is.
  public var _paint: _ShapePaint { style._paint }
}

extension Color: ShapeStyle {
  /// The colour itself.
  public var color: Color { self }
}

/// A style by how much it matters.
public struct HierarchicalShapeStyle: ShapeStyle {
  /// The colour that it comes down to.
  public let color: Color
}

/// The style of grounds.
public struct BackgroundStyle: ShapeStyle {
  /// The colour of the screen's ground.
  public let color = Color(uiColor: .systemBackground)

  /// The style.
  public init() {}
}

/// The tint of what can be acted upon.
public struct TintShapeStyle: ShapeStyle {
  /// The tint.
  public let color = Color.accentColor

  /// The style.
  public init() {}
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// What matters most.
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle(color: .primary) }
  /// What matters less.
  public static var secondary: HierarchicalShapeStyle {
    HierarchicalShapeStyle(color: .secondary)
  }
  /// What matters little.
  public static var tertiary: HierarchicalShapeStyle {
    HierarchicalShapeStyle(color: Color(uiColor: .tertiaryLabel))
  }
  /// What matters least.
  public static var quaternary: HierarchicalShapeStyle {
    HierarchicalShapeStyle(color: Color(uiColor: .quaternaryLabel))
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The screen's ground.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == Color {
  /// Red.
  public static var red: Color { Color.red }
  /// Orange.
  public static var orange: Color { Color.orange }
  /// Yellow.
  public static var yellow: Color { Color.yellow }
  /// Green.
  public static var green: Color { Color.green }
  /// Mint.
  public static var mint: Color { Color.mint }
  /// Teal.
  public static var teal: Color { Color.teal }
  /// Cyan.
  public static var cyan: Color { Color.cyan }
  /// Blue.
  public static var blue: Color { Color.blue }
  /// Indigo.
  public static var indigo: Color { Color.indigo }
  /// Purple.
  public static var purple: Color { Color.purple }
  /// Pink.
  public static var pink: Color { Color.pink }
  /// Brown.
  public static var brown: Color { Color.brown }
  /// White.
  public static var white: Color { Color.white }
  /// Gray.
  public static var gray: Color { Color.gray }
  /// Black.
  public static var black: Color { Color.black }
  /// Clear.
  public static var clear: Color { Color.clear }
}
