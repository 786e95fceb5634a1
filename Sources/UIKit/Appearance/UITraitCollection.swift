/// The surroundings that a view adapts to.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// The traits that dynamic colours resolve against while drawing.
  @preconcurrency @MainActor public static var current = UITraitCollection(
    userInterfaceStyle: .light)

  /// Light or dark.
  public let userInterfaceStyle: UIUserInterfaceStyle
  /// Phone or tablet.
  public let userInterfaceIdiom: UIUserInterfaceIdiom
  /// Room along the width.
  public let horizontalSizeClass: UIUserInterfaceSizeClass
  /// Room along the height.
  public let verticalSizeClass: UIUserInterfaceSizeClass
  /// Pixels per point; 0 when not decided.
  public let displayScale: CGFloat
  /// Direction of text.
  public let layoutDirection: UIUserInterfaceLayoutDirection
  /// The user's text size.
  public let preferredContentSizeCategory: UIContentSizeCategory
  /// On the ground of the screen or above it.
  public let userInterfaceLevel: UIUserInterfaceLevel

  /// Traits from their parts; what is left out is not decided.
  public init(
    userInterfaceStyle: UIUserInterfaceStyle = .unspecified,
    userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified,
    horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    verticalSizeClass: UIUserInterfaceSizeClass = .unspecified,
    displayScale: CGFloat = 0,
    layoutDirection: UIUserInterfaceLayoutDirection = .leftToRight,
    preferredContentSizeCategory: UIContentSizeCategory = .unspecified,
    userInterfaceLevel: UIUserInterfaceLevel = .unspecified
  ) {
    self.userInterfaceStyle = userInterfaceStyle
    self.userInterfaceIdiom = userInterfaceIdiom
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.displayScale = displayScale
    self.layoutDirection = layoutDirection
    self.preferredContentSizeCategory = preferredContentSizeCategory
    self.userInterfaceLevel = userInterfaceLevel
    super.init()
  }

  /// The same traits in another style.
  public func withUserInterfaceStyle(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    guard style != .unspecified, style != userInterfaceStyle else { return self }
    return with(style: style, level: userInterfaceLevel)
  }

  /// The same traits on another level.
  func with(level: UIUserInterfaceLevel) -> UITraitCollection {
    guard level != .unspecified, level != userInterfaceLevel else { return self }
    return with(style: userInterfaceStyle, level: level)
  }

  private func with(
    style: UIUserInterfaceStyle, level: UIUserInterfaceLevel
  ) -> UITraitCollection {
    UITraitCollection(
      userInterfaceStyle: style, userInterfaceIdiom: userInterfaceIdiom,
      horizontalSizeClass: horizontalSizeClass, verticalSizeClass: verticalSizeClass,
      displayScale: displayScale, layoutDirection: layoutDirection,
      preferredContentSizeCategory: preferredContentSizeCategory, userInterfaceLevel: level)
  }

  /// The same traits with another width.
  func withHorizontalSizeClass(_ sizeClass: UIUserInterfaceSizeClass) -> UITraitCollection {
    guard sizeClass != horizontalSizeClass else { return self }
    return UITraitCollection(
      userInterfaceStyle: userInterfaceStyle, userInterfaceIdiom: userInterfaceIdiom,
      horizontalSizeClass: sizeClass, verticalSizeClass: verticalSizeClass,
      displayScale: displayScale, layoutDirection: layoutDirection,
      preferredContentSizeCategory: preferredContentSizeCategory,
      userInterfaceLevel: userInterfaceLevel)
  }

  /// Whether dynamic colours look different under `other`.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool {
    userInterfaceStyle != other?.userInterfaceStyle
      || userInterfaceLevel != other?.userInterfaceLevel
  }

  /// Runs `actions` with these traits current.
  @preconcurrency @MainActor
  public func performAsCurrent(_ actions: () -> Void) {
    let previous = UITraitCollection.current
    UITraitCollection.current = self
    actions()
    UITraitCollection.current = previous
  }

  /// Equal when every trait is.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITraitCollection else { return false }
    return userInterfaceStyle == other.userInterfaceStyle
      && userInterfaceIdiom == other.userInterfaceIdiom
      && horizontalSizeClass == other.horizontalSizeClass
      && verticalSizeClass == other.verticalSizeClass
      && displayScale == other.displayScale && layoutDirection == other.layoutDirection
      && preferredContentSizeCategory == other.preferredContentSizeCategory
      && userInterfaceLevel == other.userInterfaceLevel
  }

  /// Hashes what `isEqual` compares.
  open override var hash: Int {
    var hasher = Hasher()
    hasher.combine(userInterfaceStyle)
    hasher.combine(userInterfaceIdiom)
    hasher.combine(horizontalSizeClass)
    hasher.combine(verticalSizeClass)
    hasher.combine(displayScale)
    hasher.combine(preferredContentSizeCategory)
    hasher.combine(userInterfaceLevel)
    return hasher.finalize()
  }
}
