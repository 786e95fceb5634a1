/// A name that no other subscriber or subscription has.
public struct CombineIdentifier: Hashable, CustomStringConvertible {
  private let object: AnyObject

  /// A new name.
  public init() {
    object = IdentityToken()
  }

  /// The name of an object.
  public init(_ object: AnyObject) {
    self.object = object
  }

  /// The identity in hexadecimal.
  public var description: String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
  }

  /// Equal when they name the same object.
  public static func == (one: CombineIdentifier, other: CombineIdentifier) -> Bool {
    one.object === other.object
  }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(object))
  }
}

private final class IdentityToken {}
