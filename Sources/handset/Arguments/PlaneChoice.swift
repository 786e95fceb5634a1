import Devices

/// The planes of a keyboard, as the command line says them.
enum PlaneChoice: String, CaseIterable {
  case letters
  case numbers
  case symbols
  case emoji

  /// The plane; `nil` for the emoji panel, which is none.
  var plane: KeyboardPlane? {
    switch self {
    case .letters: .letters
    case .numbers: .numbers
    case .symbols: .symbols
    case .emoji: nil
    }
  }
}
