extension UIViewController {
  /// The width in points from which a controller's root view has the wider margins.
  private static let wideRoot: CGFloat = 400

  /// The least margins of the controller's view, in points: 16 at the sides, 20 where the view is
  /// wide, none above and below (FACTS 5.3).
  public var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let width = viewIfLoaded?.bounds.width ?? UIScreen.main.bounds.width
    let side: CGFloat = width >= Self.wideRoot ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}
