extension UIView {
  /// The size that layout takes for that of the content: the intrinsic size, or what stands in
  /// for it.
  package var contentSizeForLayout: CGSize {
    let (width, height) = (
      layoutRecord.fixedContentLengths[0], layoutRecord.fixedContentLengths[1]
    )
    if let width, let height { return CGSize(width: width, height: height) }
    let natural = intrinsicContentSize
    return CGSize(width: width ?? natural.width, height: height ?? natural.height)
  }

  /// Has layout take `length` points for that of the content along `axis`, as the placeholder
  /// sizes of interface files do; `nil` for the content's own.
  package func setFixedContentLength(
    _ length: CGFloat?, for axis: NSLayoutConstraint.Axis
  ) {
    layoutRecord.fixedContentLengths[axis.rawValue] = length
    intrinsicContentSizeDidChange()
  }

  var isContentHeightDependentOnWidth: Bool {
    layoutRecord.fixedContentLengths[1] == nil && isIntrinsicHeightDependentOnWidth
  }
}
