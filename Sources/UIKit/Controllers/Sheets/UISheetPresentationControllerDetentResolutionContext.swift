/// What the height of a detent may depend on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The traits around the sheet.
  var containerTraitCollection: UITraitCollection { get }
  /// The height of the highest possible sheet, without the room of the home indicator, points.
  var maximumDetentValue: CGFloat { get }
}
