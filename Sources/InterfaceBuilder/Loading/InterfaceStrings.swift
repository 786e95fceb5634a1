import UIKit

/// Texts of an interface file in another language: what a `.strings` file beside it says.
public struct InterfaceStrings {
  private var texts: [String: [String: String]] = [:]

  /// What the keys of runtime attributes' texts begin with, before their number in brackets.
  private static let runtimeTexts = "ibExternalUserDefinedRuntimeAttributesLocalizableStrings["

  /// Reads a `.strings` file, whose keys are an object's id, a point and a property, such as
  /// `"abc-de-fgh.text" = "Name";`.
  /// - Throws: `InterfaceDiagnostic` for a file that is not there, or damaged.
  public init(contentsOf url: URL) throws {
    guard let file = StringsFile(contentsOf: url) else {
      throw InterfaceDiagnostic(missing: url.relativePath, "there is no such file")
    }
    if let diagnostic = file.diagnostic { throw diagnostic }
    self.init(file.entries)
  }

  /// Reads the texts of a language from a string catalogue (`.xcstrings`); `nil` where it has
  /// none.
  init?(catalog url: URL, language: String) {
    let entries = Self.localizations(ofCatalog: url).compactMapValues { localizations in
      (localizations[language]?["stringUnit"] as? [String: Any])?["value"] as? String
    }
    guard !entries.isEmpty else { return nil }
    self.init(entries)
  }

  /// The languages in which a string catalogue has texts.
  static func languages(ofCatalog url: URL) -> Set<String> {
    Set(localizations(ofCatalog: url).values.flatMap(\.keys))
  }

  private static func localizations(ofCatalog url: URL) -> [String: [String: [String: Any]]] {
    guard let data = try? Data(contentsOf: url), data.count <= InterfaceDocument.mostBytes,
      let object = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any],
      let strings = object["strings"] as? [String: [String: Any]]
    else { return [:] }
    return strings.compactMapValues { $0["localizations"] as? [String: [String: Any]] }
  }

  /// Texts by object id, point and property.
  public init(_ entries: [String: String]) {
    for (key, text) in entries {
      guard let point = key.firstIndex(of: ".") else { continue }
      texts[String(key[..<point]), default: [:]][String(key[key.index(after: point)...])] = text
    }
  }

  func apply(to element: MarkupElement) {
    if let id = element.id, let properties = texts[id] {
      for (property, text) in properties { apply(text, as: property, to: element) }
    }
    for child in element.children { apply(to: child) }
  }

  private func apply(_ text: String, as property: String, to element: MarkupElement) {
    for state in ["normal", "highlighted", "selected", "disabled"] {
      guard property == "\(state)Title" else { continue }
      element.child("state", key: state)?["title"] = text
      return
    }
    if property.hasPrefix("segmentTitles["),
      let index = Int(property.dropFirst("segmentTitles[".count).dropLast())
    {
      let segments = element.list("segments")
      if segments.indices.contains(index) { segments[index]["title"] = text }
      return
    }
    if property.hasPrefix(Self.runtimeTexts),
      let index = Int(property.dropFirst(Self.runtimeTexts.count).dropLast())
    {
      let attributes = element.list("userDefinedRuntimeAttributes").filter {
        $0["type"] == "localizedString"
      }
      guard attributes.indices.contains(index) else { return }
      attributes[index].children.removeAll { $0.key == "value" }
      attributes[index]["value"] = text
      return
    }
    if property.hasPrefix("configuration.") {
      let name = String(property.dropFirst("configuration.".count))
      element.child("buttonConfiguration")?[name] = text
      return
    }
    element.children.removeAll { $0.name == "string" && $0.key == property }
    element[property] = text
  }
}
