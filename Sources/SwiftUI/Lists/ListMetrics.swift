/// Measures of lists, points (APPEARANCE 5.12).
struct ListMetrics: Equatable {
  let look: ListLook
  /// The width of the list.
  let width: CGFloat
  /// Between sections without headers; `nil` for what is usual.
  var spacing: CGFloat?
  var leastRowHeight: CGFloat = 44

  /// Wide phones have more room at the sides.
  private var side: CGFloat { width >= 414 ? 20 : 16 }

  /// From the edge of the list to its cards.
  var cardInset: CGFloat { look.hasCards ? side : 0 }
  /// From the edge of a card to what is in its rows.
  var rowInset: CGFloat { look.hasCards ? 16 : side }
  /// Above and below what is in a row.
  let rowPadding: CGFloat = 11
  var cardRadius: CGFloat { look.hasCards ? 10 : 0 }

  /// Before a section without a header.
  func gap(isFirst: Bool) -> CGFloat {
    guard look.isGrouped else { return 0 }
    return isFirst ? 35 : spacing ?? 35
  }
  /// Above a header.
  func headerTop(isFirst: Bool) -> CGFloat {
    guard look.isGrouped else { return 6 }
    return isFirst ? 16 : spacing ?? 24
  }
  let headerBottom: CGFloat = 7
  let footerTop: CGFloat = 7
  /// Below the last section.
  var end: CGFloat { look.isGrouped ? 35 : 0 }
}
