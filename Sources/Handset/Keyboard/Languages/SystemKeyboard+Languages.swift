import Devices
import UIKit

extension SystemKeyboard {
  /// The language that inputs get which need ASCII while none of the user's languages has it.
  static let fallbackLanguage = "en"

  /// The language that the globe has led to, by the name of its file.
  public var language: String {
    let languages = settings.languages
    return languages[languageIndex < languages.count ? languageIndex : 0]
  }

  /// What stands on the keys now: of the language in use, or of one with ASCII where the input
  /// needs that.
  var legends: KeyboardLegends {
    var legends = legends(of: language)
    if preparedInput?.keyboardType.needsASCII == true, !legends.isASCIICapable {
      let other = settings.languages.map(self.legends(of:)).first { $0.isASCIICapable }
      legends = other ?? fallbackLegends
    }
    if let separator = settings.decimalSeparator { legends.decimalSeparator = separator }
    return legends
  }

  /// Goes on to the next language, as the globe does.
  public func showNextLanguage() {
    setLanguage(at: (languageIndex + 1) % settings.languages.count)
  }

  /// Changes to another of the settings' languages. Answers whether it is one of them.
  @discardableResult
  public func setLanguage(_ language: String) -> Bool {
    guard let index = settings.languages.firstIndex(of: language) else { return false }
    setLanguage(at: index)
    return true
  }

  private func setLanguage(at index: Int) {
    finishComposing()
    languageIndex = index
    leaveEmoji()
    if !state.plane.isPad { state.plane = homePlane }
    // Other languages may have another height some day; the frame is decided anew.
    UIApplication.shared.keyboard.update()
  }

  /// The names that the globe's list shows, and which one is in use.
  var languageNames: (names: [String], current: Int) {
    (
      settings.languages.map { legends(of: $0).name },
      languageIndex < settings.languages.count ? languageIndex : 0
    )
  }

  func chooseLanguage(_ index: Int) {
    guard settings.languages.indices.contains(index) else { return }
    setLanguage(at: index)
  }

  /// A language's legends, read when they are first asked for. One that cannot be read is told
  /// about and replaced by English.
  private func legends(of language: String) -> KeyboardLegends {
    if let known = knownLegends[language] { return known }
    let catalogue = DeviceCatalogue(resources: resources)
    do {
      let legends = try catalogue.keyboardLegends(language: language)
      knownLegends[language] = legends
      return legends
    } catch {
      UIApplication.shared.log(error.description)
      knownLegends[language] = fallbackLegends
      return fallbackLegends
    }
  }
}
