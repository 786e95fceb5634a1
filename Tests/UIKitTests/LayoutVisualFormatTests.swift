import Testing

@testable import UIKit

@MainActor
struct LayoutVisualFormatTests {
  /// What a string says: two views of 50 × 20 inside 390 × 844 with 16 points of side margins.
  @Test(arguments: [
    ("H:|[a]", CGRect(0, 0, 50, 20), CGRect(0, 0, 50, 20)),
    ("|-[a]", CGRect(16, 0, 50, 20), CGRect(0, 0, 50, 20)),
    ("|-12-[a]-[b]", CGRect(12, 0, 50, 20), CGRect(70, 0, 50, 20)),
    ("|[a][b]", CGRect(0, 0, 50, 20), CGRect(50, 0, 50, 20)),
    ("|[a(100)]-30-[b]", CGRect(0, 0, 100, 20), CGRect(130, 0, 50, 20)),
    ("|[a(b)]-4.5-[b(==70.5)]", CGRect(0, 0, 70.66667, 20), CGRect(75, 0, 70.66667, 20)),
    ("|-gap-[a(>=wide)]-(>=5,==gap@800)-[b]", CGRect(25, 0, 90, 20), CGRect(140, 0, 50, 20)),
    ("[a]-[b]-|", CGRect(266, 0, 50, 20), CGRect(324, 0, 50, 20)),
    ("[a]-(-10)-[b]|", CGRect(300, 0, 50, 20), CGRect(340, 0, 50, 20)),
    ("|[a]-[b(<=30@900)]|", CGRect(0, 0, 352, 20), CGRect(360, 0, 30, 20)),
    ("V:|-100-[a(33)]-[b]", CGRect(0, 100, 50, 33), CGRect(0, 141, 50, 20)),
    ("V:[a]-[b]|", CGRect(0, 796, 50, 20), CGRect(0, 824, 50, 20)),
  ])
  func stringsMeanWhatTheGrammarSays(format: String, a: CGRect, b: CGRect) {
    let phone = LayoutFixture(safeArea: .zero)
    let one = phone.add(SizedView(50, 20))
    let two = phone.add(SizedView(50, 20))
    one.setContentHuggingPriority(.init(249), for: .horizontal)
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: format, metrics: ["gap": 25, "wide": 90.0], views: ["a": one, "b": two])
    NSLayoutConstraint.activate(constraints)
    phone.layOut()
    expect(one.frame, isNear: a)
    expect(two.frame, isNear: b)
  }

  private func expect(_ frame: CGRect, isNear other: CGRect) {
    let distances = [
      frame.minX - other.minX, frame.minY - other.minY, frame.width - other.width,
      frame.height - other.height,
    ]
    #expect(distances.allSatisfy { abs($0) < 0.001 }, "\(frame) is not \(other)")
  }

  @Test(arguments: [
    ("H|[a]", 1, "Expected a ':' here"),
    ("|-[a", 4, "Expected a ']' here"),
    ("|-[]", 3, "Expected the name of a view"),
    ("[a]b", 3, "Expected a '[' here"),
    ("|-10[a]", 4, "Expected a '-' here"),
    ("[a(=10)]", 4, "Expected a '=' here"),
    ("[a(>=)]", 5, "Expected a number or the name of a metric or view"),
    ("[a(10@)]", 6, "Expected a priority"),
    ("[a(10]", 5, "Expected a ',' or a ')' here"),
    ("[a]-|[b]", 5, "Expected the end"),
    ("", 0, "Expected a '[' here"),
    ("[a]--[b]", 4, "Expected a '[', a '|', a number"),
    ("[a]-(c)-[a]", 5, "c is not a key in the metrics dictionary"),
    ("[a(c)]", 3, "c is not a key in the views dictionary"),
    ("[c]", 1, "c is not a key in the views dictionary"),
  ])
  func errorsSayWhereAndWhatWasExpected(format: String, position: Int, expectation: String) {
    let view = UIView()
    let error = #expect(throws: VisualFormatError.self) {
      try VisualFormatBuilder(text: format, options: [], metrics: [:], views: ["a": view])
        .constraints()
    }
    #expect(error?.position == position)
    #expect(error?.expectation.hasPrefix(expectation) == true, "\(error?.expectation ?? "")")
    let lines = error?.message.split(separator: "\n", omittingEmptySubsequences: false) ?? []
    #expect(lines.last == "\(String(repeating: " ", count: position))^")
    #expect(lines.dropLast().last.map(String.init) == format)
  }

  @Test func alignmentAlongTheAxisIsRefused() {
    let view = UIView()
    #expect(throws: VisualFormatError.self) {
      try VisualFormatBuilder(
        text: "[a]-[a]", options: .alignAllLeading, metrics: [:], views: ["a": view]
      ).constraints()
    }
  }

  @Test func optionsAlignAndDirect() {
    let phone = LayoutFixture(safeArea: .zero)
    let one = phone.add(SizedView(50, 20))
    let two = phone.add(SizedView(50, 40))
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|-10-[one]-20-[two]",
        options: [.alignAllCenterY, .directionRightToLeft], metrics: nil,
        views: ["one": one, "two": two])
        + NSLayoutConstraint.constraints(
          withVisualFormat: "V:|-100-[two]", metrics: nil, views: ["two": two]))
    phone.layOut()
    #expect(one.frame == CGRect(330, 110, 50, 20))
    #expect(two.frame == CGRect(260, 100, 50, 40))
  }

  @Test func leadingToTrailingFollowsTheLanguage() {
    let phone = LayoutFixture(safeArea: .zero, direction: .rightToLeft)
    let one = phone.add(SizedView(50, 20))
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "|-10-[one]", metrics: nil, views: ["one": one]))
    phone.layOut()
    #expect(one.frame.minX == 330)
  }
}
