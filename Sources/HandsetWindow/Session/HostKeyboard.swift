import UIKit

/// Which keys of a desktop keyboard edit text, and how: Apple's, with Ctrl also in the place of
/// Cmd where a letter follows, and as a desktop has it for words.
enum HostKeyboard {
  /// The editing command of a key combination.
  static func command(for stroke: KeyStroke) -> EditingCommand? {
    if case .character(let character) = stroke.key {
      guard stroke.hasControl || stroke.hasCommand, !stroke.hasAlt else { return nil }
      return clipboardCommand(character, hasShift: stroke.hasShift)
    }
    let byWord = stroke.hasControl || stroke.hasAlt
    switch stroke.key {
    case .backspace:
      return stroke.hasCommand ? .deleteToStartOfLine : byWord ? .deleteWordBackward : nil
    case .forwardDelete:
      return stroke.hasCommand
        ? .deleteToEndOfLine : byWord ? .deleteWordForward : .deleteForward
    default: break
    }
    if stroke.hasCommand { return toEdge(stroke.key, extends: stroke.hasShift) }
    return stroke.hasShift ? extending(stroke.key, byWord) : moving(stroke.key, byWord)
  }

  private static func moving(_ key: KeyStroke.Key, _ byWord: Bool) -> EditingCommand? {
    switch key {
    case .left: byWord ? .moveWordLeft : .moveLeft
    case .right: byWord ? .moveWordRight : .moveRight
    case .up: byWord ? .moveToStartOfParagraph : .moveUp
    case .down: byWord ? .moveToEndOfParagraph : .moveDown
    case .home: byWord ? .moveToStart : .moveToStartOfLine
    case .end: byWord ? .moveToEnd : .moveToEndOfLine
    case .pageUp: .pageUp
    case .pageDown: .pageDown
    default: nil
    }
  }

  private static func extending(_ key: KeyStroke.Key, _ byWord: Bool) -> EditingCommand? {
    switch key {
    case .left: byWord ? .extendWordLeft : .extendLeft
    case .right: byWord ? .extendWordRight : .extendRight
    case .up: byWord ? .extendToStartOfParagraph : .extendUp
    case .down: byWord ? .extendToEndOfParagraph : .extendDown
    case .home: byWord ? .extendToStart : .extendToStartOfLine
    case .end: byWord ? .extendToEnd : .extendToEndOfLine
    case .pageUp: .extendPageUp
    case .pageDown: .extendPageDown
    default: nil
    }
  }

  /// Cmd with an arrow.
  private static func toEdge(_ key: KeyStroke.Key, extends: Bool) -> EditingCommand? {
    switch key {
    case .left: extends ? .extendToStartOfLine : .moveToStartOfLine
    case .right: extends ? .extendToEndOfLine : .moveToEndOfLine
    case .up: extends ? .extendToStart : .moveToStart
    case .down: extends ? .extendToEnd : .moveToEnd
    default: nil
    }
  }

  private static func clipboardCommand(
    _ character: Character, hasShift: Bool
  ) -> EditingCommand? {
    switch character {
    case "a": .selectAll
    case "c": .copy
    case "x": .cut
    case "v": .paste
    case "y": .redo
    case "z": hasShift ? .redo : .undo
    default: nil
    }
  }
}
