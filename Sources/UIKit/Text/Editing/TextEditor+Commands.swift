extension TextEditor {
  func isPossible(_ command: EditingCommand) -> Bool {
    switch command {
    case .cut: allowsEditing && !isSecureTextEntry && !editor.isCaret
    case .copy: !isSecureTextEntry && !editor.isCaret
    case .paste: allowsEditing && UIPasteboard.general.hasStrings
    case .select: hasText && editor.isCaret
    case .selectAll: hasText && editor.selection != editor.text.startIndex..<editor.text.endIndex
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
    case .select: select(nil)
    case .selectAll: selectAll(nil)
    case .cut: cut(nil)
    case .copy: copy(nil)
    case .paste: paste(nil)
    case .undo: undoManager?.undo()
    case .redo: undoManager?.redo()
    case .deleteForward, .deleteWordForward, .deleteToEndOfLine, .deleteWordBackward,
      .deleteToStartOfLine:
      delete(movement(command))
    default:
      let movement = movement(command)
      let target = target(of: movement, extending: command.extendsSelection)
      let goal = editing.goalX
      changeSelection { $0.move(movement, extending: command.extendsSelection, to: target) }
      if movement.isVertical { editing.goalX = goal }
    }
  }

  /// Where a command leads. Words of a secret are not told: they would say something about it.
  private func movement(_ command: EditingCommand) -> TextMovement {
    let isRightToLeft = isRightToLeft(at: editor.head)
    let movement: TextMovement =
      switch command {
      case .moveLeft, .extendLeft: .left
      case .moveRight, .extendRight: .right
      case .moveWordLeft, .extendWordLeft: isRightToLeft ? .wordForward : .wordBackward
      case .moveWordRight, .extendWordRight: isRightToLeft ? .wordBackward : .wordForward
      case .moveUp, .extendUp: .lineUp
      case .moveDown, .extendDown: .lineDown
      case .deleteForward: .forward
      case .deleteWordForward: .wordForward
      case .deleteWordBackward: .wordBackward
      case .pageUp, .extendPageUp: .pageUp
      case .pageDown, .extendPageDown: .pageDown
      case .moveToStartOfParagraph, .extendToStartOfParagraph: .toStartOfParagraph
      case .moveToEndOfParagraph, .extendToEndOfParagraph: .toEndOfParagraph
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
      .extendToStartOfLine, .extendToEndOfLine, .extendToStart, .extendToEnd, .extendPageUp,
      .extendPageDown, .extendToStartOfParagraph, .extendToEndOfParagraph:
      true
    default: false
    }
  }
}
