import HandsetTesting
import SwiftUI
import Testing

@MainActor @Suite struct ControlLookTests {
  @Test func buttonsWithAGroundHaveSizes() throws {
    let stage = try Stage {
      VStack {
        Button("A") {}.controlSize(.large).accessibilityIdentifier("large")
        Button("A") {}.accessibilityIdentifier("regular")
        Button("A") {}.controlSize(.small).accessibilityIdentifier("small")
        Button("A") {}.controlSize(.large).buttonBorderShape(.circle)
          .accessibilityIdentifier("circle")
      }
      .buttonStyle(.bordered)
    }
    let line = stage.size("A").height
    #expect(abs(try stage.frame("large").height - line - 30) < 0.5)
    #expect(abs(try stage.frame("regular").height - line - 14) < 0.5)
    #expect(try stage.frame("small").height < line + 10)
    let circle = try stage.frame("circle")
    #expect(abs(circle.width - circle.height) < 0.5)
  }

  @Test func datesAreChosenInTheStyleOfTheirPlace() throws {
    func style(_ view: some View) throws -> UIDatePickerStyle {
      let stage = try Stage { view.accessibilityIdentifier("picker") }
      let found = stage.phone.window.pickers.first
      return try #require(found).datePickerStyle
    }
    let picker = DatePicker("When", selection: .constant(Date(timeIntervalSince1970: 0)))
    #expect(try style(picker) == .compact)
    #expect(try style(picker.datePickerStyle(.wheel)) == .wheels)
    #expect(try style(picker.datePickerStyle(.graphical)) == .inline)
  }

  @Test func aSwitchHasTheTintOfItsStyle() throws {
    let stage = try Stage {
      Toggle("Switch", isOn: .constant(true)).toggleStyle(SwitchToggleStyle(tint: .red))
    }
    let found = stage.phone.window.all(UISwitch.self).first
    #expect(try #require(found).onTintColor == .systemRed)
  }

  @Test func scrollViewsFollowTheirPlace() throws {
    let stage = try Stage {
      ScrollView { Color.red.frame(height: 2000) }
        .scrollIndicators(.hidden).scrollDisabled(true)
        .safeAreaPadding(.bottom, 50)
    }
    let scrollView = try #require(stage.phone.window.all(UIScrollView.self).first)
    #expect(!scrollView.showsVerticalScrollIndicator)
    #expect(!scrollView.isScrollEnabled)
    #expect(scrollView.adjustedContentInset.bottom == 84)
    let other = try Stage { ScrollView { Color.red.frame(height: 2000) } }
    let usual = try #require(other.phone.window.all(UIScrollView.self).first)
    #expect(usual.showsVerticalScrollIndicator && usual.isScrollEnabled)
  }

  @Test func paddingOfTheSafeAreaTakesRoom() throws {
    let stage = try Stage {
      Color.red.accessibilityIdentifier("box").safeAreaPadding(.horizontal, 20).frame(height: 100)
    }
    #expect(try stage.frame("box").minX == 20)
    #expect(try stage.frame("box").width == 350)
  }
}

extension UIView {
  fileprivate var pickers: [UIDatePicker] { all(UIDatePicker.self) }

  /// All views of a class inside.
  fileprivate func all<V: UIView>(_ type: V.Type) -> [V] {
    subviews.flatMap { ($0 as? V).map { [$0] } ?? $0.all(type) }
  }
}
