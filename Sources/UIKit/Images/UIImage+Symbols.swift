extension UIImage {
  /// A symbol by Apple's name, as it stands beside body text; `nil` for names that are not among
  /// the few that there are here. Its shape is a stand-in drawn for Handset, a little different
  /// from Apple's.
  @preconcurrency @MainActor
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// A symbol by Apple's name with a size and weight.
  @preconcurrency @MainActor
  public convenience init?(
    systemName name: String, withConfiguration configuration: SymbolConfiguration?
  ) {
    guard let shape = SymbolLibrary.shape(named: name) else { return nil }
    let look = configuration ?? SymbolConfiguration(scale: .default)
    let drawing = shape.drawing(
      factor: max(0, look.pointSize) / UIFont.labelFontSize * look.scale.factor,
      weight: look.weight.factor)
    // Symbols stand in the middle of the capitals beside them.
    let capital = UIFont.systemFont(ofSize: max(1, look.pointSize)).capHeight
    self.init(
      ImageParts(
        content: .drawing(drawing), size: drawing.size, scale: UIScreen.main.scale,
        symbolName: name, symbolConfiguration: configuration,
        baselineOffset: (drawing.size.height - capital) / 2))
  }

  /// Whether it is a symbol that was made without size and weight.
  var hasDefaultConfiguration: Bool { isSymbolImage && symbolConfiguration == nil }

  /// The symbol with another size and weight. Other pictures stay as they are.
  @preconcurrency @MainActor
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    guard let symbolName,
      let other = UIImage(systemName: symbolName, withConfiguration: configuration)
    else { return self }
    return other.with {
      $0.renderingMode = renderingMode
      $0.ownTint = ownTint
    }
  }

  /// Whether the picture is a symbol.
  public var isSymbolImage: Bool { symbolName != nil }
}

extension UIImage.SymbolScale {
  fileprivate var factor: CGFloat {
    switch self {
    case .small: 0.79
    case .default, .unspecified, .medium: 1
    case .large: 1.28
    }
  }
}

extension UIImage.SymbolWeight {
  /// Thickness of strokes against the regular ones.
  fileprivate var factor: CGFloat {
    switch self {
    case .ultraLight: 0.35
    case .thin: 0.5
    case .light: 0.75
    case .unspecified, .regular: 1
    case .medium: 1.2
    case .semibold: 1.4
    case .bold: 1.6
    case .heavy: 1.85
    case .black: 2.1
    }
  }
}
