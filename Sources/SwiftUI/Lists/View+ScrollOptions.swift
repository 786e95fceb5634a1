/// When the indicators of scroll views are seen.
public struct ScrollIndicatorVisibility: Equatable, Sendable {
  let isHidden: Bool?

  /// As the scroll view says.
  public static var automatic: ScrollIndicatorVisibility { .init(isHidden: nil) }
  /// While it scrolls.
  public static var visible: ScrollIndicatorVisibility { .init(isHidden: false) }
  /// Never.
  public static var hidden: ScrollIndicatorVisibility { .init(isHidden: true) }
  /// Never.
  public static var never: ScrollIndicatorVisibility { .init(isHidden: true) }
}

/// Whether scroll views give way beyond their ends.
public struct ScrollBounceBehavior: Equatable, Sendable {
  let always: Bool?

  /// As the scroll view does by itself.
  public static var automatic: ScrollBounceBehavior { .init(always: nil) }
  /// Always.
  public static var always: ScrollBounceBehavior { .init(always: true) }
  /// Where there is more than is seen.
  public static var basedOnSize: ScrollBounceBehavior { .init(always: false) }
}

/// What scroll views inside are told.
struct ScrollOptions: Equatable {
  var hidesVerticalIndicator: Bool?
  var hidesHorizontalIndicator: Bool?
  var isEnabled = true
  var bouncesVertically: Bool?
  var bouncesHorizontally: Bool?
  var clips = true
}

extension EnvironmentValues {
  private enum ScrollOptionsKey: EnvironmentKey {
    static var defaultValue: ScrollOptions { ScrollOptions() }
  }
  /// What scroll views inside are told.
  var scrollOptions: ScrollOptions {
    get { self[ScrollOptionsKey.self] }
    set { self[ScrollOptionsKey.self] = newValue }
  }

  /// Whether scroll views can be scrolled.
  public var isScrollEnabled: Bool {
    get { scrollOptions.isEnabled }
    set { scrollOptions.isEnabled = newValue }
  }
}

extension View {
  /// When the indicators of scroll views inside are seen.
  public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility, axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View {
    transformEnvironment(\.scrollOptions) {
      if axes.contains(.vertical) { $0.hidesVerticalIndicator = visibility.isHidden }
      if axes.contains(.horizontal) { $0.hidesHorizontalIndicator = visibility.isHidden }
    }
  }

  /// Whether scroll views inside stay where they are.
  public func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.scrollOptions) { $0.isEnabled = $0.isEnabled && !disabled }
  }

  /// Whether scroll views inside give way beyond their ends.
  public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior, axes: Axis.Set = [.vertical]
  ) -> some View {
    transformEnvironment(\.scrollOptions) {
      if axes.contains(.vertical) { $0.bouncesVertically = behavior.always }
      if axes.contains(.horizontal) { $0.bouncesHorizontally = behavior.always }
    }
  }

  /// Whether scroll views inside show what lies outside of them.
  public func scrollClipDisabled(_ disabled: Bool = true) -> some View {
    transformEnvironment(\.scrollOptions) { $0.clips = !disabled }
  }
}

extension ScrollElement {
  /// What holds where nothing is said: of lists and scroll views.
  struct Defaults: Equatable {
    var showsIndicators = true
    var bouncesVertically = false
  }

  func show(_ options: ScrollOptions) {
    scrollView.showsVerticalScrollIndicator =
      options.hidesVerticalIndicator.map { !$0 } ?? defaults.showsIndicators
    scrollView.showsHorizontalScrollIndicator =
      options.hidesHorizontalIndicator.map { !$0 } ?? defaults.showsIndicators
    scrollView.isScrollEnabled = options.isEnabled
    scrollView.alwaysBounceVertical = options.bouncesVertically ?? defaults.bouncesVertically
    scrollView.alwaysBounceHorizontal = options.bouncesHorizontally ?? false
    scrollView.clipsToBounds = options.clips
  }
}
