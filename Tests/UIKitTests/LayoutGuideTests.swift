import Testing
import UIKit

@MainActor
struct LayoutGuideTests {
  private func pin(_ view: UIView, to guide: UILayoutGuide) {
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      view.topAnchor.constraint(equalTo: guide.topAnchor),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
    ])
  }

  @Test func ownGuideTakesPartLikeAView() {
    let phone = LayoutFixture()
    let guide = UILayoutGuide()
    phone.root.addLayoutGuide(guide)
    let view = phone.add()
    pin(view, to: guide)
    let width = guide.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      width, guide.heightAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 0.5),
      guide.centerXAnchor.constraint(equalTo: phone.root.centerXAnchor),
      guide.centerYAnchor.constraint(equalTo: phone.root.centerYAnchor),
    ])
    phone.layOut()
    #expect(view.frame == CGRect(145, 397, 100, 50))
    #expect(guide.layoutFrame == view.frame)
    #expect(phone.root.layoutGuides == [guide])

    phone.root.removeLayoutGuide(guide)
    #expect(!width.isActive)
    #expect(guide.owningView == nil)
  }

  @Test func safeAreaGuideFollowsTheController() {
    let phone = LayoutFixture()
    let view = phone.add()
    pin(view, to: phone.root.safeAreaLayoutGuide)
    phone.layOut()
    #expect(view.frame == CGRect(0, 47, 390, 763))
    #expect(phone.root.safeAreaLayoutGuide.layoutFrame == view.frame)

    phone.controller.additionalSafeAreaInsets = UIEdgeInsets(
      top: 44, left: 5, bottom: 49, right: 0)
    phone.layOut()
    #expect(view.frame == CGRect(5, 91, 385, 670))
  }

  @Test func safeAreaReachesAViewThatConstraintsPlace() {
    let phone = LayoutFixture()
    let box = phone.add()
    let inner = phone.add(to: box)
    pin(inner, to: box.safeAreaLayoutGuide)
    let top = box.topAnchor.constraint(equalTo: phone.root.topAnchor, constant: 40)
    NSLayoutConstraint.activate([
      top, box.leadingAnchor.constraint(equalTo: phone.root.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: phone.root.trailingAnchor),
      box.bottomAnchor.constraint(equalTo: phone.root.bottomAnchor, constant: -10),
    ])
    phone.layOut()
    #expect(inner.frame == CGRect(0, 7, 390, 763))

    top.constant = 60
    phone.layOut()
    #expect(inner.frame == CGRect(0, 0, 390, 750))
  }

  @Test func marginsOfRootAndPlainViews() {
    let phone = LayoutFixture()
    let box = phone.add()
    pin(box, to: phone.root.layoutMarginsGuide)
    let inner = phone.add(to: box)
    NSLayoutConstraint.activate([
      NSLayoutConstraint(
        item: inner, attribute: .leading, relatedBy: .equal, toItem: box,
        attribute: .leadingMargin, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: inner, attribute: .bottom, relatedBy: .equal, toItem: box,
        attribute: .bottomMargin, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: inner, attribute: .centerX, relatedBy: .equal, toItem: box,
        attribute: .centerXWithinMargins, multiplier: 1, constant: 0),
      inner.heightAnchor.constraint(equalToConstant: 10),
    ])
    phone.layOut()
    #expect(box.frame == CGRect(16, 47, 358, 763))
    #expect(inner.frame == CGRect(8, 745, 342, 10))

    box.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 20, bottom: 3, trailing: 40)
    phone.layOut()
    #expect(inner.frame == CGRect(20, 750, 298, 10))
  }

  @Test func readableWidthIsLimitedInTheMiddle() {
    let phone = LayoutFixture(size: CGSize(width: 1024, height: 768), scale: 2, safeArea: .zero)
    let view = phone.add()
    pin(view, to: phone.root.readableContentGuide)
    phone.layOut()
    #expect(view.frame == CGRect(176, 0, 672, 768))
    #expect(phone.root.readableContentGuide.layoutFrame == view.frame)

    let small = LayoutFixture()
    let other = small.add()
    pin(other, to: small.root.readableContentGuide)
    small.layOut()
    #expect(other.frame == CGRect(16, 47, 358, 763))
  }

  @Test func controllersOldGuidesAreTheCoveredStrips() {
    let phone = LayoutFixture()
    let view = phone.add()
    let top = phone.controller.topLayoutGuide
    let bottom = phone.controller.bottomLayoutGuide
    phone.root.addConstraints(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:[top][view]", metrics: nil, views: ["top": top, "view": view])
        + NSLayoutConstraint.constraints(
          withVisualFormat: "|[view]|", metrics: nil, views: ["view": view]))
    phone.root.addConstraint(
      NSLayoutConstraint(
        item: view, attribute: .bottom, relatedBy: .equal, toItem: bottom, attribute: .top,
        multiplier: 1, constant: 0))
    phone.layOut()
    #expect(view.frame == CGRect(0, 47, 390, 763))
    #expect(top.length == 47)
    #expect(bottom.length == 34)

    phone.controller.additionalSafeAreaInsets.top = 44
    phone.layOut()
    #expect(view.frame == CGRect(0, 91, 390, 719))
  }

  @Test func systemSpacingIsEightPointsTimesTheMultiplier() {
    let phone = LayoutFixture()
    let one = phone.add(SizedView(10, 10))
    let two = phone.add(SizedView(10, 10))
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(
        equalToSystemSpacingAfter: phone.root.leadingAnchor, multiplier: 2),
      one.topAnchor.constraint(equalToSystemSpacingBelow: phone.root.topAnchor, multiplier: 1),
      two.leadingAnchor.constraint(equalToSystemSpacingAfter: one.trailingAnchor, multiplier: 1),
      two.topAnchor.constraint(equalToSystemSpacingBelow: one.bottomAnchor, multiplier: -1),
    ])
    phone.layOut()
    #expect(one.frame == CGRect(16, 8, 10, 10))
    #expect(two.frame == CGRect(34, 18, 10, 10))
  }

  @Test func distanceBetweenAnchorsIsADimension() {
    let phone = LayoutFixture()
    let view = phone.add(SizedView(50, 50))
    let root = phone.root
    NSLayoutConstraint.activate([
      root.leadingAnchor.anchorWithOffset(to: view.leadingAnchor).constraint(
        equalTo: view.trailingAnchor.anchorWithOffset(to: root.trailingAnchor), multiplier: 0.25),
      root.topAnchor.anchorWithOffset(to: view.topAnchor).constraint(equalToConstant: 30),
    ])
    phone.layOut()
    #expect(view.frame == CGRect(68, 30, 50, 50))
  }

  @Test func rightToLeftMirrorsLeadingAndTrailing() {
    let phone = LayoutFixture(direction: .rightToLeft)
    let view = phone.add()
    let fixed = phone.add()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: phone.root.leadingAnchor, constant: 10),
      NSLayoutConstraint(
        item: view, attribute: .trailing, relatedBy: .equal, toItem: phone.root,
        attribute: .trailing, multiplier: 0.5, constant: 0),
      view.topAnchor.constraint(equalTo: phone.root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
      fixed.leftAnchor.constraint(equalTo: phone.root.leftAnchor, constant: 7),
      fixed.widthAnchor.constraint(equalToConstant: 20),
    ])
    phone.layOut()
    #expect(view.frame == CGRect(195, 0, 185, 10))
    #expect(fixed.frame.minX == 7)

    phone.root.semanticContentAttribute = .forceLeftToRight
    phone.layOut()
    #expect(view.frame == CGRect(10, 0, 185, 10))
  }

  @Test func fittingSizeComesFromTheConstraintsInside() {
    let box = UIView()
    let label = SizedView(80, 20)
    label.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
      label.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -10),
      label.topAnchor.constraint(equalTo: box.topAnchor, constant: 5),
      label.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -5),
    ])
    #expect(
      box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
        == CGSize(width: 100, height: 30))
    #expect(
      box.systemLayoutSizeFitting(
        CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel) == CGSize(width: 300, height: 30))
    #expect(box.bounds.size == .zero)
  }

  @Test func ambiguityIsReported() {
    let phone = LayoutFixture()
    let view = phone.add(SizedView(20, 20))
    let top = view.topAnchor.constraint(equalTo: phone.root.topAnchor)
    top.isActive = true
    phone.layOut()
    #expect(view.hasAmbiguousLayout)

    let left = view.leadingAnchor.constraint(equalTo: phone.root.leadingAnchor)
    left.isActive = true
    #expect(!view.hasAmbiguousLayout)
    #expect(view.constraintsAffectingLayout(for: .horizontal) == [left])
    #expect(view.constraintsAffectingLayout(for: .vertical) == [top])
  }

  @Test func ambiguousViewsAreMovedToAnotherPlaceAndBack() {
    let phone = LayoutFixture()
    let view = phone.add(SizedView(20, 20))
    view.topAnchor.constraint(equalTo: phone.root.topAnchor, constant: 5).isActive = true
    let limit = view.trailingAnchor.constraint(equalTo: phone.root.leadingAnchor, constant: 20)
    limit.priority = .init(1)
    phone.layOut()
    let before = view.frame
    view.exerciseAmbiguityInLayout()
    phone.layOut()
    #expect(view.frame.minX != before.minX)
    #expect(view.frame.minY == 5)
    #expect(view.frame.size == before.size)

    view.exerciseAmbiguityInLayout()
    phone.layOut()
    #expect(view.frame == before)

    limit.isActive = true
    phone.layOut()
    view.exerciseAmbiguityInLayout()
    phone.layOut()
    #expect(view.frame == CGRect(0, 5, 20, 20))
  }

  @Test func alignmentRectanglesAreWhatConstraintsAlign() {
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets {
        UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      }
      override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 30) }
    }
    let phone = LayoutFixture()
    let view = phone.add(Shadowed())
    let other = phone.add(SizedView(10, 10))
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: phone.root.leadingAnchor, constant: 100),
      view.topAnchor.constraint(equalTo: phone.root.topAnchor, constant: 100),
      other.leadingAnchor.constraint(equalTo: view.trailingAnchor),
      other.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
    phone.layOut()
    #expect(view.frame == CGRect(98, 99, 46, 34))
    #expect(view.alignmentRect(forFrame: view.frame) == CGRect(100, 100, 40, 30))
    #expect(view.frame(forAlignmentRect: CGRect(100, 100, 40, 30)) == view.frame)
    #expect(other.frame == CGRect(140, 110, 10, 10))
  }

  @Test func marginsThatPreserveTheSuperviewsDoNotCountTheSafeAreaTwice() {
    let phone = LayoutFixture(safeArea: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    let box = phone.add()
    box.preservesSuperviewLayoutMargins = true
    let inner = phone.add(to: box)
    pin(inner, to: box.layoutMarginsGuide)
    let left = box.leadingAnchor.constraint(equalTo: phone.root.leadingAnchor)
    NSLayoutConstraint.activate([
      left, box.trailingAnchor.constraint(equalTo: phone.root.trailingAnchor),
      box.topAnchor.constraint(equalTo: phone.root.topAnchor),
      box.bottomAnchor.constraint(equalTo: phone.root.bottomAnchor),
    ])
    phone.layOut()
    #expect(inner.frame == CGRect(63, 8, 264, 807))

    left.constant = 30
    phone.layOut()
    #expect(inner.frame.minX == 33)
  }

  @Test func languageAndWidthOfTheScreenAreFollowed() {
    let phone = LayoutFixture(safeArea: .zero)
    let view = phone.add()
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: phone.root.layoutMarginsGuide.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.topAnchor.constraint(equalTo: phone.root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    phone.layOut()
    #expect(view.frame.minX == 16)
    phone.application.updateScreen(
      ScreenConfiguration(
        size: CGSize(width: 430, height: 932), scale: 3, safeAreaInsets: .zero,
        statusBarHeight: 0, traits: UITraitCollection(layoutDirection: .rightToLeft)))
    phone.layOut()
    #expect(view.frame.minX == 310)
  }

  @Test func contentOfAScrollViewDecidesItsContentSize() {
    let phone = LayoutFixture(safeArea: .zero)
    let scrollView = UIScrollView()
    _ = phone.add(scrollView)
    let content = phone.add(to: scrollView)
    let floating = phone.add(to: scrollView)
    NSLayoutConstraint.activate([
      scrollView.leadingAnchor.constraint(equalTo: phone.root.leadingAnchor, constant: 20),
      scrollView.trailingAnchor.constraint(equalTo: phone.root.trailingAnchor),
      scrollView.topAnchor.constraint(equalTo: phone.root.topAnchor, constant: 100),
      scrollView.heightAnchor.constraint(equalToConstant: 300),
      content.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.trailingAnchor),
      content.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 10),
      content.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor, constant: -10),
      content.widthAnchor.constraint(equalTo: scrollView.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 1000),
      floating.topAnchor.constraint(equalTo: phone.root.topAnchor, constant: 150),
      floating.leadingAnchor.constraint(equalTo: phone.root.leadingAnchor, constant: 30),
      floating.widthAnchor.constraint(equalToConstant: 10),
      floating.heightAnchor.constraint(equalToConstant: 10),
    ])
    phone.layOut()
    #expect(scrollView.contentSize == CGSize(width: 370, height: 1020))
    #expect(content.frame == CGRect(0, 10, 370, 1000))
    #expect(floating.frame == CGRect(10, 50, 10, 10))

    scrollView.contentOffset.y = 200
    phone.layOut()
    #expect(content.frame == CGRect(0, 10, 370, 1000))
    #expect(floating.frame == CGRect(10, 250, 10, 10))
  }
}
