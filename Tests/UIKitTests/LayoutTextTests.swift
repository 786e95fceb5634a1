import Testing

@testable import UIKit

/// Labels in layout. Every letter is 0.55 of the font's size wide.
@MainActor
struct LayoutTextTests {
  private func label(_ text: String, size: CGFloat, lines: Int = 1) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.numberOfLines = lines
    return label
  }

  private func baseline(_ label: UILabel) -> CGFloat {
    label.frame.minY + (label.firstBaselineOffset ?? 0)
  }

  @Test func baselinesOfDifferentFontsMeet() {
    let phone = LayoutFixture()
    let large = label("large", size: 40)
    let small = label("small", size: 12)
    _ = (phone.add(large), phone.add(small))
    NSLayoutConstraint.activate([
      large.leadingAnchor.constraint(equalTo: phone.root.leadingAnchor),
      large.topAnchor.constraint(equalTo: phone.root.topAnchor, constant: 100),
      small.leadingAnchor.constraint(equalTo: large.trailingAnchor),
      small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
    ])
    phone.layOut()
    #expect(abs(baseline(large) - baseline(small)) < 0.34)
    #expect(small.frame.minY > 110)

    large.font = .systemFont(ofSize: 60)
    phone.layOut()
    #expect(abs(baseline(large) - baseline(small)) < 0.34)
    #expect(small.frame.minY > 125)
  }

  @Test func bottomEdgeIsTheBaselineWhereThereIsNoText() {
    let phone = LayoutFixture()
    let text = label("text", size: 40)
    let image = phone.add(SizedView(10, 10))
    _ = phone.add(text)
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: phone.root.leadingAnchor),
      text.topAnchor.constraint(equalTo: phone.root.topAnchor, constant: 100),
      image.leadingAnchor.constraint(equalTo: text.trailingAnchor),
      image.firstBaselineAnchor.constraint(equalTo: text.firstBaselineAnchor),
    ])
    phone.layOut()
    #expect(abs(image.frame.maxY - baseline(text)) < 0.34)
  }

  @Test func severalLinesTakeTheHeightThatTheirWidthNeeds() {
    let phone = LayoutFixture()
    let text = label("one two three four five six", size: 20, lines: 0)
    let below = phone.add(SizedView(10, 10))
    _ = phone.add(text)
    let width = text.widthAnchor.constraint(equalToConstant: 120)
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: phone.root.leadingAnchor),
      text.topAnchor.constraint(equalTo: phone.root.topAnchor), width,
      below.topAnchor.constraint(equalTo: text.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: phone.root.leadingAnchor),
    ])
    phone.layOut()
    let line = label("x", size: 20).intrinsicContentSize.height
    #expect(text.frame.height > 2.5 * line)
    #expect(below.frame.minY == text.frame.maxY)

    width.constant = 390
    phone.layOut()
    #expect(text.frame.height == line)
    #expect(below.frame.minY == line)
  }

  @Test func fittingSizeMeasuresLinesForTheWidthAskedFor() {
    let cell = UIView()
    let text = label("one two three four five six", size: 20, lines: 0)
    text.translatesAutoresizingMaskIntoConstraints = false
    cell.addSubview(text)
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: cell.leadingAnchor, constant: 10),
      text.trailingAnchor.constraint(equalTo: cell.trailingAnchor, constant: -10),
      text.topAnchor.constraint(equalTo: cell.topAnchor),
      text.bottomAnchor.constraint(equalTo: cell.bottomAnchor),
    ])
    func height(for width: CGFloat) -> CGFloat {
      cell.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    let line = label("x", size: 20).intrinsicContentSize.height
    #expect(height(for: 390) == line)
    #expect(height(for: 140) == text.intrinsicContentHeight(forWidth: 120))
    #expect(height(for: 140) > 2.5 * line)
  }

  @Test func systemSpacingBetweenBaselinesIsTheDistanceOfLines() {
    let phone = LayoutFixture()
    let upper = label("upper", size: 17)
    let lower = label("lower", size: 17)
    _ = (phone.add(upper), phone.add(lower))
    NSLayoutConstraint.activate([
      upper.leadingAnchor.constraint(equalTo: phone.root.leadingAnchor),
      upper.topAnchor.constraint(equalTo: phone.root.topAnchor, constant: 100),
      lower.leadingAnchor.constraint(equalTo: upper.leadingAnchor),
      lower.firstBaselineAnchor.constraint(
        equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: 1),
    ])
    phone.layOut()
    #expect(abs(baseline(lower) - baseline(upper) - upper.font.lineHeight) < 0.5)
  }
}
