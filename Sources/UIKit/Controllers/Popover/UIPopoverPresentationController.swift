/// How a popover is shown: a bubble with an arrow to what it belongs to, on screens that are wide
/// enough; elsewhere it is a sheet, unless the delegate wants the bubble there too.
@preconcurrency @MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// Is asked and told about the bubble. It is not kept alive.
  @_nonoverride
  open var delegate: (any UIPopoverPresentationControllerDelegate)? {
    get { super.delegate as? any UIPopoverPresentationControllerDelegate }
    set { super.delegate = newValue }
  }

  /// The view that the arrow points to.
  open weak var sourceView: UIView? {
    didSet { presentation?.settingsDidChange() }
  }

  /// The part of that view, in its coordinates (points); all of it with a null rectangle.
  open var sourceRect = CGRect.null {
    didSet { if sourceRect != oldValue { presentation?.settingsDidChange() } }
  }

  /// The button that the arrow points to instead.
  open weak var barButtonItem: UIBarButtonItem? {
    didSet { presentation?.settingsDidChange() }
  }

  /// The directions in which the arrow may point.
  open var permittedArrowDirections = UIPopoverArrowDirection.any {
    didSet { presentation?.settingsDidChange() }
  }

  /// The direction in which the arrow points while the bubble is shown.
  public internal(set) var arrowDirection = UIPopoverArrowDirection.unknown

  /// The colour of the bubble with its arrow; that of the presented view with `nil`.
  open var backgroundColor: UIColor? {
    didSet { presentation?.settingsDidChange() }
  }

  /// How the popover is shown as a sheet, where the screen is narrow.
  public var adaptiveSheetPresentationController: UISheetPresentationController {
    let sheet =
      madeSheetController ?? UISheetPresentationController(presented: presentedViewController)
    madeSheetController = sheet
    return sheet
  }

  private(set) var madeSheetController: UISheetPresentationController?

  /// How close the bubble comes to the edges of the screen, points.
  open var popoverLayoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10) {
    didSet { presentation?.settingsDidChange() }
  }
}
