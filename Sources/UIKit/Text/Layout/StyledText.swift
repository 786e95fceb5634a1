/// Text with its fonts and inks, ready to be measured.
struct StyledText {
  var runs: [TextRun]
  /// One for each run.
  var looks: [TextLook]
  var paragraph: NSParagraphStyle.Values?

  init(_ text: String, font: UIFont) {
    runs = [TextRun(text: text, face: font.face)]
    looks = [TextLook()]
  }

  /// Attributed text; where it names no font it has `font`.
  init(_ text: NSAttributedString, font: UIFont) {
    self.init("", font: font)
    guard text.length > 0 else { return }
    runs = []
    looks = []
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      let face = (attributes[.font] as? UIFont ?? font).face
      let kern = CGFloat(number(attributes[.kern]) ?? 0)
      runs.append(
        TextRun(text: text.attributedSubstring(from: range).string, face: face, kern: kern))
      looks.append(TextLook(attributes))
    }
    let style = text.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
    paragraph = (style as? NSParagraphStyle)?.values
  }

  /// The same text in fonts of another size.
  func scaled(by factor: CGFloat) -> StyledText {
    var scaled = self
    for index in runs.indices { scaled.runs[index].face.size *= factor }
    return scaled
  }
}

extension TextLook {
  fileprivate init(_ attributes: [NSAttributedString.Key: Any]) {
    func style(_ key: NSAttributedString.Key) -> NSUnderlineStyle {
      NSUnderlineStyle(rawValue: Int(number(attributes[key]) ?? 0))
    }
    self.init(
      color: attributes[.foregroundColor] as? UIColor,
      background: attributes[.backgroundColor] as? UIColor,
      underline: style(.underlineStyle), strikethrough: style(.strikethroughStyle))
  }
}

/// The value of an attribute that Swift code may give as any type of number.
private func number(_ value: Any?) -> Double? {
  switch value {
  case let value as NSNumber: value.doubleValue
  case let value as any BinaryInteger: Double(Int(value))
  case let value as any BinaryFloatingPoint: Double(value)
  default: nil
  }
}
