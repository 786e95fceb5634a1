/// Where sheets are, and what becomes of the screen behind (APPEARANCE 5.11).
@MainActor
struct SheetGeometry: UISheetPresentationControllerDetentResolutionContext {
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
  let preferredSize: CGSize
  /// What the app wants of the sheet.
  let sheet: UISheetPresentationController?
  /// The top of the keyboard that what is presented has called, points; `nil` without one.
  let keyboardTop: CGFloat?

  private var isSheet: Bool { style == .pageSheet || style == .formSheet }
  private var isLow: Bool { traits.verticalSizeClass == .compact }

  /// Whether it is a card that rises from the bottom.
  var isCard: Bool {
    guard isSheet, traits.horizontalSizeClass != .regular else { return false }
    return !isLow || sheet?.prefersEdgeAttachedInCompactHeight == true
  }

  /// Whether it stands free in the middle.
  var isCentred: Bool {
    isSheet && traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular
  }

  // MARK: Heights

  var containerTraitCollection: UITraitCollection { traits }

  /// The highest card, points.
  private var greatestHeight: CGFloat { max(bounds.height - safeArea.top - Self.gap, 0) }

  var maximumDetentValue: CGFloat { greatestHeight - safeArea.bottom }

  /// What detents call half of the height: without the room of the home indicator.
  var mediumHeight: CGFloat { UIScreen.main.rounded(bounds.height / 2) - safeArea.bottom }

  /// A height at which a sheet rests: from the bottom edge of the screen, points.
  struct Stop {
    var identifier: UISheetPresentationController.Detent.Identifier
    var height: CGFloat
    /// Whether the sheet is as high as it can be, without a keyboard already.
    var isFull = true
  }

  /// Where the sheet rests, lowest first; never empty. Those of a card are higher by what the
  /// keyboard takes.
  var stops: [Stop] {
    guard isCard else {
      return [Stop(identifier: .large, height: bounds.maxY - frame(height: 0).minY)]
    }
    let found = (sheet?.detents ?? []).compactMap { detent -> Stop? in
      guard let value = detent.resolvedValue(in: self), value > 0 else { return nil }
      let height = min(UIScreen.main.rounded(value) + safeArea.bottom, greatestHeight)
      return Stop(
        identifier: detent.identifier, height: min(height + lift, greatestHeight),
        isFull: height > greatestHeight - 0.5)
    }
    .sorted { $0.height < $1.height }
    return found.isEmpty ? [Stop(identifier: .large, height: greatestHeight)] : found
  }

  /// The room of the keyboard instead of that of the home indicator, points.
  private var lift: CGFloat {
    keyboardTop.map { max(0, bounds.maxY - $0 - safeArea.bottom) } ?? 0
  }

  /// The stop that was chosen; the lowest where that one is not there.
  func chosen(among stops: [Stop]) -> Stop {
    stops.first { $0.identifier == sheet?.selectedDetentIdentifier } ?? stops[0]
  }

  // MARK: Places

  /// The frame of what is presented; `height` counts for cards only.
  func frame(height: CGFloat) -> CGRect {
    if isCard {
      let width = cardWidth
      return CGRect(
        x: UIScreen.main.rounded(bounds.midX - width / 2), y: bounds.maxY - height, width: width,
        height: height)
    }
    return isCentred ? centredFrame : bounds
  }

  private var cardWidth: CGFloat {
    guard isLow, sheet?.widthFollowsPreferredContentSizeWhenEdgeAttached == true,
      preferredSize.width > 0
    else { return bounds.width }
    return min(preferredSize.width, bounds.width)
  }

  private var centredFrame: CGRect {
    var size = preferredSize
    if style == .pageSheet {
      size = CGSize(
        width: Self.pageSheetWidth,
        height: bounds.height - 2 * (max(safeArea.top, safeArea.bottom) + Self.gap))
    } else if size.width <= 0 || size.height <= 0 {
      size = Self.formSheet
    }
    size.width = min(size.width, bounds.width)
    size.height = min(size.height, bounds.height)
    var y = bounds.midY - size.height / 2
    if let keyboardTop {
      y = max(min(y, keyboardTop - size.height), min(y, safeArea.top + Self.gap))
    }
    return CGRect(
      x: UIScreen.main.rounded(bounds.midX - size.width / 2), y: UIScreen.main.rounded(y),
      width: size.width, height: size.height)
  }

  /// The radius of the corners, points.
  var radius: CGFloat { sheet?.preferredCornerRadius ?? Self.cornerRadius }

  // MARK: Behind

  /// Opacity of the black over the screen behind a sheet of which `height` points are in sight.
  func dimming(height: CGFloat, stops: [Stop]) -> CGFloat {
    guard isCard || isCentred else { return 0 }
    guard isCard, let undimmed = undimmedPlace(in: stops) else {
      return Self.dimming * Self.part(of: height, from: 0, to: stops[0].height)
    }
    guard undimmed + 1 < stops.count else { return 0 }
    return Self.dimming
      * Self.part(of: height, from: stops[undimmed].height, to: stops[undimmed + 1].height)
  }

  /// Whether the screen behind takes touches while the sheet rests at `stop`.
  func isUndimmed(at stop: Stop, stops: [Stop]) -> Bool {
    guard isCard, let undimmed = undimmedPlace(in: stops) else { return false }
    return stops[...undimmed].contains { $0.identifier == stop.identifier }
  }

  private func undimmedPlace(in stops: [Stop]) -> Int? {
    stops.lastIndex { $0.identifier == sheet?.largestUndimmedDetentIdentifier }
  }

  /// How far, 0 … 1, the screen behind has shrunk while `height` points of the sheet are in
  /// sight: it does so on the sheet's way to its full height.
  func shrinking(height: CGFloat, stops: [Stop]) -> CGFloat {
    guard isCard, !isLow, let last = stops.last, last.isFull else { return 0 }
    let start = stops.dropLast().last?.height ?? 0
    return Self.part(of: height, from: start, to: last.height)
  }

  private static func part(of value: CGFloat, from start: CGFloat, to end: CGFloat) -> CGFloat {
    guard end > start else { return value >= end ? 1 : 0 }
    return min(max((value - start) / (end - start), 0), 1)
  }

  /// The transform of the screen behind, which has `frame`, 0 … 1 shrunk.
  func transform(behind frame: CGRect, shrunk part: CGFloat) -> CGAffineTransform {
    guard isCard, bounds.width > 0 else { return .identity }
    let scale = 1 - Self.shrinkage / bounds.width * part
    let top = frame.minY + (safeArea.top - frame.minY) * part
    let shift = top + frame.height * scale / 2 - frame.midY
    return CGAffineTransform(scaleX: scale, y: scale)
      .concatenating(CGAffineTransform(translationX: 0, y: shift))
  }
}
