import Devices
import UIKit

extension SystemKeyboard {
  /// How long a key lights up when the host's keyboard types, in seconds.
  static let flashDuration: TimeInterval = 0.1

  var input: (any UIKeyInput)? { UIApplication.shared.keyboard.input }

  var textBeforeCaret: String? { (input as? any CaretContext)?.textBeforeCaret }

  // MARK: Drawn keys

  /// Does what a key stands for. Shift and delete are not done here: they act while held.
  func perform(_ key: Key) {
    guard state.isEnabled(key) else { return }
    if key.flicks.isEmpty, key.rect.kind != .flickReverse { flickCycle = nil }
    switch key.rect.kind {
    case .character where !key.flicks.isEmpty: tapFlickKey(key)
    case .character, .tab:
      guard let text = state.text(of: key) else { return }
      typeFromKey(text)
    case .space: performSpace()
    case .return:
      mendWord(before: "\n")
      performReturn()
      if returnsHome(after: "\n") { show(homePlane) }
    case .plane(let plane): show(plane)
    case .capsLock: toggleCapsLock()
    case .dismiss: (input as? UIResponder)?.resignFirstResponder()
    case .emoji: if isSearchingEmoji { setEmojiSearching(false) } else { setEmoji(true) }
    case .globe: showNextLanguage()
    case .dictation: UIApplication.shared.log("Dictation is not available.")
    case .flickModifier: changeKana()
    case .flickAdvance: flickCycle = nil
    case .flickReverse: reverseFlick()
    case .shift, .delete: break
    }
  }

  /// Types what stands on a key, or on one of the choices of a key that was held.
  func typeFromKey(_ text: String) {
    followsSpace = false
    if compose(text) || typeDash(text) { return }
    takeAddedSpaceBack(before: text)
    let sign = punctuated(text)
    mendWord(before: sign)
    type(sign)
    if returnsHome(after: text) { show(homePlane) }
  }

  /// Types text at the caret, after what was being composed.
  func type(_ text: String) {
    finishComposing()
    guard let input else { return }
    noteWordEnd(before: text)
    noteTyping()
    if isSearchingEmoji {
      searchEmoji { $0 += text }
      return
    }
    input.insertText(text)
    inputDidChange(input)
  }

  /// How soon after a space another one makes a full stop, seconds; estimated.
  private static let fullStopDelay: TimeInterval = 1

  /// A space, or a full stop in the place of the first of two spaces in quick succession behind a
  /// word; secrets and addresses have no full stops of their own.
  private func performSpace() {
    if convert() { return }
    let isQuick = UIApplication.shared.clock.now - spaceTime <= Self.fullStopDelay
    if followsSpace, isQuick, let input, !input.isSecureTextEntry, !input.keyboardType.needsASCII,
      legends.composition(on: keysForm) != .romaji, !legends.shape(of: keysForm).isFlick,
      let text = textBeforeCaret, text.last == " ",
      text.dropLast().last.map({ $0.isLetter || $0.isNumber || ")]\"'”’»".contains($0) }) == true
    {
      followsSpace = false
      mending = nil
      noteTyping()
      input.deleteBackward()
      input.insertText(". ")
      inputDidChange(input)
      return
    }
    mendWord(before: " ")
    type(" ")
    followsSpace = true
    spaceTime = UIApplication.shared.clock.now
    if returnsHome(after: " ") { show(homePlane) }
  }

  /// Deletes before the caret.
  func deleteBackward() {
    followsSpace = false
    hasAddedSpace = false
    flickCycle = nil
    guard let input else { return }
    noteTyping()
    if isSearchingEmoji {
      searchEmoji { $0 = String($0.dropLast()) }
      return
    }
    if deleteComposed() || takeMendingBack() { return }
    mending = nil
    input.deleteBackward()
    inputDidChange(input)
  }

  /// Deletes the word before the caret with the white space behind it.
  func deleteWordBackward() {
    guard let input, !isSearchingEmoji else {
      deleteBackward()
      return
    }
    finishComposing()
    noteTyping()
    if !input.isSecureTextEntry, let editor = input as? any TextEditingCommands,
      editor.canPerform(.deleteWordBackward)
    {
      editor.perform(.deleteWordBackward)
    } else if !input.isSecureTextEntry, let text = textBeforeCaret {
      let spaces = text.reversed().prefix(while: \.isWhitespace).count
      let word = text.dropLast(spaces).reversed().prefix { !$0.isWhitespace }.count
      for _ in 0..<max(1, spaces + word) { input.deleteBackward() }
    } else {
      input.deleteBackward()
    }
    inputDidChange(input)
  }

