import UIKit

/// Says of which parts of a scene nothing was made: elements and attributes that nobody has read,
/// and values that make no sense.
@MainActor
struct Leftovers {
  private let loader: InterfaceLoader

  init(loader: InterfaceLoader) {
    self.loader = loader
  }

  /// Looks through an element whose objects have been made.
  func report(_ element: MarkupElement) {
    guard !Self.isForCanvas(element) else { return }
    report(attributesOf: element)
    for child in element.children
    where !child.isLeftOut && !Self.isForCanvas(child)
      && !Self.isMadeElsewhere(child, in: element)
    {
      if child.isTouched {
        report(child)
      } else if !element.isExcused {
        reportUnread(child, in: element)
      }
    }
  }

  private func report(attributesOf element: MarkupElement) {
    for attribute in element.attributes {
      switch attribute.reading {
      case .read: break
      case .refused: reportRefused(attribute, of: element)
      case .unread:
        guard !element.isExcused, !Self.wholes.contains(element.name),
          !Self.attributesForCanvas.contains(attribute.name),
          !Self.isUsual(attribute, of: element)
        else { continue }
        loader.warn(
          "attribute \(element.name).\(attribute.name)", at: element,
          "\(attribute.name) of <\(element.name)> has no effect")
      }
    }
  }

  private func reportRefused(_ attribute: MarkupAttribute, of element: MarkupElement) {
    // What a line has room for.
    let value = attribute.value.count > 60 ? attribute.value.prefix(60) + "…" : attribute.value[...]
    let what =
      element.name == "fontDescription" && ["name", "family"].contains(attribute.name)
      ? "there is no font \(value); the system's stands for it"
      : "\(attribute.name) of <\(element.name)> cannot be \"\(value)\""
    loader.warn("value \(element.name).\(attribute.name) \(value)", at: element, what)
  }

  private func reportUnread(_ child: MarkupElement, in element: MarkupElement) {
    let role = child.key.map { " as \($0)" } ?? ""
    loader.warn(
      "element \(element.name).\(child.name) \(child.key ?? "")", at: child,
      "<\(child.name)>\(role) of <\(element.name)> has no effect")
  }
}
