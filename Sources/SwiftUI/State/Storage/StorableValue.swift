/// A kind of value that stores keep.
public protocol _StorableValue {
  /// The value that was kept, if it is of this kind.
  init?(_stored value: Any)
  /// What is kept.
  var _stored: Any { get }
}

extension Bool: _StorableValue {
  /// The value that was kept.
  public init?(_stored value: Any) {
    guard let number = value as? Bool ?? (value as? NSNumber)?.boolValue else { return nil }
    self = number
  }
  /// What is kept.
  public var _stored: Any { self }
}

extension Int: _StorableValue {
  /// The value that was kept.
  public init?(_stored value: Any) {
    guard let number = value as? Int ?? (value as? NSNumber)?.intValue else { return nil }
    self = number
  }
  /// What is kept.
  public var _stored: Any { self }
}

extension Double: _StorableValue {
  /// The value that was kept.
  public init?(_stored value: Any) {
    guard let number = value as? Double ?? (value as? NSNumber)?.doubleValue else { return nil }
    self = number
  }
  /// What is kept.
  public var _stored: Any { self }
}

extension String: _StorableValue {
  /// The value that was kept.
  public init?(_stored value: Any) {
    guard let text = value as? String else { return nil }
    self = text
  }
  /// What is kept.
  public var _stored: Any { self }
}

extension Data: _StorableValue {
  /// The value that was kept.
  public init?(_stored value: Any) {
    guard let data = value as? Data else { return nil }
    self = data
  }
  /// What is kept.
  public var _stored: Any { self }
}

extension Date: _StorableValue {
  /// The value that was kept.
  public init?(_stored value: Any) {
    guard let date = value as? Date else { return nil }
    self = date
  }
  /// What is kept.
  public var _stored: Any { self }
}

extension URL: _StorableValue {
  /// The value that was kept.
  public init?(_stored value: Any) {
    guard let url = value as? URL ?? (value as? String).flatMap(URL.init(string:)) else {
      return nil
    }
    self = url
  }
  /// What is kept: the address as text.
  public var _stored: Any { absoluteString }
}
