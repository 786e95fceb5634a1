import Testing

@testable import UIKit

/// Priorities, natural sizes, fitting and constraints that come and go.
@MainActor
struct LayoutPriorityTests {
  // MARK: Fitting

  /// A box with 10 points around a content of 100 × 40 that hugs and resists with given
  /// priorities.
  private func box(hugging: Float = 250, resistance: Float = 750) -> UIView {
    let box = UIView()
    let content = SizedView(100, 40)
    content.translatesAutoresizingMaskIntoConstraints = false
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      content.setContentHuggingPriority(.init(hugging), for: axis)
      content.setContentCompressionResistancePriority(.init(resistance), for: axis)
    }
    box.addSubview(content)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
      content.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -10),
      content.topAnchor.constraint(equalTo: box.topAnchor, constant: 10),
      content.bottomAnchor.constraint(equalTo: box.bottomAnchor, constant: -10),
    ])
    return box
  }

  /// The target wins over hugging and resistance of lower priority and loses to that of higher.
  @Test(
    arguments: [
      (300, 1000, 300), (300, 251, 300), (300, 249, 120), (300, 50, 120),
      (60, 1000, 60), (60, 751, 60), (60, 749, 120), (60, 50, 120),
      (0, 50, 120), (10_000, 50, 120), (10_000, 260, 10_000), (120, 1000, 120),
    ] as [(CGFloat, Float, CGFloat)])
  func theTargetHasThePriorityOfTheFitting(target: CGFloat, priority: Float, width: CGFloat) {
    _ = LayoutFixture()
    let size = box().systemLayoutSizeFitting(
      CGSize(width: target, height: target), withHorizontalFittingPriority: .init(priority),
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: width, height: 60))
  }

  @Test func theTwoAxesHaveTheirOwnPriorities() {
    _ = LayoutFixture()
    let size = box().systemLayoutSizeFitting(
      CGSize(width: 50, height: 500), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .defaultHigh)
    #expect(size == CGSize(width: 50, height: 500))
  }

  @Test func contentThatHugsLessThanTheFittingLevelGrows() {
    _ = LayoutFixture()
    let size = box(hugging: 49).systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
    #expect(size == UIView.layoutFittingExpandedSize)
  }

  @Test func fittingSizesAreWholePixels() {
    _ = LayoutFixture(scale: 3)
    let box = UIView()
    let content = SizedView(33.4, 20.01)
    content.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(content)
    NSLayoutConstraint.activate([
      content.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      content.topAnchor.constraint(equalTo: box.topAnchor),
      content.bottomAnchor.constraint(equalTo: box.bottomAnchor),
    ])
    let size = box.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(abs(size.width - 101.0 / 3) < 1e-9)
    #expect(abs(size.height - 61.0 / 3) < 1e-9)
  }

  // MARK: Natural sizes

  @Test func aNewNaturalSizeIsTakenInOnce() {
    final class Counting: UIView {
      var length: CGFloat = 20
      var count = 0
      override var intrinsicContentSize: CGSize {
        count += 1
        return CGSize(width: length, height: UIView.noIntrinsicMetric)
      }
    }
    let phone = LayoutFixture()
    let view = Counting()
    _ = phone.add(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: phone.root.leadingAnchor),
      view.topAnchor.constraint(equalTo: phone.root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 5),
    ])
    phone.layOut()
    #expect(view.frame.size == CGSize(width: 20, height: 5))
    view.count = 0
    view.length = 60
    phone.layOut()
    #expect(view.frame.width == 20, "nobody was told")
    #expect(view.count == 0)
    for _ in 0..<3 { view.invalidateIntrinsicContentSize() }
    phone.layOut()
    #expect(view.frame.width == 60)
    #expect(view.count == 1)
    view.length = UIView.noIntrinsicMetric
    view.invalidateIntrinsicContentSize()
    phone.layOut()
    #expect(view.hasAmbiguousLayout)
  }

  /// At equal priorities the hugging of one and the resistance of the other pull alike; a point
  /// more decides.
  @Test(
    arguments: [(251, 250, 100, 250), (250, 251, 300, 50)] as [(Float, Float, CGFloat, CGFloat)])
  func aPointOfHuggingDecides(one: Float, other: Float, first: CGFloat, second: CGFloat) {
    let phone = LayoutFixture(size: CGSize(width: 350, height: 800), safeArea: .zero)
    let left = phone.add(SizedView(100, 10))
    let right = phone.add(SizedView(50, 10))
    left.setContentHuggingPriority(.init(one), for: .horizontal)
    right.setContentHuggingPriority(.init(other), for: .horizontal)
    NSLayoutConstraint.activate([
      left.leadingAnchor.constraint(equalTo: phone.root.leadingAnchor),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor),
      right.trailingAnchor.constraint(equalTo: phone.root.trailingAnchor),
    ])
    phone.layOut()
    #expect(left.frame.width == first)
    #expect(right.frame.width == second)
  }

  @Test func requiredResistanceBreaksAWidth() {
    let phone = LayoutFixture()
    var messages: [String] = []
    phone.application.log = { messages.append($0) }
    let label = UILabel()
    label.text = "a label that is too long"
    _ = phone.add(label)
    label.setContentCompressionResistancePriority(.required, for: .horizontal)
    let width = label.widthAnchor.constraint(equalToConstant: 40)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: phone.root.leadingAnchor),
      label.topAnchor.constraint(equalTo: phone.root.topAnchor), width,
    ])
    phone.layOut()
    #expect(label.frame.width == label.intrinsicContentSize.width)
    let message = messages.first ?? ""
    #expect(message.contains("<NSContentSizeLayoutConstraint:0x"))
    #expect(message.contains("'a label that is too long'.width == "))
    #expect(message.contains("Hug:250 CompressionResistance:1000   (active)>"))
    #expect(message.contains("breaking constraint\n\(width)"))
  }

  // MARK: What stops the program

  /// What the program said when it stopped.
  private func message(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test(arguments: [0, -1, 1000.5, 2000] as [Float])
  func prioritiesOutsideOfOneToAThousandStopTheProgram(priority: Float) async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { [priority] in
      await MainActor.run {
        let view = LayoutFixture().add()
        view.widthAnchor.constraint(equalToConstant: 1).priority = UILayoutPriority(priority)
      }
    }
    #expect(message(result).contains("It's illegal to set priority:"))
  }

  @Test func aPriorityMayNotBecomeRequiredWhileItActs() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let constraint = LayoutFixture().add().widthAnchor.constraint(equalToConstant: 1)
        constraint.priority = .defaultHigh
        constraint.isActive = true
        constraint.priority = .required
      }
    }
    #expect(message(result).contains("Mutating a priority from required to not"))
  }

  @Test func aConstraintBetweenTreesStopsTheProgram() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = LayoutFixture()
        let (one, other) = (UIView(), UIView())
        one.widthAnchor.constraint(equalTo: other.widthAnchor).isActive = true
      }
    }
    #expect(message(result).contains("they have no common ancestor"))
    #expect(message(result).contains("LayoutPriorityTests.swift:"), "it names the line")
  }

  @Test func prioritiesChangeFreelyWhileNothingActs() {
    let phone = LayoutFixture()
    let view = phone.add()
    let constraint = view.widthAnchor.constraint(equalToConstant: 1)
    constraint.priority = .defaultLow
    constraint.priority = .required
    constraint.isActive = true
    constraint.isActive = false
    constraint.priority = .init(1)
    constraint.isActive = true
    phone.layOut()
    constraint.priority = .init(999)
    phone.layOut()
    #expect(view.frame.width == 1)
  }

  // MARK: Views that go

  @Test func constraintsOutOfAViewThatGoesAreGone() {
    let phone = LayoutFixture()
    let box = phone.add()
    let inner = phone.add(to: box)
    let out = inner.leadingAnchor.constraint(equalTo: phone.root.leadingAnchor, constant: 4)
    let own = inner.widthAnchor.constraint(equalToConstant: 30)
    let between = inner.topAnchor.constraint(equalTo: box.topAnchor)
    NSLayoutConstraint.activate([out, own, between])
    phone.layOut()
    box.removeFromSuperview()
    #expect(!out.isActive)
    #expect(own.isActive && between.isActive)
    phone.root.addSubview(box)
    phone.layOut()
    #expect(inner.frame.width == 30)
    #expect(phone.root.constraints.isEmpty)
  }

  @Test func viewsMayMoveBetweenTreesWithTheirConstraints() {
    let phone = LayoutFixture()
    let box = UIView()
    let inner = phone.add(to: box)
    let width = inner.widthAnchor.constraint(equalToConstant: 30)
    width.isActive = true
    box.layoutIfNeeded()
    #expect(inner.frame.width == 30)
    phone.root.addSubview(box)
    width.constant = 50
    phone.layOut()
    #expect(inner.frame.width == 50)
    box.removeFromSuperview()
    width.constant = 70
    box.layoutIfNeeded()
    #expect(inner.frame.width == 70)
  }
}