  /// Does what the return key stands for.
  func performReturn() {
    followsSpace = false
    guard let input, state.isReturnEnabled else { return }
    if isSearchingEmoji {
      setEmojiSearching(false)
      return
    }
    if confirmComposing() { return }
    noteWordEnd(before: "\n")
    noteTyping()
    if let handler = input as? any ReturnKeyHandling {
      handler.performReturn()
    } else {
      input.insertText("\n")
    }
    inputDidChange(input)
  }

  /// A space, a line break or an apostrophe ends a visit to digits and signs.
  private func returnsHome(after text: String) -> Bool {
    guard homePlane == .letters, state.plane != .letters, !state.plane.isPad else { return false }
    return text == " " || text == "\n" || text == "'" || text == "’"
  }

  // MARK: The host's keyboard

  /// Types text as the host's keyboard does: the text goes in unchanged, a line break acts as
  /// the return key, and the drawn keys that stand for it light up for a moment. No letter pops up:
  /// that is for a finger, which covers its key.
  public func typeFromHost(_ text: String) {
    followsSpace = false
    for (index, line) in text.split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline
    ).enumerated() {
      if index > 0 { pressReturnFromHost() }
      guard !line.isEmpty else { continue }
      for character in line { flash(keyTyping: String(character)) }
      typeAsHost { type(String(line)) }
    }
  }

  /// Acts as the host's return key.
  public func pressReturnFromHost() {
    flash(view.keyView(named: "return"))
    typeAsHost { performReturn() }
  }

  /// Acts as the host's backspace key.
  public func pressDeleteFromHost() {
    flash(view.keyView(named: "delete"))
    typeAsHost { deleteBackward() }
  }

  /// Secrets typed on a plugged-in keyboard are never shown; the drawn keyboard's last letter
  /// is, whoever presses its keys.
  private func typeAsHost(_ type: () -> Void) {
    let controller = UIApplication.shared.keyboard
    controller.isTypingOnHardware = settings.mode == .hardware
    type()
    controller.isTypingOnHardware = false
  }

  /// Whether a key still lights up.
  var isFlashing: Bool { !flashes.isEmpty }

  private func flash(keyTyping text: String) {
    flash(view.keyView(typing: text, state))
  }

  private func flash(_ key: KeyView?) {
    guard let key, UIApplication.shared.keyboard.shownFrame != nil else { return }
    let id = ObjectIdentifier(key)
    if let flash = flashes[id] {
      flash.end.cancel()
    } else {
      view.press(key, state, opensPopup: false)
    }
    let end = UIApplication.shared.clock.schedule(after: Self.flashDuration) { [weak self] in
      guard let self, let flash = flashes.removeValue(forKey: id) else { return }
      view.release(flash.key, state)
    }
    flashes[id] = KeyFlash(key: key, end: end)
  }

  // MARK: Finding keys

  /// The frame of a key that shows, in points of the screen. `name` is what the key types
  /// without shift, what it does (`shift`, `delete`, `space`, `return`, `numbers`, `letters`,
  /// `symbols`, `emoji`, `globe`, `dictation`, `dismiss`, `tab`, `capsLock`), or what stands on
  /// it.
  public func keyFrame(named name: String) -> CGRect? {
    guard let key = view.keyView(named: name) else { return nil }
    return key.convert(key.bounds, to: nil)
  }

  /// The names of all keys that show, row by row.
  public var keyNames: [String] { view.keyViews.map(\.key.name) }

  /// What holding a key that shows offers, in the order in which it is offered; empty where
  /// holding offers nothing.
  public func heldChoices(ofKeyNamed name: String) -> [String] {
    view.keyView(named: name).map { state.variants(of: $0.key) } ?? []
  }

  /// What a flick downwards on a key that shows types; `nil` where it types nothing.
  public func secondSign(ofKeyNamed name: String) -> String? {
    view.keyView(named: name).flatMap { state.secondSign(of: $0.key) }
  }

  /// The choices that a held key offers now, with their frames in points of the screen.
  public var openChoices: [(text: String, frame: CGRect)] { view.openChoices }

  /// The rows of the list that a held key has opened, of the globe or of the key that puts a
  /// tablet's keyboard away, with their frames in points of the screen.
  public var openMenuRows: [(name: String, frame: CGRect)] { view.openMenuRows }
}
