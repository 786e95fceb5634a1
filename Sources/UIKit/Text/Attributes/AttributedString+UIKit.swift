private typealias Keys = AttributeScopes.UIKitAttributes

extension AttributedString {
  /// The same text with those of its attributes that UIKit draws.
  package init(of text: NSAttributedString) {
    self.init()
    let whole = NSRange(location: 0, length: text.length)
    text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
      append(Self.part(text.attributedSubstring(from: range), attributes))
    }
  }

  private static func part(
    _ text: NSAttributedString, _ attributes: [NSAttributedString.Key: Any]
  ) -> AttributedString {
    var part = AttributedString(text.string)
    part[Keys.FontAttribute.self] = attributes[.font] as? UIFont
    part[Keys.ParagraphStyleAttribute.self] = attributes[.paragraphStyle] as? NSParagraphStyle
    let styled = StyledText(text, font: .systemFont(ofSize: UIFont.labelFontSize))
    guard let run = styled.runs.first, let look = styled.looks.first else { return part }
    part[Keys.ForegroundColorAttribute.self] = look.color
    part[Keys.BackgroundColorAttribute.self] = look.background
    if run.kern != 0 { part[Keys.KernAttribute.self] = run.kern }
    if run.baselineOffset != 0 { part[Keys.BaselineOffsetAttribute.self] = run.baselineOffset }
    part[Keys.UnderlineColorAttribute.self] = look.underlineColor
    part[Keys.StrikethroughColorAttribute.self] = look.strikethroughColor
    if !look.underline.isEmpty { part[Keys.UnderlineStyleAttribute.self] = look.underline }
    if !look.strikethrough.isEmpty {
      part[Keys.StrikethroughStyleAttribute.self] = look.strikethrough
    }
    return part
  }
}

extension NSAttributedString {
  /// The same text with those of its attributes that UIKit draws, and a font and a colour where it
  /// names none.
  convenience init(of text: AttributedString, font: UIFont, color: UIColor) {
    let whole = NSMutableAttributedString(string: "")
    for run in text.runs {
      var attributes: [NSAttributedString.Key: Any] = [:]
      attributes[.font] = run[Keys.FontAttribute.self] ?? font
      attributes[.foregroundColor] = run[Keys.ForegroundColorAttribute.self] ?? color
      attributes[.backgroundColor] = run[Keys.BackgroundColorAttribute.self]
      attributes[.kern] = run[Keys.KernAttribute.self]
      attributes[.underlineStyle] = run[Keys.UnderlineStyleAttribute.self]?.rawValue
      attributes[.strikethroughStyle] = run[Keys.StrikethroughStyleAttribute.self]?.rawValue
      attributes[.underlineColor] = run[Keys.UnderlineColorAttribute.self]
      attributes[.strikethroughColor] = run[Keys.StrikethroughColorAttribute.self]
      attributes[.baselineOffset] = run[Keys.BaselineOffsetAttribute.self]
      attributes[.paragraphStyle] = run[Keys.ParagraphStyleAttribute.self]
      let part = String(text[run.range].characters)
      whole.append(NSAttributedString(string: part, attributes: attributes))
    }
    self.init(attributedString: whole)
  }
}
