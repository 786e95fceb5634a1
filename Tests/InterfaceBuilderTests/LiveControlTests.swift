import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

@MainActor
@Suite struct LiveControlTests {
  private func load<View>(
    _ type: View.Type, _ name: String, _ attributes: String = "",
    size: CGSize = CGSize(width: 1, height: 1), inside: String = ""
  ) throws -> View {
    let text = storyboard(
      subviews: element(
        name, "x-1", attributes, frame: CGRect(origin: .zero, size: size), inside: inside))
    let loader = InterfaceLoader(try document(text))
    let object = loader.load(loader.document.scenes[0]).object("x-1")
    #expect(loader.diagnostics == [])
    return try #require(object as? View)
  }

  @Test func switchesAreOnOrOffInTheirColours() throws {
    let toggle = try load(
      UISwitch.self, "switch", "on=\"YES\"",
      inside: "<color key=\"onTintColor\" red=\"1\" green=\"0\" blue=\"0\" alpha=\"1\"/>")
    #expect(toggle.isOn)
    #expect(toggle.onTintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(try !load(UISwitch.self, "switch").isOn)
  }

  @Test func slidersHaveTheirRange() throws {
    let slider = try load(
      UISlider.self, "slider", "value=\"30\" minValue=\"10\" maxValue=\"50\" continuous=\"NO\"")
    #expect(slider.minimumValue == 10)
    #expect(slider.maximumValue == 50)
    #expect(slider.value == 30)
    #expect(!slider.isContinuous)
  }

  @Test func steppersHaveRangeAndStep() throws {
    let stepper = try load(
      UIStepper.self, "stepper", "value=\"4\" minimumValue=\"2\" maximumValue=\"8\" stepValue=\"2\""
    )
    #expect(stepper.value == 4)
    #expect(stepper.maximumValue == 8)
    #expect(stepper.stepValue == 2)
  }

  @Test func segmentsHaveTitlesAndOneIsChosen() throws {
    let control = try load(
      UISegmentedControl.self, "segmentedControl", "selectedSegmentIndex=\"1\"",
      inside: """
        <segments><segment title="Day"/><segment title="Week"/>
        <segment title="Year" enabled="NO"/></segments>
        """)
    #expect((0..<3).map(control.titleForSegment) == ["Day", "Week", "Year"])
    #expect(control.selectedSegmentIndex == 1)
    #expect(!control.isEnabledForSegment(at: 2))
  }

