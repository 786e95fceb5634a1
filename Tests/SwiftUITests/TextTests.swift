import Foundation
import HandsetTesting
import SwiftUI
import Testing

@MainActor
private func label<V: View>(_ view: V) throws -> UILabel {
  let stage = try Stage { view }
  return try #require(stage.phone.first(UILabel.self))
}

@MainActor
private func attributes(
  _ text: Text, at index: Int = 0
) throws -> [NSAttributedString.Key: Any] {
  let attributed = try #require(label(text).attributedText)
  return attributed.attributes(at: index, effectiveRange: nil)
}

@MainActor @Suite struct TextTests {
  private let date = Date(timeIntervalSince1970: 1_700_000_000)

  @Test func valuesAreWrittenInTheirFormats() throws {
    #expect(try label(Text(1234.5, format: .number)).text == "1,234.5")
    #expect(try label(Text(3, format: .currency(code: "EUR"))).text == "€3.00")
    #expect(try label(Text("Sum \(0.25, format: .percent)!")).text == "Sum 25%!")
    #expect(try label(Text("\(3.14159, specifier: "%.2f")")).text == "3.14")
  }

  /// In universal time, wherever the computer is.
  @Test func datesAreWrittenInTheirStyles() throws {
    #expect(try label(Text(date, style: .date)).text == "November 14, 2023")
    let time = try label(Text(date, style: .time)).text
    #expect(time?.hasPrefix("10:13") == true && time?.hasSuffix("PM") == true)
  }

  @Test func aFormatterWritesAValue() throws {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.minimumFractionDigits = 2
    #expect(try label(Text(NSNumber(value: 5), formatter: formatter)).text == "5.00")
  }

  @Test func marksOfMarkdownBecomeLooks() throws {
    let text = Text("Plain, **bold**, *slanted*, `code`, ~~gone~~ and [link](https://a.b)")
    #expect(text.plain == "Plain, bold, slanted, code, gone and link")
    let bold = try #require(try attributes(text, at: 8)[.font] as? UIFont)
    #expect(bold.face.weight == UIFont.Weight.bold.rawValue)
    let slanted = try #require(try attributes(text, at: 15)[.font] as? UIFont)
    #expect(slanted.face.isItalic)
    let code = try #require(try attributes(text, at: 23)[.font] as? UIFont)
    #expect(code.face.design == .monospaced)
    #expect(try attributes(text, at: 30)[.strikethroughStyle] != nil)
  }

  @Test(arguments: [
    ("2 * 3 * 4", "2 * 3 * 4"), ("snake_case_name", "snake_case_name"), ("a ** b", "a ** b"),
    ("***both***", "both"), ("\\*as is\\*", "*as is*"), ("*open", "*open"), ("`a*b*c`", "a*b*c"),
  ])
  func whatOnlyLooksLikeMarksStays(source: String, shown: String) {
    #expect(Text(LocalizedStringKey(source)).plain == shown)
  }

  @Test func marksInValuesStay() {
    let value = "*x*"
    #expect(Text("\(value) **y**").plain == "*x* y")
    #expect(Text(verbatim: "**x**").plain == "**x**")
    #expect(Text(value).plain == "*x*")
  }

  @Test func textKeepsTheLooksOfWhatIsPutIntoIt() throws {
    let text = Text("A \(Text("red").foregroundColor(.red)) \(Image(systemName: "star"))")
    let attributed = try #require(try label(text).attributedText)
    #expect(
      attributed.attributes(at: 2, effectiveRange: nil)[.foregroundColor] as? UIColor == .systemRed)
    #expect(attributed.attributes(at: 6, effectiveRange: nil)[.attachment] is NSTextAttachment)
  }

  @Test func attributesOfAStringAreShown() throws {
    var string = AttributedString("ab")
    let second = string.characters.index(after: string.startIndex)
    string[string.startIndex..<second].foregroundColor = Color.red
    let text = Text(string)
    #expect(try attributes(text)[.foregroundColor] as? UIColor == .systemRed)
    #expect(try attributes(text, at: 1)[.foregroundColor] as? UIColor == .label)
  }

  @Test func linesAndKerningOfPlacesAndTexts() throws {
    let text = Text("abc").underline(color: .red).kerning(2)
    let own = try attributes(text)
    #expect(own[.underlineStyle] != nil && own[.underlineColor] as? UIColor == .systemRed)
    #expect(own[.kern] as? CGFloat == 2)
    let wide = try label(VStack { Text("abc") }.kerning(5)).intrinsicContentSize.width
    let usual = try label(Text("abc")).intrinsicContentSize.width
    #expect(abs(wide - usual - 15) < 0.5)
  }

  @Test func lineSpacingStandsBetweenLines() throws {
    let stage = try Stage {
      VStack {
        Text("a\nb\nc").accessibilityIdentifier("usual")
        Text("a\nb\nc").lineSpacing(10).accessibilityIdentifier("spaced")
      }
    }
    let difference =
      try stage.frame("spaced").height - stage.frame("usual").height
    #expect(abs(difference - 20) < 0.5)
  }

  @Test func fontsHaveDesignsAndDigitsOfOneWidth() throws {
    #expect(
      try label(Text("a").font(.system(.title, design: .rounded))).font.face.design == .rounded)
    #expect(
      try label(Text("a").font(.system(size: 20, weight: .bold, design: .serif))).font.face.design
        == .serif)
    #expect(try label(Text("1").monospacedDigit()).font.face.hasFixedDigits)
    #expect(try label(VStack { Text("1") }.monospaced()).font.face.design == .monospaced)
  }

  @Test func aLongPressOffersToCopy() throws {
    let stage = try Stage {
      Text("Secret plan").textSelection(.enabled).accessibilityIdentifier("text")
    }
    let frame = try stage.frame("text")
    let touch = stage.phone.touchDown(at: CGPoint(x: frame.midX, y: frame.midY))
    stage.phone.advance(by: 0.7)
    stage.phone.touchUp(touch)
    stage.phone.settle()
    stage.phone.tap(at: CGPoint(x: frame.midX, y: frame.minY - 8 - 22))
    stage.phone.settle()
    #expect(stage.phone.perform { UIPasteboard.general.string } == "Secret plan")
  }

  @Test func aGradientIsSeenThroughText() throws {
    let stage = try Stage {
      Text("Wide").font(.system(size: 90)).accessibilityIdentifier("text")
        .foregroundStyle(
          LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing))
    }
    let label = try #require(stage.phone.first(UILabel.self))
    #expect(label.layer.isMask)
    #expect(try stage.frame("text").width == stage.phone.presentedFrame(of: label).width)
  }
}

extension Text {
  /// The characters alone.
  @MainActor fileprivate var plain: String { ((try? label(self))?.text) ?? "" }
}
