import Foundation

/// A colour; as a view, it fills what it is offered.
public struct Color: Hashable, Sendable {
  /// The colour in UIKit's terms.
  let uiColor: UIColor
  /// Whether it is the tint of the place where it is used.
  let isAccent: Bool
  /// Whether it is the ink of the place where it is used.
  let isPrimary: Bool
  /// By how much it is let through.
  private var factor = 1.0

  private init(_ color: UIColor, isAccent: Bool = false, isPrimary: Bool = false) {
    uiColor = color
    self.isAccent = isAccent
    self.isPrimary = isPrimary
  }

  /// A colour of UIKit.
  public init(uiColor: UIColor) {
    self.init(uiColor, isAccent: false)
  }

  /// A colour of UIKit.
  public init(_ color: UIColor) {
    self.init(color, isAccent: false)
  }

  /// A colour by its parts, 0…1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    self.init(
      UIColor(
        red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(opacity)))
  }

  /// How the parts of a colour count.
  public enum RGBColorSpace: Hashable, Sendable {
    /// As the eye does, roughly: the usual way.
    case sRGB
    /// As light does.
    case sRGBLinear

    /// A part as the eye counts (IEC 61966-2-1).
    fileprivate func part(_ value: Double) -> Double {
      guard self == .sRGBLinear else { return value }
      return value <= 0.0031308 ? value * 12.92 : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
  }

  /// A colour by its parts in a space, 0…1.
  public init(
    _ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1
  ) {
    self.init(
      red: colorSpace.part(red), green: colorSpace.part(green), blue: colorSpace.part(blue),
      opacity: opacity)
  }

  /// A grey in a space, 0…1.
  public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(white: colorSpace.part(white), opacity: opacity)
  }

  /// A colour of Core Graphics.
  public init(cgColor: CGColor) {
    self.init(UIColor(cgColor: cgColor))
  }

  /// A grey, 0…1.
  public init(white: Double, opacity: Double = 1) {
    self.init(UIColor(white: CGFloat(white), alpha: CGFloat(opacity)))
  }

  /// A colour by its place on the wheel, how much colour there is, and how bright it is, 0…1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(
      UIColor(
        hue: CGFloat(hue), saturation: CGFloat(saturation), brightness: CGFloat(brightness),
        alpha: CGFloat(opacity)))
  }

  /// The colour, let through by a part, 0…1.
  public func opacity(_ opacity: Double) -> Color {
    var result = self
    result.factor *= opacity
    return result
  }

  /// The colour, a part of the way to white, 0…1. The tint of a place has no lighter shade.
  func lighter(by part: CGFloat) -> Color {
    guard !isAccent, !isPrimary else { return self }
    let base = uiColor
    var result = Color(
      UIColor { traits in
        MainActor.assumeIsolated {
          let color = base.resolvedColor(with: traits).cgColor
          return UIColor(
            red: color.red + (1 - color.red) * part, green: color.green + (1 - color.green) * part,
            blue: color.blue + (1 - color.blue) * part, alpha: color.alpha)
        }
      })
    result.factor = factor
    return result
  }

  /// The colour in the tint of a place.
  @MainActor
  func resolved(_ environment: EnvironmentValues) -> UIColor {
    let base = isAccent ? environment.accent.uiColor : uiColor
    guard factor != 1 else { return base }
    let factor = CGFloat(self.factor)
    return UIColor { traits in
      MainActor.assumeIsolated {
        let color = base.resolvedColor(with: traits)
        return color.withAlphaComponent(color.cgColor.alpha * factor)
      }
    }
  }

  /// Red.
  public static let red = Color(UIColor.systemRed)
  /// Orange.
  public static let orange = Color(UIColor.systemOrange)
  /// Yellow.
  public static let yellow = Color(UIColor.systemYellow)
  /// Green.
  public static let green = Color(UIColor.systemGreen)
  /// Mint.
  public static let mint = Color(UIColor.systemMint)
  /// Teal.
  public static let teal = Color(UIColor.systemTeal)
  /// Cyan.
  public static let cyan = Color(UIColor.systemCyan)
  /// Blue.
  public static let blue = Color(UIColor.systemBlue)
  /// Indigo.
  public static let indigo = Color(UIColor.systemIndigo)
  /// Purple.
  public static let purple = Color(UIColor.systemPurple)
  /// Pink.
  public static let pink = Color(UIColor.systemPink)
  /// Brown.
  public static let brown = Color(UIColor.systemBrown)
  /// White.
  public static let white = Color(UIColor.white)
  /// Grey.
  public static let gray = Color(UIColor.systemGray)
  /// Black.
  public static let black = Color(UIColor.black)
  /// No colour.
  public static let clear = Color(UIColor.clear)
  /// The ink of text.
  public static let primary = Color(UIColor.label, isPrimary: true)
  /// The ink of what matters less.
  public static let secondary = Color(UIColor.secondaryLabel)
  /// The tint of what can be acted upon.
  public static let accentColor = Color(UIColor.systemBlue, isAccent: true)
}

extension Color: View, PrimitiveView {
  func makeNode(_ context: NodeContext) -> ViewNode {
    ShapeNode.make(self, context) { (Rectangle(), .fill(.color($0))) }
  }
}
