import Testing
import UIKit

/// Random screens changed step by step, compared with screens built afresh in the final state.
@MainActor
struct LayoutWalkTests {
  @Test(arguments: 0..<12)
  func changesLeadToTheSameLayoutAsBuildingAfresh(seed: UInt64) {
    var generator = SeededRandom(seed: seed)
    var plan = Plan(using: &generator)
    let screen = Screen(plan)
    for step in 0..<12 {
      for _ in 0..<Int.random(in: 1...4, using: &generator) { plan.change(using: &generator) }
      screen.phone.application.makeCurrent()
      screen.apply(plan)
      let walked = screen.frames()
      let fresh = Screen(plan).frames()
      #expect(walked == fresh, "step \(step)")
      if walked != fresh { break }
    }
  }
}

/// What a screen is made of, apart from any views.
private struct Plan {
  struct Row {
    var height: CGFloat
    var inset: CGFloat
    var words: Int
    var isHidden = false
    var hugging: Float
  }

  var rows: [Row]
  var gap: CGFloat
  var bottom: CGFloat
  var distribution: UIStackView.Distribution
  var alignment: UIStackView.Alignment

  init(using generator: inout SeededRandom) {
    rows = (0..<Int.random(in: 2...6, using: &generator)).map { _ in Row(using: &generator) }
    gap = CGFloat(Int.random(in: 0...12, using: &generator))
    bottom = CGFloat(Int.random(in: 0...60, using: &generator))
    distribution = .fill
    alignment = .fill
  }
}

@MainActor
private final class Screen {
  let phone = LayoutFixture()
  let stack = UIStackView()
  var labels: [UILabel] = []
  var boxes: [UIView] = []
  var heights: [NSLayoutConstraint] = []
  var insets: [NSLayoutConstraint] = []
  var bottom = NSLayoutConstraint()

  init(_ plan: Plan) {
    stack.axis = .vertical
    _ = phone.add(stack)
    bottom = stack.bottomAnchor.constraint(equalTo: phone.root.bottomAnchor)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: phone.root.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: phone.root.trailingAnchor), bottom,
    ])
    for _ in plan.rows { addRow() }
    apply(plan)
  }

  private func addRow() {
    let box = UIView()
    let label = UILabel()
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(label)
    stack.addArrangedSubview(box)
    let height = box.heightAnchor.constraint(greaterThanOrEqualToConstant: 0)
    let inset = label.leadingAnchor.constraint(equalTo: box.leadingAnchor)
    // Boxes are no larger than they must be, so that nothing is left open.
    let least = [box.widthAnchor, box.heightAnchor].map { $0.constraint(equalToConstant: 0) }
    for constraint in least { constraint.priority = .init(40) }
    NSLayoutConstraint.activate(least)
    NSLayoutConstraint.activate([
      height, inset, label.topAnchor.constraint(equalTo: box.topAnchor),
      label.trailingAnchor.constraint(lessThanOrEqualTo: box.trailingAnchor, constant: -10),
      label.bottomAnchor.constraint(lessThanOrEqualTo: box.bottomAnchor, constant: -3),
    ])
    boxes.append(box)
    labels.append(label)
    heights.append(height)
    insets.append(inset)
  }

  func apply(_ plan: Plan) {
    stack.spacing = plan.gap
    stack.distribution = plan.distribution
    stack.alignment = plan.alignment
    bottom.constant = -plan.bottom
    for (index, row) in plan.rows.enumerated() {
      heights[index].constant = row.height
      insets[index].constant = row.inset
      boxes[index].isHidden = row.isHidden
      labels[index].text = Array(repeating: "words", count: row.words).joined(separator: " ")
      labels[index].setContentHuggingPriority(.init(row.hugging), for: .horizontal)
    }
  }

  func frames() -> [CGRect] {
    phone.application.makeCurrent()
    phone.layOut()
    return boxes.filter { !$0.isHidden }.map(\.frame) + labels.map(\.frame) + [stack.frame]
  }
}

extension Plan.Row {
  fileprivate init(using generator: inout SeededRandom) {
    height = CGFloat(Int.random(in: 0...50, using: &generator))
    inset = CGFloat(Int.random(in: 0...40, using: &generator))
    words = Int.random(in: 0...40, using: &generator)
    hugging = Float(Int.random(in: 240...260, using: &generator))
  }
}

extension Plan {
  fileprivate mutating func change(using generator: inout SeededRandom) {
    let index = Int.random(in: 0...(rows.count - 1), using: &generator)
    switch Int.random(in: 0...7, using: &generator) {
    case 0: rows[index].height = CGFloat(Int.random(in: 0...80, using: &generator))
    case 1: rows[index].inset = CGFloat(Int.random(in: 0...60, using: &generator))
    case 2: rows[index].words = Int.random(in: 0...40, using: &generator)
    case 3: rows[index].isHidden.toggle()
    case 4: gap = CGFloat(Int.random(in: 0...20, using: &generator))
    case 5: bottom = CGFloat(Int.random(in: 0...300, using: &generator))
    case 6:
      distribution = [.fill, .equalSpacing, .fillEqually][Int.random(in: 0...2, using: &generator)]
    default:
      alignment = [.fill, .leading, .trailing, .center][Int.random(in: 0...3, using: &generator)]
    }
  }
}
