extension UITextField {
  /// Whether a command would do anything now; a secret is neither cut nor copied.
  public func canPerform(_ command: EditingCommand) -> Bool {
    switch command {
    case .cut, .copy: !isSecureTextEntry && !editor.isCaret
    case .paste: UIPasteboard.general.hasStrings
    case .selectAll: hasText
    case .deleteForward, .deleteWordForward, .deleteToEndOfLine, .deleteWordBackward,
      .deleteToStartOfLine:
      !editor.rangeToDelete(movement(command)).isEmpty
    default: hasText
    }
  }

  /// Carries out a command.
  public func perform(_ command: EditingCommand) {
    switch command {
    case .selectAll: selectAll(nil)
    case .cut: cut(nil)
    case .copy: copy(nil)
    case .paste: paste(nil)
    case .deleteForward, .deleteWordForward, .deleteToEndOfLine, .deleteWordBackward,
      .deleteToStartOfLine:
      delete(movement(command))
    default:
      let movement = movement(command)
      changeSelection { $0.move(movement, extending: command.extendsSelection) }
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
      case .deleteForward: .forward
      case .deleteWordForward: .wordForward
      case .deleteWordBackward: .wordBackward
      case .moveDown, .extendDown, .moveToEnd, .extendToEnd, .moveToEndOfLine, .extendToEndOfLine,
        .deleteToEndOfLine:
        .toEnd
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
