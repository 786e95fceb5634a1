/// What stands on the keys in one language, read from `Resources/keyboards/<language>.json`.
public struct KeyboardLegends: Sendable, Hashable {
  /// The rows of one plane. A gap in a pad is `nil`.
  public typealias Rows = [[KeyLegend?]]

  /// The language's code.
  public var language: String
  /// The label of the space bar.
  public var space: String
  /// The label of the key that leads back to the letters.
  public var letters: String
  /// The labels of the return key by the names of UIKit's return key types, "default" for the
  /// ordinary one.
  public var returnKeys: [String: String]

  var typewriters: [KeyboardForm: [KeyboardPlane: Rows]]
  var pads: [KeyboardPlane: Rows]
  var numberLabels: [KeyboardForm: String]
  var symbols: String
  var padSymbols: String
  var padDigits: String

  /// The legends of a plane, row by row.
  public func rows(_ plane: KeyboardPlane, form: KeyboardForm) -> Rows {
    if plane.isPad { return pads[plane] ?? [] }
    return typewriters[form]?[plane] ?? []
  }

  /// The legend of a character key; `nil` for keys of other kinds.
  public func legend(of key: KeyRect, plane: KeyboardPlane, form: KeyboardForm) -> KeyLegend? {
    guard case .character(let row, let column) = key.kind else { return nil }
    let rows = rows(plane, form: form)
    guard rows.indices.contains(row), rows[row].indices.contains(column) else { return nil }
    return rows[row][column]
  }

  /// The label of the key that leads to a plane.
  public func label(ofKeyTo plane: KeyboardPlane, form: KeyboardForm) -> String {
    switch plane {
    case .letters: letters
    case .numbers: numberLabels[form] ?? ""
    case .symbols: symbols
    case .phonePadSymbols: padSymbols
    case .decimalPad, .numberPad, .phonePad: padDigits
    }
  }
}
