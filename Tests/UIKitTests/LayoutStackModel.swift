import Foundation

/// What Apple's description of stack views says of a stack, worked out directly instead of by
/// constraints. Lengths are along the axis, breadths across it, in points.
struct LayoutStackModel {
  struct Item {
    var length: CGFloat
    var breadth: CGFloat
    var hugging: Float = 250
    var resistance: Float = 750
    var isHidden = false
    /// Behind the item, instead of the stack's own gap.
    var gap: CGFloat?
  }

  enum Distribution: CaseIterable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  enum Alignment: CaseIterable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
  }

  struct Span {
    var start: CGFloat
    var length: CGFloat
  }

  var items: [Item]
  var spacing: CGFloat
  var distribution: Distribution
  var alignment: Alignment
  var isVertical: Bool
  /// The room inside the margins.
  var length: CGFloat
  var breadth: CGFloat

  var visible: [Item] { items.filter { !$0.isHidden } }
  var gaps: [CGFloat] { visible.dropLast().map { $0.gap ?? spacing } }

  // MARK: Along the axis

  /// The visible items, from the near end.
  var spans: [Span] {
    let natural = visible.map(\.length)
    let surplus = length - natural.reduce(0, +) - gaps.reduce(0, +)
    switch distribution {
    case .fill:
      return lined(stretched(by: surplus), gaps)
    case .fillEqually:
      let share = (length - gaps.reduce(0, +)) / CGFloat(natural.count)
      return lined(natural.map { _ in share }, gaps)
    case .fillProportionally:
      // The last one takes what rounding of the shares and the gaps leave.
      let whole = natural.reduce(0, +) + gaps.reduce(0, +)
      var lengths = natural.dropLast().map { length * $0 / whole }
      lengths.append(length - lengths.reduce(0, +) - gaps.reduce(0, +))
      return lined(lengths, gaps)
    case .equalSpacing:
      guard surplus > 0, natural.count > 1 else { return lined(stretched(by: surplus), gaps) }
      let gap = (length - natural.reduce(0, +)) / CGFloat(natural.count - 1)
      return lined(natural, gaps.map { _ in gap })
    case .equalCentering:
      guard surplus > 0, natural.count == 3 else {
        return natural.count == 2 && surplus > 0
          ? lined(natural, [gaps[0] + surplus]) : lined(stretched(by: surplus), gaps)
      }
      // The middle one stands halfway between the centres of the others, as near as the least
      // gaps allow.
      let halfway = (natural[0] / 2 + length - natural[2] / 2) / 2 - natural[1] / 2
      let least = natural[0] + gaps[0]
      let most = length - natural[2] - gaps[1] - natural[1]
      let middle = min(max(halfway, least), most)
      return [
        Span(start: 0, length: natural[0]), Span(start: middle, length: natural[1]),
        Span(start: length - natural[2], length: natural[2]),
      ]
    }
  }

  private func lined(_ lengths: [CGFloat], _ gaps: [CGFloat]) -> [Span] {
    var start: CGFloat = 0
    return lengths.enumerated().map { index, length in
      defer { start += length + (index < gaps.count ? gaps[index] : 0) }
      return Span(start: start, length: length)
    }
  }

  /// The one that hugs least grows, the one that resists least shrinks; of equals the first grows
  /// and the last shrinks.
  private func stretched(by surplus: CGFloat) -> [CGFloat] {
    var lengths = visible.map(\.length)
    let indices = lengths.indices
    let changing =
      surplus > 0
      ? indices.min { (visible[$0].hugging, $0) < (visible[$1].hugging, $1) }
      : indices.min { (visible[$0].resistance, -$0) < (visible[$1].resistance, -$1) }
    if let changing { lengths[changing] += surplus }
    return lengths
  }

  // MARK: Across the axis

  /// The visible items across the axis. The baseline of an item is its far edge.
  var crossings: [Span] {
    let deepest = visible.map(\.breadth).max() ?? 0
    return visible.map { item in
      let spare = breadth - item.breadth
      let start: CGFloat =
        switch alignment {
        case .fill: 0
        case .leading: 0
        case .center: spare / 2
        case .trailing: spare
        case .firstBaseline: isVertical ? 0 : deepest - item.breadth
        case .lastBaseline: isVertical ? 0 : spare
        }
      return Span(start: start, length: alignment == .fill ? breadth : item.breadth)
    }
  }

  /// The frames of the visible items in the room inside the margins.
  func frames(isMirrored: Bool) -> [CGRect] {
    zip(spans, crossings).map { along, across in
      let (x, y) = isVertical ? (across, along) : (along, across)
      let width = isVertical ? breadth : length
      return CGRect(
        x: isMirrored ? width - x.start - x.length : x.start, y: y.start, width: x.length,
        height: y.length)
    }
  }
}
