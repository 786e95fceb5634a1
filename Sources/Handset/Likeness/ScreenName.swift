import Devices
import UIKit

/// What the name of a picture of a real screen says: the device first, then the keyboard's state
/// in words with hyphens between them, such as `iphone-13-pro-letters`,
/// `iphone-se-3-numbers-dark` or `iphone-16-pro-max-email-lowercase`.
struct ScreenName {
  var device: Device
  var pose: KeyboardPose
  var appearance = Appearance.light
  var orientation = Orientation.portrait
  var look = KeyboardLook.classic
  var languages = ["en"]

  /// `nil` where the name begins with no device.
  init?(_ stem: String, catalogue: DeviceCatalogue) {
    let words = stem.lowercased().split(separator: "-").map(String.init)
    let found = (1...max(1, words.count)).reversed().lazy.compactMap { count -> (Device, Int)? in
      let name = words.prefix(count).joined(separator: " ")
      return (try? catalogue.device(named: name)).map { ($0, count) }
    }.first
    guard let (device, count) = found else { return nil }
    self.device = device
    pose = KeyboardPose()
    let known = (try? catalogue.keyboardLanguages()) ?? []
    for word in words.dropFirst(count) { read(word, languages: known) }
  }

  /// Words that say nothing about the keyboard are about the app behind it.
  private mutating func read(_ word: String, languages known: [String]) {
    switch word {
    case "dark": appearance = .dark
    case "landscape": orientation = .landscapeRight
    case "rounded", "ios26": look = .rounded
    case "lowercase", "lower", "small": pose.shift = .off
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
    case "go": pose.returnKey = .go
    case "search": pose.returnKey = .search
    case "done": pose.returnKey = .done
    case "send": pose.returnKey = .send
    case "next": pose.returnKey = .next
    case _ where word.hasPrefix("pressed:"): pose.pressed = String(word.dropFirst(8))
    case _ where known.contains(word): languages = [word]
    default: break
    }
  }
}
