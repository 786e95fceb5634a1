/// What becomes of the views inside for people who do not see them.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  enum Kind: Sendable {
    case ignore
    case contain
    case combine
  }

  let kind: Kind

  /// They are left out: the view is one thing.
  public static let ignore = AccessibilityChildBehavior(kind: .ignore)
  /// Each is a thing of its own.
  public static let contain = AccessibilityChildBehavior(kind: .contain)
  /// They are one thing that is called what they say one after the other.
  public static let combine = AccessibilityChildBehavior(kind: .combine)
}

/// What a view is and does, for people who do not see it.
public struct AccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits, which are UIKit's.
  public let rawValue: UInt64

  /// Traits from their bits.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  private init(_ traits: UIAccessibilityTraits) {
    rawValue = traits.rawValue
  }

  /// A button.
  public static let isButton = AccessibilityTraits(.button)
  /// A heading.
  public static let isHeader = AccessibilityTraits(.header)
  /// Selected.
  public static let isSelected = AccessibilityTraits(.selected)
  /// A link.
  public static let isLink = AccessibilityTraits(.link)
  /// A field for searching.
  public static let isSearchField = AccessibilityTraits(.searchField)
  /// A picture.
  public static let isImage = AccessibilityTraits(.image)
  /// Plays a sound of its own.
  public static let playsSound = AccessibilityTraits(.playsSound)
  /// A key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(.keyboardKey)
  /// Text that does not change.
  public static let isStaticText = AccessibilityTraits(.staticText)
  /// Sums up what the screen shows.
  public static let isSummaryElement = AccessibilityTraits(.summaryElement)
  /// Changes all the time.
  public static let updatesFrequently = AccessibilityTraits(.updatesFrequently)
  /// Starts playing or recording.
  public static let startsMediaSession = AccessibilityTraits(.startsMediaSession)
  /// Takes touches as they are.
  public static let allowsDirectInteraction = AccessibilityTraits(.allowsDirectInteraction)
  /// Turns a page when it was read.
  public static let causesPageTurn = AccessibilityTraits(.causesPageTurn)

  var uiTraits: UIAccessibilityTraits { UIAccessibilityTraits(rawValue: rawValue) }
}

extension View {
  /// What the view is called. Tree dumps show it.
  public func accessibilityLabel(_ label: Text) -> some View {
    modifier(AccessibilityModifier(label: label.string))
  }

  /// What the view is called. Tree dumps show it.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// What the view is called. Tree dumps show it.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  /// What using the view does.
  public func accessibilityHint(_ hint: Text) -> some View {
    modifier(AccessibilityModifier(hint: hint.string))
  }

  /// What using the view does.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  /// What using the view does.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View {
    accessibilityHint(Text(hint))
  }

  /// What the view stands at.
  public func accessibilityValue(_ value: Text) -> some View {
    modifier(AccessibilityModifier(value: value.string))
  }

  /// What the view stands at.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// What the view stands at.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }

  /// Whether the view and those inside are left out for people who do not see them.
  public func accessibilityHidden(_ hidden: Bool) -> some View {
    modifier(AccessibilityModifier(isHidden: hidden))
  }

  /// Makes one thing of the view for people who do not see it, or a place of several.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    modifier(AccessibilityModifier(children: children))
  }

  /// Adds to what the view is and does.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(AccessibilityModifier(added: traits.uiTraits))
  }

  /// Takes away from what the view is and does.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    modifier(AccessibilityModifier(removed: traits.uiTraits))
  }
}