  @Test func progressPagesAndWheelsShowWhatTheyAreSetTo() throws {
    #expect(
      try load(UIProgressView.self, "progressView", "progress=\"0.25\"").progress == 0.25)
    let pages = try load(
      UIPageControl.self, "pageControl", "numberOfPages=\"5\" currentPage=\"2\"")
    #expect(pages.numberOfPages == 5)
    #expect(pages.currentPage == 2)
    let wheel = try load(
      UIActivityIndicatorView.self, "activityIndicatorView", "style=\"large\" animating=\"YES\"")
    #expect(wheel.style == .large)
    #expect(wheel.isAnimating)
    #expect(
      try !load(UIActivityIndicatorView.self, "activityIndicatorView").isHidden)
    #expect(
      try load(
        UIActivityIndicatorView.self, "activityIndicatorView", "hidesWhenStopped=\"YES\""
      ).isHidden)
  }

  @Test func datePickersHaveModeDateAndLimits() throws {
    let picker = try load(
      UIDatePicker.self, "datePicker", "datePickerMode=\"date\" minuteInterval=\"15\"",
      inside: """
        <date key="date" timeIntervalSinceReferenceDate="600000000"/>
        <date key="minimumDate" timeIntervalSinceReferenceDate="500000000"/>
        """)
    #expect(picker.datePickerMode == .date)
    #expect(picker.minuteInterval == 15)
    #expect(picker.date.timeIntervalSinceReferenceDate == 600_000_000)
    #expect(picker.minimumDate?.timeIntervalSinceReferenceDate == 500_000_000)
  }

  @Test func searchBarsHaveTextAndTraits() throws {
    let bar = try load(
      UISearchBar.self, "searchBar",
      "placeholder=\"Find\" searchBarStyle=\"minimal\" showsCancelButton=\"YES\"",
      inside: "<textInputTraits key=\"textInputTraits\" keyboardType=\"decimalPad\"/>")
    #expect(bar.placeholder == "Find")
    #expect(bar.searchBarStyle == .minimal)
    #expect(bar.showsCancelButton)
    #expect(bar.keyboardType == .decimalPad)
  }

  @Test func textViewsHaveTextFontAndTraits() throws {
    let view = try load(
      UITextView.self, "textView", "editable=\"NO\" textAlignment=\"right\"",
      inside: """
        <string key="text">One
        Two</string>
        <fontDescription key="fontDescription" type="system" pointSize="21"/>
        <textInputTraits key="textInputTraits" autocapitalizationType="words"/>
        """)
    #expect(view.text == "One\nTwo")
    #expect(view.font?.pointSize == 21)
    #expect(view.textAlignment == .right)
    #expect(!view.isEditable)
    #expect(view.autocapitalizationType == .words)
  }

  @Test func effectViewsHaveAnEffectAndContent() throws {
    let view = try load(
      UIVisualEffectView.self, "visualEffectView", "",
      inside: """
        <view key="contentView" id="c-9"><rect key="frame" x="0" y="0" width="1" height="1"/>
        <subviews>\(element("label", "l-9", "text=\"Above\""))</subviews></view>
        <blurEffect style="dark"/>
        """)
    #expect((view.effect as? UIBlurEffect)?.style == .dark)
    #expect((view.contentView.subviews.first as? UILabel)?.text == "Above")
  }

  @Test(arguments: [
    ("systemThinMaterialDark", UIBlurEffect.Style.systemThinMaterialDark),
    ("systemChromeMaterialLight", .systemChromeMaterialLight), ("prominent", .prominent),
  ])
  func materialsOfEveryAgeAreKnown(name: String, style: UIBlurEffect.Style) throws {
    let view = try load(
      UIVisualEffectView.self, "visualEffectView", "", inside: "<blurEffect style=\"\(name)\"/>")
    #expect((view.effect as? UIBlurEffect)?.style == style)
  }

  @Test func whatIsInAnEffectViewGrowsWithItOnce() throws {
    let mask = """
      <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
      """
    let view = try load(
      UIVisualEffectView.self, "visualEffectView", "", size: CGSize(width: 200, height: 100),
      inside: """
        <view key="contentView" id="c-9"><rect key="frame" x="0" y="0" width="200" height="100"/>
        \(mask)<subviews>
        <visualEffectView id="v-9"><rect key="frame" x="0" y="0" width="200" height="100"/>
        \(mask)<view key="contentView" id="c-8">
        <rect key="frame" x="0" y="0" width="200" height="100"/>\(mask)</view>
        <vibrancyEffect style="secondaryLabel"><blurEffect style="dark"/></vibrancyEffect>
        </visualEffectView></subviews></view>
        <blurEffect style="dark"/>
        """)
    view.frame.size = CGSize(width: 300, height: 150)
    view.layoutIfNeeded()
    let inner = try #require(view.contentView.subviews.first as? UIVisualEffectView)
    #expect(inner.effect is UIVibrancyEffect)
    #expect(inner.frame == CGRect(x: 0, y: 0, width: 300, height: 150))
    #expect(inner.contentView.frame == inner.bounds)
  }

  @Test func attributedTextsKeepIndentsGapsAndLines() throws {
    let label = try load(
      UILabel.self, "label", "",
      inside: """
        <attributedString key="attributedText"><fragment content="Terms"><attributes>
        <paragraphStyle key="NSParagraphStyle" firstLineHeadIndent="20" headIndent="10" \
        tailIndent="-5" paragraphSpacing="12" paragraphSpacingBefore="6"/>
        <integer key="NSUnderline" value="9"/><real key="NSBaselineOffset" value="4"/>
        <color key="NSUnderlineColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
        customColorSpace="sRGB"/>
        </attributes></fragment></attributedString>
        """)
    let text = try #require(label.attributedText)
    let attributes = text.attributes(at: 0, effectiveRange: nil)
    let style = try #require(attributes[.paragraphStyle] as? NSParagraphStyle)
    #expect(style.firstLineHeadIndent == 20)
    #expect(style.headIndent == 10)
    #expect(style.tailIndent == -5)
    #expect(style.paragraphSpacing == 12)
    #expect(style.paragraphSpacingBefore == 6)
    #expect(attributes[.underlineStyle] as? Int == NSUnderlineStyle.double.rawValue)
    #expect((attributes[.underlineColor] as? UIColor)?.cgColor == CGColor(hex: 0xFF0000))
    #expect(attributes[.baselineOffset] as? CGFloat == 4)
  }

  @Test func buttonsHaveMenusAndShowWhatIsChosenInThem() throws {
    let button = try load(
      UIButton.self, "button",
      "buttonType=\"system\" showsMenuAsPrimaryAction=\"YES\" "
        + "changesSelectionAsPrimaryAction=\"YES\"",
      inside: """
        <menu key="menu" id="m-1"><children>
        <command title="One" id="m-2"/><command title="Two" state="on" id="m-3"/>
        <menu title="More" id="m-4"><children><command title="Three" destructive="YES" id="m-5"/>
        </children></menu>
        </children></menu><state key="normal" title="File"/>
        """)
    #expect(button.showsMenuAsPrimaryAction)
    #expect(button.menu?.children.map(\.title) == ["One", "Two", "More"])
    #expect(button.title(for: .normal) == "Two")
  }

  @Test func buttonsHavePicturesAndTitlesWithAttributes() throws {
    let button = try load(
      UIButton.self, "button", "buttonType=\"system\"",
      inside: """
        <state key="normal" image="plus" catalog="system">
        <attributedString key="attributedTitle"><fragment content="Add"><attributes>
        <font key="NSFont" size="20" name="HelveticaNeue"/></attributes></fragment>
        </attributedString></state>
        """)
    #expect(button.image(for: .normal)?.isSymbolImage == true)
    #expect(button.attributedTitle(for: .normal)?.string == "Add")
    #expect(button.titleLabel?.text == "Add")
    let configured = try load(
      UIButton.self, "button", "buttonType=\"system\"",
      inside: """
        <state key="normal" title="Old"/>
        <buttonConfiguration key="configuration" style="filled" image="trash" catalog="system" \
        title="Delete" imagePlacement="trailing" imagePadding="6"/>
        """)
    #expect(configured.configuration?.image?.isSymbolImage == true)
    #expect(configured.configuration?.imagePlacement == .trailing)
    #expect(configured.configuration?.imagePadding == 6)
    #expect(configured.currentTitle == "Delete")
  }

  @Test func aSymbolIsAPictureAndTakesItsLook() throws {
    let view = try load(
      UIImageView.self, "imageView", "image=\"heart\" catalog=\"system\"",
      inside: """
        <preferredSymbolConfiguration key="preferredSymbolConfiguration" \
        configurationType="pointSize" pointSize="34"/>
        """)
    let plain = try #require(UIImage(systemName: "heart"))
    #expect(view.intrinsicContentSize.width > 1.9 * plain.size.width)
  }

  @Test func aPictureThatIsNotThereIsStoodForInItsSize() throws {
    let text = storyboard(
      subviews: element("imageView", "x-1", "image=\"harbour\"")
        + element("imageView", "x-2", "image=\"harbour\""),
      rest: "<resources><image name=\"harbour\" width=\"120\" height=\"80\"/></resources>")
    let loader = InterfaceLoader(try document(text))
    let view = try #require(
      loader.load(loader.document.scenes[0]).object("x-1") as? UIImageView)
    #expect(view.image?.size == CGSize(width: 120, height: 80))
    #expect(loader.diagnostics.count == 1)
    #expect(loader.diagnostics[0].message == "there is no picture harbour beside the file")
    #expect(loader.diagnostics[0].line > 1)
  }
}
