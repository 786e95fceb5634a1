extension DeviceCatalogue {
  /// The keyboards that a device comes with when it is set to a language (`de`, `pt-BR`), by the
  /// names of their files: those of the language or of the one that it is a variant of, and English
  /// where none of them has ASCII. English alone where there is none. Reads the folder and the files
  /// of these keyboards.
  public func keyboards(forLanguage language: String) throws(ResourceError) -> [String] {
    let known = try keyboardLanguages()
    let base = String(language.prefix { $0 != "-" && $0 != "_" })
    for name in [language, base] {
      let found = known.filter { $0 == name || $0.hasPrefix(name + "-") }
      guard !found.isEmpty else { continue }
      for keyboard in found where try keyboardLegends(language: keyboard).isASCIICapable {
        return found
      }
      return found + ["en"]
    }
    return ["en"]
  }
}
