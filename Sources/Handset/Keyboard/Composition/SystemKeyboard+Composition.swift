import Devices
import UIKit

/// Languages in which one key is not one character.
extension SystemKeyboard {
  /// Adds a key's text to what is being composed. Answers whether it belongs to it.
  func compose(_ text: String) -> Bool {
    guard let input, !isSearchingEmoji, !input.isSecureTextEntry, text.count == 1,
      let letter = text.first
    else { return false }
    switch legends.composition(on: keysForm) {
    case .none: return false
    case .hangul:
      guard HangulComposer.joins(text) else {
        hangul.reset()
        return false
      }
      apply(hangul.type(letter), to: input)
      return true
    case .romaji:
      guard state.plane == .letters, RomajiComposer.takes(text) else { return false }
      // Letters after a form that was chosen begin anew.
      if conversion > 0 { finishComposing() }
      conversion = 0
      romaji.type(letter)
      showComposed(romaji.text, in: input)
      return true
    }
  }

  private func apply(_ edit: HangulComposer.Edit, to input: any UIKeyInput) {
    let composer = hangul
    noteTyping()
    for _ in 0..<edit.deleted { input.deleteBackward() }
    if !edit.inserted.isEmpty { input.insertText(edit.inserted) }
    hangul = composer
    inputDidChange(input)
  }

  /// Shows what is being composed: as marked text where the input knows that.
  private func showComposed(_ text: String, in input: any UIKeyInput) {
    noteTyping()
    // The input tells of the change before it is done; what is composed must outlast that.
    let (composer, form) = (romaji, conversion)
    if let input = input as? any UITextInput {
      input.setMarkedText(text, selectedRange: NSRange(location: text.utf16.count, length: 0))
    } else {
      for _ in 0..<shownComposition.count { input.deleteBackward() }
      input.insertText(text)
    }
    shownComposition = text
    romaji = composer
    conversion = form
    inputDidChange(input)
  }

  /// Takes the last letter of what is being composed back. Answers whether there was one.
  func deleteComposed() -> Bool {
    guard let input else { return false }
    if let edit = hangul.deleteBackward() {
      apply(edit, to: input)
      return true
    }
    guard !romaji.isEmpty else { return false }
    conversion = 0
    _ = romaji.deleteBackward()
    showComposed(romaji.text, in: input)
    if romaji.isEmpty { forgetComposing() }
    return true
  }

  /// The forms that what is being composed can take.
  var conversions: [String] {
    let kana = romaji.finished
    var forms = [kana]
    let kanji = KanjiDictionary.dictionary(in: resources).forms(of: kana)
    for form in [chosenForms[kana]].compactMap({ $0 }) + kanji + [KanaForms.katakana(kana)]
    where !forms.contains(form) {
      forms.append(form)
    }
    return forms
  }

  /// The forms on offer: as many as there is room for, with the one that shows.
  var offeredForms: [WordSuggestion] {
    let forms = conversions
    let first = conversion / KeyboardBarView.slotCount * KeyboardBarView.slotCount
    return forms.indices.dropFirst(first).prefix(KeyboardBarView.slotCount).map {
      WordSuggestion(text: forms[$0], isPreferred: conversion > 0 && $0 == conversion)
    }
  }

  /// Goes on to the next form of what is being composed, as the space bar does. Answers whether
  /// anything is.
  func convert() -> Bool {
    guard let input, !romaji.isEmpty else { return false }
    let forms = conversions
    conversion = (conversion + 1) % forms.count
    showComposed(forms[conversion], in: input)
    return true
  }

  /// Keeps what is being composed, as the return key does. Answers whether anything is.
  func confirmComposing() -> Bool {
    guard !romaji.isEmpty else { return false }
    finishComposing()
    return true
  }

  /// Keeps what is being composed, with a lone n as a syllable.
  func finishComposing() {
    hangul.reset()
    guard !romaji.isEmpty else { return }
    guard let input = preparedInput else {
      forgetComposing()
      return
    }
    let final = conversion == 0 ? romaji.finished : shownComposition
    if conversion > 0 { chosenForms[romaji.finished] = final }
    if final != shownComposition { showComposed(final, in: input) }
    forgetComposing()
    (input as? any UITextInput)?.unmarkText()
    inputDidChange(input)
  }

