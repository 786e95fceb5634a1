import Foundation
import UIKit

/// One keyboard notification, as it was posted.
public struct KeyboardEvent: Codable, Hashable, Sendable {
  /// When, in seconds on the phone's clock.
  public var time: TimeInterval
  /// Which: `willShow`, `didShow`, `willHide`, `didHide`, `willChangeFrame`, `didChangeFrame`.
  public var name: String
  /// The frame before, in points of the screen.
  public var begin: CGRect
  /// The frame after, in points of the screen.
  public var end: CGRect
  /// The announced duration in seconds.
  public var duration: TimeInterval
  /// The announced curve.
  public var curve: Int

  /// The notifications and the names they have in the log.
  static let names: [(Notification.Name, String)] = [
    (UIResponder.keyboardWillShowNotification, "willShow"),
    (UIResponder.keyboardDidShowNotification, "didShow"),
    (UIResponder.keyboardWillHideNotification, "willHide"),
    (UIResponder.keyboardDidHideNotification, "didHide"),
    (UIResponder.keyboardWillChangeFrameNotification, "willChangeFrame"),
    (UIResponder.keyboardDidChangeFrameNotification, "didChangeFrame"),
  ]

  init?(name: String, time: TimeInterval, userInfo: [AnyHashable: Any]?) {
    guard
      let begin = (userInfo?[UIResponder.keyboardFrameBeginUserInfoKey] as? NSValue)?.cgRectValue,
      let end = (userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue,
      let duration = userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double,
      let curve = userInfo?[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int
    else { return nil }
    self.name = name
    self.time = time
    self.begin = begin
    self.end = end
    self.duration = duration
    self.curve = curve
  }
}

extension KeyboardEvent: CustomStringConvertible {
  /// Its line in the log: milliseconds, name, frame before -> frame after, announced seconds and
  /// curve.
  public var description: String {
    "\(LogText.milliseconds(time))  \(LogText.name(name))  \(LogText.rect(begin)) -> "
      + "\(LogText.rect(end))  \(LogText.number(duration)) s, curve \(curve)"
  }
}
