/// How large text is.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  /// The smallest.
  case xSmall
  /// Small.
  case small
  /// Medium.
  case medium
  /// What phones have at first.
  case large
  /// Larger.
  case xLarge
  /// Larger still.
  case xxLarge
  /// The largest of the usual ones.
  case xxxLarge
  /// The first for people who see little.
  case accessibility1
  /// The second for people who see little.
  case accessibility2
  /// The third for people who see little.
  case accessibility3
  /// The fourth for people who see little.
  case accessibility4
  /// The largest.
  case accessibility5

  /// Whether it is for people who see little.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  init(_ category: UIContentSizeCategory) {
    let place = UIContentSizeCategory.allCases.firstIndex(of: category)
    self = place.map { Self.allCases[$0] } ?? .large
  }

  private var place: Int { Self.allCases.firstIndex(of: self) ?? 3 }

  /// The same in UIKit's terms.
  var uiCategory: UIContentSizeCategory { UIContentSizeCategory.allCases[place] }

  /// The same under its older name.
  var category: ContentSizeCategory { ContentSizeCategory.allCases[place] }
}

/// How large text is, under older names.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  /// The smallest.
  case extraSmall
  /// Small.
  case small
  /// Medium.
  case medium
  /// What phones have at first.
  case large
  /// Larger.
  case extraLarge
  /// Larger still.
  case extraExtraLarge
  /// The largest of the usual ones.
  case extraExtraExtraLarge
  /// The first for people who see little.
  case accessibilityMedium
  /// The second for people who see little.
  case accessibilityLarge
  /// The third for people who see little.
  case accessibilityExtraLarge
  /// The fourth for people who see little.
  case accessibilityExtraExtraLarge
  /// The largest.
  case accessibilityExtraExtraExtraLarge

  /// Whether it is for people who see little.
  public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

  /// The same under its newer name.
  var size: DynamicTypeSize {
    DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self) ?? 3]
  }
}

extension View {
  /// How large text inside is.
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
    environment(\.dynamicTypeSize, size)
  }

  /// Between which sizes text inside stays.
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
  where T.Bound == DynamicTypeSize {
    transformEnvironment(\.dynamicTypeSize) { size in
      guard !range.contains(size) else { return }
      let allowed = DynamicTypeSize.allCases.filter { range.contains($0) }
      size = (size < (allowed.first ?? size) ? allowed.first : allowed.last) ?? size
    }
  }
}
