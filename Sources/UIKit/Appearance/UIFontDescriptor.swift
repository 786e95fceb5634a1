/// What makes a font, apart from the font: for finding its bold, slanted or rounded relatives.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// Properties of a style.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt32

    /// Traits by their bits.
    public init(rawValue: UInt32) {
      self.rawValue = rawValue
    }

    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// Bold; of the system font semibold, as in UIKit.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// With letters of one width.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
  }

  /// A cut of the system font.
  public struct SystemDesign: RawRepresentable, Hashable, Sendable {
    /// Apple's name of the cut.
    public let rawValue: String

    /// A cut by Apple's name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The usual one.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// With rounded ends.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// With serifs.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// With letters of one width.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }

  /// The key under which the font is measured and drawn.
  let face: FontFace

  init(face: FontFace) {
    self.face = face
  }

  /// A descriptor of the family `fontName` at `size` points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(face: FontFace(family: fontName, size: size))
  }

  /// The descriptor of the system font in a role of text.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }

  /// Size in points.
  open var pointSize: CGFloat { face.size }

  /// The properties of the style.
  open var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if face.isItalic { traits.insert(.traitItalic) }
    if face.weight >= UIFont.Weight.semibold.rawValue { traits.insert(.traitBold) }
    if face.design == .monospaced { traits.insert(.traitMonoSpace) }
    return traits
  }

  /// The same at `newPointSize` points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    changed { $0.size = newPointSize }
  }

  /// The relative with these properties and no others.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    changed { face in
      face.isItalic = symbolicTraits.contains(.traitItalic)
      if symbolicTraits.contains(.traitBold) != self.symbolicTraits.contains(.traitBold) {
        let weight = symbolicTraits.contains(.traitBold) ? UIFont.Weight.semibold : .regular
        face.weight = weight.rawValue
      }
      guard face.family == nil else { return }
      if symbolicTraits.contains(.traitMonoSpace) {
        face.design = .monospaced
      } else if face.design == .monospaced {
        face.design = .standard
      }
    }
  }

  /// The relative of another cut; `nil` for fonts that are not the system's.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    guard face.family == nil else { return nil }
    switch design {
    case .default: return changed { $0.design = .standard }
    case .rounded: return changed { $0.design = .rounded }
    case .serif: return changed { $0.design = .serif }
    case .monospaced: return changed { $0.design = .monospaced }
    default: return nil
    }
  }

  /// Equal when they describe the same font.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFontDescriptor)?.face == face
  }

  /// Hashes the key.
  open override var hash: Int { face.hashValue }

  private func changed(_ change: (inout FontFace) -> Void) -> UIFontDescriptor {
    var other = face
    change(&other)
    return UIFontDescriptor(face: other)
  }
}

extension UIFont {
  /// A font by its descriptor; a size of 0 points keeps the descriptor's.
  public convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    var face = descriptor.face
    if size > 0 { face.size = size }
    self.init(face: face)
  }

  /// What makes the font.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(face: face) }
}
