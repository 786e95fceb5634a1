import Foundation
import QuartzCore
import Testing

@testable import Raster

/// Whether an installed font has at least the letters of Korean.
private let hasLetters: Bool = {
  guard let fonts = try? fonts.get() else { return false }
  let face = FontFace(size: 20)
  return fonts.withFonts { collection in
    if case .substitute = collection.source(of: "ㅎ", in: collection.font(for: face), face: face) {
      return true
    }
    return false
  }
}()

@Suite("Syllables of Korean") struct HangulTests {
  private let face = FontFace(size: 40)

  private func ink(_ text: String) throws -> [Bool] {
    let canvas = try draw(
      layer(
        CGRect(x: 0, y: 0, width: 100, height: 60),
        drawing: [RasterTests.text(text, face, at: CGPoint(x: 10, y: 45))]))
    return canvas.all.map { $0 & 0xFF < 128 }
  }

  @Test(
    "have ink of their own, whatever fonts there are",
    .enabled(if: hasLetters, "no installed font has Korean letters"))
  func differ() throws {
    let pictures = try ["가", "나", "고", "과", "각", "곡", "곽", "뷁", "힣", "으"].map(ink)
    #expect(Set(pictures).count == pictures.count)
    for picture in pictures {
      let inked = picture.count { $0 }
      // A bar, or bars, would fill the better part of a square of 34 by 36.
      #expect(inked > 60 && inked < 600, "\(inked)")
    }
  }

  @Test("fall apart into their letters")
  func fallApart() throws {
    func letters(_ syllable: Unicode.Scalar) -> String? {
      HangulSyllable(syllable).map { String(String.UnicodeScalarView($0.parts.map(\.letter))) }
    }
    #expect(letters("한") == "ㅎㅏㄴ")
    #expect(letters("궤") == "ㄱㅞ")
    #expect(letters("뷁") == "ㅂㅞㄺ")
    #expect(letters("쌌") == "ㅆㅏㅆ")
    #expect(letters("힣") == "ㅎㅣㅎ")
    #expect(letters("가") == "ㄱㅏ")
    #expect(letters("ㅎ") == nil && letters("a") == nil)
  }
}
