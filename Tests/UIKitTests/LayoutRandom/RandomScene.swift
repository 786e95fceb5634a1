import Testing

@testable import UIKit

/// What a random tree of views and its rules are. View 0 is the root.
struct RandomPlan {
  static let rootSize = CGSize(width: 390, height: 844)

  var parents: [Int?] = [nil]
  /// A layout that meets all required rules, in the root's space.
  var truth: [CGRect] = [CGRect(origin: .zero, size: rootSize)]
  var contents: [CGSize?] = [nil]
  var hugging: [Float] = [250]
  var resistance: [Float] = [750]
  var rules: [RandomRule] = []
  var isActive: [Bool] = []
  /// Whether a view is in the tree.
  var isIn: [Bool] = [true]

  private static let priorities: [Float] = [999, 750, 600, 500, 251, 250, 50]

  init(views: Int, using generator: inout SeededRandom) {
    for view in 1...views {
      parents.append(Int.random(in: 0..<view, using: &generator))
      truth.append(Self.frame(using: &generator))
      let hasContent = Bool.random(using: &generator)
      contents.append(
        hasContent
          ? CGSize(
            width: Int.random(in: 0...120, using: &generator),
            height: Int.random(in: 0...120, using: &generator)) : nil)
      hugging.append(Float(Int.random(in: 249...252, using: &generator)))
      resistance.append(Float(Int.random(in: 748...751, using: &generator)))
      isIn.append(true)
    }
    for _ in 0..<(views * 5) {
      rules.append(rule(using: &generator))
      isActive.append(Bool.random(using: &generator))
    }
    // What nothing else decides has a wish of its own, each with another priority, so that there
    // is one best layout.
    for view in 1...views {
      for quantity in [RandomRule.Quantity.left, .top, .width, .height] {
        rules.append(
          RandomRule(
            first: view, quantity: quantity, relation: .equal,
            second: quantity.isSize ? nil : 0,
            constant: Double(Int.random(in: 0...200, using: &generator)),
            priority: 1 + Float(rules.count) / 64))
        isActive.append(true)
      }
    }
  }

  private static func frame(using generator: inout SeededRandom) -> CGRect {
    CGRect(
      x: Int.random(in: 0...300, using: &generator), y: Int.random(in: 0...700, using: &generator),
      width: Int.random(in: 0...200, using: &generator),
      height: Int.random(in: 0...200, using: &generator))
  }

  private func rule(using generator: inout SeededRandom) -> RandomRule {
    let first = Int.random(in: 1..<parents.count, using: &generator)
    let quantity = RandomRule.Quantity.allCases.randomElement(using: &generator) ?? .left
    var second: Int? = Int.random(in: 0..<parents.count, using: &generator)
    if second == first { second = 0 }
    var rule = RandomRule(
      first: first, quantity: quantity,
      relation: [.equal, .lessThanOrEqual, .greaterThanOrEqual].randomElement(using: &generator)
        ?? .equal,
      second: second, constant: Double(Int.random(in: -100...100, using: &generator)),
      priority: Self.priorities.randomElement(using: &generator) ?? 500)
    if quantity.isSize {
      rule.multiplier = [1, 1, 0.5, 2].randomElement(using: &generator) ?? 1
      if Bool.random(using: &generator) { rule.second = nil }
    }
    if Int.random(in: 0..<3, using: &generator) == 0 {
      rule.priority = 1000
      rule.agree(with: truth, slack: Double(Int.random(in: 0...40, using: &generator)))
    }
    return rule
  }

  /// Whether Auto Layout holds a rule: it is active and all its views are in the tree.
  func holds(_ index: Int) -> Bool {
    isActive[index] && isInTree(rules[index].first)
      && (rules[index].second.map(isInTree) ?? true)
  }

  func isInTree(_ view: Int) -> Bool {
    guard isIn[view] else { return false }
    return parents[view].map(isInTree) ?? true
  }

  /// All rules that hold, with those of contents.
  var heldRules: [RandomRule] {
    var held = rules.indices.filter(holds).map { rules[$0] }
    for (view, content) in contents.enumerated() {
      guard let content, isInTree(view) else { continue }
      for (quantity, length) in [
        (RandomRule.Quantity.width, content.width), (.height, content.height),
      ] {
        held.append(
          RandomRule(
            first: view, quantity: quantity, relation: .lessThanOrEqual, second: nil,
            constant: Double(length), priority: hugging[view]))
        held.append(
          RandomRule(
            first: view, quantity: quantity, relation: .greaterThanOrEqual, second: nil,
            constant: Double(length), priority: resistance[view]))
      }
    }
    return held
  }

  // MARK: Changes

  enum Change {
    case constants, priority, activity, content, tree
  }

