import UIKit

/// What a keyboard notification says, taken out of its dictionary.
public struct KeyboardNotice {
  /// The frame after the change, in screen coordinates (points).
  public var endFrame: CGRect
  /// The announced seconds.
  public var duration: TimeInterval
  /// How to animate along: the announced curve, without keeping touches out, and whatever
  /// animation is being made around it.
  public var options: UIView.AnimationOptions

  /// The announced duration and curve of a keyboard that slides (FACTS 3.1), for what moves
  /// while the keyboard stays.
  static let usualDuration: TimeInterval = 0.25
  static let usualOptions = options(curve: 7)

  /// `nil` when the notification lacks something.
  public init?(_ notification: Notification) {
    guard
      let userInfo = notification.userInfo,
      let endFrame = (userInfo[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue,
      let duration = userInfo[UIResponder.keyboardAnimationDurationUserInfoKey] as? TimeInterval,
      let curve = userInfo[UIResponder.keyboardAnimationCurveUserInfoKey] as? UInt
    else { return nil }
    self.endFrame = endFrame
    self.duration = duration
    options = Self.options(curve: curve)
  }

  private static func options(curve: UInt) -> UIView.AnimationOptions {
    [
      UIView.AnimationOptions(rawValue: curve << 16), .allowUserInteraction,
      .overrideInheritedDuration, .overrideInheritedCurve, .overrideInheritedOptions,
    ]
  }
}
