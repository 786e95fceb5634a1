extension UIImage {
  /// Whether the picture has a baseline of its own.
  public var hasBaseline: Bool { baselineOffsetFromBottom != nil }

  /// The picture with its baseline `offset` points above its bottom.
  public func withBaselineOffset(fromBottom offset: CGFloat) -> UIImage {
    with { $0.baselineOffset = offset }
  }

  /// The picture without a baseline of its own: its bottom counts.
  public func imageWithoutBaseline() -> UIImage {
    with { $0.baselineOffset = nil }
  }
}
