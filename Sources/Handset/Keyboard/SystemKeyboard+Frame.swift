import Devices
import UIKit

extension SystemKeyboard {
  /// The docked keyboard: as high as the device's tables say, with its bar where there is one
  /// (FACTS 2). With a hardware keyboard a phone shows none; a tablet's keeps its height and
  /// moves down until only the bar is on the screen (FACTS 2.5).
  public func keyboardFrame(for input: any UIKeyInput) -> CGRect? {
    let screen = UIScreen.main.bounds
    let height = device.keyboard.height(
      orientation: orientation, kind: kind(for: input), bar: showsBar(for: input)
    ).points
    let docked = CGRect(
      x: 0, y: screen.maxY - height, width: screen.width, height: height)
    switch settings.mode {
    case .software: return docked
    case .off: return nil
    case .hardware:
      let visible = device.keyboard.height(
        orientation: orientation, kind: .hardware, bar: false
      ).points
      guard visible > 0 else { return nil }
      return docked.offsetBy(dx: 0, dy: height - visible)
    }
  }

  /// Whether there is a bar above the keys. Phones have one for suggestions, where they are
  /// wanted; it goes for secure entry (FACTS 2.2). Tablets always have theirs.
  func showsBar(for input: any UIKeyInput) -> Bool {
    guard device.keyboard.showsBar(above: kind(for: input)) else { return false }
    if device.idiom == .pad { return true }
    return settings.isPredictive && wantsWords(input)
  }

  func wantsWords(_ input: any UIKeyInput) -> Bool {
    input.autocorrectionType != .no && !input.isSecureTextEntry
  }

  private func kind(for input: any UIKeyInput) -> KeyboardKind {
    plane(for: input).isPad ? .numberPad : .text
  }

  /// The plane that a keyboard for `input` starts with.
  func plane(for input: any UIKeyInput) -> KeyboardPlane {
    let plane: KeyboardPlane =
      switch input.keyboardType {
      case .default, .asciiCapable: .letters
      case .numbersAndPunctuation: .numbers
      case .numberPad: .numberPad
      case .decimalPad: .decimalPad
      case .phonePad: .phonePad
      }
    return plane.isPad && layout.form != .phone ? .numbers : plane
  }
}
