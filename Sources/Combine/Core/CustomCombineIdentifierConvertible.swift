/// Something with a name of its own in a chain of publishers.
public protocol CustomCombineIdentifierConvertible {
  /// The name.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The object's identity.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
