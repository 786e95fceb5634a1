extension UIImage {
  /// Whether the colours or only the shape of a picture count.
  public enum RenderingMode: Int, Sendable {
    /// As a template for symbols, with its colours otherwise.
    case automatic = 0
    /// With its colours.
    case alwaysOriginal = 1
    /// Only the shape, in the tint of where it is shown.
    case alwaysTemplate = 2
  }

  /// How the middle of a resizable picture fills the room.
  public enum ResizingMode: Int, Sendable {
    /// Repeated.
    case tile = 0
    /// Stretched.
    case stretch = 1
  }

  /// Thickness of a symbol's strokes. Raw values are Apple's.
  public enum SymbolWeight: Int, Sendable {
    /// As the font around it: regular.
    case unspecified = 0
    /// Ultra light.
    case ultraLight = 1
    /// Thin.
    case thin = 2
    /// Light.
    case light = 3
    /// Regular.
    case regular = 4
    /// Medium.
    case medium = 5
    /// Semibold.
    case semibold = 6
    /// Bold.
    case bold = 7
    /// Heavy.
    case heavy = 8
    /// Black.
    case black = 9
  }

  /// The size of a symbol beside text. Raw values are Apple's.
  public enum SymbolScale: Int, Sendable {
    /// The usual one: medium.
    case `default` = -1
    /// Not decided: medium.
    case unspecified = 0
    /// Smaller.
    case small = 1
    /// As high as the font's capitals ask for.
    case medium = 2
    /// Larger.
    case large = 3
  }

  /// How a symbol is to look.
  public final class SymbolConfiguration: NSObject, Sendable {
    /// The size of the text that the symbol belongs to, points.
    public let pointSize: CGFloat
    /// Thickness of the strokes.
    public let weight: SymbolWeight
    /// Size beside text of that size.
    public let scale: SymbolScale

    /// A look for text of `pointSize` points.
    public init(
      pointSize: CGFloat, weight: SymbolWeight = .regular, scale: SymbolScale = .default
    ) {
      self.pointSize = pointSize
      self.weight = weight
      self.scale = scale
    }

    /// A look for body text, 17 points, at a size beside it.
    public convenience init(scale: SymbolScale) {
      self.init(pointSize: UIFont.labelFontSize, scale: scale)
    }

    /// Equal when size, weight and scale are.
    public override func isEqual(_ object: Any?) -> Bool {
      guard let other = object as? SymbolConfiguration else { return false }
      return pointSize == other.pointSize && weight == other.weight && scale == other.scale
    }

    /// Hashes what `isEqual` compares.
    public override var hash: Int {
      var hasher = Hasher()
      hasher.combine(pointSize)
      hasher.combine(weight)
      hasher.combine(scale)
      return hasher.finalize()
    }
  }
}
