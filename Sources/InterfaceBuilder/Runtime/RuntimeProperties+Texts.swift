import UIKit

extension RuntimeProperties {
  static func addTexts(to registry: InterfaceRegistry) {
    registry.outlet("text", \UILabel.text)
    registry.outlet("textColor") { (label: UILabel, color: UIColor) in label.textColor = color }
    registry.outlet("highlightedTextColor", \UILabel.highlightedTextColor)
    registry.outlet("shadowColor", \UILabel.shadowColor)
    registry.outlet("shadowOffset", \UILabel.shadowOffset)
    registry.outlet("numberOfLines", \UILabel.numberOfLines)
    registry.outlet("adjustsFontSizeToFitWidth", \UILabel.adjustsFontSizeToFitWidth)
    registry.outlet(
      "adjustsFontForContentSizeCategory", \UILabel.adjustsFontForContentSizeCategory)
    registry.outlet("minimumScaleFactor", \UILabel.minimumScaleFactor)
    registry.outlet("preferredMaxLayoutWidth", \UILabel.preferredMaxLayoutWidth)
    registry.outlet("enabled", \UILabel.isEnabled)
    registry.outlet("highlighted", \UILabel.isHighlighted)
    registry.number("textAlignment", \UILabel.textAlignment)
    registry.number("lineBreakMode", \UILabel.lineBreakMode)
    registry.number("baselineAdjustment", \UILabel.baselineAdjustment)
  }

  static func addInput(to registry: InterfaceRegistry) {
    registry.outlet("text", \UITextField.text)
    registry.outlet("placeholder", \UITextField.placeholder)
    registry.outlet("textColor", \UITextField.textColor)
    registry.outlet("minimumFontSize", \UITextField.minimumFontSize)
    registry.outlet("adjustsFontSizeToFitWidth", \UITextField.adjustsFontSizeToFitWidth)
    registry.outlet(
      "adjustsFontForContentSizeCategory", \UITextField.adjustsFontForContentSizeCategory)
    registry.outlet("clearsOnBeginEditing", \UITextField.clearsOnBeginEditing)
    registry.outlet("clearsOnInsertion", \UITextField.clearsOnInsertion)
    registry.number("textAlignment", \UITextField.textAlignment)
    registry.number("borderStyle", \UITextField.borderStyle)
    registry.number("clearButtonMode", \UITextField.clearButtonMode)
    registry.number("leftViewMode", \UITextField.leftViewMode)
    registry.number("rightViewMode", \UITextField.rightViewMode)
    addTraits(of: UITextField.self, to: registry)
    registry.outlet("text") { (view: UITextView, text: String) in view.text = text }
    registry.outlet("textColor", \UITextView.textColor)
    registry.outlet("editable", \UITextView.isEditable)
    registry.outlet("selectable", \UITextView.isSelectable)
    registry.outlet("clearsOnInsertion", \UITextView.clearsOnInsertion)
    registry.outlet(
      "adjustsFontForContentSizeCategory", \UITextView.adjustsFontForContentSizeCategory)
    registry.number("textAlignment", \UITextView.textAlignment)
    addTraits(of: UITextView.self, to: registry)
    registry.outlet("text", \UISearchBar.text)
    registry.outlet("placeholder", \UISearchBar.placeholder)
    registry.outlet("barTintColor", \UISearchBar.barTintColor)
    registry.outlet("showsCancelButton", \UISearchBar.showsCancelButton)
    registry.number("barStyle", \UISearchBar.barStyle)
    registry.number("searchBarStyle", \UISearchBar.searchBarStyle)
    registry.number("keyboardType", \UISearchBar.keyboardType)
    registry.number("returnKeyType", \UISearchBar.returnKeyType)
    registry.number("keyboardAppearance", \UISearchBar.keyboardAppearance)
    registry.number("autocapitalizationType", \UISearchBar.autocapitalizationType)
    registry.number("autocorrectionType", \UISearchBar.autocorrectionType)
  }

  private static func addTraits<Input: AnyObject & UITextInputTraits>(
    of type: Input.Type, to registry: InterfaceRegistry
  ) {
    registry.number("keyboardType", \Input.keyboardType)
    registry.number("returnKeyType", \Input.returnKeyType)
    registry.number("keyboardAppearance", \Input.keyboardAppearance)
    registry.number("autocapitalizationType", \Input.autocapitalizationType)
    registry.number("autocorrectionType", \Input.autocorrectionType)
    registry.outlet("enablesReturnKeyAutomatically", \Input.enablesReturnKeyAutomatically)
    registry.outlet("secureTextEntry", \Input.isSecureTextEntry)
  }
}
