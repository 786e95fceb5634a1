/// A style of text fields.
@preconcurrency @MainActor
public protocol TextFieldStyle {
  /// The frame around the field.
  var border: UITextField.BorderStyle { get }
}

/// What fields look like where nothing is said: no frame.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// None.
  public let border = UITextField.BorderStyle.none
  /// The style.
  public init() {}
}

/// No frame.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// None.
  public let border = UITextField.BorderStyle.none
  /// The style.
  public init() {}
}

/// A hairline with round corners.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// The hairline.
  public let border = UITextField.BorderStyle.roundedRect
  /// The style.
  public init() {}
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

/// When the keyboard shifts by itself.
public struct TextInputAutocapitalization: Hashable, Sendable {
  let type: UITextAutocapitalizationType

  /// Never.
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(type: .none) }
  /// For every word.
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(type: .words) }
  /// For every sentence.
  public static var sentences: TextInputAutocapitalization {
    TextInputAutocapitalization(type: .sentences)
  }
  /// For every letter.
  public static var characters: TextInputAutocapitalization {
    TextInputAutocapitalization(type: .allCharacters)
  }
}

extension View {
  /// How text fields inside look.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    environment(\.fieldBorder, style.border)
  }

  /// Which keys fields inside get.
  public func keyboardType(_ type: UIKeyboardType) -> some View {
    environment(\.keyboardType, type)
  }

  /// When the keyboard shifts by itself; for every sentence where it is `nil`.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    environment(\.autocapitalization, autocapitalization?.type ?? .sentences)
  }

  /// When the keyboard shifts by itself.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    environment(\.autocapitalization, style)
  }

  /// Whether words are left as they are typed.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.autocorrection, disable ? .no : .default)
  }

  /// Whether words are left as they are typed; the usual way where it is `nil`.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.autocorrection, disable.map { $0 ? .no : .yes } ?? .default)
  }
}