  /// Changes something at random; required rules go on to agree with a layout.
  mutating func change(using generator: inout SeededRandom) -> Change {
    let view = Int.random(in: 1..<parents.count, using: &generator)
    let index = rules.indices.randomElement(using: &generator) ?? 0
    switch Int.random(in: 0..<9, using: &generator) {
    case 0, 1:
      // The layout in which all is well is another one now.
      truth[view] = Self.frame(using: &generator)
      for index in rules.indices where rules[index].isRequired {
        rules[index].agree(
          with: truth, slack: Double(Int.random(in: 0...40, using: &generator)))
      }
      return .constants
    case 2, 3:
      guard !rules[index].isRequired else { return .constants }
      rules[index].constant = Double(Int.random(in: -100...200, using: &generator))
      return .constants
    case 4:
      guard Self.priorities.contains(rules[index].priority) else { return .priority }
      rules[index].priority = Self.priorities.randomElement(using: &generator) ?? 500
      return .priority
    case 5, 6:
      guard rules[index].isRequired || Self.priorities.contains(rules[index].priority) else {
        return .activity
      }
      isActive[index].toggle()
      return .activity
    case 7:
      if contents[view] != nil {
        contents[view] = CGSize(
          width: Int.random(in: 0...120, using: &generator),
          height: Int.random(in: 0...120, using: &generator))
        hugging[view] = Float(Int.random(in: 249...252, using: &generator))
        resistance[view] = Float(Int.random(in: 748...751, using: &generator))
      }
      return .content
    default:
      isIn[view].toggle()
      return .tree
    }
  }
}

/// The views and constraints of a plan.
@MainActor
final class RandomScene {
  private let phone: LayoutFixture
  private var views: [UIView] = []
  private var constraints: [NSLayoutConstraint] = []
  private var logged: [String] = []

  init(_ plan: RandomPlan) {
    phone = LayoutFixture(size: RandomPlan.rootSize, safeArea: .zero)
    views = [phone.root]
    for view in 1..<plan.parents.count {
      let made = plan.contents[view].map { SizedView($0.width, $0.height) } ?? UIView()
      made.translatesAutoresizingMaskIntoConstraints = false
      views.append(made)
    }
    constraints = plan.rules.map { rule in
      let constraint = NSLayoutConstraint(
        item: views[rule.first], attribute: rule.quantity.attribute, relatedBy: rule.relation,
        toItem: rule.second.map { views[$0] },
        attribute: rule.second == nil ? .notAnAttribute : rule.quantity.attribute,
        multiplier: rule.multiplier, constant: rule.constant)
      constraint.priority = UILayoutPriority(rule.priority)
      return constraint
    }
    phone.application.log = { [weak self] in self?.logged.append($0) }
    apply(plan)
  }

  /// Brings views and constraints to where the plan is.
  func apply(_ plan: RandomPlan) {
    phone.application.makeCurrent()
    for view in 1..<views.count {
      let parent = plan.isIn[view] ? plan.parents[view].map { views[$0] } : nil
      if parent == nil {
        if views[view].superview != nil { views[view].removeFromSuperview() }
      } else if views[view].superview !== parent {
        parent?.addSubview(views[view])
      }
      guard let content = plan.contents[view], let sized = views[view] as? SizedView else {
        continue
      }
      if sized.content != content { sized.content = content }
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        sized.setContentHuggingPriority(.init(plan.hugging[view]), for: axis)
        sized.setContentCompressionResistancePriority(.init(plan.resistance[view]), for: axis)
      }
    }
    for (index, constraint) in constraints.enumerated() where !plan.holds(index) {
      constraint.isActive = false
    }
    for (index, constraint) in constraints.enumerated() {
      constraint.constant = plan.rules[index].constant
      if !plan.rules[index].isRequired {
        constraint.priority = UILayoutPriority(plan.rules[index].priority)
      }
      if plan.holds(index) { constraint.isActive = true }
    }
  }

  /// The frames of all views that are in the tree, in the root's space, not on pixels.
  func frames(_ plan: RandomPlan) -> [CGRect] {
    phone.application.makeCurrent()
    phone.layOut()
    var frames = [CGRect(origin: .zero, size: RandomPlan.rootSize)]
    for view in 1..<views.count {
      guard plan.isInTree(view), let solved = views[view].solvedFrame,
        let parent = plan.parents[view]
      else {
        frames.append(.zero)
        continue
      }
      var frame = solved
      frame.origin.x += frames[parent].origin.x
      frame.origin.y += frames[parent].origin.y
      frames.append(frame)
    }
    return frames
  }

  /// What was said of conflicts.
  var conflicts: [String] { logged }
}
