import UIKit

/// Texts of an interface file in another language: what a `.strings` file beside it says.
public struct InterfaceStrings {
  private var texts: [String: [String: String]] = [:]

  /// Reads a `.strings` file, whose keys are an object's id, a point and a property, such as
  /// `"abc-de-fgh.text" = "Name";`.
  public init(contentsOf url: URL) throws {
    let list: Any
    do {
      list = try PropertyListSerialization.propertyList(
        from: Data(contentsOf: url), options: [], format: nil)
    } catch {
      throw InterfaceDiagnostic(
        .error, file: url.relativePath, place: .start, "the file is not a list of strings")
    }
    self.init(list as? [String: String] ?? [:])
  }

  /// Reads the texts of a language from a string catalogue (`.xcstrings`); `nil` where it has
  /// none.
  init?(catalog url: URL, language: String) {
    guard let data = try? Data(contentsOf: url), data.count <= InterfaceDocument.mostBytes,
      let object = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any],
      let strings = object["strings"] as? [String: [String: Any]]
    else { return nil }
    let entries = strings.compactMapValues { entry -> String? in
      let localizations = entry["localizations"] as? [String: [String: Any]]
      return (localizations?[language]?["stringUnit"] as? [String: Any])?["value"] as? String
    }
    guard !entries.isEmpty else { return nil }
    self.init(entries)
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
      element.child("state", key: state)?.attributes["title"] = text
      return
    }
    if property.hasPrefix("segmentTitles["),
      let index = Int(property.dropFirst("segmentTitles[".count).dropLast())
    {
      let segments = element.list("segments")
      if segments.indices.contains(index) { segments[index].attributes["title"] = text }
      return
    }
    if property.hasPrefix("configuration.") {
      let name = String(property.dropFirst("configuration.".count))
      element.child("buttonConfiguration")?.attributes[name] = text
      return
    }
    element.children.removeAll { $0.name == "string" && $0.key == property }
    element.attributes[property] = text
  }
}
