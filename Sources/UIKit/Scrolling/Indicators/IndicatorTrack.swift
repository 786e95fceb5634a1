/// Where a scroll indicator lies along its axis (APPEARANCE 5.3). Lengths in points.
struct IndicatorTrack: Equatable {
  /// The room for the indicator.
  var track: ClosedRange<CGFloat>
  /// The length of the scroll view.
  var visible: CGFloat
  /// Where the offset may rest.
  var limits: ClosedRange<CGFloat>
  /// The offset.
  var offset: CGFloat

  static let thickness: CGFloat = 3
  /// Distance from the edge and from the ends of the room.
  static let margin: CGFloat = 3
  static let leastLength: CGFloat = 36
  /// The least length while content is beyond its end.
  static let leastCompressedLength: CGFloat = 8

  /// Start and length of the indicator. Content beyond its end presses it together.
  var place: (start: CGFloat, length: CGFloat) {
    let room = track.upperBound - track.lowerBound
    let range = limits.upperBound - limits.lowerBound
    let full = min(max(room * visible / (range + visible), Self.leastLength), room)
    let beyond = offset - limits.clamping(offset)
    let length = beyond == 0 ? full : max(full - abs(beyond), min(Self.leastCompressedLength, full))
    guard range > 0 else {
      return (beyond > 0 ? track.upperBound - length : track.lowerBound, length)
    }
    let part = (limits.clamping(offset) - limits.lowerBound) / range
    return (track.lowerBound + part * (room - length), length)
  }
}
