/// One line of a phone's log.
public enum KeyboardLogEntry: Hashable, Sendable {
  /// A notice of the keyboard.
  case notice(KeyboardEvent)
  /// A text began or ended to be edited.
  case editing(EditingEvent)
}

extension KeyboardLogEntry: Encodable {
  /// Writes what it holds, without a name for the case: the fields tell.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .notice(let event): try event.encode(to: encoder)
    case .editing(let event): try event.encode(to: encoder)
    }
  }
}

extension KeyboardLogEntry: CustomStringConvertible {
  /// The line that `handset events` prints.
  public var description: String {
    switch self {
    case .notice(let event): event.description
    case .editing(let event): event.description
    }
  }
}
