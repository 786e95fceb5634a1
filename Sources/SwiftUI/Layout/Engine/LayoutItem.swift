/// What the layout rules know about the things that they place.
@MainActor
protocol LayoutItem {
  /// The size that it chooses, given an offer.
  func size(in proposal: ProposedViewSize) -> CGSize
  /// Where a line of it is at a size, if it says so.
  func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat?
  /// Who is served first when there is too little.
  var layoutPriority: Double { get }
  /// Whether it keeps no distance to its neighbours by itself, as spacers.
  var hasNoSpacing: Bool { get }
}

extension LayoutItem {
  /// Where a line of it is at a size.
  func line(_ key: AlignmentKey, in size: CGSize) -> CGFloat {
    if let value = guide(key, in: size) { return value }
    // The system's own lines do not ask for others.
    return key.id.defaultValue(in: key.isSystem ? ViewDimensions(size) : dimensions(of: size))
  }

  func dimensions(of size: CGSize) -> ViewDimensions {
    ViewDimensions(size) { key in
      MainActor.assumeIsolated { guide(key, in: size) }
    }
  }
}
