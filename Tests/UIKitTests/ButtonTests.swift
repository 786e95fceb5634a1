import Testing
import UIKit

@MainActor
struct ButtonTests {
  let stage = TouchStage()

  private func add(_ button: UIButton, frame: CGRect) {
    stage.window.addSubview(button)
    button.frame = frame
    stage.run(0)
  }

  private func color(_ color: UIColor?) -> CGColor? {
    color?.resolvedColor(with: stage.window.traitCollection).cgColor
  }

  /// Six letters of 0.55 em at 15 points are 49.5 wide.
  @Test func aSystemButtonIsItsTitleWithSixPointsAboveAndBelow() {
    stage.app.makeCurrent()
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 50, height: 30))
    button.setTitle("OK", for: .normal)
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
    button.titleLabel?.font = .systemFont(ofSize: 17)
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 33))
  }

  @Test func contentInsetsReplaceThatRoom() {
    stage.app.makeCurrent()
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    #expect(button.intrinsicContentSize == CGSize(width: 70, height: 28))
  }

  @Test func aCustomButtonHasWhiteEighteenPointText() {
    stage.app.makeCurrent()
    let button = UIButton()
    button.setTitle("Button", for: .normal)
    #expect(button.titleLabel?.font == .systemFont(ofSize: 18))
    #expect(button.currentTitleColor == .white)
    #expect(button.intrinsicContentSize == CGSize(width: 60, height: 34))
  }

  @Test(arguments: [
    (UIControl.ContentHorizontalAlignment.left, CGFloat(0)), (.center, 76), (.right, 152),
    (.leading, 0), (.trailing, 152),
  ])
  func theTitleStandsWhereTheAlignmentSays(
    alignment: UIControl.ContentHorizontalAlignment, x: CGFloat
  ) throws {
    let button = UIButton(type: .system)
    button.setTitle("Title!", for: .normal)
    button.contentHorizontalAlignment = alignment
    add(button, frame: CGRect(x: 0, y: 0, width: 202, height: 50))
    let label = try #require(button.titleLabel)
    #expect(abs(label.frame.minX - x) < 0.7)
    #expect(label.frame.minY == 16)
    #expect(label.frame.height == 18)
  }

  @Test func titlesAndColoursFallBackToTheNormalState() {
    stage.app.makeCurrent()
    let button = UIButton(type: .custom)
    button.setTitle("Off", for: .normal)
    button.setTitle("On", for: .selected)
    button.setTitleColor(.red, for: .normal)
    button.setTitleColor(.green, for: .selected)
    #expect(button.currentTitle == "Off")
    #expect(button.currentTitleColor == .red)
    button.isSelected = true
    #expect(button.currentTitle == "On")
    #expect(button.titleLabel?.text == "On")
    #expect(button.currentTitleColor == .green)
    button.isHighlighted = true
    #expect(button.currentTitle == "Off")
  }

  @Test func aSystemButtonHasTheTintAndIsGreyWhenDisabled() {
    let button = UIButton(type: .system)
    add(button, frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(color(button.currentTitleColor) == color(.systemBlue))
    stage.window.tintColor = .red
    #expect(button.currentTitleColor == .red)
    button.isEnabled = false
    #expect(color(button.currentTitleColor) == color(.tertiaryLabel))
  }

  @Test func aPressedSystemButtonIsPaleUntilItIsReleased() {
    let button = UIButton(type: .system)
    button.setTitle("Button", for: .normal)
    add(button, frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let touch = stage.app.touchDown(at: CGPoint(x: 50, y: 25))
    #expect(abs((button.titleLabel?.alpha ?? 0) - 0.2) < 1e-6)
    stage.app.touchMove(touch, to: CGPoint(x: 300, y: 25))
    #expect(button.titleLabel?.alpha == 1)
    stage.app.touchMove(touch, to: CGPoint(x: 50, y: 25))
    #expect(abs((button.titleLabel?.alpha ?? 0) - 0.2) < 1e-6)
    stage.app.touchUp(touch)
    #expect(button.titleLabel?.alpha == 1)
  }

  @Test func aTapCarriesOutThePrimaryActionOnce() {
    var log: [String] = []
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Save") { log.append($0.title) })
    button.addTarget(
      stage, action: { _, event in log.append(event == nil ? "no event" : "up") },
      for: [.touchUpInside, .primaryActionTriggered])
    add(button, frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    stage.tap(CGPoint(x: 50, y: 25))
    #expect(log == ["Save", "up"])
    #expect(button.currentTitle == "Save")
  }

  @Test func aTapOnAButtonIsNotOneOnTheViewBehind() {
    var log: [String] = []
    let button = UIButton(type: .system, primaryAction: UIAction { _ in log.append("button") })
    stage.window.addGestureRecognizer(UITapGestureRecognizer { _ in log.append("behind") })
    add(button, frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    stage.tap(CGPoint(x: 50, y: 25))
    #expect(log == ["button"])
    stage.tap(CGPoint(x: 50, y: 250))
    #expect(log == ["button", "behind"])
  }

  // MARK: Configuration

  @Test(arguments: [
    (UIButton.Configuration.Size.mini, CGFloat(8), CGFloat(4), CGFloat(15)), (.small, 10, 5, 15),
    (.medium, 12, 7, 17), (.large, 20, 15, 17),
  ])
  func sizesOfConfiguredButtons(
    size: UIButton.Configuration.Size, side: CGFloat, above: CGFloat, font: CGFloat
  ) {
    stage.app.makeCurrent()
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Button"
    configuration.buttonSize = size
    let button = UIButton(configuration: configuration)
    #expect(button.titleLabel?.font.pointSize == font)
    let text = button.titleLabel?.intrinsicContentSize ?? .zero
    #expect(
      button.intrinsicContentSize
        == CGSize(width: text.width + 2 * side, height: text.height + 2 * above))
    configuration.contentInsets.leading = 30
    button.configuration = configuration
    #expect(button.intrinsicContentSize.width == text.width + side + 30)
    configuration.setDefaultContentInsets()
    #expect(configuration.contentInsets.leading == side)
  }

  @Test func coloursOfConfiguredButtons() throws {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Button"
    let button = UIButton(configuration: configuration)
    add(button, frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    let background = try #require(button.subviews.first)
    #expect(color(button.currentTitleColor) == color(.white))
    #expect(color(background.backgroundColor) == color(.systemBlue))
    #expect(background.frame == button.bounds)
    #expect(background.layer.cornerRadius == 5.95)
    #expect(background.layer.cornerCurve == .continuous)

    button.isHighlighted = true
    #expect(background.alpha == 0.75)
    button.isHighlighted = false
    button.isEnabled = false
    #expect(color(button.currentTitleColor) == color(.tertiaryLabel))
    #expect(color(background.backgroundColor) == color(.quaternarySystemFill))

    button.isEnabled = true
    configuration = .tinted()
    configuration.cornerStyle = .capsule
    configuration.baseBackgroundColor = .red
    button.configuration = configuration
    stage.run(0)
    #expect(color(background.backgroundColor) == color(UIColor.red.withAlphaComponent(0.18)))
    #expect(background.layer.cornerRadius == 20)
    #expect(background.layer.cornerCurve == .circular)

    button.configuration = .gray()
    #expect(color(background.backgroundColor) == color(.secondarySystemFill))
    button.configuration = .plain()
    #expect(color(background.backgroundColor) == color(.clear))
    button.configuration = nil
    #expect(background.superview == nil)
  }

  @Test func aSubtitleStandsBelowTheTitle() throws {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    configuration.subtitle = "A longer subtitle"
    let button = UIButton(configuration: configuration)
    add(button, frame: CGRect(origin: .zero, size: button.intrinsicContentSize))
    let labels = button.subviews.compactMap { $0 as? UILabel }
    let (title, subtitle) = (labels[0], labels[1])
    #expect(abs(title.frame.minY - 7) < 1e-6)
    #expect(abs(subtitle.frame.minY - title.frame.maxY - 1) < 1e-6)
    #expect(abs(subtitle.frame.maxY - button.bounds.height + 7) < 1e-6)
    #expect(abs(subtitle.frame.minX - 12) < 1e-6)
    #expect(abs(title.frame.midX - subtitle.frame.midX) < 0.4)
    configuration.titleAlignment = .leading
    button.configuration = configuration
    stage.run(0)
    #expect(abs(title.frame.minX - 12) < 1e-6)
  }

  @Test func theUpdateHandlerAdaptsTheConfigurationToTheState() {
    let button = UIButton(configuration: .filled())
    button.configurationUpdateHandler = { button in
      button.configuration?.title = button.isEnabled ? "Go" : "Wait"
    }
    add(button, frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    #expect(button.titleLabel?.text == "Go")
    button.isEnabled = false
    stage.run(0)
    #expect(button.titleLabel?.text == "Wait")
  }

  @Test func aConfiguredTitleKeepsTheAttributesOfEachPart() {
    stage.app.makeCurrent()
    var configuration = UIButton.Configuration.filled()
    var title = AttributedString("Red")
    title.foregroundColor = .red
    title.font = .systemFont(ofSize: 22)
    var rest = AttributedString("plain")
    rest.underlineStyle = .single
    configuration.attributedTitle = title + rest
    #expect(configuration.title == "Redplain")
    let button = UIButton(configuration: configuration)
    for isEnabled in [true, false, true] {
      button.isEnabled = isEnabled
      let text = button.titleLabel?.attributedText
      let first = text?.attributes(at: 0, effectiveRange: nil) ?? [:]
      #expect(first[.foregroundColor] as? UIColor == .red)
      #expect((first[.font] as? UIFont)?.pointSize == 22)
      let last = text?.attributes(at: 4, effectiveRange: nil) ?? [:]
      let ink = isEnabled ? UIColor.white : .tertiaryLabel
      #expect(color(last[.foregroundColor] as? UIColor) == color(ink))
      #expect((last[.font] as? UIFont)?.pointSize == 17)
      #expect(last[.underlineStyle] as? Int == 1)
    }
    // Letters are 0.55 em wide, and there are 24 points beside them.
    let letters: CGFloat = 0.55 * (3 * 22 + 5 * 17)
    #expect(button.intrinsicContentSize.width >= letters + 24)
  }

  @Test func aTitleWithoutAttributesTakesThePlaceOfOneWith() {
    stage.app.makeCurrent()
    var configuration = UIButton.Configuration.plain()
    var title = AttributedString("Styled")
    title.kern = 4
    configuration.attributedTitle = title
    configuration.title = "Plain"
    #expect(configuration.attributedTitle == AttributedString("Plain"))
    configuration.attributedTitle = nil
    #expect(configuration.title == nil)
  }

  @Test func symbolsHaveTheLookThatTheButtonPrefersForTheState() throws {
    stage.app.makeCurrent()
    let button = UIButton(type: .system)
    let symbol = try #require(UIImage(systemName: "trash"))
    button.setImage(symbol, for: .normal)
    let usual = button.intrinsicContentSize
    button.setPreferredSymbolConfiguration(
      UIImage.SymbolConfiguration(pointSize: 34), forImageIn: .normal)
    #expect(button.currentImage?.symbolConfiguration?.pointSize == 34)
    #expect(button.intrinsicContentSize.height > 1.8 * usual.height)
    button.setPreferredSymbolConfiguration(
      UIImage.SymbolConfiguration(pointSize: 10), forImageIn: .highlighted)
    button.isHighlighted = true
    #expect(button.currentImage?.symbolConfiguration?.pointSize == 10)
    let own = symbol.withConfiguration(UIImage.SymbolConfiguration(pointSize: 12))
    button.setImage(own, for: .highlighted)
    #expect(button.currentImage?.symbolConfiguration?.pointSize == 12)
  }
}
