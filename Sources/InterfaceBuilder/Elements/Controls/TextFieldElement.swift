import UIKit

extension ViewKind {
  static let textField = ViewKind("UITextField") { _ in
    UITextField()
  } configure: { field, element, builder in
    if let font = element.child("fontDescription").flatMap(FontValue.font) { field.font = font }
    if let color = builder.color(element, "textColor") { field.textColor = color }
    if let alignment = TextValue.alignment(element["textAlignment"]) {
      field.textAlignment = alignment
    }
    switch element["borderStyle"] {
    case "roundedRect": field.borderStyle = .roundedRect
    case "line": field.borderStyle = .line
    case "bezel": field.borderStyle = .bezel
    default: field.borderStyle = .none
    }
    field.placeholder = element.string("placeholder")
    field.text = element.string("text")
    field.clearsOnBeginEditing = element.flag("clearsOnBeginEditing") ?? false
    field.clearButtonMode =
      switch element["clearButtonMode"] {
      case "whileEditing": .whileEditing
      case "unlessEditing": .unlessEditing
      case "always": .always
      default: .never
      }
    ControlAttributes.apply(to: field, element)
    TextInputTraitsValue.apply(element.child("textInputTraits"), to: field)
    builder.addSubviews(of: element, to: field)
  }
}
