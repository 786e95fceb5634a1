/// Why a picture cannot be read.
public struct PictureError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with it, in a few words.
  public var reason: String

  /// One line for people.
  public var description: String { "not a readable picture: \(reason)" }
}