  /// What was being composed belongs to the text now, or is gone.
  func forgetComposing() {
    hangul.reset()
    romaji = RomajiComposer()
    conversion = 0
    shownComposition = ""
    flickCycle = nil
  }

  /// The app or the user has changed the text or moved the caret: what was being composed is no
  /// longer before the caret.
  func checkComposing(_ text: String?) {
    guard let text else { return }
    if !hangul.letters.isEmpty, !text.hasSuffix(hangul.text) { hangul.reset() }
    if !romaji.isEmpty, !text.hasSuffix(shownComposition) { forgetComposing() }
    if let cycle = flickCycle, !text.hasSuffix(cycle.typed) { flickCycle = nil }
  }

  // MARK: Flick keys

  /// Types what a flick key stands for, or goes on to its next syllable when it was the last key.
  func tapFlickKey(_ key: Key) {
    guard let input, let legend = key.legend else { return }
    followsSpace = false
    let syllables = [legend.text] + legend.flicks
    if let syllable = composable(legend.text) {
      let place =
        flickCycle?.key == key.name && conversion == 0 && !romaji.isEmpty
        ? flickCycle.flatMap { syllables.firstIndex(of: $0.typed) } : nil
      let next = place.map { syllables[($0 + 1) % syllables.count] }
      if let next, let following = composable(next) {
        composeInPlace(following, in: input)
      } else {
        composeNext(syllable, in: input)
      }
      flickCycle = FlickCycle(key: key.name, typed: next ?? legend.text)
      return
    }
    if let cycle = flickCycle, cycle.key == key.name,
      let index = syllables.firstIndex(of: cycle.typed)
    {
      replaceLast(by: syllables[(index + 1) % syllables.count], key: key.name, in: input)
    } else {
      type(legend.text)
      flickCycle = FlickCycle(key: key.name, typed: legend.text)
    }
  }

  /// Types what a flick leads to.
  func typeFlick(_ text: String) {
    flickCycle = nil
    followsSpace = false
    if let syllable = composable(text), let input {
      composeNext(syllable, in: input)
    } else {
      type(text)
    }
  }

  /// A syllable that is composed, so that it can become another form, where the input can show
  /// that.
  private func composable(_ text: String) -> Character? {
    guard let syllable = text.first, text.count == 1, let input, input is any UITextInput,
      !input.isSecureTextEntry, !isSearchingEmoji,
      let scalar = text.unicodeScalars.first,
      (0x3041...0x3096).contains(scalar.value)
        || (syllable == "ー" && !romaji.isEmpty)
    else { return nil }
    return syllable
  }

  private func composeNext(_ syllable: Character, in input: any UIKeyInput) {
    // Syllables after a form that was chosen begin anew.
    if conversion > 0 { finishComposing() }
    romaji.append(syllable)
    conversion = 0
    showComposed(romaji.text, in: input)
  }

  private func composeInPlace(_ syllable: Character, in input: any UIKeyInput) {
    romaji.replaceLast(by: syllable)
    conversion = 0
    showComposed(romaji.text, in: input)
  }

  func reverseFlick() {
    guard let cycle = flickCycle, let input,
      let legend = view.keyView(named: cycle.key)?.key.legend
    else { return }
    let syllables = [legend.text] + legend.flicks
    guard let index = syllables.firstIndex(of: cycle.typed) else { return }
    let previous = syllables[(index + syllables.count - 1) % syllables.count]
    if !romaji.isEmpty, let syllable = composable(previous) {
      composeInPlace(syllable, in: input)
      flickCycle = FlickCycle(key: cycle.key, typed: previous)
    } else {
      replaceLast(by: previous, key: cycle.key, in: input)
    }
  }

  /// Makes the last syllable small, voiced or unvoiced.
  func changeKana() {
    guard let input, let last = textBeforeCaret?.last, let next = KanaForms.next(after: last)
    else { return }
    if !romaji.isEmpty, conversion == 0 {
      composeInPlace(next, in: input)
    } else {
      replaceLast(by: String(next), key: nil, in: input)
    }
  }

  private func replaceLast(by text: String, key: String?, in input: any UIKeyInput) {
    noteTyping()
    flickCycle = nil
    input.deleteBackward()
    input.insertText(text)
    flickCycle = key.map { FlickCycle(key: $0, typed: text) }
    inputDidChange(input)
  }
}
