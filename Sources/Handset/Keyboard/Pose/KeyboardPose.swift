import Devices
import UIKit

/// A state of the keyboard to look at: what it is asked for, and what has been pressed on it.
public struct KeyboardPose: Hashable, Sendable {
  /// The shift key.
  public enum Shift: String, Hashable, Sendable, CaseIterable {
    /// Released.
    case off
    /// On for one letter.
    case on
    /// Locked.
    case locked
  }

  /// The type that the input asks for.
  public var type: UIKeyboardType
  /// What the return key says.
  public var returnKey: UIReturnKeyType
  /// What the text means.
  public var contentType: UITextContentType?
  /// Whether the text is a secret.
  public var isSecure: Bool
  /// Light or dark keys, whatever the phone is.
  public var keys: UIKeyboardAppearance
  /// The plane; `nil` for the one that the type starts with.
  public var plane: KeyboardPlane?
  /// The shift key, where the letters show; `nil` for as the type starts in an empty field.
  public var shift: Shift?
  /// Whether the emoji panel shows.
  public var isEmoji: Bool
  /// What is in the field.
  public var text: String
  /// The name of a key with a finger on it.
  public var pressed: String?
  /// How long the finger has been there, seconds.
  public var pressDuration: Double

  /// A text keyboard as in an empty field, unless said otherwise.
  public init(
    type: UIKeyboardType = .default, returnKey: UIReturnKeyType = .default,
    contentType: UITextContentType? = nil, isSecure: Bool = false,
    keys: UIKeyboardAppearance = .default, plane: KeyboardPlane? = nil, shift: Shift? = nil,
    isEmoji: Bool = false, text: String = "", pressed: String? = nil, pressDuration: Double = 0.1
  ) {
    self.type = type
    self.returnKey = returnKey
    self.contentType = contentType
    self.isSecure = isSecure
    self.keys = keys
    self.plane = plane
    self.shift = shift
    self.isEmoji = isEmoji
    self.text = text
    self.pressed = pressed
    self.pressDuration = pressDuration
  }
}
