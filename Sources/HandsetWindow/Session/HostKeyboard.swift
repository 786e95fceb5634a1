import UIKit

/// Which keys of a desktop keyboard edit text, and how.
enum HostKeyboard {
  /// The editing command of a key combination.
  static func command(for stroke: KeyStroke) -> EditingCommand? {
    if case .character(let character) = stroke.key {
      return stroke.hasControl && !stroke.hasAlt ? clipboardCommand(character) : nil
    }
    let byWord = stroke.hasControl || stroke.hasAlt
    switch stroke.key {
    case .backspace: return byWord ? .deleteWordBackward : nil
    case .forwardDelete: return byWord ? .deleteWordForward : .deleteForward
    default: return stroke.hasShift ? extending(stroke.key, byWord) : moving(stroke.key, byWord)
    }
  }

  private static func moving(_ key: KeyStroke.Key, _ byWord: Bool) -> EditingCommand? {
    switch key {
    case .left: byWord ? .moveWordLeft : .moveLeft
    case .right: byWord ? .moveWordRight : .moveRight
    case .up: .moveUp
    case .down: .moveDown
    case .home: byWord ? .moveToStart : .moveToStartOfLine
    case .end: byWord ? .moveToEnd : .moveToEndOfLine
    default: nil
    }
  }

  private static func extending(_ key: KeyStroke.Key, _ byWord: Bool) -> EditingCommand? {
    switch key {
    case .left: byWord ? .extendWordLeft : .extendLeft
    case .right: byWord ? .extendWordRight : .extendRight
    case .up: .extendUp
    case .down: .extendDown
    case .home: byWord ? .extendToStart : .extendToStartOfLine
    case .end: byWord ? .extendToEnd : .extendToEndOfLine
    default: nil
    }
  }

  private static func clipboardCommand(_ character: Character) -> EditingCommand? {
    switch character {
    case "a": .selectAll
    case "c": .copy
    case "x": .cut
    case "v": .paste
    case "y": .redo
    case "z": .undo
    default: nil
    }
  }
}
