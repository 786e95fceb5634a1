/// Items and constraints as UIKit's logs write them.
@MainActor
enum LayoutNotation {
  static func address(of object: AnyObject) -> String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(object)), radix: 16)
  }

  /// How much of a text is shown.
  private static let longestTitle = 30

  /// Class and address; of labels and buttons what they say as well.
  static func name(of item: any LayoutItem) -> String {
    let name = "\(type(of: item)):\(address(of: item))"
    if let title = (item as? UILabel)?.text ?? (item as? UIButton)?.label.text, !title.isEmpty {
      let isLong = title.count > longestTitle
      return name + "'\(isLong ? title.prefix(longestTitle - 3) + "..." : title[...])'"
    }
    guard let guide = item as? UILayoutGuide else { return name }
    return guide.identifier.isEmpty
      ? "UILayoutGuide:\(address(of: item))"
      : "UILayoutGuide:\(address(of: item))'\(guide.identifier)'"
  }

  static func number(_ value: Double) -> String {
    value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
  }

  /// A view's mask: what is flexible before, along and behind it, by axis.
  static func mask(of view: UIView) -> String {
    let mask = view.autoresizingMask
    func letters(_ parts: [UIView.AutoresizingMask]) -> String {
      guard parts.contains(where: mask.contains) else { return "--&" }
      return parts.map { mask.contains($0) ? "&" : "-" }.joined()
    }
    return """
      h=\(letters([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin])) \
      v=\(letters([.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin]))
      """
  }
}
