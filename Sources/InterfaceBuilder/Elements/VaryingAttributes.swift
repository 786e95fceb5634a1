import UIKit

/// Gives a view what its file says otherwise under other size classes, and only that.
@MainActor
struct VaryingAttributes {
  let builder: SceneBuilder

  func apply(_ element: MarkupElement, insteadOf old: MarkupElement, to view: UIView) {
    let attributes = element.attributesOtherThan(old)
    for attribute in attributes { apply(attribute, of: element, to: view) }
    if let stack = view as? UIStackView, !attributes.isDisjoint(with: StackAttributes.names) {
      StackAttributes.apply(to: stack, element)
    }
    for key in element.keysOtherThan(old) { apply(key: key, of: element, to: view) }
  }

  private func apply(_ attribute: String, of element: MarkupElement, to view: UIView) {
    switch (attribute, view) {
    case ("hidden", _): view.isHidden = element.flag("hidden") ?? false
    case ("alpha", _): view.alpha = element.number("alpha") ?? 1
    case ("image", let view as UIImageView): view.image = builder.image(element, "image")
    default: break
    }
  }

  private func apply(key: String, of element: MarkupElement, to view: UIView) {
    switch (key, view) {
    case ("frame", _):
      if view.translatesAutoresizingMaskIntoConstraints, let frame = RectValue.frame(of: element) {
        view.frame = frame
      }
    case ("backgroundColor", _): view.backgroundColor = builder.color(element, key)
    case ("tintColor", _): view.tintColor = builder.color(element, key)
    case ("fontDescription", let label as UILabel):
      if let font = FontValue.font(of: element) { label.font = font }
    case ("fontDescription", let field as UITextField):
      if let font = FontValue.font(of: element) { field.font = font }
    case ("fontDescription", let text as UITextView):
      if let font = FontValue.font(of: element) { text.font = font }
    case ("fontDescription", let button as UIButton):
      if let font = FontValue.font(of: element) { button.titleLabel?.font = font }
    case ("textColor", let label as UILabel):
      if let color = builder.color(element, key) { label.textColor = color }
    case ("textColor", let field as UITextField): field.textColor = builder.color(element, key)
    case ("layoutMargins", _), ("directionalLayoutMargins", _):
      if let margins = element.child(key: key) {
        view.directionalLayoutMargins = RectValue.margins(margins)
      }
    default: break
    }
  }
}
