extension UIView {
  /// As small as the constraints allow.
  public static let layoutFittingCompressedSize = CGSize.zero

  /// As large as the constraints allow.
  public static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// How firmly the view resists being larger than its content along `axis`.
  public func contentHuggingPriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    layoutRecord.hugging[axis]
  }

  /// Sets how firmly the view resists being larger than its content along `axis`.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layoutRecord.hugging[axis] = priority
    intrinsicContentSizeDidChange()
  }

  /// How firmly the view resists being smaller than its content along `axis`.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    layoutRecord.compressionResistance[axis]
  }

  /// Sets how firmly the view resists being smaller than its content along `axis`.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layoutRecord.compressionResistance[axis] = priority
    intrinsicContentSizeDidChange()
  }

  func intrinsicContentSizeDidChange() {
    (superview as? UIStackView)?.arrangedContentDidChange()
    guard let state = layoutRecord.state else { return }
    state.engine?.noteStaleContent(state)
    state.engine?.noteStaleBaselines(state)
    LayerChanges.note()
  }
}
