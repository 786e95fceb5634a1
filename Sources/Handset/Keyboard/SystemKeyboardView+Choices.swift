import UIKit

/// What a held key opens.
extension SystemKeyboardView {
  /// Opens the choices of a held key over it.
  func openAccents(_ choices: [String], over key: KeyView, _ state: KeyboardState) -> AccentBarView
  {
    popups.removeValue(forKey: ObjectIdentifier(key))?.removeFromSuperview()
    let view = AccentBarView(
      choices: choices, over: convert(key.frame, from: keysView), width: bounds.width,
      font: .systemFont(ofSize: 22), colors: state.colors, isAttached: state.look == .classic,
      top: keyboard?.orientation.isLandscape == true ? 0 : -.infinity)
    closeChoices()
    accents = view
    addSubview(view)
    return view
  }

  /// Opens a list over a held key.
  func openMenu(
    _ names: [String], current: Int?, over key: KeyView, _ state: KeyboardState
  ) -> KeyMenuView {
    let view = KeyMenuView(
      names: names, current: current, over: convert(key.frame, from: keysView),
      width: bounds.width, colors: state.colors)
    closeChoices()
    menu = view
    addSubview(view)
    return view
  }

  /// Closes whatever a held key has opened.
  func closeChoices() {
    accents?.removeFromSuperview()
    accents = nil
    menu?.removeFromSuperview()
    menu = nil
  }

  var openChoices: [(text: String, frame: CGRect)] {
    if let panel = emojiPanel, let tones = panel.openTones { return tones }
    guard let accents else { return [] }
    return accents.choices.enumerated().map {
      ($0.element, accents.convert(accents.frame(ofChoice: $0.offset), to: nil))
    }
  }

  var openMenuRows: [(name: String, frame: CGRect)] {
    guard let menu else { return [] }
    return menu.names.enumerated().map {
      ($0.element, menu.convert(menu.frame(ofRow: $0.offset), to: nil))
    }
  }
}
