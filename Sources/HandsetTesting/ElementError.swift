/// No view has the identifier that a test asked for.
public struct ElementError: Error, CustomStringConvertible {
  /// What was asked for.
  public let identifier: String
  /// The identifiers that there are.
  public let known: [String]

  /// One line that names both.
  public var description: String {
    "no view has the identifier \"\(identifier)\"; there are: \(known.joined(separator: ", "))"
  }
}
