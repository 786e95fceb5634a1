/// How text fields look. One of an app's own makes a view of the plain field.
@preconcurrency @MainActor
public protocol TextFieldStyle {
  /// What a field is made of.
  associatedtype _Body: View
  /// The label of a field whose own is not known.
  typealias _Label = _TextFieldStyleLabel
  /// What a field is made of.
  @ViewBuilder func _body(configuration: TextField<_Label>) -> _Body
}

/// The label of a text field that a style is given.
public struct _TextFieldStyleLabel: View {
  /// It is the field's placeholder, and nothing of its own.
  public var body: some View { EmptyView() }
}

/// What fields look like where nothing is said: no frame.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// The style.
  public init() {}
  /// The field alone.
  public func _body(configuration: TextField<_Label>) -> some View {
    PlainTextFieldStyle()._body(configuration: configuration)
  }
}

/// No frame.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// The style.
  public init() {}
  /// The field alone.
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.environment(\.fieldBorder, .none)
  }
}

/// A hairline with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// The style.
  public init() {}
  /// The field in its frame.
  public func _body(configuration: TextField<_Label>) -> some View {
    configuration.environment(\.fieldBorder, .roundedRect)
  }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// What fields look like where nothing is said.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}
extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// No frame.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// A hairline with round corners.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
  /// How text fields inside look.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(
      \.textFieldStyle,
      AnyStyle<TextField<_TextFieldStyleLabel>>(style) { $0._body(configuration: $1) })
  }
}

/// A field as the style of its place shows it; inside the style the field is plain.
struct StyledField: View {
  @Environment(\.textFieldStyle) private var style
  let core: FieldCore

  var body: some View {
    if let style {
      style.make(TextField<_TextFieldStyleLabel>(core: core)).environment(\.textFieldStyle, nil)
    } else if core.grows {
      GrowingField(core: core)
    } else {
      core
    }
  }
}

/// A field that grows with its lines, in the frame that fields have.
private struct GrowingField: View {
  @Environment(\.fieldBorder) private var border
  let core: FieldCore

  var body: some View {
    if border == .roundedRect {
      editor
        .padding(EdgeInsets(top: 7, leading: 7, bottom: 7, trailing: 7))
        .overlay(
          RoundedRectangle(cornerRadius: 5).strokeBorder(Color(uiColor: .systemGray4), lineWidth: 1)
        )
    } else {
      editor
    }
  }

  private var editor: some View { EditorCore(text: core.text, prompt: core.prompt.string) }
}
