/// What stands on the keys in one language, read from `Resources/keyboards/<language>.json`.
public struct KeyboardLegends: Sendable, Hashable {
  /// The rows of one plane. A gap in a pad is `nil`.
  public typealias Rows = [[KeyLegend?]]

  /// The language's code, such as `de` or `ja-kana`.
  public var language: String
  /// The language's name in itself.
  public var name: String
  /// Whether all letters of ASCII can be typed, as inputs may demand.
  public var isASCIICapable: Bool
  /// Whether the language is written from right to left.
  public var isRightToLeft: Bool
  /// All letters that can be typed: on keys, with shift, by holding keys, or by composing.
  public var alphabet: [String]
  /// The label of the space bar.
  public var space: String
  /// The label of the key that leads back to the letters.
  public var letters: String
  /// What stands in the emoji panel's search field while it is empty.
  public var emojiSearch: String
  /// What stands below that field when no picture goes by what was typed.
  public var emojiNotFound: String
  /// The labels of the return key by the names of UIKit's return key types, "default" for the
  /// ordinary one.
  public var returnKeys: [String: String]
  /// What holding a key offers besides what the key types, by what it types, in order.
  public var accents: [String: [String]]
  /// The words on a tablet's keys that do something; `nil` where signs stand for them, as in all
  /// languages but English.
  public var keyWords: KeyWords?
  /// What decimal pads type for the separator.
  public var decimalSeparator: String
  /// What quotation marks become: the opening and the closing one of `"`, then those of `'`.
  public var quotes: [String]

  var typewriters: [KeyboardForm: [KeyboardPlane: Rows]]
  var pads: [KeyboardPlane: Rows]
  var numberLabels: [KeyboardForm: String]
  var symbols: String
  var padSymbols: String
  var padDigits: String
  var shapes: [KeyboardForm: KeyboardShape]
  var compositions: [KeyboardForm: KeyboardComposition]

  /// The legends of a plane, row by row.
  public func rows(_ plane: KeyboardPlane, form: KeyboardForm) -> Rows {
    if plane == .namePhonePad { return pads[.phonePad] ?? [] }
    if plane.isPad { return pads[plane] ?? [] }
    return typewriters[form]?[plane] ?? []
  }

  /// How the letters stand in rows.
  public func shape(of form: KeyboardForm) -> KeyboardShape {
    shapes[form] ?? KeyboardShape(counts: form.characterCounts(on: .letters))
  }

  /// How keys become text.
  public func composition(on form: KeyboardForm) -> KeyboardComposition {
    compositions[form] ?? .none
  }

  /// The legend of a character key; `nil` for keys of other kinds.
  public func legend(
    of key: KeyRect, plane: KeyboardPlane, form: KeyboardForm,
    bottomRow: KeyboardBottomRow = .text
  ) -> KeyLegend? {
    guard case .character(let row, let column) = key.kind else { return nil }
    let rows = rows(plane, form: form)
    if rows.indices.contains(row) {
      guard rows[row].indices.contains(column), let legend = rows[row][column] else { return nil }
      if bottomRow == .email, form != .phone, plane == .letters, legend.text == "," {
        return KeyLegend(text: "@")
      }
      guard plane == .decimalPad, row == 3, column == 0 else { return legend }
      return KeyLegend(text: decimalSeparator)
    }
    let characters = bottomRow.characters(on: form)
    guard row == rows.count, characters.indices.contains(column) else { return nil }
    return KeyLegend(text: characters[column], shifted: characters[column])
  }

  /// What a flick downwards types on a tablet's key, the sign that stands above the key's own: the
  /// other one of a pair, or what is at the same place of the next plane. On tablets with a row of
  /// digits only pairs have one.
  public func secondSign(
    of key: KeyRect, plane: KeyboardPlane, form: KeyboardForm
  ) -> String? {
    guard form != .phone, case .character(let row, let column) = key.kind,
      let legend = legend(of: key, plane: plane, form: form), legend.flicks.isEmpty
    else { return nil }
    if plane == .letters, legend.isPair { return legend.shifted }
    let next: KeyboardPlane? =
      switch plane {
      case .letters: .numbers
      case .numbers: .symbols
      default: nil
      }
    guard form == .pad, let next else { return nil }
    let rows = rows(next, form: form)
    guard rows.indices.contains(row), rows[row].indices.contains(column) else { return nil }
    return rows[row][column].flatMap { $0.text == legend.text ? nil : $0.text }
  }

  /// What stands on the key that makes syllables small, voiced or unvoiced, where there is one.
  public var flickModifierLabel: String? {
    typewriters[.phone]?[.letters]?.last?.first.flatMap { $0?.label }
  }

  /// What holding a key offers without shift: what it types first, then what belongs to that.
  /// Empty where holding offers nothing.
  public func variants(of text: String) -> [String] {
    accents[text].map { [text] + $0 } ?? []
  }

  /// The label of the key that leads to a plane.
  public func label(ofKeyTo plane: KeyboardPlane, form: KeyboardForm) -> String {
    switch plane {
    case .letters: letters
    case .numbers, .namePhonePad: numberLabels[form] ?? ""
    case .symbols: symbols
    case .phonePadSymbols: padSymbols
    case .decimalPad, .numberPad, .phonePad: padDigits
    }
  }
}
