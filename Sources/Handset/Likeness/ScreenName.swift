import Devices
import UIKit

/// What the name of a picture of a real screen says: the device first, then the keyboard's state
/// in words with hyphens between them, such as `iphone-13-pro-letters`,
/// `iphone-se-3-numbers-dark` or `iphone-16-pro-max-email-lowercase`.
struct ScreenName {
  /// What the name says of the bar above the keys.
  enum Bar: Hashable {
    case none, words, passwords
  }

  var device: Device
  var pose = KeyboardPose()
  /// Whether the name says which keyboard it is.
  var namesState = false
  var appearance: Appearance?
  var orientation: Orientation?
  var look: KeyboardLook?
  var languages = ["en"]
  var bar: Bar?
  var decimalSeparator: String?
  /// Words that say nothing about the keyboard, such as the app's name.
  var otherWords: [String] = []

  /// `nil` where the name begins with no device.
  init?(_ stem: String, catalogue: DeviceCatalogue) {
    let words = stem.lowercased().split(separator: "-").map(String.init)
    let found = (1...max(1, words.count)).reversed().lazy.compactMap { count -> (Device, Int)? in
      let name = words.prefix(count).joined(separator: " ")
      return (try? catalogue.device(named: name)).map { ($0, count) }
    }.first
    guard let (device, count) = found else { return nil }
    self.device = device
    let known = (try? catalogue.keyboardLanguages()) ?? []
    var rest = words.dropFirst(count)[...]
    while let word = rest.popFirst() {
      // Some languages have a hyphen of their own.
      if let next = rest.first, known.contains(word + "-" + next) {
        languages = [word + "-" + next]
        rest.removeFirst()
      } else if !readState(word), !readSurroundings(word, languages: known) {
        otherWords.append(word)
      }
    }
  }

  /// Words that tell which keyboard it is.
  private mutating func readState(_ word: String) -> Bool {
    switch word {
    case "letters": break
    case "lowercase", "lower", "small": pose.shift = .off
    case "uppercase", "upper", "shift": pose.shift = .on
    case "caps", "capslock", "locked": pose.shift = .locked
    case "numbers": pose.plane = .numbers
    case "symbols": pose.plane = .symbols
    case "decimal": pose.type = .decimalPad
    case "number", "numeric": pose.type = .numberPad
    case "phone": pose.type = .phonePad
    case "emoji": pose.isEmoji = true
    case "email": pose.type = .emailAddress
    case "url": pose.type = .URL
    case "twitter": pose.type = .twitter
    case "websearch", "web": pose.type = .webSearch
    default: return false
    }
    namesState = true
    return true
  }

  private mutating func readSurroundings(_ word: String, languages known: [String]) -> Bool {
    switch word {
    case "light": appearance = .light
    case "dark": appearance = .dark
    case "portrait": orientation = .portrait
    case "landscape": orientation = .landscapeRight
    case "classic": look = .classic
    case "rounded", "ios26": look = .rounded
    case "go": pose.returnKey = .go
    case "search": pose.returnKey = .search
    case "done": pose.returnKey = .done
    case "send": pose.returnKey = .send
    case "next": pose.returnKey = .next
    case "bare": bar = Bar.none
    case "predictive", "suggestions", "words": bar = .words
    case "passwords", "autofill": bar = .passwords
    case "comma": decimalSeparator = ","
    case "point": decimalSeparator = "."
    case "pad", "keyboard": break
    case _ where word.hasPrefix("pressed:"): pose.pressed = String(word.dropFirst(8))
    case _ where known.contains(word): languages = [word]
    case _ where word.allSatisfy(\.isNumber): break
    default: return false
    }
    return true
  }
}
