/// One change of the keyboard's frame, as its notifications tell it.
struct KeyboardTransition {
  enum Kind {
    case show
    case hide
  }

  /// The seconds that notifications announce (FACTS 3.1). The motion itself takes 0.5 s.
  static let announcedDuration: TimeInterval = 0.25
  /// The raw value of the keyboard's animation curve (FACTS 3.1).
  static let announcedCurve = 7
  /// How the keyboard, and what moves along with it, is animated. Neither keeps touches out:
  /// keys are pressed while the keyboard still rises.
  static let animationOptions: UIView.AnimationOptions = [
    UIView.AnimationOptions(rawValue: UInt(announcedCurve) << 16), .allowUserInteraction,
  ]

  var kind: Kind
  var begin: CGRect
  var end: CGRect
  var duration: TimeInterval

  var userInfo: [AnyHashable: Any] {
    [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: begin),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.announcedCurve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
  }

  /// The notifications before the change, in order (FACTS 4.2).
  var before: [Notification.Name] {
    switch kind {
    case .show:
      [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification]
    case .hide:
      [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification]
    }
  }

  /// The notifications after the change, in order (FACTS 4.2).
  var after: [Notification.Name] {
    switch kind {
    case .show:
      [UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification]
    case .hide:
      [UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidHideNotification]
    }
  }
}
