import HandsetTesting
import SwiftUI
import Testing

@MainActor @Suite struct LabelInkTests {
  private func ink<V: View>(_ view: V, of text: String) throws -> UIColor {
    let stage = try Stage { view }
    func labels(in view: UIView) -> [UILabel] {
      ((view as? UILabel).map { [$0] } ?? []) + view.subviews.flatMap { labels(in: $0) }
    }
    let label = try #require(labels(in: stage.phone.window).first { $0.text == text })
    return label.textColor
  }

  @Test func aLabelKeepsItsOwnInkWhileItsButtonIsOff() throws {
    #expect(
      try ink(
        Button {
        } label: {
          VStack { Text("Go") }.foregroundColor(.white)
        }.disabled(true), of: "Go") == .white)
    #expect(try ink(Button("Go") {}.disabled(true), of: "Go") == .tertiaryLabel)
    #expect(try ink(Button("Go") {}, of: "Go") == .systemBlue)
  }

  @Test func headersAreAsWrittenInPlainLists() throws {
    let section = Section("People") { Text("Ann") }
    #expect(try ink(List { section }.listStyle(.plain), of: "People") == .label)
    #expect(try ink(List { section }, of: "PEOPLE") == .secondaryLabel)
    #expect(try ink(List { section }.listStyle(.grouped), of: "PEOPLE") == .secondaryLabel)
    #expect(try ink(List { section.headerProminence(.increased) }, of: "People") == .label)
  }
}
