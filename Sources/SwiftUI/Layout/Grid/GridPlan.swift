/// Where the cells of a grid are, given an offer.
@MainActor
struct GridPlan {
  struct Part {
    var element: Element
    var frame: CGRect
  }

  private(set) var parts: [Part] = []
  private(set) var size = CGSize.zero

  /// A cell with the columns that it takes.
  private struct Cell {
    var element: Element
    var wishes: GridCell
    var columns: Range<Int>
  }

  private let alignment: Alignment
  private let spacing: CGSize
  /// The places of the columns.
  private var columns: [(start: CGFloat, width: CGFloat)] = []

  init(
    _ items: [Element], in proposal: ProposedViewSize, alignment: Alignment, spacing: CGSize
  ) {
    self.alignment = alignment
    self.spacing = spacing
    let rows = items.map { Self.cells(of: $0) }
    let count = rows.flatMap { $0 ?? [] }.map(\.columns.upperBound).max() ?? 0
    placeColumns(count, rows, items, proposal)
    placeRows(items, rows, proposal)
  }

  /// The cells of a row; `nil` for something that takes all columns.
  private static func cells(of item: Element) -> [Cell]? {
    guard let row = item as? GridRowElement else { return nil }
    var next = 0
    return row.cells.map { element in
      let wishes = element.gridCell
      let range = next..<next + max(1, wishes.columns ?? 1)
      next = range.upperBound
      return Cell(element: element, wishes: wishes, columns: range)
    }
  }

  // MARK: Columns

  /// A column as a thing of a stack: as wide as its widest cell.
  private struct Column: LayoutItem {
    let cells: [Element]
    var layoutPriority: Double { cells.map(\.layoutPriority).max() ?? 0 }
    var hasNoSpacing: Bool { false }

    func size(in proposal: ProposedViewSize) -> CGSize {
      let offer = ProposedViewSize(width: proposal.width, height: nil)
      return CGSize(width: cells.map { $0.size(in: offer).width }.max() ?? 0, height: 0)
    }

    func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? { nil }
  }

  private mutating func placeColumns(
    _ count: Int, _ rows: [[Cell]?], _ items: [Element], _ proposal: ProposedViewSize
  ) {
    let cells = rows.flatMap { $0 ?? [] }.filter { !$0.wishes.unsizedAxes.contains(.horizontal) }
    let things = (0..<count).map { index in
      Column(cells: cells.filter { $0.columns == index..<index + 1 }.map(\.element))
    }
    let solution = StackRule(
      axis: .horizontal, alignment: VerticalAlignment.top.key, spacing: spacing.width
    ).solve(things, in: proposal)
    var widths = solution.frames.map(\.width)
    // Cells over several columns make the last of them wider where they need it.
    for cell in cells where cell.columns.count > 1 {
      let there =
        widths[cell.columns].reduce(0, +) + spacing.width * CGFloat(cell.columns.count - 1)
      let wanted = cell.element.size(in: ProposedViewSize(width: there, height: nil)).width
      if wanted > there { widths[cell.columns.upperBound - 1] += wanted - there }
    }
    var position: CGFloat = 0
    columns = widths.map { width in
      defer { position += width + spacing.width }
      return (position, width)
    }
    size.width = max(0, position - (count > 0 ? spacing.width : 0))
    // What takes all columns makes the grid as wide as it needs, within the offer.
    for (item, row) in zip(items, rows) where row == nil {
      guard !item.gridCell.unsizedAxes.contains(.horizontal) else { continue }
      let offer = ProposedViewSize(width: proposal.width ?? size.width, height: nil)
      let wanted = item.size(in: offer).width
      if wanted > size.width {
        if let last = columns.indices.last { columns[last].width += wanted - size.width }
        size.width = wanted
      }
    }
  }

  private func span(_ range: Range<Int>) -> (start: CGFloat, width: CGFloat) {
    guard let first = columns[range].first, let last = columns[range].last else { return (0, 0) }
    return (first.start, last.start + last.width - first.start)
  }

  // MARK: Rows

  /// A row as a thing of a stack: as high as its highest cell.
  private struct Row: LayoutItem {
    let cells: [(element: Element, width: CGFloat, isSized: Bool)]
    var layoutPriority: Double { cells.map(\.element.layoutPriority).max() ?? 0 }
    var hasNoSpacing: Bool { false }

    func size(in proposal: ProposedViewSize) -> CGSize {
      let heights = cells.filter(\.isSized).map {
        $0.element.size(in: ProposedViewSize(width: $0.width, height: proposal.height)).height
      }
      return CGSize(width: 0, height: heights.max() ?? 0)
    }

    func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? { nil }
  }

  private mutating func placeRows(
    _ items: [Element], _ rows: [[Cell]?], _ proposal: ProposedViewSize
  ) {
    let things = zip(items, rows).map { item, row in
      Row(
        cells: row?.map {
          ($0.element, span($0.columns).width, !$0.wishes.unsizedAxes.contains(.vertical))
        } ?? [(item, size.width, true)])
    }
    let solution = StackRule(
      axis: .vertical, alignment: HorizontalAlignment.leading.key, spacing: spacing.height
    ).solve(things, in: proposal)
    size.height = solution.size.height
    let kinds = columnAlignments(rows)
    for ((item, row), frame) in zip(zip(items, rows), solution.frames) {
      guard let row else {
        add(item, item.gridCell, in: (0, size.width), frame, alignment)
        continue
      }
      let vertical = (item as? GridRowElement)?.alignment ?? alignment.vertical
      let line = baseline(row, frame.height, vertical)
      for cell in row {
        let kind = Alignment(
          horizontal: kinds[cell.columns.lowerBound] ?? alignment.horizontal, vertical: vertical)
        add(cell.element, cell.wishes, in: span(cell.columns), frame, kind, line: line)
      }
    }
  }

  /// The alignments that cells have given their columns.
  private func columnAlignments(_ rows: [[Cell]?]) -> [Int: HorizontalAlignment] {
    var kinds: [Int: HorizontalAlignment] = [:]
    for cell in rows.flatMap({ $0 ?? [] }) {
      if let kind = cell.wishes.columnAlignment { kinds[cell.columns.lowerBound] = kind }
    }
    return kinds
  }

  /// Where the line of text is at which the cells of a row stand, from its top.
  private func baseline(_ row: [Cell], _ height: CGFloat, _ vertical: VerticalAlignment) -> CGFloat?
  {
    guard vertical == .firstTextBaseline || vertical == .lastTextBaseline else { return nil }
    return row.map { cell in
      let size = cell.element.size(
        in: ProposedViewSize(width: span(cell.columns).width, height: height))
      return cell.element.line(vertical.key, in: size)
    }.max()
  }

  private mutating func add(
    _ element: Element, _ wishes: GridCell, in span: (start: CGFloat, width: CGFloat),
    _ row: CGRect, _ alignment: Alignment, line: CGFloat? = nil
  ) {
    let box = CGSize(width: span.width, height: row.height)
    let size = element.size(in: ProposedViewSize(box))
    var place = LayerRule(alignment: alignment).frame(of: element, size: size, inBox: box)
    if let line { place.origin.y = line - element.line(alignment.vertical.key, in: size) }
    if let anchor = wishes.anchor {
      place.origin = CGPoint(
        x: anchor.x * (box.width - size.width), y: anchor.y * (box.height - size.height))
    }
    parts.append(
      Part(element: element, frame: place.offsetBy(dx: span.start, dy: row.minY)))
  }
}
