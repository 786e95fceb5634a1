import UIKit

extension ViewKind {
  static let textField = ViewKind("UITextField") { _ in
    UITextField()
  } configure: { field, element, builder in
    if let font = FontValue.font(of: element) { field.font = font }
    if let color = builder.color(element, "textColor") { field.textColor = color }
    if let alignment = TextValue.alignment(element, "textAlignment") {
      field.textAlignment = alignment
    }
    field.borderStyle = element.choice("borderStyle", borderStyles) ?? .none
    field.placeholder = element.string("placeholder")
    field.text = element.string("text")
    field.adjustsFontForContentSizeCategory =
      element.flag("adjustsFontForContentSizeCategory") ?? false
    field.adjustsFontSizeToFitWidth = element.flag("adjustsFontSizeToFit") ?? true
    if let size = element.number("minimumFontSize"), size > 0 { field.minimumFontSize = size }
    field.clearsOnBeginEditing = element.flag("clearsOnBeginEditing") ?? false
    field.clearButtonMode = element.choice("clearButtonMode", viewModes) ?? .never
    ControlAttributes.apply(to: field, element)
    TextInputTraitsValue.apply(element.child("textInputTraits"), to: field)
    builder.addSubviews(of: element, to: field)
  }

  private static let borderStyles: [String: UITextField.BorderStyle] = [
    "none": .none, "roundedRect": .roundedRect, "line": .line, "bezel": .bezel,
  ]

  private static let viewModes: [String: UITextField.ViewMode] = [
    "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing,
    "always": .always,
  ]
}
