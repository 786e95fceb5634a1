extension UIApplication {
  /// The one object of a kind that belongs to the phone; made when it is first asked for.
  func attachment<Object: AnyObject>(_ make: () -> Object) -> Object {
    let id = ObjectIdentifier(Object.self)
    if let known = attachments[id] as? Object { return known }
    let made = make()
    attachments[id] = made
    return made
  }
}
