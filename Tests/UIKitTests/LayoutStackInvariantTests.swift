import Testing
import UIKit

/// What holds of every stack, whatever its views are.
@MainActor
struct LayoutStackInvariantTests {
  private struct Case {
    var stack: UIStackView
    var gaps: [CGFloat]
    var views: [UIView]
    var sizes: [CGSize]

    /// Where the views start and how long they are along the axis.
    @MainActor var spans: [(start: CGFloat, length: CGFloat)] {
      views.map {
        stack.axis == .horizontal
          ? ($0.frame.minX, $0.frame.width) : ($0.frame.minY, $0.frame.height)
      }
    }

    /// The distances between neighbours.
    @MainActor var distances: [CGFloat] {
      zip(spans, spans.dropFirst()).map { $1.start - $0.start - $0.length }
    }

    @MainActor var length: CGFloat {
      stack.axis == .horizontal ? stack.bounds.width : stack.bounds.height
    }
  }

  /// A stack of some views, one of which may be hidden, in more room than they need.
  private func make(
    seed: UInt64, distribution: UIStackView.Distribution, alignment: UIStackView.Alignment
  ) -> Case {
    var generator = SeededRandom(seed: seed)
    let phone = LayoutFixture(safeArea: .zero)
    let all = (0..<Int.random(in: 2...6, using: &generator)).map { _ in
      SizedView(
        CGFloat(Int.random(in: 5...40, using: &generator)),
        CGFloat(Int.random(in: 5...40, using: &generator)))
    }
    let stack = UIStackView(arrangedSubviews: all)
    stack.axis = seed % 2 == 0 ? .horizontal : .vertical
    stack.distribution = distribution
    stack.alignment = alignment
    stack.spacing = CGFloat(Int.random(in: 0...9, using: &generator))
    if Bool.random(using: &generator) {
      stack.setCustomSpacing(
        CGFloat(Int.random(in: 0...9, using: &generator)), after: all[0])
    }
    if all.count > 2, Bool.random(using: &generator) { all[1].isHidden = true }
    _ = phone.add(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: phone.root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: phone.root.topAnchor),
      stack.widthAnchor.constraint(equalToConstant: 360),
      stack.heightAnchor.constraint(equalToConstant: 330),
    ])
    phone.layOut()
    let views = all.filter { !$0.isHidden }
    let gaps = views.dropLast().map { view in
      let own = stack.customSpacing(after: view)
      return own == UIStackView.spacingUseDefault ? stack.spacing : own
    }
    return Case(stack: stack, gaps: gaps, views: views, sizes: views.map(\.content))
  }

  private func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 0.34 }

  @Test(
    arguments: 0..<6,
    [
      UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing,
      .equalCentering,
    ])
  func viewsReachFromEndToEndInTheirOrder(
    seed: UInt64, distribution: UIStackView.Distribution
  ) {
    let made = make(seed: seed, distribution: distribution, alignment: .center)
    #expect(made.spans.first?.start == 0)
    let last = made.spans.last.map { $0.start + $0.length } ?? 0
    #expect(isNear(last, made.length))
    switch distribution {
    case .fill, .fillProportionally:
      for (distance, gap) in zip(made.distances, made.gaps) { #expect(isNear(distance, gap)) }
    case .fillEqually:
      for (distance, gap) in zip(made.distances, made.gaps) { #expect(isNear(distance, gap)) }
      for span in made.spans { #expect(isNear(span.length, made.spans[0].length)) }
    case .equalSpacing:
      for distance in made.distances { #expect(isNear(distance, made.distances[0])) }
    case .equalCentering:
      let centres = made.spans.map { $0.start + $0.length / 2 }
      let distances = zip(centres, centres.dropFirst()).map { $1 - $0 }
      for distance in distances { #expect(abs(distance - distances[0]) < 0.67) }
    }
    if distribution == .fill {
      let content = made.sizes.map { made.stack.axis == .horizontal ? $0.width : $0.height }
      let grown = zip(made.spans, content).filter { !isNear($0.length, $1) }
      #expect(grown.count == 1)
    }
  }

  @Test(
    arguments: 0..<6,
    [UIStackView.Alignment.fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline])
  func viewsStandAcrossTheAxisAsTheAlignmentSays(
    seed: UInt64, alignment: UIStackView.Alignment
  ) {
    let made = make(seed: seed, distribution: .fill, alignment: alignment)
    let isHorizontal = made.stack.axis == .horizontal
    let room = isHorizontal ? made.stack.bounds.height : made.stack.bounds.width
    for (view, size) in zip(made.views, made.sizes) {
      let (start, length) =
        isHorizontal ? (view.frame.minY, view.frame.height) : (view.frame.minX, view.frame.width)
      let own = isHorizontal ? size.height : size.width
      #expect(start >= -0.34)
      #expect(start + length <= room + 0.34)
      if alignment == .fill {
        #expect(start == 0)
        #expect(length == room)
        continue
      }
      #expect(length == own)
      switch alignment {
      case .leading: #expect(start == 0)
      case .center: #expect(isNear(start, (room - own) / 2))
      case .trailing: #expect(isNear(start + length, room))
      default: break
      }
    }
    if isHorizontal, alignment == .firstBaseline || alignment == .lastBaseline {
      // Without text the bottom edge is the baseline.
      let bottoms = made.views.map(\.frame.maxY)
      for bottom in bottoms { #expect(isNear(bottom, bottoms[0])) }
    }
  }
}
