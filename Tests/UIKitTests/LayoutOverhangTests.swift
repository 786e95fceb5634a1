import Testing
import UIKit

/// Margins of views that reach beyond their superview or that scroll: they come to rest.
@MainActor
struct LayoutOverhangTests {
  /// A stack with margins of 10 points around one view.
  private func stack(
    _ height: CGFloat, in superview: UIView? = nil, on phone: LayoutFixture
  ) -> UIStackView {
    let stack = UIStackView()
    stack.axis = .vertical
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
    _ = phone.add(stack, to: superview)
    let content = UIView()
    content.heightAnchor.constraint(equalToConstant: height).isActive = true
    stack.addArrangedSubview(content)
    return stack
  }

  private func scrollView(
    _ phone: LayoutFixture, around height: CGFloat
  ) -> (scrollView: UIScrollView, stack: UIStackView) {
    let scrollView = UIScrollView()
    _ = phone.add(scrollView)
    let stack = stack(height, in: scrollView, on: phone)
    let (content, frame) = (scrollView.contentLayoutGuide, scrollView.frameLayoutGuide)
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: phone.root.topAnchor),
      scrollView.bottomAnchor.constraint(equalTo: phone.root.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: phone.root.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: phone.root.trailingAnchor),
      stack.topAnchor.constraint(equalTo: content.topAnchor),
      stack.bottomAnchor.constraint(equalTo: content.bottomAnchor),
      stack.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: content.trailingAnchor),
      stack.widthAnchor.constraint(equalTo: frame.widthAnchor),
    ])
    return (scrollView, stack)
  }

  /// Frames after each of some turns in which everything is laid out anew.
  private func frames(of view: UIView, _ phone: LayoutFixture, turns: Int = 4) -> [CGRect] {
    (0..<turns).map { _ in
      var views: [UIView] = [phone.window]
      while let next = views.popLast() {
        next.setNeedsLayout()
        views += next.subviews
      }
      phone.layOut()
      return view.frame
    }
  }

  @Test func aViewThatReachesBeyondTheScreenHasTheSafeAreaOnce() {
    let phone = LayoutFixture()
    let stack = stack(1200, on: phone)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: phone.root.topAnchor, constant: -100),
      stack.leadingAnchor.constraint(equalTo: phone.root.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: phone.root.trailingAnchor),
    ])
    phone.layOut()
    #expect(stack.safeAreaInsets == UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    #expect(stack.frame.height == 1301)
    #expect(Set(frames(of: stack, phone)) == [stack.frame])
  }

  @Test func preservedMarginsOfWhatReachesBeyondAreTheSuperviewsAtMost() {
    let phone = LayoutFixture()
    phone.root.layoutMargins = UIEdgeInsets(top: 30, left: 30, bottom: 30, right: 30)
    let stack = stack(1200, on: phone)
    stack.insetsLayoutMarginsFromSafeArea = false
    stack.preservesSuperviewLayoutMargins = true
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: phone.root.topAnchor),
      stack.leadingAnchor.constraint(equalTo: phone.root.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: phone.root.trailingAnchor),
    ])
    phone.layOut()
    #expect(stack.layoutMargins.bottom == phone.root.layoutMargins.bottom)
    #expect(Set(frames(of: stack, phone)) == [stack.frame])
  }

  @Test func scrolledContentHasNoSafeAreaWhereTheInsetsHaveIt() {
    let phone = LayoutFixture()
    let (scrollView, stack) = scrollView(phone, around: 1500)
    phone.layOut()
    #expect(scrollView.adjustedContentInset.bottom == 34)
    #expect(stack.frame.height == 1520)
    for offset in [0, 300, 800] {
      scrollView.contentOffset.y = CGFloat(offset)
      #expect(Set(frames(of: stack, phone)) == [stack.frame])
      #expect(stack.frame.height == 1520)
    }
  }

  @Test func scrolledContentKeepsTheSafeAreaAtSidesThatDoNotScroll() {
    let phone = LayoutFixture(
      size: CGSize(width: 844, height: 390),
      safeArea: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))
    let (scrollView, stack) = scrollView(phone, around: 900)
    phone.layOut()
    #expect(scrollView.adjustedContentInset.left == 0)
    #expect(stack.layoutMargins == UIEdgeInsets(top: 10, left: 57, bottom: 10, right: 57))
    #expect(stack.frame.width == 844)
  }

  /// Content that is larger than the view with the safe area and smaller without has no turn
  /// after which it is another.
  @Test(arguments: Array(stride(from: 700.0, through: 900, by: 10)))
  func contentComesToRest(height: Double) {
    let phone = LayoutFixture()
    let (scrollView, stack) = scrollView(phone, around: height)
    scrollView.contentInsetAdjustmentBehavior = .scrollableAxes
    phone.layOut()
    phone.layOut()
    let frame = stack.frame
    #expect(Set(frames(of: stack, phone)) == [frame])
    // With the upper edge's 47 points the content may reach down to the lower edge's 34.
    let content = CGFloat(height) + 20
    let expected = content + 47 <= 844 - 34 ? content + 47 : content
    #expect(frame.height == expected)
  }

  @Test func contentIsTheSameAfterTheViewWasSmaller() {
    let phone = LayoutFixture()
    let (scrollView, stack) = scrollView(phone, around: 700)
    scrollView.contentInsetAdjustmentBehavior = .scrollableAxes
    phone.layOut()
    let rest = stack.frame
    phone.controller.view.frame.size.height = 500
    phone.layOut()
    phone.controller.view.frame.size.height = 844
    phone.layOut()
    #expect(stack.frame == rest)
  }
}
