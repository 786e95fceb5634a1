extension UISheetPresentationController {
  /// A height at which a sheet rests.
  @preconcurrency @MainActor
  public final class Detent: NSObject {
    /// The name of a detent.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
      /// The name.
      public var rawValue: String

      /// A name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// A name.
      public init(_ rawValue: String) { self.rawValue = rawValue }

      /// That of the detent at half of the height. The name is Apple's.
      public static let medium = Identifier("com.apple.UIKit.medium")
      /// That of the detent at the full height. The name is Apple's.
      public static let large = Identifier("com.apple.UIKit.large")
    }

    /// Answers a height in points, without the room of the home indicator, or `nil` where the
    /// detent is left out.
    public typealias Resolver =
      @MainActor (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

    /// The name.
    public let identifier: Identifier
    private let resolver: Resolver

    private init(_ identifier: Identifier, _ resolver: @escaping Resolver) {
      self.identifier = identifier
      self.resolver = resolver
      super.init()
    }

    /// Half of the height of the screen; left out on phones held sideways.
    public class func medium() -> Detent {
      Detent(.medium) { context in
        guard context.containerTraitCollection.verticalSizeClass != .compact else { return nil }
        return (context as? SheetGeometry)?.mediumHeight ?? context.maximumDetentValue / 2
      }
    }

    /// The full height of a sheet.
    public class func large() -> Detent {
      Detent(.large) { $0.maximumDetentValue }
    }

    /// A height that `resolver` finds out; a name is made up with `nil`.
    @preconcurrency
    public class func custom(
      identifier: Identifier? = nil, resolver: @escaping Resolver
    ) -> Detent {
      customCount += 1
      return Detent(identifier ?? Identifier("custom-\(customCount)"), resolver)
    }

    private static var customCount = 0

    /// The height in points, without the room of the home indicator; `nil` where the detent is
    /// left out.
    public func resolvedValue(
      in context: any UISheetPresentationControllerDetentResolutionContext
    ) -> CGFloat? {
      resolver(context)
    }
  }
}
