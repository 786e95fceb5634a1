/// An attribute of an element.
struct MarkupAttribute {
  /// What has become of it.
  enum Reading {
    /// Nobody has asked for it.
    case unread
    case read
    /// Its value makes no sense.
    case refused
  }

  let name: String
  var value: String
  var reading = Reading.unread

  init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}
