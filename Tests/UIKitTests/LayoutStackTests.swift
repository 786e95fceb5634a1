import Testing
import UIKit

@MainActor
struct LayoutStackTests {
  /// A stack of views of given sizes, pinned to a box of `size` or to its own liking.
  private func stack(
    _ sizes: [(CGFloat, CGFloat)], in size: CGSize?, configure: (UIStackView) -> Void
  ) -> UIStackView {
    let phone = LayoutFixture(safeArea: .zero)
    let stack = UIStackView(arrangedSubviews: sizes.map { SizedView($0.0, $0.1) })
    configure(stack)
    _ = phone.add(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: phone.root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: phone.root.topAnchor),
    ])
    if let size {
      NSLayoutConstraint.activate([
        stack.widthAnchor.constraint(equalToConstant: size.width),
        stack.heightAnchor.constraint(equalToConstant: size.height),
      ])
    }
    phone.layOut()
    return stack
  }

  private func spans(_ stack: UIStackView) -> [[CGFloat]] {
    stack.arrangedSubviews.map {
      stack.axis == .horizontal
        ? [$0.frame.minX, $0.frame.width] : [$0.frame.minY, $0.frame.height]
    }
  }

  private let three: [(CGFloat, CGFloat)] = [(40, 10), (60, 30), (80, 20)]
  private let room = CGSize(width: 300, height: 50)

  @Test func fillGrowsTheOneThatHugsLeast() {
    let stack = stack(three, in: room) {
      $0.spacing = 10
      $0.arrangedSubviews[1].setContentHuggingPriority(.init(249), for: .horizontal)
    }
    #expect(spans(stack) == [[0, 40], [50, 160], [220, 80]])
  }

  @Test func fillShrinksTheOneThatResistsLeast() {
    let stack = stack(three, in: CGSize(width: 150, height: 50)) {
      $0.arrangedSubviews[2].setContentCompressionResistancePriority(
        .init(740), for: .horizontal)
    }
    #expect(spans(stack) == [[0, 40], [40, 60], [100, 50]])
  }

  @Test func fillWithEqualPrioritiesGrowsTheFirst() {
    let stack = stack(three, in: room) { _ in }
    #expect(spans(stack) == [[0, 160], [160, 60], [220, 80]])
  }

  @Test func fillEquallyMakesThemAllTheSame() {
    let stack = stack(three, in: room) {
      $0.distribution = .fillEqually
      $0.spacing = 15
    }
    #expect(spans(stack) == [[0, 90], [105, 90], [210, 90]])
  }

  /// The numbers are those that Interface Builder stored for such a stack.
  @Test func fillProportionallySharesByContentAndGaps() {
    let phone = LayoutFixture(scale: 2, safeArea: .zero)
    let stack = UIStackView(
      arrangedSubviews: [23.5, 30, 34, 21].map { SizedView(100, $0) })
    stack.axis = .vertical
    stack.distribution = .fillProportionally
    stack.spacing = 10
    _ = phone.add(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: phone.root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: phone.root.topAnchor),
      stack.widthAnchor.constraint(equalToConstant: 303),
      stack.heightAnchor.constraint(equalToConstant: 317),
    ])
    phone.layOut()
    #expect(spans(stack) == [[0, 54], [64, 68.5], [142.5, 78], [230.5, 86.5]])
    #expect(stack.arrangedSubviews.allSatisfy { $0.frame.width == 303 })
  }

  @Test func equalSpacingPadsTheGaps() {
    let wide = stack(three, in: room) {
      $0.distribution = .equalSpacing
      $0.spacing = 10
    }
    #expect(spans(wide) == [[0, 40], [100, 60], [220, 80]])

    let narrow = stack(three, in: CGSize(width: 150, height: 50)) {
      $0.distribution = .equalSpacing
      $0.spacing = 10
      $0.arrangedSubviews[1].setContentCompressionResistancePriority(
        .init(740), for: .horizontal)
    }
    #expect(spans(narrow) == [[0, 40], [50, 10], [70, 80]])
  }

  @Test func equalCenteringSpacesTheCentres() {
    let wide = stack(three, in: room) { $0.distribution = .equalCentering }
    #expect(spans(wide) == [[0, 40], [110, 60], [220, 80]])

    let tight = stack(three, in: CGSize(width: 200, height: 50)) {
      $0.distribution = .equalCentering
      $0.spacing = 8
    }
    #expect(spans(tight) == [[0, 40], [52, 60], [120, 80]])
  }

  @Test func stackIsAsLargeAsItsViewsByItself() {
    for distribution in [
      UIStackView.Distribution.fill, .equalSpacing, .fillProportionally,
    ] {
      let stack = stack(three, in: nil) {
        $0.distribution = distribution
        $0.spacing = 5
        $0.alignment = .center
      }
      #expect(stack.frame.height == 30)
      #expect(stack.frame.width == 190, "\(distribution)")
    }
  }

  @Test(arguments: [
    (UIStackView.Alignment.fill, [[0, 50], [0, 50], [0, 50]] as [[CGFloat]]),
    (.top, [[0, 10], [0, 30], [0, 20]]),
    (.center, [[20, 10], [10, 30], [15, 20]]),
    (.bottom, [[40, 10], [20, 30], [30, 20]]),
    (.firstBaseline, [[20, 10], [0, 30], [10, 20]]),
    (.lastBaseline, [[40, 10], [20, 30], [30, 20]]),
  ])
  func alignmentAcrossTheAxis(alignment: UIStackView.Alignment, expected: [[CGFloat]]) {
    let stack = stack(three, in: room) { $0.alignment = alignment }
    #expect(stack.arrangedSubviews.map { [$0.frame.minY, $0.frame.height] } == expected)
  }

  @Test func hiddenViewsTakeNoRoomAndLoseTheirGap() {
    let phone = LayoutFixture(safeArea: .zero)
    let views = three.map { SizedView($0.0, $0.1) }
    let stack = UIStackView(arrangedSubviews: views)
    stack.spacing = 10
    _ = phone.add(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: phone.root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: phone.root.topAnchor),
    ])
    phone.layOut()
    #expect(stack.frame.width == 200)
    views[1].isHidden = true
    phone.layOut()
    #expect(stack.frame.width == 130)
    #expect(views[2].frame.minX == 50)
    #expect(stack.arrangedSubviews.count == 3)
    views[2].isHidden = true
    phone.layOut()
    #expect(stack.frame.width == 40)
    views[1].isHidden = false
    views[2].isHidden = false
    phone.layOut()
    #expect(stack.frame.width == 200)
  }

  @Test func customSpacingActsBehindItsView() {
    let custom = stack(three, in: nil) {
      $0.spacing = 10
      $0.setCustomSpacing(30, after: $0.arrangedSubviews[0])
      $0.setCustomSpacing(UIStackView.spacingUseSystem, after: $0.arrangedSubviews[1])
    }
    #expect(spans(custom) == [[0, 40], [70, 60], [138, 80]])
    #expect(custom.customSpacing(after: custom.arrangedSubviews[0]) == 30)
    #expect(
      custom.customSpacing(after: custom.arrangedSubviews[2]) == UIStackView.spacingUseDefault)
  }

  @Test func marginsCountWhenAsked() {
    let stack = stack(three, in: nil) {
      $0.axis = .vertical
      $0.isLayoutMarginsRelativeArrangement = true
      $0.directionalLayoutMargins = NSDirectionalEdgeInsets(
        top: 1, leading: 2, bottom: 3, trailing: 4)
    }
    #expect(stack.frame == CGRect(0, 0, 86, 64))
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [2, 2, 2])
    #expect(stack.arrangedSubviews[0].frame.minY == 1)
  }

  @Test func removedViewIsNoLongerArranged() {
    let stack = stack(three, in: nil) { _ in }
    let view = stack.arrangedSubviews[1]
    stack.removeArrangedSubview(view)
    #expect(view.superview === stack)
    view.removeFromSuperview()
    stack.arrangedSubviews[0].removeFromSuperview()
    UIApplication.shared.performTurn()
    #expect(stack.arrangedSubviews.count == 1)
    #expect(stack.frame.width == 80)
  }

  @Test func nestedStacksAreLaidOutTogether() {
    let inner = UIStackView(arrangedSubviews: [SizedView(30, 20), SizedView(50, 20)])
    inner.spacing = 4
    let phone = LayoutFixture(safeArea: .zero)
    let outer = UIStackView(arrangedSubviews: [SizedView(20, 10), inner])
    outer.axis = .vertical
    outer.spacing = 6
    outer.alignment = .leading
    _ = phone.add(outer)
    NSLayoutConstraint.activate([
      outer.leadingAnchor.constraint(equalTo: phone.root.leadingAnchor),
      outer.topAnchor.constraint(equalTo: phone.root.topAnchor),
    ])
    phone.layOut()
    #expect(outer.frame.size == CGSize(width: 84, height: 36))
    #expect(inner.frame == CGRect(0, 16, 84, 20))
  }

  @Test func hidingInsideAnAnimationShrinksTheViewBeforeItIsGone() {
    let phone = LayoutFixture(safeArea: .zero)
    let views = three.map { SizedView($0.0, $0.1) }
    let stack = UIStackView(arrangedSubviews: views)
    _ = phone.add(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: phone.root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: phone.root.topAnchor),
    ])
    phone.layOut()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      views[1].isHidden = true
    }
    #expect(views[1].isHidden)
    #expect(views[2].frame.minX == 40)
    let clock = phone.application.clock
    clock.advance(to: 0.5) { phone.layOut() }
    let shrinking = views[1].layer.presentationProperties(at: 0.5)
    #expect(shrinking.bounds.width == 30)
    #expect(!shrinking.isHidden)
    #expect(views[2].layer.presentationProperties(at: 0.5).position.x == 110)
    #expect(stack.layer.snapshot(at: 0.5).sublayers.count == 3)
    clock.advance(to: 1) { phone.layOut() }
    #expect(stack.layer.snapshot(at: 1).sublayers.count == 2)

    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      views[1].isHidden = false
    }
    clock.advance(to: 1.5) { phone.layOut() }
    #expect(views[1].layer.presentationProperties(at: 1.5).bounds.width == 30)
    #expect(stack.layer.snapshot(at: 1.5).sublayers.count == 3)
  }
}
