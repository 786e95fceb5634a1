import Testing
import UIKit

/// Every distribution, alignment, axis, hidden view, spacing, margin and direction, against a
/// model that knows no constraints.
@MainActor
struct LayoutStackTableTests {
  fileprivate enum Room: CaseIterable {
    case more, less
  }

  fileprivate enum Spacing: CaseIterable {
    case none, some, system, custom, customSystem
  }

  private static let hiddenSets: [Set<Int>] = [[], [0], [1], [2], [0, 1]]

  /// One stack that is changed from case to case, so that what was before must not matter.
  @Test(arguments: LayoutStackModel.Distribution.allCases, [true, false])
  func stacksAreWhatTheirDescriptionSays(
    distribution: LayoutStackModel.Distribution, isVertical: Bool
  ) {
    let phone = LayoutFixture(scale: 1, safeArea: .zero)
    let views = [SizedView(60, 31), SizedView(90, 47), SizedView(50, 26)]
    let stack = UIStackView(arrangedSubviews: views)
    _ = phone.add(stack)
    let width = stack.widthAnchor.constraint(equalToConstant: 300)
    let height = stack.heightAnchor.constraint(equalToConstant: 300)
    NSLayoutConstraint.activate([
      stack.leftAnchor.constraint(equalTo: phone.root.leftAnchor, constant: 10),
      stack.topAnchor.constraint(equalTo: phone.root.topAnchor, constant: 20), width, height,
    ])
    var generator = SeededRandom(seed: isVertical ? 7 : 8)
    var count = 0
    for hidden in Self.hiddenSets {
      for spacing in Spacing.allCases where distribution.isExact || spacing.isUniform {
        for room in Room.allCases where room == .more || distribution.shrinks {
          for alignment in LayoutStackModel.Alignment.allCases {
            for isMirrored in [false, true] {
              let margins =
                Bool.random(using: &generator)
                ? NSDirectionalEdgeInsets(top: 3, leading: 11, bottom: 5, trailing: 7)
                : .zero
              // Where resistances are equal, equal centres decide before the order does.
              let resistances =
                distribution == .equalCentering
                ? [748, 749, 750].shuffled(using: &generator)
                : views.map { _ in Int.random(in: 748...750, using: &generator) }
              var items = views.enumerated().map { index, view in
                LayoutStackModel.Item(
                  length: isVertical ? view.content.height : view.content.width,
                  breadth: isVertical ? view.content.width : view.content.height,
                  hugging: Float(Int.random(in: 250...252, using: &generator)),
                  resistance: Float(resistances[index]),
                  isHidden: hidden.contains(index))
              }
              if spacing == .custom { items[0].gap = 13 }
              if spacing == .customSystem { items[1].gap = 8 }
              var model = LayoutStackModel(
                items: items, spacing: spacing.points, distribution: distribution,
                alignment: alignment, isVertical: isVertical, length: 0, breadth: 120)
              let natural = model.visible.reduce(0) { $0 + $1.length } + model.gaps.reduce(0, +)
              model.length = natural + (room == .more ? 61 : -14)
              apply(model, spacing: spacing, margins: margins, to: stack)
              stack.semanticContentAttribute = isMirrored ? .forceRightToLeft : .unspecified
              let size =
                isVertical
                ? CGSize(width: model.breadth, height: model.length)
                : CGSize(width: model.length, height: model.breadth)
              width.constant = size.width + margins.leading + margins.trailing
              height.constant = size.height + margins.top + margins.bottom
              phone.layOut()
              let corner = CGPoint(
                x: isMirrored ? margins.trailing : margins.leading, y: margins.top)
              let shown = views.filter { !$0.isHidden }.map {
                $0.frame.offsetBy(dx: -corner.x, dy: -corner.y)
              }
              let expected = model.frames(isMirrored: isMirrored)
              #expect(
                zip(shown, expected).allSatisfy { $0.isWithinAPixel(of: $1) },
                """
                \(distribution) \(alignment) vertical \(isVertical) hidden \(hidden) \(spacing) \
                \(room) mirrored \(isMirrored): \(shown) is not \(expected)
                """)
              count += 1
            }
          }
        }
      }
    }
    #expect(count >= 180)
  }

  private func apply(
    _ model: LayoutStackModel, spacing: Spacing, margins: NSDirectionalEdgeInsets,
    to stack: UIStackView
  ) {
    stack.axis = model.isVertical ? .vertical : .horizontal
    stack.distribution = model.distribution.inUIKit
    stack.alignment = model.alignment.inUIKit
    stack.spacing = spacing == .system ? UIStackView.spacingUseSystem : spacing.points
    stack.isLayoutMarginsRelativeArrangement = margins != .zero
    stack.directionalLayoutMargins = margins
    for (view, item) in zip(stack.arrangedSubviews, model.items) {
      view.isHidden = item.isHidden
      view.setContentHuggingPriority(.init(item.hugging), for: stack.axis)
      view.setContentCompressionResistancePriority(.init(item.resistance), for: stack.axis)
      let gap = item.gap.map { spacing == .customSystem ? UIStackView.spacingUseSystem : $0 }
      stack.setCustomSpacing(gap ?? UIStackView.spacingUseDefault, after: view)
    }
  }
}

extension LayoutStackTableTests.Spacing {
  fileprivate var points: CGFloat {
    switch self {
    case .none: 0
    case .some, .custom, .customSystem: 6
    case .system: 8
    }
  }

  fileprivate var isUniform: Bool { self != .custom && self != .customSystem }
}

extension LayoutStackModel.Distribution {
  /// Whether gaps are as long as asked for, not only at least that.
  fileprivate var isExact: Bool { self != .equalSpacing && self != .equalCentering }

  /// Whether the description says which view shrinks.
  fileprivate var shrinks: Bool { self != .fillProportionally }

  fileprivate var inUIKit: UIStackView.Distribution {
    switch self {
    case .fill: .fill
    case .fillEqually: .fillEqually
    case .fillProportionally: .fillProportionally
    case .equalSpacing: .equalSpacing
    case .equalCentering: .equalCentering
    }
  }
}

extension LayoutStackModel.Alignment {
  fileprivate var inUIKit: UIStackView.Alignment {
    switch self {
    case .fill: .fill
    case .leading: .leading
    case .firstBaseline: .firstBaseline
    case .center: .center
    case .trailing: .trailing
    case .lastBaseline: .lastBaseline
    }
  }
}

extension CGRect {
  fileprivate func isWithinAPixel(of other: CGRect) -> Bool {
    [minX - other.minX, minY - other.minY, maxX - other.maxX, maxY - other.maxY]
      .allSatisfy { abs($0) <= 1 }
  }
}
