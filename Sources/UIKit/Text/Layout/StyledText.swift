/// Text with its fonts and inks, ready to be measured.
struct StyledText {
  var runs: [TextRun]
  /// One for each run.
  var looks: [TextLook]
  /// One for each paragraph if any has a style.
  var paragraphs: [NSParagraphStyle.Values] = []

  init(_ text: String, font: UIFont) {
    runs = [TextRun(text: text, face: font.face, lineHeight: font.styleLineHeight)]
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
      let font = attributes[.font] as? UIFont ?? font
      let kern = CGFloat(number(attributes[.kern]) ?? 0)
      let baselineOffset = CGFloat(number(attributes[.baselineOffset]) ?? 0)
      let part = text.attributedSubstring(from: range).string
      let look = TextLook(attributes)
      guard let attachment = look.attachment,
        part.allSatisfy({ $0 == NSTextAttachment.character })
      else {
        runs.append(
          TextRun(
            text: part, face: font.face, kern: kern, lineHeight: font.styleLineHeight,
            baselineOffset: baselineOffset))
        looks.append(look)
        return
      }
      runs.append(
        TextRun(
          text: part, face: font.face, kern: kern, baselineOffset: baselineOffset,
          attachment: attachment.box))
      looks.append(look)
    }
    paragraphs = Self.paragraphs(of: text)
  }

  private static func paragraphs(of text: NSAttributedString) -> [NSParagraphStyle.Values] {
    var starts = [0]
    var offset = 0
    for character in text.string {
      offset += character.utf16.count
      if character.isNewline { starts.append(offset) }
    }
    // Behind the last line break stands what is typed next, in the style of what is before it.
    let styles = starts.map { start in
      text.attribute(
        .paragraphStyle, at: min(start, text.length - 1), effectiveRange: nil) as? NSParagraphStyle
    }
    guard styles.contains(where: { $0 != nil }) else { return [] }
    return styles.map { $0?.values ?? NSParagraphStyle.Values() }
  }

  /// The same text in fonts of another size.
  func scaled(by factor: CGFloat) -> StyledText {
    var scaled = self
    for index in runs.indices {
      scaled.runs[index].face.size *= factor
      scaled.runs[index].lineHeight *= factor
      scaled.runs[index].baselineOffset *= factor
    }
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
      underline: style(.underlineStyle), underlineColor: attributes[.underlineColor] as? UIColor,
      strikethrough: style(.strikethroughStyle),
      strikethroughColor: attributes[.strikethroughColor] as? UIColor,
      attachment: attributes[.attachment] as? NSTextAttachment)
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
