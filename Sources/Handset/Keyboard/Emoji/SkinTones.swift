import Devices

/// The tones of skin that pictures of people have: the one chosen last for each is the one that is
/// offered from then on.
struct SkinTones {
  private static let modifiers = (0x1F3FB...0x1F3FF).compactMap { Unicode.Scalar(UInt32($0)) }

  /// The chosen pictures, by the same without tone.
  private var chosen: [String: String] = [:]

  /// The picture without and with each of the tones; empty for what has no skin.
  static func variants(of text: String) -> [String] {
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.first, first.properties.isEmojiModifierBase else { return [] }
    let plain = plain(text)
    // A tone takes the place of the selector that asks for a picture.
    let rest = plain.unicodeScalars.dropFirst().drop { $0.value == 0xFE0F }
    return [plain]
      + modifiers.map { tone in
        var view = String.UnicodeScalarView([first, tone])
        view.append(contentsOf: rest)
        return String(view)
      }
  }

  /// The picture without the tone behind its first sign; what is a picture only when asked to be is
  /// asked again then.
  private static func plain(_ text: String) -> String {
    guard let first = text.unicodeScalars.first else { return text }
    let rest = text.unicodeScalars.dropFirst()
      .drop { modifiers.contains($0) || $0.value == 0xFE0F }
    var view = String.UnicodeScalarView([first])
    if !first.properties.isEmojiPresentation { view.append("\u{FE0F}") }
    view.append(contentsOf: rest)
    return String(view)
  }

  /// Remembers a tone, or that there is to be none.
  mutating func choose(_ text: String) {
    let plain = Self.plain(text)
    chosen[plain] = plain == text ? nil : text
  }

  /// The picture in the tone that was chosen for it.
  func toned(_ text: String) -> String { chosen[Self.plain(text)] ?? text }

  /// A category in the tones that were chosen. What was used lately shows as it was used.
  func toned(_ category: EmojiCatalogue.Category) -> EmojiCatalogue.Category {
    guard category.kind != .recents, !chosen.isEmpty else { return category }
    var category = category
    category.emoji = category.emoji.map(toned)
    return category
  }
}
