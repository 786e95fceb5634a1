import Foundation

/// Text that is read.
public struct Text: View, Equatable {
  /// A part of the text with looks of its own.
  struct Run: Equatable {
    var source: TextSource
    var font: Font?
    var weight: Font.Weight?
    var isItalic = false
    var isMonospaced = false
    var hasFixedDigits = false
    var design: Font.Design?
    var color: Color?
    /// What the text is filled with, if not with a colour.
    var paint: ShapePaint?
    var background: Color?
    /// Points added after every character.
    var kerning: CGFloat?
    var underline: LineStyle?
    var strikethrough: LineStyle?
    /// Where it leads.
    var link: URL?

    init(_ source: TextSource) {
      self.source = source
    }

    init(string: String) {
      source = .string(string)
    }
  }

  var runs: [Run]

  nonisolated init(runs: [Run]) {
    self.runs = runs
  }

  nonisolated init(_ source: TextSource) {
    runs = [Run(source)]
  }

  /// Text, as it stands.
  public nonisolated init(verbatim content: String) {
    runs = [Run(string: content)]
  }

  /// Text. Marks of Markdown become looks.
  public nonisolated init(_ key: LocalizedStringKey) {
    runs = Markdown.runs(key.parts)
  }

  /// Text.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ content: S) {
    self.init(verbatim: String(content))
  }

  /// A picture as a part of text.
  public nonisolated init(_ image: Image) {
    self.init(.image(image))
  }

  /// The characters of all parts.
  nonisolated var string: String {
    runs.map { $0.source.string(EnvironmentValues().textLocale) }.joined()
  }

  func changingRuns(_ change: (inout Run) -> Void) -> Text {
    var result = self
    for index in runs.indices { change(&result.runs[index]) }
    return result
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
