extension TextEditor {
  func isPossible(_ command: EditingCommand) -> Bool {
    switch command {
    case .cut: allowsEditing && !isSecureTextEntry && !editor.isCaret
    case .copy: !isSecureTextEntry && !editor.isCaret
    case .paste: allowsEditing && UIPasteboard.general.hasStrings
    case .selectAll: hasText
    case .undo: allowsEditing && editing.undoManager.canUndo
    case .redo: allowsEditing && editing.undoManager.canRedo
    case .deleteForward, .deleteWordForward, .deleteToEndOfLine, .deleteWordBackward,
      .deleteToStartOfLine:
      allowsEditing && !rangeToDelete(movement(command)).isEmpty
    default: hasText
    }
  }

  func carryOut(_ command: EditingCommand) {
    switch command {
    case .selectAll: changeSelection { $0.selectAll() }
    case .cut: cutSelection()
    case .copy: copySelection()
    case .paste: pasteText()
    case .undo: editing.undoManager.undo()
    case .redo: editing.undoManager.redo()
    case .deleteForward, .deleteWordForward, .deleteToEndOfLine, .deleteWordBackward,
      .deleteToStartOfLine:
      delete(movement(command))
    default:
      let movement = movement(command)
      let target = place(movement, from: editor.head)
      let goal = editing.goalX
      changeSelection { $0.move(movement, extending: command.extendsSelection, to: target) }
      if movement.isVertical { editing.goalX = goal }
    }
  }

  /// Where a command leads. Words of a secret are not told: they would say something about it.
  private func movement(_ command: EditingCommand) -> TextMovement {
    let isRightToLeft = isTextRightToLeft
    let movement: TextMovement =
      switch command {
      case .moveLeft, .extendLeft: isRightToLeft ? .forward : .backward
      case .moveRight, .extendRight: isRightToLeft ? .backward : .forward
      case .moveWordLeft, .extendWordLeft: isRightToLeft ? .wordForward : .wordBackward
      case .moveWordRight, .extendWordRight: isRightToLeft ? .wordBackward : .wordForward
      case .moveUp, .extendUp: .lineUp
      case .moveDown, .extendDown: .lineDown
      case .deleteForward: .forward
      case .deleteWordForward: .wordForward
      case .deleteWordBackward: .wordBackward
      case .moveToEndOfLine, .extendToEndOfLine, .deleteToEndOfLine: .toEndOfLine
      case .moveToStartOfLine, .extendToStartOfLine, .deleteToStartOfLine: .toStartOfLine
      case .moveToEnd, .extendToEnd: .toEnd
      default: .toStart
      }
    guard isSecureTextEntry else { return movement }
    return switch movement {
    case .wordForward: .toEnd
    case .wordBackward: .toStart
    default: movement
    }
  }
}

extension EditingCommand {
  var extendsSelection: Bool {
    switch self {
    case .extendLeft, .extendRight, .extendUp, .extendDown, .extendWordLeft, .extendWordRight,
      .extendToStartOfLine, .extendToEndOfLine, .extendToStart, .extendToEnd:
      true
    default: false
    }
  }
}
