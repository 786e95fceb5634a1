/// Where sheets are, and what becomes of the screen behind (APPEARANCE 5.11).
@MainActor
struct SheetGeometry {
  static let cornerRadius: CGFloat = 10
  static let dimming: CGFloat = 0.2

  private static let gap: CGFloat = 10
  private static let shrinkage: CGFloat = 20
  private static let formSheet = CGSize(width: 540, height: 620)
  private static let pageSheetWidth: CGFloat = 704

  let style: UIModalPresentationStyle
  let bounds: CGRect
  let safeArea: UIEdgeInsets
  let traits: UITraitCollection

  private var isSheet: Bool { style == .pageSheet || style == .formSheet }

  /// Whether it is a card that rises from the bottom, before the screen behind that shrinks.
  var isCard: Bool {
    isSheet && traits.horizontalSizeClass != .regular && traits.verticalSizeClass != .compact
  }

  /// Whether it stands free in the middle.
  var isCentred: Bool {
    isSheet && traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular
  }

  /// The frame of what is presented.
  var frame: CGRect {
    if isCard {
      let top = safeArea.top + Self.gap
      return CGRect(x: 0, y: top, width: bounds.width, height: bounds.height - top)
    }
    guard isCentred else { return bounds }
    var size = Self.formSheet
    if style == .pageSheet {
      size = CGSize(
        width: Self.pageSheetWidth,
        height: bounds.height - 2 * (max(safeArea.top, safeArea.bottom) + Self.gap))
    }
    size.width = min(size.width, bounds.width)
    size.height = min(size.height, bounds.height)
    return CGRect(
      x: UIScreen.main.rounded(bounds.midX - size.width / 2),
      y: UIScreen.main.rounded(bounds.midY - size.height / 2), width: size.width,
      height: size.height)
  }

  /// The transform of the screen behind, which has `frame`, 0 … 1 covered.
  func transform(behind frame: CGRect, covered part: CGFloat) -> CGAffineTransform {
    guard isCard, bounds.width > 0 else { return .identity }
    let scale = 1 - Self.shrinkage / bounds.width * part
    let top = frame.minY + (safeArea.top - frame.minY) * part
    let shift = top + frame.height * scale / 2 - frame.midY
    return CGAffineTransform(scaleX: scale, y: scale)
      .concatenating(CGAffineTransform(translationX: 0, y: shift))
  }
}
