import Devices
import Foundation
import UIKit

/// The language in which a phone runs its app.
struct SystemLanguage {
  let code: String

  /// Which way it is read.
  var layoutDirection: UIUserInterfaceLayoutDirection {
    Locale.Language(identifier: code).characterDirection == .rightToLeft
      ? .rightToLeft : .leftToRight
  }

  /// The system's words in it, in English where there are none.
  /// - Throws: `ResourceError` for a file that cannot be used.
  func words(resources: URL) throws -> SystemWords {
    let names = SystemWord.allCases.map(\.rawValue)
    let texts = try WordCatalogue(resources: resources).words(language: code, names: names) ?? [:]
    return SystemWords(
      Dictionary(
        uniqueKeysWithValues: SystemWord.allCases.compactMap { word in
          texts[word.rawValue].map { (word, $0) }
        }))
  }
}
