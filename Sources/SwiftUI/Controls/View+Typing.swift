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
  /// Which keys fields inside get.
  public func keyboardType(_ type: UIKeyboardType) -> some View {
    environment(\.typing.keyboardType, type)
  }

  /// When the keyboard shifts by itself; for every sentence where it is `nil`.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View {
    environment(\.typing.autocapitalization, autocapitalization?.type ?? .sentences)
  }

  /// When the keyboard shifts by itself.
  public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    environment(\.typing.autocapitalization, style)
  }

  /// Whether words are left as they are typed.
  public func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    environment(\.typing.autocorrection, disable ? .no : .default)
  }

  /// Whether words are left as they are typed; the usual way where it is `nil`.
  public func disableAutocorrection(_ disable: Bool?) -> some View {
    environment(\.typing.autocorrection, disable.map { $0 ? .no : .yes } ?? .default)
  }

  /// What the text of fields inside means, so that the keyboard can offer to fill it in.
  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    environment(\.typing.contentType, textContentType)
  }
}
