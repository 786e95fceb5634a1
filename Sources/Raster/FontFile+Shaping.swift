import CSDL2TTF
import Foundation

extension FontFile {
  /// Joins what is before it to what is behind it, without a width.
  private static let joiner = "\u{200D}"
  /// The script that SDL2_ttf has at first: none.
  private static let noScript = "Zzzz"

  /// Runs `body` while a font of SDL2_ttf shapes a script.
  static func shaping<Result>(_ script: Script?, _ font: OpaquePointer, _ body: () -> Result)
    -> Result
  {
    guard let script else { return body() }
    TTF_SetFontDirection(font, script.isRightToLeft ? TTF_DIRECTION_RTL : TTF_DIRECTION_LTR)
    TTF_SetFontScriptName(font, script.rawValue)
    let result = body()
    TTF_SetFontDirection(font, TTF_DIRECTION_LTR)
    TTF_SetFontScriptName(font, noScript)
    return result
  }

  /// The width of text as its script shapes it, in font units.
  func shapedWidth(of text: String, _ script: Script) -> Int32 {
    if let known = shapedWidths[text] { return known }
    let width = Self.shaping(script, ruler) { self.width(of: text) }
    if shapedWidths.count > 8_192 { shapedWidths = [:] }
    shapedWidths[text] = width
    return width
  }

  /// The advances of the characters of a word whose letters join, in font units: each is what
  /// the word grows by when it gets longer by that character while its end stays joined.
  func advances(ofWord word: ArraySlice<Character>, _ script: Script) -> [Int32] {
    let whole = shapedWidth(of: String(word), script)
    var places: [Int32] = [0]
    for end in word.indices.dropFirst() {
      let part = shapedWidth(of: String(word[..<end]) + Self.joiner, script)
      places.append(min(whole, max(part, places[places.count - 1])))
    }
    places.append(whole)
    return zip(places.dropFirst(), places).map { $0 - $1 }
  }
}
