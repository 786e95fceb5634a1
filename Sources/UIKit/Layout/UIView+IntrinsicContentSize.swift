extension UIView {
  /// The length of an axis along which a view has no natural size.
  public static let noIntrinsicMetric: CGFloat = -1
}
