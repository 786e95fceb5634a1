/// The items of one section in lines, with its header and footer.
@MainActor
struct FlowSection {
  struct Measures {
    var inset: UIEdgeInsets
    var lineSpacing: CGFloat
    var itemSpacing: CGFloat
    var header: CGSize
    var footer: CGSize
  }

  private struct Line {
    var items: Range<Int>
    var start: CGFloat
    var end: CGFloat
  }

  let section: Int
  let start: CGFloat
  private(set) var end: CGFloat
  private(set) var frames: [CGRect] = []
  private(set) var header = CGRect.zero
  private(set) var footer = CGRect.zero
  private var lines: [Line] = []

  /// - Parameter breadth: the room across the scrolling, points.
  init(
    section: Int, start: CGFloat, breadth: CGFloat, axis: ScrollAxis, measures: Measures,
    sizes: [CGSize]
  ) {
    self.section = section
    self.start = start
    var place = start
    let headerLength = axis.of(measures.header)
    header = axis.rect(along: place, across: 0, length: headerLength, breadth: breadth)
    place += headerLength + axis.start(of: measures.inset)
    let near = axis.near(of: measures.inset)
    let room = max(0, breadth - near - axis.far(of: measures.inset))
    let grid = PixelGrid(scale: UIScreen.main.scale)
    frames.reserveCapacity(sizes.count)
    var usualGap = measures.itemSpacing
    var first = 0
    while first < sizes.count {
      var used = axis.breadth(of: sizes[first])
      var next = first + 1
      while next < sizes.count {
        let wider = used + measures.itemSpacing + axis.breadth(of: sizes[next])
        // Sums of thirds must not send the last item to the next line.
        guard wider <= room + 0.001 else { break }
        used = wider
        next += 1
      }
      let count = next - first
      let isLast = next == sizes.count
      let spare = max(0, room - used)
      var gap = measures.itemSpacing
      var across = near
      if !isLast {
        if count > 1 { gap += spare / CGFloat(count - 1) } else { across += spare / 2 }
        usualGap = gap
      } else if count > 1, !lines.isEmpty {
        let most = measures.itemSpacing + spare / CGFloat(count - 1)
        gap = min(usualGap, most)
      }
      let length = sizes[first..<next].reduce(0) { max($0, axis.of($1)) }
      for size in sizes[first..<next] {
        let own = axis.of(size)
        frames.append(
          axis.rect(
            along: grid.round(place + (length - own) / 2), across: grid.round(across),
            length: own, breadth: axis.breadth(of: size)))
        across += axis.breadth(of: size) + gap
      }
      lines.append(Line(items: first..<next, start: place, end: place + length))
      place += length + (isLast ? 0 : measures.lineSpacing)
      first = next
    }
    place += axis.end(of: measures.inset)
    let footerLength = axis.of(measures.footer)
    footer = axis.rect(along: place, across: 0, length: footerLength, breadth: breadth)
    end = place + footerLength
  }

  /// The items of the lines that a span along the scrolling touches.
  func items(in span: ClosedRange<CGFloat>) -> Range<Int> {
    var low = 0
    var high = lines.count
    while low < high {
      let middle = (low + high) / 2
      if lines[middle].end <= span.lowerBound { low = middle + 1 } else { high = middle }
    }
    guard low < lines.count else { return 0..<0 }
    var last = low
    while last + 1 < lines.count, lines[last + 1].start < span.upperBound { last += 1 }
    return lines[low].items.lowerBound..<lines[last].items.upperBound
  }
}
