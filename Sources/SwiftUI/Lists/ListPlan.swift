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
    var traits: RowTraits?
    var controls = RowControls()
    var place = CardPlace(isFirst: false)
  }

  let metrics: ListMetrics
  let pixel: CGFloat
  var rows: [Row] = []
  /// Headers and footers.
  var texts: [Part] = []
  /// What stands behind rows.
  var grounds: [Ground] = []
  var lines: [Line] = []
  var height: CGFloat = 0

  /// What stands behind a row that says so itself, or the part of a card behind others.
  struct Ground {
    /// `nil` for a card.
    var elements: [Element]?
    var frame: CGRect
    var place: CardPlace
  }

  /// Whether something is at the upper or the lower end of its card.
  struct CardPlace {
    var isFirst: Bool
    var isLast = false

    var corners: CACornerMask {
      var corners: CACornerMask = []
      if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
      if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
      return corners
    }
  }

  /// A hairline.
  struct Line {
    var frame: CGRect
    /// `nil` for the usual one.
    var color: Color?
  }

  /// What the list shows of being edited.
  let state: ListState

  init(_ metrics: ListMetrics, _ state: ListState) {
    self.metrics = metrics
    self.state = state
    pixel = 1 / UIScreen.main.scale
  }

  mutating func add(_ section: ListSection, isFirst: Bool, _ estimate: inout LengthEstimate) {
    let card = CGRect(
      x: metrics.cardInset, y: 0, width: metrics.width - 2 * metrics.cardInset, height: 0)
    if section.header.isEmpty {
      height += metrics.gap(isFirst: isFirst)
    } else {
      height += metrics.headerTop(isFirst: isFirst)
      add(section.header, in: card)
      height += metrics.headerBottom
    }
    let top = height
    above = nil
    let firstGround = grounds.count
    for slot in section.rows {
      if slot.isMade {
        for element in slot.elements { add(element, slot, in: card, top: top, &estimate) }
      } else {
        add(slot, in: card, top: top, height: estimate.value, part: nil)
      }
    }
    if grounds.count > firstGround {
      grounds[grounds.count - 1].place.isLast = true
      rows[rows.count - 1].place.isLast = true
    }
    if !section.footer.isEmpty {
      height += metrics.footerTop
      add(section.footer, in: card)
    }
  }

  /// What the row above says.
  private var above: RowTraits?

  /// A row is at least as high as a finger; what is in it stands in the middle, at the leading
  /// edge. A field takes all of its row, so that a tap anywhere in it is one on the field, and
  /// all of the row is brought above the keyboard.
  private mutating func add(
    _ row: Element, _ slot: LazySlot, in card: CGRect, top: CGFloat,
    _ estimate: inout LengthEstimate
  ) {
    let traits = row.rowTraits
    let controls = controls(of: row, slot, traits)
    var insets =
      traits?.insets
      ?? EdgeInsets(
        top: metrics.rowPadding, leading: metrics.rowInset, bottom: metrics.rowPadding,
        trailing: metrics.rowInset)
    insets.leading += controls.insets.leading
    insets.trailing += controls.insets.trailing
    let room = max(0, card.width - insets.leading - insets.trailing)
    var size = row.size(in: ProposedViewSize(width: room, height: nil))
    let rowHeight = max(metrics.leastRowHeight, size.height + insets.top + insets.bottom)
    estimate.note(rowHeight)
    if row.ownView is UITextField { size.height = rowHeight }
    // Room of its own that is uneven moves what is in the row out of the middle.
    let middle = height + (rowHeight + insets.top - insets.bottom) / 2
    let frame = CGRect(
      x: card.minX + insets.leading, y: middle - size.height / 2,
      width: size.width, height: size.height)
    add(
      slot, in: card, top: top, height: rowHeight, part: Part(element: row, frame: frame), traits,
      controls, lineInset: insets.leading)
  }

  private func controls(
    of row: Element, _ slot: LazySlot, _ traits: RowTraits?
  ) -> RowControls {
    guard state.isEditing else { return RowControls() }
    let id = slot.id(of: row)
    return RowControls(state, slot.editing, traits, isChosen: id.map(state.chosen.contains))
  }

  private mutating func add(
    _ slot: LazySlot, in card: CGRect, top: CGFloat, height rowHeight: CGFloat, part: Part?,
    _ traits: RowTraits? = nil, _ controls: RowControls = RowControls(), lineInset: CGFloat? = nil
  ) {
    let isHidden = traits?.topSeparator == .hidden || above?.bottomSeparator == .hidden
    if height > top, !isHidden {
      let inset = lineInset ?? metrics.rowInset
      lines.append(
        Line(
          frame: CGRect(
            x: card.minX + inset, y: height - pixel, width: card.width - inset, height: pixel),
          color: traits?.topTint ?? above?.bottomTint))
    }
    let frame = CGRect(x: card.minX, y: height, width: card.width, height: rowHeight)
    let place = CardPlace(isFirst: height == top)
    rows.append(
      Row(slot: slot, frame: frame, part: part, traits: traits, controls: controls, place: place))
    addGround(traits?.background, frame, place)
    above = traits
    height += rowHeight
  }

  /// Rows without a ground of their own share a part of the card.
  private mutating func addGround(_ elements: [Element]?, _ frame: CGRect, _ place: CardPlace) {
    if elements == nil, !place.isFirst, let last = grounds.indices.last,
      grounds[last].elements == nil
    {
      grounds[last].frame.size.height += frame.height
    } else {
      grounds.append(Ground(elements: elements, frame: frame, place: place))
    }
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
