/// What text looks like in an environment.
@MainActor
struct TextLooks {
  let environment: EnvironmentValues

  init(_ environment: EnvironmentValues) {
    self.environment = environment
  }

  func string(_ run: Text.Run) -> String {
    switch environment.textCase {
    case .uppercase: run.string.uppercased()
    case .lowercase: run.string.lowercased()
    case nil: run.string
    }
  }

  func font(_ run: Text.Run) -> UIFont {
    var font = run.font ?? environment.font ?? .body
    if let weight = run.weight ?? environment.fontWeight { font = font.weight(weight) }
    if run.isItalic { font = font.italic() }
    return font.uiFont.adapted(to: environment.dynamicTypeSize.uiCategory)
  }

  /// Ink that is the primary one gives way to that of the place.
  func color(_ run: Text.Run) -> UIColor {
    let color = run.color ?? environment.foreground ?? .primary
    let own = color.isPrimary ? (environment.foreground ?? color) : color
    let ink = own.resolved(environment)
    guard !environment.isEnabled, run.color == nil, environment.dimsDisabledText else {
      return ink
    }
    return .tertiaryLabel
  }

  func attributed(_ text: Text) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for run in text.runs {
      var attributes: [NSAttributedString.Key: Any] = [
        .font: font(run), .foregroundColor: color(run),
      ]
      if run.isUnderlined { attributes[.underlineStyle] = NSUnderlineStyle.single.rawValue }
      if run.isStruck { attributes[.strikethroughStyle] = NSUnderlineStyle.single.rawValue }
      result.append(NSAttributedString(string: string(run), attributes: attributes))
    }
    return result
  }
}
