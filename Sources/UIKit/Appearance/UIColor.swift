/// A colour, fixed or depending on the traits under which it is drawn.
///
/// Not an `NSObject`: Foundation's attributed strings outside Apple's systems stop the program
/// when they compare attributes of such classes, as they do whenever text is added.
open class UIColor: Hashable, @unchecked Sendable {
  private enum Source {
    case fixed(CGColor)
    case dynamic(@Sendable (UITraitCollection) -> UIColor)
  }

  private let source: Source

  /// A colour from sRGB components, 0…1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    source = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// A grey, 0…1.
  public init(white: CGFloat, alpha: CGFloat) {
    source = .fixed(CGColor(gray: white, alpha: alpha))
  }

  /// A colour from hue, saturation and brightness, 0…1.
  public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let sector = (hue - hue.rounded(.down)) * 6
    func channel(_ offset: CGFloat) -> CGFloat {
      let k = (sector + offset).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    source = .fixed(CGColor(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha))
  }

  /// A colour from a resolved one.
  public init(cgColor: CGColor) {
    source = .fixed(cgColor)
  }

  /// A colour that is decided by the traits.
  public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
    source = .dynamic(dynamicProvider)
  }

  /// The colour under given traits, no longer dynamic.
  public func resolvedColor(with traits: UITraitCollection) -> UIColor {
    switch source {
    case .fixed: self
    case .dynamic(let provider): provider(traits).resolvedColor(with: traits)
    }
  }

  /// The components under `UITraitCollection.current`.
  @preconcurrency @MainActor
  public var cgColor: CGColor {
    resolved(UITraitCollection.current)
  }

  /// The same colour with another opacity, still dynamic.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    switch source {
    case .fixed(let color):
      return UIColor(
        cgColor: CGColor(red: color.red, green: color.green, blue: color.blue, alpha: alpha))
    case .dynamic(let provider):
      return UIColor { provider($0).withAlphaComponent(alpha) }
    }
  }

  /// Writes the components under `UITraitCollection.current`; always possible.
  @preconcurrency @MainActor @discardableResult
  public func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = cgColor
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  func resolved(_ traits: UITraitCollection) -> CGColor {
    switch source {
    case .fixed(let color): color
    case .dynamic(let provider): provider(traits).resolved(traits)
    }
  }

  /// Fixed colours are equal by components, dynamic ones by identity.
  open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    if case .fixed(let one) = source, case .fixed(let two) = other.source { return one == two }
    return self === other
  }

  /// What `isEqual` says.
  public static func == (one: UIColor, other: UIColor) -> Bool { one.isEqual(other) }

  /// Hashes what `isEqual` compares.
  open func hash(into hasher: inout Hasher) {
    if case .fixed(let color) = source {
      hasher.combine(color)
    } else {
      hasher.combine(ObjectIdentifier(self))
    }
  }
}
