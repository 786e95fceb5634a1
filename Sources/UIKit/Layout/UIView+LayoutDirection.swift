extension UIView {
  /// Whether leading and trailing turn over inside the view in right-to-left languages.
  public var semanticContentAttribute: UISemanticContentAttribute {
    get { layoutRecord.semanticContentAttribute }
    set {
      guard newValue != layoutRecord.semanticContentAttribute else { return }
      let old = effectiveUserInterfaceLayoutDirection
      layoutRecord.semanticContentAttribute = newValue
      if effectiveUserInterfaceLayoutDirection != old { layoutDirectionDidChange() }
    }
  }

  /// The direction in which the view lays out what it contains.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(
      for: semanticContentAttribute, relativeTo: traitCollection.layoutDirection)
  }

  /// The direction that `attribute` gives in the language of the phone.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    userInterfaceLayoutDirection(
      for: attribute, relativeTo: UIScreen.main.traitCollection.layoutDirection)
  }

  /// The direction that `attribute` gives where the surroundings run in `layoutDirection`.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute,
    relativeTo layoutDirection: UIUserInterfaceLayoutDirection
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: layoutDirection
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }

  /// Margins depend on size classes and direction, leading and trailing on direction.
  func layoutTraitsDidChange(from previous: UITraitCollection?) {
    marginsOfGuidesDidChange()
    guard let previous, previous.layoutDirection != traitCollection.layoutDirection else { return }
    layoutDirectionDidChange()
  }

  /// Passes the attribute on to a view that is a part of this one, as bars do with what they
  /// show.
  func passLayoutDirection(to part: UIView?) {
    part?.semanticContentAttribute = semanticContentAttribute
  }

  /// Shows the view turned over, and makes the constraints anew that speak of leading and
  /// trailing edges in it.
  func layoutDirectionDidChange() {
    leadingSideDidChange()
    setNeedsLayout()
    setNeedsDisplay()
    guard let engine = layoutRecord.enteredEngine else { return }
    var concerned: [NSLayoutConstraint] = []
    var view: UIView? = self
    while let current = view {
      concerned += current.constraints.filter { $0.nearestCommonAncestor === self }
      view = current.superview
    }
    engine.relower(concerned)
    marginsOfGuidesDidChange()
  }
}
