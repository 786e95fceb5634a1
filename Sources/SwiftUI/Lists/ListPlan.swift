/// Where the parts of a list are, for a width.
@MainActor
struct ListPlan {
  /// Something and where it is.
  struct Part {
    var element: Element
    var frame: CGRect
  }

  /// A row, or the place of one that is not made, from edge to edge of its card.
  struct Row {
    var slot: LazySlot
    var frame: CGRect
    /// What is in it; `nil` while it is not made.
    var part: Part?
  }

  let metrics: ListMetrics
  let pixel: CGFloat
  var rows: [Row] = []
  /// Headers and footers.
  var texts: [Part] = []
  var cards: [CGRect] = []
  var lines: [CGRect] = []
  var height: CGFloat = 0

  init(look: ListLook, width: CGFloat) {
    metrics = ListMetrics(look: look, width: width)
    pixel = 1 / UIScreen.main.scale
  }

  mutating func add(_ section: ListSection, isFirst: Bool, _ estimate: inout LengthEstimate) {
    let card = CGRect(
      x: metrics.cardInset, y: 0, width: metrics.width - 2 * metrics.cardInset, height: 0)
    if section.header.isEmpty {
      height += metrics.gap
    } else {
      height += metrics.headerTop(isFirst: isFirst)
      add(section.header, in: card)
      height += metrics.headerBottom
    }
    let top = height
    for slot in section.rows {
      if slot.isMade {
        for element in slot.elements { add(element, slot, in: card, top: top, &estimate) }
      } else {
        add(slot, in: card, top: top, height: estimate.value, part: nil)
      }
    }
    if height > top {
      cards.append(CGRect(x: card.minX, y: top, width: card.width, height: height - top))
    }
    if !section.footer.isEmpty {
      height += metrics.footerTop
      add(section.footer, in: card)
    }
  }

  /// A row is at least as high as a finger; what is in it stands in the middle, at the leading
  /// edge. A field takes all of its row, so that a tap anywhere in it is one on the field, and
  /// all of the row is brought above the keyboard.
  private mutating func add(
    _ row: Element, _ slot: LazySlot, in card: CGRect, top: CGFloat,
    _ estimate: inout LengthEstimate
  ) {
    let room = card.width - 2 * metrics.rowInset
    var size = row.size(in: ProposedViewSize(width: room, height: nil))
    let rowHeight = max(metrics.leastRowHeight, size.height + 2 * metrics.rowPadding)
    estimate.note(rowHeight)
    if row.ownView is UITextField { size.height = rowHeight }
    let frame = CGRect(
      x: card.minX + metrics.rowInset, y: height + (rowHeight - size.height) / 2,
      width: size.width, height: size.height)
    add(slot, in: card, top: top, height: rowHeight, part: Part(element: row, frame: frame))
  }

  private mutating func add(
    _ slot: LazySlot, in card: CGRect, top: CGFloat, height rowHeight: CGFloat, part: Part?
  ) {
    if height > top {
      lines.append(
        CGRect(
          x: card.minX + metrics.rowInset, y: height - pixel,
          width: card.width - metrics.rowInset, height: pixel))
    }
    rows.append(
      Row(
        slot: slot,
        frame: CGRect(x: card.minX, y: height, width: card.width, height: rowHeight), part: part))
    height += rowHeight
  }

  private mutating func add(_ texts: [Element], in card: CGRect) {
    for text in texts {
      let size = text.size(
        in: ProposedViewSize(width: card.width - 2 * metrics.rowInset, height: nil))
      self.texts.append(
        Part(
          element: text,
          frame: CGRect(
            x: card.minX + metrics.rowInset, y: height, width: size.width, height: size.height)))
      height += size.height
    }
  }
}
