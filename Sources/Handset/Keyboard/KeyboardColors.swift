import Devices
import UIKit

/// The colours of the keyboard: light as measured (APPEARANCE 1.3), dark as its sources say.
struct KeyboardColors: Hashable {
  var tray: KeyboardMaterial
  var letterKey: CGColor
  var specialKey: CGColor
  var pressedLetterKey: CGColor
  var pressedSpecialKey: CGColor
  /// The shift key while it is on.
  var activeKey: CGColor
  /// The same where a word stands on the key, which cannot show it by its form.
  var activeWordKey: CGColor
  var accentKey: CGColor
  var bubble: CGColor
  var bubbleRim: CGColor
  var shadowOpacity: Float
  var ink: CGColor
  var activeInk: CGColor
  /// What stands on such a key.
  var activeWordInk: CGColor
  var accentInk: CGColor
  var disabledInk: CGColor
  /// The sign above a tablet's letter; estimated.
  var secondSign: CGColor
  /// The face and the microphone on the tray.
  var trayInk: CGColor
  var divider: CGColor
  /// The ground of the word that stands out in the bar.
  var preferredWord: CGColor
  /// The tray of the emoji panel, and its field.
  var emojiTray: KeyboardMaterial
  var emojiField: CGColor
  /// What stands in the empty field of the emoji panel.
  var emojiPlaceholder: CGColor
  var emojiTitle: CGColor
  var emojiCategory: CGColor
  var emojiSelection: CGColor

  static func colors(for style: UIUserInterfaceStyle, look: KeyboardLook) -> KeyboardColors {
    switch look {
    case .classic: style == .dark ? dark : light
    case .rounded: style == .dark ? roundedDark : roundedLight
    }
  }

  /// More colour shows than through the letters' tray: a yellow field takes 37 from its blue.
  private static let emojiLight = KeyboardMaterial(
    CGColor(hex: 0xE9EBEF), over: CGColor(hex: 0xF2F2F2), chroma: 0.195)

  /// Grey keys are translucent (APPEARANCE 1.3): on the tray of grey content they are A9AFBA, and
  /// over the yellow field and the dark bar of a picture they follow the tray by 1.2 to 1.4 of what
  /// that changes, of which a colour in front of it can do 0.81.
  static let light = KeyboardColors(
    tray: .light, letterKey: .white, specialKey: CGColor(hex: 0x001535, alpha: 48 / 255),
    pressedLetterKey: CGColor(hex: 0xB3B6C3), pressedSpecialKey: .white, activeKey: .white,
    activeWordKey: .white, accentKey: CGColor(hex: 0x007AFF), bubble: .white,
    bubbleRim: CGColor(hex: 0x9FA3A6),
    shadowOpacity: 0.35, ink: .black, activeInk: .black, activeWordInk: .black, accentInk: .white,
    disabledInk: CGColor(gray: 0, alpha: 0.3), secondSign: CGColor(hex: 0x8A8A8E),
    trayInk: CGColor(hex: 0x50555C),
    divider: CGColor(gray: 0, alpha: 0.15), preferredWord: CGColor(gray: 1, alpha: 0.7),
    emojiTray: emojiLight, emojiField: CGColor(hex: 0xF6F8FC),
    emojiPlaceholder: CGColor(hex: 0x909296), emojiTitle: CGColor(hex: 0xA5A6A9),
    emojiCategory: CGColor(hex: 0x747576), emojiSelection: CGColor(hex: 0xCDD1DA))

  /// Grey keys are 71 on the tray's 44 (FACTS 2.8).
  static let dark = KeyboardColors(
    tray: .dark, letterKey: CGColor(gray: 1, alpha: 0.3),
    specialKey: CGColor(gray: 1, alpha: 0.128), pressedLetterKey: CGColor(hex: 0x414141),
    pressedSpecialKey: CGColor(hex: 0x666666), activeKey: CGColor(hex: 0xD5D5D5),
    activeWordKey: CGColor(hex: 0xD5D5D5),
    accentKey: CGColor(hex: 0x0A84FF), bubble: CGColor(hex: 0x6D6D6D),
    bubbleRim: CGColor(gray: 0, alpha: 0.5), shadowOpacity: 0.5, ink: .white, activeInk: .black,
    activeWordInk: .black, accentInk: .white, disabledInk: CGColor(gray: 1, alpha: 0.3),
    secondSign: CGColor(hex: 0xB4B4B8), trayInk: CGColor(hex: 0xD1D1D3),
    divider: CGColor(gray: 1, alpha: 0.15),
    preferredWord: CGColor(gray: 1, alpha: 0.15), emojiTray: .dark,
    emojiField: CGColor(hex: 0x434345), emojiPlaceholder: CGColor(hex: 0x98989D),
    emojiTitle: CGColor(hex: 0x7C7C80), emojiCategory: CGColor(hex: 0xA0A0A4),
    emojiSelection: CGColor(hex: 0x545457))

  /// FACTS 2.8; what is not there is estimated from the classic look.
  static let roundedLight: KeyboardColors = {
    var colors = light
    colors.tray.color = CGColor(hex: 0xDFE0E4)
    colors.specialKey = .white
    // All keys are white already.
    colors.activeWordKey = CGColor(hex: 0x3C3C43)
    colors.activeWordInk = .white
    colors.pressedLetterKey = CGColor(hex: 0xC4C6CC)
    colors.pressedSpecialKey = CGColor(hex: 0xC4C6CC)
    colors.accentKey = CGColor(hex: 0x0088FF)
    colors.shadowOpacity = 0
    colors.disabledInk = CGColor(hex: 0xBEBFC5)
    colors.emojiTray = colors.tray
    colors.emojiField = .white
    return colors
  }()

  /// FACTS 2.8; what is not there is estimated from the classic look.
  static let roundedDark: KeyboardColors = {
    var colors = dark
    colors.tray.color = CGColor(hex: 0x171717)
    colors.letterKey = CGColor(hex: 0x3D3D3D)
    colors.specialKey = CGColor(hex: 0x3D3D3D)
    colors.pressedLetterKey = CGColor(hex: 0x5A5A5A)
    colors.pressedSpecialKey = CGColor(hex: 0x5A5A5A)
    colors.accentKey = CGColor(hex: 0x0091FF)
    colors.shadowOpacity = 0
    colors.emojiTray = colors.tray
    colors.emojiField = CGColor(hex: 0x3D3D3D)
    return colors
  }()
}
