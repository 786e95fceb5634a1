import Handset

/// What types, as the command line says it.
enum KeyboardChoice: String, CaseIterable {
  case on
  case off
  case hardware

  var mode: KeyboardSettings.Mode {
    switch self {
    case .on: .software
    case .off: .off
    case .hardware: .hardware
    }
  }
}
