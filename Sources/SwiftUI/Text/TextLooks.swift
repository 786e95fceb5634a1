/// What text looks like in an environment.
@MainActor
struct TextLooks {
  let environment: EnvironmentValues

  init(_ environment: EnvironmentValues) {
    self.environment = environment
  }

  func string(_ run: Text.Run) -> String {
    let string = run.source.string(environment.textLocale)
    return switch environment.textCase {
    case .uppercase: string.uppercased()
    case .lowercase: string.lowercased()
    case nil: string
    }
  }

  /// The font of text that says nothing of its own.
  var font: UIFont { font(Text.Run(string: "")) }

  /// The ink of text that says nothing of its own.
  var color: UIColor { color(Text.Run(string: "")) }

  func font(_ run: Text.Run) -> UIFont {
    let traits = environment.textTraits
    var font = run.font ?? environment.font ?? .body
    if let design = run.design ?? traits.design { font = font.design(design) }
    if run.isMonospaced || traits.isMonospaced { font = font.monospaced() }
    if run.hasFixedDigits || traits.hasFixedDigits { font = font.monospacedDigit() }
    if let weight = run.weight ?? environment.fontWeight { font = font.weight(weight) }
    if run.isItalic || traits.isItalic { font = font.italic() }
    return font.uiFont.adapted(to: environment.dynamicTypeSize.uiCategory)
  }

  /// Ink that is the primary one gives way to that of the place.
  func color(_ run: Text.Run) -> UIColor {
    let usual: Color? = run.link == nil ? environment.foreground : Color.accentColor
    let color: Color = run.color ?? usual ?? .primary
    let own = color.isPrimary ? (environment.foreground ?? color) : color
    let ink = own.resolved(environment)
    guard !environment.isEnabled, run.color == nil, environment.dimsDisabledText else {
      return ink
    }
    return .tertiaryLabel
  }

  /// Whether a label can show the text by its font and colour alone.
  func isPlain(_ text: Text) -> Bool {
    let traits = environment.textTraits
    guard text.runs.count == 1, let run = text.runs.first, traits.kerning == 0,
      traits.lineSpacing == 0, traits.underline == nil, traits.strikethrough == nil,
      run.kerning == nil, run.underline == nil, run.strikethrough == nil, run.background == nil
    else { return false }
    if case .image = run.source { return false }
    return true
  }

  /// - Parameter ink: the colour of parts that have none, if not that of the place.
  func attributed(_ text: Text, ink: UIColor? = nil) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for run in text.runs { result.append(attributed(run, ink)) }
    let spacing = environment.textTraits.lineSpacing
    if spacing > 0 {
      let style = NSMutableParagraphStyle()
      style.lineSpacing = spacing
      style.alignment = environment.multilineTextAlignment.uiAlignment(environment.layoutDirection)
      style.lineBreakMode = environment.truncationMode.lineBreakMode
      result.addAttribute(
        .paragraphStyle, value: style, range: NSRange(location: 0, length: result.length))
    }
    return result
  }

  private func attributed(_ run: Text.Run, _ ink: UIColor?) -> NSAttributedString {
    let traits = environment.textTraits
    let font = font(run)
    let color = run.color == nil ? (ink ?? color(run)) : color(run)
    var attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
    if let background = run.background {
      attributes[.backgroundColor] = background.resolved(environment)
    }
    let kerning = run.kerning ?? traits.kerning
    if kerning != 0 { attributes[.kern] = kerning }
    if let line = run.underline ?? traits.underline {
      attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue
      attributes[.underlineColor] = line.color?.resolved(environment)
    }
    if let line = run.strikethrough ?? traits.strikethrough {
      attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue
      attributes[.strikethroughColor] = line.color?.resolved(environment)
    }
    if case .image(let image) = run.source {
      guard let picture = image.picture(font: font, environment) else {
        return NSAttributedString(string: "")
      }
      attributes[.attachment] = NSTextAttachment(image: picture)
      return NSAttributedString(
        string: String(NSTextAttachment.character), attributes: attributes)
    }
    return NSAttributedString(string: string(run), attributes: attributes)
  }
}
