import Testing
import UIKit

struct FontDescriptorTests {
  private let font = UIFont.systemFont(ofSize: 17)

  @Test func traitsFindTheBoldAndSlantedRelatives() throws {
    let bold = try #require(font.fontDescriptor.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bold, size: 0) == .boldSystemFont(ofSize: 17))
    #expect(UIFont(descriptor: bold, size: 20) == .boldSystemFont(ofSize: 20))
    let slanted = try #require(bold.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(slanted.symbolicTraits == [.traitBold, .traitItalic])
    let plain = try #require(slanted.withSymbolicTraits([]))
    #expect(UIFont(descriptor: plain, size: 0) == font)
  }

  @Test func heavyFontsStayHeavyWhenBoldIsAskedFor() throws {
    let black = UIFont.systemFont(ofSize: 17, weight: .black)
    let bold = try #require(black.fontDescriptor.withSymbolicTraits(.traitBold))
    #expect(UIFont(descriptor: bold, size: 0) == black)
  }

  @Test func designsAreOfTheSystemFontOnly() throws {
    let mono = try #require(font.fontDescriptor.withDesign(.monospaced))
    #expect(
      UIFont(descriptor: mono, size: 0)
        == .monospacedSystemFont(ofSize: 17, weight: .regular))
    #expect(mono.symbolicTraits == .traitMonoSpace)
    #expect(mono.withDesign(.default) == font.fontDescriptor)
    #expect(UIFontDescriptor(name: "Avenir", size: 12).withDesign(.rounded) == nil)
  }

  @Test func stylesHaveDescriptors() {
    let headline = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .headline)
    #expect(headline.pointSize == 17)
    #expect(headline.symbolicTraits == .traitBold)
  }
}
