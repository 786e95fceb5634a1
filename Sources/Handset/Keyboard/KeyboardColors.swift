import UIKit

/// The colours of the keyboard: light as measured (APPEARANCE 1.3), dark as its sources say.
struct KeyboardColors: Hashable {
  var tray: CGColor
  var letterKey: CGColor
  var specialKey: CGColor
  var pressedLetterKey: CGColor
  var pressedSpecialKey: CGColor
  /// The shift key while it is on.
  var activeKey: CGColor
  var accentKey: CGColor
  var bubble: CGColor
  var bubbleRim: CGColor
  var shadowOpacity: Float
  var ink: CGColor
  var activeInk: CGColor
  var accentInk: CGColor
  var disabledInk: CGColor
  /// The face and the microphone on the tray.
  var trayInk: CGColor
  var divider: CGColor

  static func colors(for style: UIUserInterfaceStyle) -> KeyboardColors {
    style == .dark ? dark : light
  }

  static let light = KeyboardColors(
    tray: CGColor(hex: 0xD0D3D9), letterKey: .white, specialKey: CGColor(hex: 0xA9AFBA),
    pressedLetterKey: CGColor(hex: 0xB3B6C3), pressedSpecialKey: .white, activeKey: .white,
    accentKey: CGColor(hex: 0x007AFF), bubble: .white, bubbleRim: CGColor(hex: 0x9FA3A6),
    shadowOpacity: 0.35, ink: .black, activeInk: .black, accentInk: .white,
    disabledInk: CGColor(gray: 0, alpha: 0.3), trayInk: CGColor(hex: 0x50555C),
    divider: CGColor(gray: 0, alpha: 0.15))

  /// Keys are opaque: what white and grey at 0.30 give on the tray.
  static let dark = KeyboardColors(
    tray: CGColor(hex: 0x2C2C2C), letterKey: CGColor(hex: 0x6B6B6B),
    specialKey: CGColor(hex: 0x474747), pressedLetterKey: CGColor(hex: 0x414141),
    pressedSpecialKey: CGColor(hex: 0x666666), activeKey: CGColor(hex: 0xD5D5D5),
    accentKey: CGColor(hex: 0x0A84FF), bubble: CGColor(hex: 0x6D6D6D),
    bubbleRim: CGColor(gray: 0, alpha: 0.5), shadowOpacity: 0.5, ink: .white, activeInk: .black,
    accentInk: .white, disabledInk: CGColor(gray: 1, alpha: 0.3),
    trayInk: CGColor(hex: 0xD1D1D3), divider: CGColor(gray: 1, alpha: 0.15))
}
