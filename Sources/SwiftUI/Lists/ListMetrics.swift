/// Measures of lists, points (APPEARANCE 5.12).
struct ListMetrics {
  let look: ListLook
  /// The width of the list.
  let width: CGFloat

  /// Wide phones have more room at the sides.
  private var side: CGFloat { width >= 414 ? 20 : 16 }

  /// From the edge of the list to its cards.
  var cardInset: CGFloat { look == .insetGrouped ? side : 0 }
  /// From the edge of a card to what is in its rows.
  var rowInset: CGFloat { look == .insetGrouped ? 16 : side }
  /// Above and below what is in a row.
  let rowPadding: CGFloat = 11
  let leastRowHeight: CGFloat = 44
  let cardRadius: CGFloat = 10

  /// Before a section without a header.
  var gap: CGFloat { look == .plain ? 0 : 35 }
  /// Above a header.
  func headerTop(isFirst: Bool) -> CGFloat {
    look == .plain ? 6 : (isFirst ? 16 : 24)
  }
  let headerBottom: CGFloat = 7
  let footerTop: CGFloat = 7
  /// Below the last section.
  var end: CGFloat { look == .plain ? 0 : 35 }
}
