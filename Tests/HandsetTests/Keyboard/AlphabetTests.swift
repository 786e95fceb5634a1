import Devices
import Foundation
import Testing
import UIKit

@testable import Handset

/// A way to type one character on the drawn keyboard.
private struct Way {
  /// The keys to tap before: to other planes, or shift.
  var path: [String]
  /// The key.
  var key: String
  /// What to slide to while the key is held, or where to flick.
  var choice: String?
  var flick: Int?
}

@MainActor
@Suite("Typing whole alphabets")
struct AlphabetTests {
  private static let planes: [[String]] = [[], ["numbers"], ["numbers", "symbols"]]

  /// Everything that the drawn keys can type, found by looking at them plane by plane.
  private func ways(on stand: KeyboardStand) -> [String: Way] {
    var ways: [String: Way] = [:]
    func add(_ text: String, _ way: Way) { if ways[text] == nil { ways[text] = way } }
    for plane in Self.planes {
      for shifted in [false, true] {
        stand.input.text = ""
        stand.keyboard.show(.letters)
        stand.application.keyboard.inputDidChange(stand.input)
        var path = plane
        if shifted {
          guard plane.isEmpty, stand.keyboard.keyFrame(named: "shift") != nil else { continue }
          path = ["shift"]
        }
        for step in path { stand.tapOne(step) }
        for name in stand.keyboard.keyNames {
          guard let key = stand.view(name)?.key, key.isCharacter,
            let text = stand.keyboard.state.text(of: key)
          else { continue }
          add(text, Way(path: path, key: name))
          for choice in stand.keyboard.heldChoices(ofKeyNamed: name).dropFirst() {
            add(choice, Way(path: path, key: name, choice: choice))
          }
          for (index, flick) in key.flicks.enumerated() {
            add(flick, Way(path: path, key: name, flick: index))
          }
        }
      }
    }
    return ways
  }

  private func type(_ way: Way, on stand: KeyboardStand) throws {
    stand.keyboard.show(.letters)
    way.path.forEach { stand.tapOne($0) }
    if let choice = way.choice {
      try stand.hold(way.key, choosing: choice)
    } else if let flick = way.flick {
      let finger = stand.down(way.key)
      let start = stand.point(way.key)
      let (dx, dy) = [(-30.0, 0.0), (0, -30), (30, 0), (0, 30)][flick]
      stand.application.touchMove(finger, to: CGPoint(x: start.x + dx, y: start.y + dy))
      stand.application.touchUp(finger)
    } else {
      stand.tapOne(way.key)
    }
  }

  nonisolated static let languages =
    (try? DeviceCatalogue(resources: ResourceLocator.resources()).keyboardLanguages()) ?? []

  @Test(
    "types each character of a language's alphabet by taps, shift, held keys and flicks",
    arguments: languages)
  func everyCharacterOnAPhone(language: String) throws {
    try everyCharacterCanBeTyped(language: language, device: "iphone-13")
  }

  /// A tablet's letters follow from the phone's; some scripts are enough.
  @Test(
    "types each character on a tablet too", arguments: ["de", "he", "ja-kana", "ko", "tr"])
  func everyCharacterOnATablet(language: String) throws {
    try everyCharacterCanBeTyped(language: language, device: "ipad-air")
  }

  @Test("is there for every language that was asked for")
  func allLanguagesAreThere() {
    #expect(
      Self.languages == [
        "ar", "da", "de", "el", "en", "es", "fi", "fr", "he", "it", "ja-kana", "ja-romaji", "ko",
        "nb", "pl", "pt", "ru", "sv", "tr", "uk",
      ])
  }

  private func everyCharacterCanBeTyped(language: String, device: String) throws {
    let stand = try KeyboardStand(
      device, settings: KeyboardSettings(isPredictive: false, languages: [language]))
    stand.input.autocapitalizationType = .none
    stand.focus()
    let legends = stand.keyboard.legends
    let composition = legends.composition(on: stand.keyboard.keysForm)
    guard composition != .romaji else { return try everyKanaCanBeComposed(stand) }
    let ways = ways(on: stand)
    var wanted = legends.alphabet
    wanted += wanted.map { $0.uppercased() }.filter { $0.count == 1 }
    wanted += (legends.rows(.numbers, form: .phone) + legends.rows(.symbols, form: .phone))
      .joined().compactMap { $0?.text }.filter { _ in device == "iphone-13" }
    for character in Set(wanted) {
      stand.input.text = ""
      stand.application.keyboard.inputDidChange(stand.input)
      if let way = ways[character] {
        try type(way, on: stand)
      } else if let plain = ways.keys.first(where: { Self.leads(from: $0, to: character) }) {
        try type(try #require(ways[plain]), on: stand)
        for _ in 0..<2 where stand.input.text != character { stand.tapOne("modifier") }
      } else {
        Issue.record("\(language) has no way to \(character)")
      }
      #expect(stand.input.text == character, "\(language)")
    }
  }

  private func everyKanaCanBeComposed(_ stand: KeyboardStand) throws {
    for kana in stand.keyboard.legends.alphabet {
      stand.input.text = ""
      stand.application.keyboard.inputDidChange(stand.input)
      let letters = try #require(Self.letters(for: kana), "\(kana)")
      for letter in letters { stand.tapOne(String(letter), pause: 0.05) }
      stand.tapOne("return")
      #expect(stand.input.text == kana)
    }
  }

  /// Whether the key for small and voiced syllables leads from one to another.
  private static func leads(from plain: String, to kana: String) -> Bool {
    guard plain.count == 1, let first = plain.first, let next = KanaForms.next(after: first)
    else { return false }
    return String(next) == kana || KanaForms.next(after: next).map(String.init) == kana
  }

  /// The Latin letters that make a syllable.
  private static func letters(for kana: String) -> String? {
    if kana == "ー" { return kana }
    let starts = ["", "k", "s", "t", "n", "h", "m", "y", "r", "w", "g", "z", "d", "b", "p", "x"]
    let small = ["xtu", "xya", "xyu", "xyo", "n"]
    let all = starts.flatMap { start in "aiueo".map { start + String($0) } } + small
    return all.first { letters in
      var composer = RomajiComposer()
      letters.forEach { composer.type($0) }
      return composer.finished == kana
    }
  }
}
