import UIKit

/// What a file says otherwise for some size classes: attributes, elements, and which views and
/// constraints are there at all.
struct SizeClassVariations {
  let horizontal: UIUserInterfaceSizeClass
  let vertical: UIUserInterfaceSizeClass

  /// The element as it is under these size classes.
  func resolve(_ element: MarkupElement) -> MarkupElement {
    let variations = element.children.filter { $0.name == "variation" && applies($0) }
      .sorted { specificity($0) < specificity($1) }
    let result = MarkupElement(copyOf: element)
    result.children = element.children.filter { $0.name != "variation" }
    for variation in variations { vary(result, by: variation) }
    leaveOut(excluded(by: variations), of: result)
    result.children = result.children.map(resolve)
    return result
  }

  private func vary(_ element: MarkupElement, by variation: MarkupElement) {
    for attribute in variation.attributes where attribute.name != "key" {
      element[attribute.name] = attribute.value
    }
    for child in variation.children where child.name != "mask" {
      for old in element.children where old.key == child.key { old.leaveOut() }
      element.children.removeAll { $0.key == child.key }
      element.children.append(child)
    }
  }

  private func excluded(by variations: [MarkupElement]) -> [String: Set<String>] {
    var excluded: [String: Set<String>] = [:]
    for mask in variations.flatMap(\.children) where mask.name == "mask" {
      guard let list = mask.key else { continue }
      for change in mask.children {
        guard let id = change["reference"] else { continue }
        if change.name == "exclude" {
          excluded[list, default: []].insert(id)
        } else {
          excluded[list]?.remove(id)
        }
      }
    }
    return excluded
  }

  private func leaveOut(_ excluded: [String: Set<String>], of element: MarkupElement) {
    for (list, ids) in excluded {
      guard !ids.isEmpty, let index = element.children.firstIndex(where: { $0.name == list })
      else { continue }
      let full = element.children[index]
      let rest = MarkupElement(copyOf: full)
      for child in full.children {
        if let id = child.id, ids.contains(id) {
          child.leaveOut()
        } else {
          rest.children.append(child)
        }
      }
      element.children[index] = rest
    }
  }

  private func applies(_ variation: MarkupElement) -> Bool {
    guard let key = variation.key else { return false }
    return key == "default" || parts(of: key).allSatisfy(holds)
  }

  private func specificity(_ variation: MarkupElement) -> Int {
    variation.key == "default" ? 0 : parts(of: variation.key ?? "").count
  }

  private func parts(of key: String) -> [Substring] { key.split(separator: "-") }

  private func holds(_ part: Substring) -> Bool {
    switch part {
    case "widthClass=compact": horizontal == .compact
    case "widthClass=regular": horizontal == .regular
    case "heightClass=compact": vertical == .compact
    case "heightClass=regular": vertical == .regular
    default: false
    }
  }
}

extension MarkupElement {
  /// Whether something in the element depends on size classes.
  var holdsVariations: Bool { name == "variation" || children.contains { $0.holdsVariations } }
}
