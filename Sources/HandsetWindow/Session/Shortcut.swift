/// What a key combination does to the phone or the window: Apple's simulator's, with Ctrl in
/// the place of Cmd.
enum Shortcut: Hashable, CaseIterable {
  case toggleKeyboard
  case toggleHardwareKeyboard
  case rotateLeft
  case rotateRight
  case slowMotion
  case screenshot
  case toggleAppearance
  case toggleBezel
  case fit
  case pixelExact
  case pointAccurate
  case nextDevice
  case shake
  case toggleOverlay
  case toggleHelp
  case quit

  init?(_ stroke: KeyStroke) {
    let match = Self.allCases.first { shortcut in
      shortcut.stroke == stroke
    }
    guard let match else { return nil }
    self = match
  }

  private var stroke: KeyStroke {
    switch self {
    case .toggleKeyboard: KeyStroke(key: .character("k"), hasControl: true)
    case .toggleHardwareKeyboard:
      KeyStroke(key: .character("k"), hasControl: true, hasShift: true)
    case .rotateLeft: KeyStroke(key: .left, hasControl: true)
    case .rotateRight: KeyStroke(key: .right, hasControl: true)
    case .slowMotion: KeyStroke(key: .character("t"), hasControl: true)
    case .screenshot: KeyStroke(key: .character("s"), hasControl: true)
    case .toggleAppearance: KeyStroke(key: .character("a"), hasControl: true, hasShift: true)
    case .toggleBezel: KeyStroke(key: .character("b"), hasControl: true)
    case .pointAccurate: KeyStroke(key: .character("1"), hasControl: true)
    case .pixelExact: KeyStroke(key: .character("2"), hasControl: true)
    case .fit: KeyStroke(key: .character("3"), hasControl: true)
    case .nextDevice: KeyStroke(key: .function(7))
    case .shake: KeyStroke(key: .character("z"), hasControl: true, hasAlt: true)
    case .toggleOverlay: KeyStroke(key: .function(10))
    case .toggleHelp: KeyStroke(key: .function(1))
    case .quit: KeyStroke(key: .character("q"), hasControl: true)
    }
  }

  /// The key combination in words.
  var keys: String {
    var parts: [String] = []
    if stroke.hasControl { parts.append("Ctrl") }
    if stroke.hasShift { parts.append("Shift") }
    if stroke.hasAlt { parts.append("Alt") }
    switch stroke.key {
    case .character(let character): parts.append(character.uppercased())
    case .function(let number): parts.append("F\(number)")
    case .left: parts.append("Left")
    case .right: parts.append("Right")
    default: break
    }
    return parts.joined(separator: "+")
  }

  /// What it does, in words.
  var summary: String {
    switch self {
    case .toggleKeyboard: "software keyboard on, off"
    case .toggleHardwareKeyboard: "hardware keyboard connected, not"
    case .rotateLeft: "turn left"
    case .rotateRight: "turn right"
    case .slowMotion: "speed; paused, . steps a frame"
    case .screenshot: "save a screenshot"
    case .toggleAppearance: "light, dark"
    case .toggleBezel: "phone body on, off"
    case .fit: "fit the window"
    case .pixelExact: "a pixel for a pixel"
    case .pointAccurate: "a pixel for a point"
    case .nextDevice: "next device"
    case .shake: "shake, to undo typing"
    case .toggleOverlay: "layout overlay"
    case .toggleHelp: "this list"
    case .quit: "quit"
    }
  }
}
