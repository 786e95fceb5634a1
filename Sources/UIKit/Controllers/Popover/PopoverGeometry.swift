/// Where a popover stands: beside what it belongs to, on the first side with enough room.
struct PopoverGeometry {
  /// Width and height of the arrow, points.
  static let arrow = CGSize(width: 26, height: 13)
  static let cornerRadius: CGFloat = 13

  /// What the arrow points to.
  let source: CGRect
  /// Where the bubble with its arrow may be.
  let area: CGRect
  let size: CGSize
  let permitted: UIPopoverArrowDirection

  /// Sides in the order of preference.
  private static let order: [UIPopoverArrowDirection] = [.up, .down, .left, .right]

  /// The direction of the arrow: the first for which there is room, else that with most of it.
  var direction: UIPopoverArrowDirection {
    let allowed = Self.order.filter { permitted.contains($0) }
    let candidates = allowed.isEmpty ? Self.order : allowed
    return candidates.first { room(for: $0) >= wish(for: $0) }
      ?? candidates.max { room(for: $0) - wish(for: $0) < room(for: $1) - wish(for: $1) } ?? .up
  }

  private func wish(for direction: UIPopoverArrowDirection) -> CGFloat {
    isUpright(direction) ? size.height : size.width
  }

  private func isUpright(_ direction: UIPopoverArrowDirection) -> Bool {
    direction == .up || direction == .down
  }

  /// How much of the bubble fits on a side, points.
  private func room(for direction: UIPopoverArrowDirection) -> CGFloat {
    let length =
      switch direction {
      case .up: area.maxY - source.maxY
      case .down: source.minY - area.minY
      case .left: area.maxX - source.maxX
      default: source.minX - area.minX
      }
    return max(0, length - Self.arrow.height)
  }

  /// The bubble without its arrow.
  func frame(pointing direction: UIPopoverArrowDirection) -> CGRect {
    var frame = CGRect(origin: .zero, size: size)
    frame.size.width = min(size.width, isUpright(direction) ? area.width : room(for: direction))
    frame.size.height = min(size.height, isUpright(direction) ? room(for: direction) : area.height)
    let gap = Self.arrow.height
    switch direction {
    case .up: frame.origin.y = source.maxY + gap
    case .down: frame.origin.y = source.minY - gap - frame.height
    case .left: frame.origin.x = source.maxX + gap
    default: frame.origin.x = source.minX - gap - frame.width
    }
    if isUpright(direction) {
      frame.origin.x = min(
        max(source.midX - frame.width / 2, area.minX), area.maxX - frame.width)
    } else {
      frame.origin.y = min(
        max(source.midY - frame.height / 2, area.minY), area.maxY - frame.height)
    }
    return frame
  }

  /// Where the middle of the arrow is along the bubble's edge, points from its start.
  func arrowPlace(on frame: CGRect, pointing direction: UIPopoverArrowDirection) -> CGFloat {
    let (wanted, length) =
      isUpright(direction)
      ? (source.midX - frame.minX, frame.width) : (source.midY - frame.minY, frame.height)
    let least = Self.cornerRadius + Self.arrow.width / 2
    return min(max(wanted, least), max(least, length - least))
  }
}
