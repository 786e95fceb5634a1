import Foundation
import UIKit

/// A text that began or ended to be edited, as its view told it.
public struct EditingEvent: Codable, Hashable, Sendable {
  /// When, in seconds on the phone's clock.
  public var time: TimeInterval
  /// Which: `didBeginEditing` or `didEndEditing`.
  public var name: String
  /// The view's accessibility identifier, or else its class.
  public var view: String

  /// The notifications and the names they have in the log.
  static let names: [(Notification.Name, String)] = [
    (UITextField.textDidBeginEditingNotification, "didBeginEditing"),
    (UITextField.textDidEndEditingNotification, "didEndEditing"),
    (UITextView.textDidBeginEditingNotification, "didBeginEditing"),
    (UITextView.textDidEndEditingNotification, "didEndEditing"),
  ]
}

extension EditingEvent: CustomStringConvertible {
  /// Its line in the log: milliseconds, name, view.
  public var description: String {
    "\(LogText.milliseconds(time))  \(LogText.name(name))  \(view)"
  }
}
