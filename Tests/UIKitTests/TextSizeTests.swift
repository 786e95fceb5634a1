import Foundation
import Testing

@testable import UIKit

/// Fonts that follow the user's text size.
@MainActor
struct TextSizeTests {
  let stage = TouchStage()

  private func set(_ category: UIContentSizeCategory) {
    let screen = stage.app.screen
    stage.app.updateScreen(
      ScreenConfiguration(
        size: screen.bounds.size, scale: 3, safeAreaInsets: .zero, statusBarHeight: 0,
        traits: UITraitCollection(
          userInterfaceStyle: .light, userInterfaceIdiom: .phone, horizontalSizeClass: .compact,
          verticalSizeClass: .regular, displayScale: 3, preferredContentSizeCategory: category)))
    stage.run(0)
  }

  @Test(arguments: [
    (UIFont.TextStyle.body, UIContentSizeCategory.extraSmall, 14.0), (.body, .large, 17),
    (.body, .accessibilityExtraExtraExtraLarge, 53), (.caption1, .extraSmall, 11),
    (.largeTitle, .extraExtraExtraLarge, 40), (.footnote, .accessibilityMedium, 23),
  ])
  func stylesHaveTheirSizes(style: UIFont.TextStyle, category: UIContentSizeCategory, size: CGFloat)
  {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize == size)
  }

  @Test func aLabelFollowsIfItIsTold() {
    let following = UILabel()
    let staying = UILabel()
    for label in [following, staying] {
      label.font = .preferredFont(forTextStyle: .body)
      label.text = "Text"
      stage.window.addSubview(label)
    }
    following.adjustsFontForContentSizeCategory = true
    set(.accessibilityLarge)
    #expect(following.font.pointSize == 33)
    #expect(staying.font.pointSize == 17)
    set(.large)
    #expect(following.font.pointSize == 17)
  }

  @Test func fontsOfTheAppGrowByMetrics() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let font = metrics.scaledFont(for: .boldSystemFont(ofSize: 34), compatibleWith: traits)
    #expect(font.pointSize == 66)
    #expect(metrics.scaledValue(for: 17, compatibleWith: traits) == 33)
    let field = UITextField()
    stage.window.addSubview(field)
    field.font = metrics.scaledFont(for: .systemFont(ofSize: 20), maximumPointSize: 30)
    field.adjustsFontForContentSizeCategory = true
    set(.accessibilityExtraExtraExtraLarge)
    #expect(field.font?.pointSize == 30)
  }

  @Test func aChangeIsPostedAndRowsGrow() {
    let table = TableStage(rows: 3)
    table.height = { _ in UITableView.automaticDimension }
    table.table.reloadData()
    table.stage.run(0)
    let before = table.table.rectForRow(at: IndexPath(row: 0, section: 0)).height
    let screen = table.stage.app.screen
    var heard: UIContentSizeCategory?
    let observer = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: table.stage.app, queue: nil
    ) { note in
      let size =
        note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory
      MainActor.assumeIsolated { heard = size }
    }
    table.stage.app.updateScreen(
      ScreenConfiguration(
        size: screen.bounds.size, scale: 3, safeAreaInsets: .zero, statusBarHeight: 0,
        traits: UITraitCollection(
          userInterfaceStyle: .light, displayScale: 3,
          preferredContentSizeCategory: .accessibilityExtraLarge)))
    table.stage.run(0)
    NotificationCenter.default.removeObserver(observer)
    #expect(heard == .accessibilityExtraLarge)
    #expect(table.table.rectForRow(at: IndexPath(row: 0, section: 0)).height > before)
  }
}
