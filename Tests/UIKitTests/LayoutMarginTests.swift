import Testing
import UIKit

/// Margins, readable width and safe areas (FACTS 5.2, 5.3).
@MainActor
struct LayoutMarginTests {
  private func fill(_ view: UIView, _ constants: UIEdgeInsets = .zero) {
    guard let outer = view.superview else { return }
    NSLayoutConstraint.activate([
      view.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: constants.left),
      view.rightAnchor.constraint(equalTo: outer.rightAnchor, constant: -constants.right),
      view.topAnchor.constraint(equalTo: outer.topAnchor, constant: constants.top),
      view.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -constants.bottom),
    ])
  }

  // MARK: Controllers' views

  @Test(arguments: [(320, 16), (390, 16), (399, 16), (400, 20), (834, 20)] as [(CGFloat, CGFloat)])
  func aControllersViewHasTheSystemsMargins(width: CGFloat, side: CGFloat) {
    let phone = LayoutFixture(size: CGSize(width: width, height: 800), safeArea: .zero)
    phone.layOut()
    let least = NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    #expect(phone.controller.systemMinimumLayoutMargins == least)
    #expect(phone.root.directionalLayoutMargins == least)
    #expect(phone.root.layoutMargins == UIEdgeInsets(top: 0, left: side, bottom: 0, right: side))
  }

  @Test func ownMarginsAreRaisedToTheSystemsUnlessToldOtherwise() {
    let phone = LayoutFixture(safeArea: .zero)
    let view = phone.add()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: phone.root.layoutMarginsGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: phone.root.layoutMarginsGuide.trailingAnchor),
      view.topAnchor.constraint(equalTo: phone.root.layoutMarginsGuide.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    phone.root.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 3, leading: 5, bottom: 0, trailing: 40)
    phone.layOut()
    #expect(view.frame == CGRect(16, 3, 334, 10))
    phone.controller.viewRespectsSystemMinimumLayoutMargins = false
    phone.layOut()
    #expect(view.frame == CGRect(5, 3, 345, 10))
    phone.controller.viewRespectsSystemMinimumLayoutMargins = true
    phone.layOut()
    #expect(view.frame == CGRect(16, 3, 334, 10))
  }

  // MARK: Safe area

  @Test func marginsAreAddedToTheSafeAreaUnlessToldOtherwise() {
    let phone = LayoutFixture(safeArea: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    let box = phone.add()
    fill(box)
    phone.layOut()
    #expect(box.layoutMargins == UIEdgeInsets(top: 8, left: 55, bottom: 29, right: 55))
    #expect(phone.root.layoutMargins == UIEdgeInsets(top: 0, left: 63, bottom: 21, right: 63))
    box.insetsLayoutMarginsFromSafeArea = false
    #expect(box.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
  }

  /// Of each edge of the outer view's safe area what a view's own distance from it leaves; all of
  /// it, and no more, where the view reaches beyond.
  @Test(arguments: [
    (UIEdgeInsets.zero, UIEdgeInsets(top: 47, left: 10, bottom: 34, right: 20)),
    (
      UIEdgeInsets(top: 40, left: 4, bottom: 50, right: 20),
      UIEdgeInsets(top: 7, left: 6, bottom: 0, right: 0)
    ),
    (
      UIEdgeInsets(top: 47, left: -5, bottom: -6, right: 19),
      UIEdgeInsets(top: 0, left: 10, bottom: 34, right: 1)
    ),
  ])
  func theSafeAreaIsWhatTheDistanceLeaves(distances: UIEdgeInsets, expected: UIEdgeInsets) {
    let phone = LayoutFixture(
      safeArea: UIEdgeInsets(top: 47, left: 10, bottom: 34, right: 20))
    let outer = phone.add()
    let inner = phone.add(to: outer)
    fill(outer)
    fill(inner, distances)
    phone.layOut()
    #expect(inner.safeAreaInsets == expected)
  }

  @Test func viewAndControllerAreToldOnceForEachChange() {
    final class Box: UIView {
      var log: [String] = []
      override func safeAreaInsetsDidChange() { log.append("safe area") }
      override func layoutMarginsDidChange() { log.append("margins") }
    }
    final class Screen: UIViewController {
      var log: [String] = []
      override func viewSafeAreaInsetsDidChange() { log.append("safe area") }
      override func viewLayoutMarginsDidChange() { log.append("margins") }
    }
    let phone = LayoutFixture()
    let screen = Screen()
    phone.window.rootViewController = screen
    let box = Box()
    box.translatesAutoresizingMaskIntoConstraints = false
    screen.view.addSubview(box)
    fill(box)
    phone.layOut()
    (box.log, screen.log) = ([], [])
    phone.layOut()
    #expect(box.log.isEmpty)
    screen.additionalSafeAreaInsets.top = 20
    phone.layOut()
    #expect(box.log == ["safe area", "margins"])
    #expect(screen.log == ["safe area", "margins"])
    (box.log, screen.log) = ([], [])
    box.directionalLayoutMargins = .zero
    screen.view.directionalLayoutMargins.leading = 50
    phone.layOut()
    #expect(box.log == ["margins"])
    #expect(screen.log == ["margins"])
    box.directionalLayoutMargins = .zero
    #expect(box.log == ["margins"])
  }

  // MARK: Margins of the superview

  /// The larger of the own margin and what the distance leaves of the superview's.
  @Test(arguments: [
    (CGFloat(0), CGFloat(30)), (12, 18), (25, 8), (40, 8),
  ])
  func preservedMarginsAreTheLarger(distance: CGFloat, left: CGFloat) {
    let phone = LayoutFixture(safeArea: .zero)
    phone.root.directionalLayoutMargins.leading = 30
    let box = phone.add()
    let inner = phone.add(to: box)
    fill(box, UIEdgeInsets(top: 0, left: distance, bottom: 0, right: 0))
    inner.leftAnchor.constraint(equalTo: box.layoutMarginsGuide.leftAnchor).isActive = true
    box.preservesSuperviewLayoutMargins = true
    phone.layOut()
    #expect(box.layoutMargins.left == left)
    #expect(inner.frame.minX == left)
    phone.root.directionalLayoutMargins.leading = 50
    phone.layOut()
    #expect(inner.frame.minX == max(8, 50 - distance))
    box.preservesSuperviewLayoutMargins = false
    phone.layOut()
    #expect(inner.frame.minX == 8)
  }

  @Test func preservedMarginsReachThroughSeveralViews() {
    let phone = LayoutFixture(safeArea: .zero)
    let outer = phone.add()
    let box = phone.add(to: outer)
    fill(outer, UIEdgeInsets(top: 0, left: 4, bottom: 0, right: 0))
    fill(box, UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 0))
    for view in [outer, box] { view.preservesSuperviewLayoutMargins = true }
    phone.layOut()
    #expect(box.layoutMargins.left == 9)
    phone.root.directionalLayoutMargins.leading = 40
    phone.layOut()
    #expect(box.layoutMargins.left == 33)
  }

  // MARK: Readable width

  nonisolated static let readableWidths: [(UIContentSizeCategory, CGFloat)] = [
    (.extraSmall, 560), (.small, 592), (.medium, 640), (.large, 672), (.unspecified, 672),
    (.extraLarge, 752), (.extraExtraLarge, 832), (.extraExtraExtraLarge, 912),
  ]

  @Test(arguments: readableWidths)
  func readableLinesAreAsLongAsTheTextSizeAllows(category: UIContentSizeCategory, width: CGFloat) {
    let phone = LayoutFixture(
      size: CGSize(width: 1024, height: 768), scale: 2, safeArea: .zero, textSize: category)
    let view = phone.add()
    let guide = phone.root.readableContentGuide
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
    phone.layOut()
    #expect(view.frame == CGRect((1024 - width) / 2, 0, width, 768))
    #expect(guide.layoutFrame == view.frame)
  }

  @Test(arguments: [
    UIContentSizeCategory.accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ])
  func largeTextTakesAllThatTheMarginsLeave(category: UIContentSizeCategory) {
    let phone = LayoutFixture(
      size: CGSize(width: 1024, height: 768), scale: 2, safeArea: .zero, textSize: category)
    phone.layOut()
    #expect(phone.root.readableContentGuide.layoutFrame == CGRect(20, 0, 984, 768))
  }

  @Test func readableWidthFollowsTheTextSize() {
    let phone = LayoutFixture(size: CGSize(width: 1024, height: 768), scale: 2, safeArea: .zero)
    let view = phone.add()
    let guide = phone.root.readableContentGuide
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalTo: guide.widthAnchor),
      view.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
    ])
    phone.layOut()
    #expect(view.frame.width == 672)
    phone.application.updateScreen(
      ScreenConfiguration(
        size: CGSize(width: 1024, height: 768), scale: 2, safeAreaInsets: .zero,
        statusBarHeight: 0,
        traits: UITraitCollection(preferredContentSizeCategory: .extraExtraLarge)))
    phone.layOut()
    #expect(view.frame.width == 832)
  }

  @Test func readableWidthStandsInTheMiddleOfTheMargins() {
    let phone = LayoutFixture(
      size: CGSize(width: 1024, height: 768), scale: 2,
      safeArea: UIEdgeInsets(top: 24, left: 100, bottom: 20, right: 0))
    phone.layOut()
    // 120 on the left, 20 on the right: 884 points, of which 212 are too many.
    #expect(phone.root.readableContentGuide.layoutFrame == CGRect(226, 24, 672, 724))
  }

  @Test func marginsMayFollowTheReadableWidth() {
    let phone = LayoutFixture(size: CGSize(width: 820, height: 1180), safeArea: .zero)
    let view = phone.add()
    view.layoutMarginsFollowReadableWidth = true
    fill(view)
    phone.layOut()
    #expect(view.layoutMargins.left == 74)
    #expect(view.layoutMargins.right == 74)
    #expect(view.layoutMargins.top == 8)
    let inside = phone.add(to: view)
    NSLayoutConstraint.activate([
      inside.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      inside.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      inside.topAnchor.constraint(equalTo: view.topAnchor),
      inside.heightAnchor.constraint(equalToConstant: 10),
    ])
    phone.layOut()
    #expect(inside.frame == CGRect(x: 74, y: 0, width: 672, height: 10))
  }
}
