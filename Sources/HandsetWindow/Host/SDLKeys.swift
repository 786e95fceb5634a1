import CSDL2

/// SDL's keys as ours.
enum SDLKeys {
  static func stroke(_ symbol: SDL_Keysym) -> KeyStroke? {
    guard let key = key(UInt32(bitPattern: symbol.sym)) else { return nil }
    let modifiers = UInt32(symbol.mod)
    return KeyStroke(
      key: key,
      hasControl: modifiers & KMOD_CTRL.rawValue != 0,
      hasShift: modifiers & KMOD_SHIFT.rawValue != 0,
      hasAlt: modifiers & KMOD_LALT.rawValue != 0,
      hasCommand: modifiers & KMOD_GUI.rawValue != 0)
  }

  private static func key(_ code: UInt32) -> KeyStroke.Key? {
    if let named = named[code] { return named }
    let firstFunction = SDLK_F1.rawValue
    if (firstFunction..<firstFunction + 12).contains(code) {
      return .function(Int(code - firstFunction) + 1)
    }
    guard (0x20..<0x7F).contains(code), let scalar = Unicode.Scalar(code) else { return nil }
    return .character(Character(scalar))
  }

  private static let named: [UInt32: KeyStroke.Key] = [
    SDLK_LEFT.rawValue: .left,
    SDLK_RIGHT.rawValue: .right,
    SDLK_UP.rawValue: .up,
    SDLK_DOWN.rawValue: .down,
    SDLK_HOME.rawValue: .home,
    SDLK_END.rawValue: .end,
    SDLK_BACKSPACE.rawValue: .backspace,
    SDLK_DELETE.rawValue: .forwardDelete,
    SDLK_RETURN.rawValue: .enter,
    SDLK_KP_ENTER.rawValue: .enter,
    SDLK_TAB.rawValue: .tab,
    SDLK_ESCAPE.rawValue: .escape,
    SDLK_PAGEUP.rawValue: .pageUp,
    SDLK_PAGEDOWN.rawValue: .pageDown,
  ]
}
