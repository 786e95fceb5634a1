/// How a page sheet or form sheet is shown: the heights at which it rests, its grabber, its
/// corners, and where it lets the user go on with the screen behind.
@preconcurrency @MainActor
open class UISheetPresentationController: UIPresentationController {
  /// Is asked and told about what the user does with the sheet. It is not kept alive.
  @_nonoverride
  open var delegate: (any UISheetPresentationControllerDelegate)? {
    get { super.delegate as? any UISheetPresentationControllerDelegate }
    set { super.delegate = newValue }
  }

  /// The heights at which a sheet at the bottom edge rests, lowest first.
  open var detents = [Detent.large()] {
    didSet { settingsDidChange() }
  }

  /// The height at which the sheet rests; the lowest with `nil`. It follows the user.
  open var selectedDetentIdentifier: Detent.Identifier? {
    didSet { if selectedDetentIdentifier != oldValue { settingsDidChange() } }
  }

  /// The highest detent at which the screen behind is neither dimmed nor kept from touches; with
  /// `nil` it is at all of them.
  open var largestUndimmedDetentIdentifier: Detent.Identifier? {
    didSet { if largestUndimmedDetentIdentifier != oldValue { settingsDidChange() } }
  }

  /// Whether there is a grabber at the top of a sheet at the bottom edge.
  open var prefersGrabberVisible = false {
    didSet { if prefersGrabberVisible != oldValue { settingsDidChange() } }
  }

  /// The radius of the corners, points; the system's with `nil`.
  open var preferredCornerRadius: CGFloat? {
    didSet { if preferredCornerRadius != oldValue { settingsDidChange() } }
  }

  /// Whether dragging content that is at its top makes a sheet higher, before the content scrolls.
  open var prefersScrollingExpandsWhenScrolledToEdge = true

  /// Whether the sheet is at the bottom edge of phones held sideways too, where it fills the
  /// screen otherwise.
  open var prefersEdgeAttachedInCompactHeight = false {
    didSet { if prefersEdgeAttachedInCompactHeight != oldValue { settingsDidChange() } }
  }

  /// Whether a sheet at the bottom edge of a phone held sideways is as wide as its controller's
  /// `preferredContentSize`.
  open var widthFollowsPreferredContentSizeWhenEdgeAttached = false {
    didSet {
      if widthFollowsPreferredContentSizeWhenEdgeAttached != oldValue { settingsDidChange() }
    }
  }

  /// Makes changes of the properties in the sheet's own animation.
  @preconcurrency
  open func animateChanges(_ changes: @escaping @MainActor () -> Void) {
    guard let presentation else { return changes() }
    presentation.animateSheet(changes)
  }

  /// Asks for the heights of detents anew.
  open func invalidateDetents() {
    settingsDidChange()
  }

  private func settingsDidChange() {
    presentation?.settingsDidChange()
  }
}
