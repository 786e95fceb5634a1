import UIKit

extension ViewKind {
  static let textView = ViewKind("UITextView") { _ in
    UITextView()
  } configure: { view, element, builder in
    ScrollAttributes.apply(to: view, element)
    view.font =
      FontValue.font(of: element)
      ?? .systemFont(ofSize: UIFont.systemFontSize)
    if let color = builder.color(element, "textColor") { view.textColor = color }
    if let alignment = TextValue.alignment(element, "textAlignment") {
      view.textAlignment = alignment
    }
    view.adjustsFontForContentSizeCategory =
      element.flag("adjustsFontForContentSizeCategory") ?? false
    view.isEditable = element.flag("editable") ?? true
    view.isSelectable = element.flag("selectable") ?? true
    TextInputTraitsValue.apply(
      element.child("textInputTraits", key: "textInputTraits"), to: view)
    if let text = element.child("attributedString", key: "attributedText") {
      view.attributedText = TextValue.attributed(text, resources: builder.resources)
    } else {
      view.text = element.string("text") ?? ""
    }
  }
}
