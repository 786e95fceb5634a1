/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
  /// What the height of a detent of the app's own may depend on.
  @preconcurrency @MainActor
  @dynamicMemberLookup
  public struct Context {
    let environment: EnvironmentValues
    /// The height of the highest possible sheet, points.
    public let maxDetentValue: CGFloat

    /// A value of the environment of the sheet.
    public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
      environment[keyPath: keyPath]
    }
  }

  private enum Rule: Hashable, Sendable {
    case medium
    case large
    case fraction(CGFloat)
    case height(CGFloat)
    case custom(ObjectIdentifier)
  }

  private let rule: Rule
  private let custom: (@MainActor @Sendable (Context) -> CGFloat?)?

  private init(_ rule: Rule, custom: (@MainActor @Sendable (Context) -> CGFloat?)? = nil) {
    self.rule = rule
    self.custom = custom
  }

  /// Half of the height of the screen; left out on phones held sideways.
  public static let medium = PresentationDetent(.medium)
  /// The full height of a sheet.
  public static let large = PresentationDetent(.large)

  /// A part of the full height, 0…1.
  public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
    PresentationDetent(.fraction(fraction))
  }

  /// So many points.
  public static func height(_ height: CGFloat) -> PresentationDetent {
    PresentationDetent(.height(height))
  }

  /// What a type of the app's own says.
  public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
    PresentationDetent(.custom(ObjectIdentifier(type))) { D.height(in: $0) }
  }

  /// By the rule for the height.
  public static func == (one: PresentationDetent, other: PresentationDetent) -> Bool {
    one.rule == other.rule
  }

  /// By the rule for the height.
  public func hash(into hasher: inout Hasher) { hasher.combine(rule) }

  /// The name in UIKit's terms.
  @MainActor var identifier: UISheetPresentationController.Detent.Identifier {
    switch rule {
    case .medium: .medium
    case .large: .large
    case .fraction(let part): .init("fraction \(part)")
    case .height(let height): .init("height \(height)")
    case .custom(let type): .init("custom \(type.hashValue)")
    }
  }

  /// The detent in UIKit's terms.
  @MainActor
  func uiDetent(_ environment: EnvironmentValues) -> UISheetPresentationController.Detent {
    let custom = custom
    return switch rule {
    case .medium: .medium()
    case .large: .large()
    case .fraction(let part):
      .custom(identifier: identifier) { $0.maximumDetentValue * part }
    case .height(let height): .custom(identifier: identifier) { _ in height }
    case .custom:
      .custom(identifier: identifier) {
        custom?(Context(environment: environment, maxDetentValue: $0.maximumDetentValue))
      }
    }
  }
}

/// A height of sheets that an app works out.
public protocol CustomPresentationDetent {
  /// The height, points; `nil` where the sheet does not rest there.
  @MainActor static func height(in context: PresentationDetent.Context) -> CGFloat?
}
