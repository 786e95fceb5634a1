import Testing

@testable import UIKit

/// The baselines by which constraints align views. In these fonts the baseline is 0.8 of the size
/// below the top of a line, and a line is as high as the size.
@MainActor
struct LayoutBaselineTests {
  private let phone = LayoutFixture(safeArea: .zero, measurer: SquareTextMeasurer())

  /// The baselines of a view below its own top, as other views meet them.
  private func baselines(
    of view: UIView, width: CGFloat? = nil, height: CGFloat? = nil
  ) -> (first: CGFloat, last: CGFloat) {
    _ = phone.add(view)
    let marks = [phone.add(SizedView(1, 1)), phone.add(SizedView(1, 1))]
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: phone.root.leadingAnchor),
      view.topAnchor.constraint(equalTo: phone.root.topAnchor, constant: 100),
      marks[0].firstBaselineAnchor.constraint(equalTo: view.firstBaselineAnchor),
      marks[1].lastBaselineAnchor.constraint(equalTo: view.lastBaselineAnchor),
      marks[0].leadingAnchor.constraint(equalTo: phone.root.leadingAnchor),
      marks[1].leadingAnchor.constraint(equalTo: phone.root.leadingAnchor),
    ])
    if let width { view.widthAnchor.constraint(equalToConstant: width).isActive = true }
    if let height { view.heightAnchor.constraint(equalToConstant: height).isActive = true }
    phone.layOut()
    return (marks[0].frame.maxY - view.frame.minY, marks[1].frame.maxY - view.frame.minY)
  }

  /// Where text is drawn inside a view, below its top.
  private func drawnBaselines(of view: UIView) -> (first: CGFloat, last: CGFloat)? {
    phone.layOut()
    var places: [CGFloat] = []
    func collect(_ inner: UIView) {
      guard !inner.isHidden, inner.alpha > 0 else { return }
      inner.layer.displayIfNeeded()
      for run in inner.layer.drawing?.runs ?? [] {
        places.append(inner.convert(run.origin, to: view).y - view.bounds.minY)
      }
      for subview in inner.subviews { collect(subview) }
    }
    collect(view)
    guard let first = places.min(), let last = places.max() else { return nil }
    return (first, last)
  }

  private func label(_ text: String, size: CGFloat = 10, lines: Int = 0) -> UILabel {
    let label = UILabel()
    label.text = text
    label.font = .systemFont(ofSize: size)
    label.numberOfLines = lines
    return label
  }

  @Test func ofLabelsThoseOfTheFirstAndTheLastLine() {
    let one = baselines(of: label("one"))
    #expect(one == (8, 8))
    let three = baselines(of: label("a\nb\nc"))
    #expect(three == (8, 28))
    let wrapped = baselines(of: label("one two three"), width: 70)
    #expect(wrapped == (8, 18))
    let cut = baselines(of: label("a\nb\nc", lines: 2))
    #expect(cut == (8, 18))
  }

  @Test func ofLabelsHigherThanTheirTextWhereTheTextIs() {
    let high = baselines(of: label("one"), height: 30)
    #expect(high == (18, 18))
    let two = baselines(of: label("a\nb"), height: 40)
    #expect(two == (18, 28))
  }

  @Test func ofTextInSeveralFontsTheLowestOfTheLine() {
    let mixed = UILabel()
    let text = NSMutableAttributedString(
      string: "small ", attributes: [.font: UIFont.systemFont(ofSize: 10)])
    text.append(
      NSAttributedString(string: "big", attributes: [.font: UIFont.systemFont(ofSize: 20)]))
    mixed.attributedText = text
    let found = baselines(of: mixed)
    #expect(found == (16, 16))
  }

  @Test func followTheTextAsItGrows() {
    let text = label("a")
    _ = baselines(of: text)
    let mark = phone.root.subviews.last!
    text.text = "a\nb\nc\nd"
    phone.layOut()
    #expect(mark.frame.maxY == 138)
    text.font = .systemFont(ofSize: 20)
    phone.layOut()
    #expect(mark.frame.maxY == 176)
  }

  nonisolated static let buttonKinds: [(String, @MainActor () -> UIButton)] = [
    ("system", { UIButton(type: .system) }),
    ("custom", { UIButton(type: .custom) }),
    ("plain", { UIButton(configuration: .plain()) }),
    ("gray", { UIButton(configuration: .gray()) }),
    ("tinted", { UIButton(configuration: .tinted()) }),
    ("filled", { UIButton(configuration: .filled()) }),
  ]

  @Test(arguments: [nil, 60] as [CGFloat?])
  func ofButtonsThoseOfTheTitle(height: CGFloat?) throws {
    for (kind, make) in Self.buttonKinds {
      let button = make()
      if button.configuration == nil {
        button.setTitle("Title", for: .normal)
      } else {
        button.configuration?.title = "Title"
      }
      let found = baselines(of: button, height: height)
      let drawn = try #require(drawnBaselines(of: button))
      #expect(abs(found.first - drawn.first) < 0.34, "\(kind)")
      #expect(abs(found.last - drawn.last) < 0.34, "\(kind)")
    }
  }

  @Test func ofButtonsWithASubtitleThoseOfBothTexts() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Title"
    configuration.subtitle = "Subtitle"
    let button = UIButton(configuration: configuration)
    let found = baselines(of: button)
    let drawn = try #require(drawnBaselines(of: button))
    #expect(abs(found.first - drawn.first) < 0.34)
    #expect(abs(found.last - drawn.last) < 0.34)
    #expect(found.last > found.first + 5)
  }

  @Test func ofButtonsWithoutATitleTheBottomOfThePicture() {
    let button = UIButton(type: .custom)
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
    button.setImage(image, for: .normal)
    let found = baselines(of: button, height: 50)
    #expect(found == (35, 35))
    button.setImage(image.withBaselineOffset(fromBottom: 4), for: .normal)
    let moved = baselines(of: button, height: 50)
    #expect(moved == (31, 31))
  }

  @Test(arguments: [UITextField.BorderStyle.none, .line, .bezel, .roundedRect])
  func ofTextFieldsWhereTheTextIs(style: UITextField.BorderStyle) throws {
    for height in [nil, 60] as [CGFloat?] {
      let field = UITextField()
      field.borderStyle = style
      field.text = "text"
      let found = baselines(of: field, width: 200, height: height)
      let drawn = try #require(drawnBaselines(of: field))
      #expect(abs(found.first - drawn.first) < 0.34)
      #expect(found.first == found.last)
    }
  }

  @Test func ofTextViewsThoseOfTheFirstAndTheLastLine() throws {
    let view = UITextView()
    view.font = .systemFont(ofSize: 10)
    view.isScrollEnabled = false
    view.text = "one\ntwo\nthree"
    let found = baselines(of: view, width: 200)
    #expect(found == (16, 36))
    let drawn = try #require(drawnBaselines(of: view))
    #expect(drawn == (16, 36))
    let high = baselines(of: view, height: 100)
    #expect(high == (16, 36))
  }

  @Test func ofScrollingTextViewsFollowTheText() {
    let view = UITextView()
    view.font = .systemFont(ofSize: 10)
    view.text = "one"
    let found = baselines(of: view, width: 200, height: 80)
    #expect(found == (16, 16))
    view.text = "one\ntwo"
    phone.layOut()
    #expect(phone.root.subviews.last!.frame.maxY == 126)
  }

  @Test func ofSegmentedControlsThoseOfTheTitles() throws {
    let control = UISegmentedControl(items: ["One", "Two"])
    let found = baselines(of: control)
    let drawn = try #require(drawnBaselines(of: control))
    #expect(abs(found.first - drawn.first) < 0.34)
    #expect(abs(found.last - drawn.last) < 0.34)
  }

  @Test func ofControlsWithoutTextTheBottomOfTheAlignmentRectangle() {
    for view in [UISwitch(), UIStepper(), UISlider(), UIProgressView(), UIView()] {
      let found = baselines(of: view, width: 120)
      let bottom = view.bounds.height - view.alignmentRectInsets.bottom
      #expect(abs(found.first - bottom) < 0.34, "\(type(of: view))")
      #expect(abs(found.last - bottom) < 0.34, "\(type(of: view))")
    }
  }

  @Test func ofSymbolsThatOfTheTextBesideThem() throws {
    let image = try #require(UIImage(systemName: "star"))
    let offset = try #require(image.baselineOffsetFromBottom)
    let view = UIImageView(image: image)
    let found = baselines(of: view)
    #expect(abs(found.first - (view.bounds.height - offset)) < 0.34)
    #expect(found.first == found.last)
    #expect(image.hasBaseline)
    #expect(!image.imageWithoutBaseline().hasBaseline)
  }

  @Test func ofVerticalStacksThoseOfTheFirstAndTheLastView() {
    let stack = UIStackView(arrangedSubviews: [label("a"), label("b\nc"), label("d")])
    stack.axis = .vertical
    stack.spacing = 5
    let found = baselines(of: stack)
    #expect(found == (8, 48))
    stack.arrangedSubviews[0].isHidden = true
    stack.arrangedSubviews[2].isHidden = true
    let fewer = baselines(of: stack)
    #expect(fewer == (8, 18))
  }

  @Test func ofHorizontalStacksThoseOfTheTallestView() {
    let stack = UIStackView(arrangedSubviews: [label("a"), label("b", size: 30), label("c")])
    stack.alignment = .center
    let found = baselines(of: stack)
    #expect(found == (24, 24))
  }

  @Test func ofHorizontalStacksFollowTheTallestView() {
    let low = label("a")
    let stack = UIStackView(arrangedSubviews: [label("b", size: 30), low])
    stack.alignment = .top
    _ = baselines(of: stack)
    let mark = phone.root.subviews.last!
    #expect(mark.frame.maxY == 124)
    low.text = "a\nb\nc\nd"
    phone.layOut()
    #expect(mark.frame.maxY == 138)
  }

  @Test func ofNestedStacksThoseOfTheViewInside() {
    let inner = UIStackView(arrangedSubviews: [label("b", size: 20), label("c", size: 40)])
    inner.alignment = .lastBaseline
    let outer = UIStackView(arrangedSubviews: [label("a"), inner])
    outer.axis = .vertical
    let found = baselines(of: outer)
    #expect(found == (8, 42))
  }

  @Test func ofYourOwnViewsThoseOfTheViewTheyName() {
    final class Card: UIView {
      let title = UILabel()
      let note = UILabel()
      override var forFirstBaselineLayout: UIView { title }
      override var forLastBaselineLayout: UIView { note }
    }
    let card = Card()
    for (view, y) in [(card.title, 20), (card.note, 50)] as [(UILabel, CGFloat)] {
      view.text = "text"
      view.font = .systemFont(ofSize: 10)
      _ = phone.add(view, to: card)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: card.leadingAnchor),
        view.topAnchor.constraint(equalTo: card.topAnchor, constant: y),
      ])
    }
    let found = baselines(of: card, width: 100, height: 90)
    #expect(found == (28, 58))
    card.title.font = .systemFont(ofSize: 20)
    phone.layOut()
    #expect(phone.root.subviews.dropLast().last!.frame.maxY == 136)
  }

  @Test func ofAllKindsMeetInAStack() {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.text = "field"
    let button = UIButton(type: .system)
    button.setTitle("button", for: .normal)
    let views = [label("label", size: 30), field, button, UISegmentedControl(items: ["one"])]
    for alignment in [UIStackView.Alignment.firstBaseline, .lastBaseline] {
      let stack = UIStackView(arrangedSubviews: views)
      stack.alignment = alignment
      _ = baselines(of: stack, width: 380)
      let lines = views.map { view in
        (drawnBaselines(of: view)?.first ?? 0) + view.frame.minY
      }
      for line in lines { #expect(abs(line - lines[0]) <= 0.67, "\(lines)") }
      stack.removeFromSuperview()
    }
  }

  // MARK: System spacing

  private func spacing(
    lower: UIView, upper: UIView, multiplier: CGFloat
  ) -> NSLayoutConstraint {
    for view in [lower, upper] { _ = phone.add(view) }
    let spacing = lower.firstBaselineAnchor.constraint(
      equalToSystemSpacingBelow: upper.lastBaselineAnchor, multiplier: multiplier)
    NSLayoutConstraint.activate([
      spacing, upper.topAnchor.constraint(equalTo: phone.root.topAnchor),
      upper.leadingAnchor.constraint(equalTo: phone.root.leadingAnchor),
      lower.leadingAnchor.constraint(equalTo: phone.root.leadingAnchor),
    ])
    phone.layOut()
    return spacing
  }

  /// Line height of the lower + its descender − descender of the upper, up to a pixel (FACTS 6.5).
  @Test(
    arguments: [
      (17, 17, 1, 17), (9, 40, 1, 9 - 1.8 + 8), (40, 9, 1, 40 - 8 + 1.8), (17, 40, 2, 43.333),
      (40, 17, 0.5, 17.833), (20, 20, 0, 0),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat)])
  func systemSpacingIsTheDistanceOfLines(
    lower: CGFloat, upper: CGFloat, multiplier: CGFloat, distance: CGFloat
  ) {
    let made = spacing(
      lower: label("b", size: lower), upper: label("a", size: upper), multiplier: multiplier)
    #expect(made.constant >= distance - 0.001)
    #expect(made.constant < distance + 0.334 * max(1, multiplier))
  }

  @Test func systemSpacingFollowsTheFontsUntilAConstantIsSet() {
    let (lower, upper) = (label("b", size: 20), label("a", size: 20))
    let made = spacing(lower: lower, upper: upper, multiplier: 1)
    #expect(made.constant == 20)
    #expect(lower.frame.minY == 20)
    lower.font = .systemFont(ofSize: 40)
    phone.layOut()
    #expect(made.constant == 36)
    #expect(lower.frame.minY == 20)
    upper.font = .systemFont(ofSize: 30)
    phone.layOut()
    #expect(made.constant == 38)
    made.constant = 50
    lower.font = .systemFont(ofSize: 10)
    phone.layOut()
    #expect(made.constant == 50)
  }

  @Test func systemSpacingKnowsTheFontsOfAllTexts() {
    let button = UIButton(type: .system)
    button.setTitle("b", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 20)
    let view = UITextView()
    view.font = .systemFont(ofSize: 20)
    let field = UITextField()
    field.font = .systemFont(ofSize: 20)
    let stack = UIStackView(arrangedSubviews: [label("c", size: 20)])
    for lower in [button, view, field, stack] {
      #expect(
        spacing(lower: lower, upper: label("a", size: 20), multiplier: 1).constant == 20,
        "\(type(of: lower))")
    }
    let picture = SizedView(10, 10)
    #expect(spacing(lower: picture, upper: label("a"), multiplier: 1).constant == 8)
  }

  @Test func baselineRelativeStacksMeasureTheirGapsBetweenBaselines() {
    let views = [label("a"), label("b\nc"), label("d", size: 20)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = 30
    stack.isBaselineRelativeArrangement = true
    _ = baselines(of: stack)
    // First baselines at 8, 38 and, 30 below the last one of the second view, at 78.
    #expect(views.map(\.frame.minY) == [0, 30, 62])
    #expect(stack.frame.height == 82)
  }

  @Test func baselineRelativeStacksMayHaveTheSystemsGaps() {
    let views = [label("a", size: 20), label("b", size: 20), label("c", size: 20)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.spacing = UIStackView.spacingUseSystem
    stack.isBaselineRelativeArrangement = true
    stack.setCustomSpacing(50, after: views[1])
    _ = baselines(of: stack)
    // Lines of 20 points one below the other, then 50 from baseline to baseline.
    #expect(views.map(\.frame.minY) == [0, 20, 70])
    views[1].font = .systemFont(ofSize: 40)
    phone.layOut()
    // 40 − 8 + 4 from the first baseline at 16 to the second.
    #expect(views[1].frame.minY == 20)
    #expect(views[2].frame.minY == CGFloat(86))
  }

  @Test func visualFormatsMeasureBetweenBaselinesWhenTold() {
    let (upper, lower) = (label("a", size: 20), label("b", size: 20))
    for view in [upper, lower] { _ = phone.add(view) }
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|[upper]-[lower]", options: .spacingBaselineToBaseline, metrics: nil,
        views: ["upper": upper, "lower": lower]))
    phone.layOut()
    #expect(lower.frame.minY == 20)
    lower.font = .systemFont(ofSize: 40)
    phone.layOut()
    #expect(lower.frame.minY == 20)
    upper.font = .systemFont(ofSize: 30)
    phone.layOut()
    // 40 − 8 + 6 below the baseline at 24 is the lower one's, 32 below its top.
    #expect(lower.frame.minY == 30)
  }
}
