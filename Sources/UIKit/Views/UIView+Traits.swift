extension UIView {
  /// The traits here: those of the controller or the superview, with the view's own style.
  public var traitCollection: UITraitCollection {
    let inherited =
      viewController?.inheritedTraits ?? superview?.traitCollection
      ?? UIScreen.main.traitCollection
    return inherited.withUserInterfaceStyle(effectiveOverrideStyle)
  }

  /// A style for the view and all inside it, instead of the inherited one.
  public var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownOverrideStyle }
    set {
      guard newValue != ownOverrideStyle else { return }
      ownOverrideStyle = newValue
      updateTraits()
    }
  }

  private var effectiveOverrideStyle: UIUserInterfaceStyle {
    if ownOverrideStyle != .unspecified { return ownOverrideStyle }
    return viewController?.overrideUserInterfaceStyle ?? .unspecified
  }

  /// What an interface file says for other size classes comes before the app hears of them.
  private func tellOrigin(of traits: UITraitCollection, before previous: UITraitCollection?) {
    guard let viewController, let origin = viewController.interfaceOrigin,
      traits.horizontalSizeClass != previous?.horizontalSizeClass
        || traits.verticalSizeClass != previous?.verticalSizeClass
    else { return }
    origin.sizeClassesDidChange(of: viewController)
  }

  /// Tells the view and all inside it when their traits are no longer those last told.
  func updateTraits() {
    let traits = traitCollection
    if traits != reportedTraits {
      let previous = reportedTraits
      reportedTraits = traits
      if traits.hasDifferentColorAppearance(comparedTo: previous) {
        layer.backgroundColor = ownBackgroundColor?.resolved(traits)
        setNeedsDisplay()
      }
      setNeedsLayout()
      layoutTraitsDidChange(from: previous)
      traits.performAsCurrent {
        tellOrigin(of: traits, before: previous)
        traitCollectionDidChange(previous)
        viewController?.traitCollectionDidChange(previous)
      }
    }
    for subview in subviews { subview.updateTraits() }
  }
}
