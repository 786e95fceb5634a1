/// Text of many lines that can be edited. It scrolls by itself and takes all that it is offered.
public struct TextEditor: View {
  let text: Binding<String>

  /// An editor of a text.
  public init(text: Binding<String>) {
    self.text = text
  }

  /// The editor.
  public var body: some View { EditorCore(text: text) }
}
