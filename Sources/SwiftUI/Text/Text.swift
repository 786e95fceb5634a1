/// Text that is read.
public struct Text: View, Equatable {
  /// A part of the text with looks of its own.
  struct Run: Equatable {
    var string: String
    var font: Font?
    var weight: Font.Weight?
    var isItalic = false
    var color: Color?
    var isUnderlined = false
    var isStruck = false
  }

  var runs: [Run]

  /// Text, as it stands.
  public nonisolated init(verbatim content: String) {
    runs = [Run(string: content)]
  }

  /// Text.
  public nonisolated init(_ key: LocalizedStringKey) {
    self.init(verbatim: key.text)
  }

  /// Text.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ content: S) {
    self.init(verbatim: String(content))
  }

  var string: String { runs.map(\.string).joined() }

  private func changingRuns(_ change: (inout Run) -> Void) -> Text {
    var result = self
    for index in runs.indices { change(&result.runs[index]) }
    return result
  }

  /// The text in a font; parts that have one keep it.
  public func font(_ font: Font?) -> Text {
    changingRuns { if $0.font == nil { $0.font = font } }
  }

  /// The text in a thickness.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    changingRuns { if $0.weight == nil { $0.weight = weight } }
  }

  /// The text, bold.
  public func bold() -> Text { fontWeight(.bold) }

  /// The text, slanted.
  public func italic() -> Text { changingRuns { $0.isItalic = true } }

  /// The text in a colour; parts that have one keep it.
  public func foregroundColor(_ color: Color?) -> Text {
    changingRuns { if $0.color == nil { $0.color = color } }
  }

  /// The text in a style; parts that have one keep it.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    foregroundColor(style.color)
  }

  /// The text with a line below.
  public func underline(_ isActive: Bool = true) -> Text {
    changingRuns { $0.isUnderlined = isActive }
  }

  /// The text with a line through it.
  public func strikethrough(_ isActive: Bool = true) -> Text {
    changingRuns { $0.isStruck = isActive }
  }

  /// One text after the other, in one.
  public static func + (one: Text, other: Text) -> Text {
    var result = one
    result.runs += other.runs
    return result
  }
}

extension Text: PrimitiveView {
  func makeNode(_ context: NodeContext) -> ViewNode { TextNode(self, context) }
}
