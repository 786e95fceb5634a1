/// One change of the keyboard's frame, as its notifications tell it.
@MainActor
struct KeyboardTransition {
  enum Kind {
    case show
    case hide
    /// Only the frame: of a keyboard that is, or becomes, neither docked nor gone from there, and
    /// of one that springs back after a drag.
    case change
  }

  /// The seconds that notifications announce (FACTS 3.1). The motion itself takes 0.5 s.
  nonisolated static let announcedDuration: TimeInterval = 0.25
  /// The raw value of the keyboard's animation curve (FACTS 3.1).
  nonisolated static let announcedCurve = 7
  /// How the keyboard, and what moves along with it, is animated. Neither keeps touches out:
  /// keys are pressed while the keyboard still rises.
  nonisolated static let animationOptions: UIView.AnimationOptions = [
    UIView.AnimationOptions(rawValue: UInt(announcedCurve) << 16), .allowUserInteraction,
  ]

  var kind: Kind
  /// Where the keyboard was, in screen coordinates (points).
  var begin: CGRect
  /// Where it will be, in screen coordinates (points).
  var end: CGRect
  var duration: TimeInterval
  /// Whether it fades instead of moving.
  var fades = false
  /// Whether screens that are exchanged take it along.
  var isCarried = false

  var userInfo: [AnyHashable: Any] {
    [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: Self.told(begin)),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: toldEnd),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.announcedCurve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
  }

  /// With a cross-fade the end of a hide is all zero (FACTS 4.2).
  private var toldEnd: CGRect { fades && kind == .hide ? .zero : Self.told(end) }

  /// A keyboard that floats tells zero rectangles (FACTS 2.5).
  private static func told(_ frame: CGRect) -> CGRect {
    KeyboardPlacement(of: frame) == .floating ? .zero : frame
  }

  /// The notifications before the change, in order (FACTS 4.2).
  var before: [Notification.Name] {
    switch kind {
    case .show:
      [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification]
    case .hide:
      [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillHideNotification]
    case .change: [UIResponder.keyboardWillChangeFrameNotification]
    }
  }

  /// The notifications after the change, in order (FACTS 4.2).
  var after: [Notification.Name] {
    switch kind {
    case .show:
      [UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification]
    case .hide:
      [UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidHideNotification]
    case .change: [UIResponder.keyboardDidChangeFrameNotification]
    }
  }
}
