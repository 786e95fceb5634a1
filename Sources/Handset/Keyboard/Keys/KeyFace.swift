import UIKit

/// What stands on a key.
enum KeyFace: Hashable {
  /// Nothing.
  case blank
  /// A letter, digit or sign.
  case character(String)
  /// A sign with another above it, as on tablets.
  case pair(upper: String, lower: String)
  /// A character with a small grey sign above it, as on tablets.
  case signed(String, sign: String)
  /// A digit of a number pad with the letters below it.
  case digit(String, letters: String?)
  /// A sign of a number pad that stands on the tray.
  case traySign(String)
  /// A word in the middle.
  case label(String)
  /// A word in the lower corner, as on tablets.
  case cornerLabel(String, isLeft: Bool)
  /// The arrow.
  case shift(ShiftState.Phase)
  /// The arrow over a bar.
  case capsLock(isOn: Bool)
  /// The arrow that stops at a bar.
  case tab
  /// The box with the cross.
  case delete
  /// The laughing face.
  case face
  /// The globe.
  case globe
  /// An arrow to the right.
  case advance
  /// An arrow that turns back.
  case reverse
  /// The sign of the rounded return key.
  case returnSymbol(ReturnSymbol)
  /// The microphone.
  case microphone
  /// The keyboard with an arrow.
  case dismiss
}
