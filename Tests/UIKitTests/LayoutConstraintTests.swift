import Testing
import UIKit

@MainActor
struct LayoutConstraintTests {
  @Test func pinnedButtonRestsAboveTheSafeArea() {
    let phone = LayoutFixture()
    let button = phone.add()
    let guide = phone.root.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      button.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 16),
      button.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -16),
      button.heightAnchor.constraint(equalToConstant: 50),
      button.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -16),
    ])
    phone.layOut()
    #expect(button.frame == CGRect(16, 744, 358, 50))
  }

  @Test func itemFormMeansWhatAnchorsMean() {
    let phone = LayoutFixture()
    let view = phone.add()
    let root = phone.root
    root.addConstraints([
      NSLayoutConstraint(
        item: view, attribute: .left, relatedBy: .equal, toItem: root, attribute: .left,
        multiplier: 1, constant: 20),
      NSLayoutConstraint(
        item: view, attribute: .centerY, relatedBy: .equal, toItem: root, attribute: .centerY,
        multiplier: 0.5, constant: 0),
      NSLayoutConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: root, attribute: .width,
        multiplier: 0.5, constant: -5),
      NSLayoutConstraint(
        item: view, attribute: .height, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 40),
    ])
    phone.layOut()
    #expect(view.frame == CGRect(20, 191, 190, 40))
  }

  @Test func constraintsCrossLevels() {
    let phone = LayoutFixture()
    let box = UIView(frame: CGRect(30, 100, 200, 300))
    phone.root.addSubview(box)
    let inner = phone.add(to: box)
    let outer = phone.add()
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
      inner.topAnchor.constraint(equalTo: box.topAnchor, constant: 20),
      inner.widthAnchor.constraint(equalToConstant: 50),
      inner.heightAnchor.constraint(equalToConstant: 60),
      outer.leadingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 8),
      outer.topAnchor.constraint(equalTo: inner.bottomAnchor),
      outer.widthAnchor.constraint(equalTo: inner.widthAnchor),
      outer.heightAnchor.constraint(equalTo: inner.heightAnchor, multiplier: 2),
    ])
    phone.layOut()
    #expect(inner.frame == CGRect(10, 20, 50, 60))
    #expect(outer.frame == CGRect(98, 180, 50, 120))

    box.frame.origin = CGPoint(x: 40, y: 110)
    phone.layOut()
    #expect(outer.frame == CGRect(108, 190, 50, 120))
  }

  @Test func edgesAreRoundedToPixelsNotSizes() {
    let phone = LayoutFixture(size: CGSize(width: 320, height: 568), scale: 2, safeArea: .zero)
    var views: [UIView] = []
    for _ in 0..<3 {
      let view = phone.add()
      views.append(view)
      let left = views.dropLast().last?.trailingAnchor ?? phone.root.leadingAnchor
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: left),
        view.widthAnchor.constraint(equalTo: phone.root.widthAnchor, multiplier: 1 / 3),
        view.topAnchor.constraint(equalTo: phone.root.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 10),
      ])
    }
    phone.layOut()
    #expect(views.map(\.frame.minX) == [0, 106.5, 213.5])
    #expect(views.map(\.frame.width) == [106.5, 107, 106.5])
  }

  @Test func prioritiesAreLexicographic() {
    let phone = LayoutFixture()
    let view = phone.add()
    let strong = view.widthAnchor.constraint(equalToConstant: 100)
    strong.priority = .init(751)
    var constraints = [
      view.leadingAnchor.constraint(equalTo: phone.root.leadingAnchor),
      view.topAnchor.constraint(equalTo: phone.root.topAnchor),
      view.heightAnchor.constraint(equalToConstant: 10),
      strong,
    ]
    for _ in 0..<20 {
      let weak = view.widthAnchor.constraint(equalToConstant: 200)
      weak.priority = .init(750)
      constraints.append(weak)
    }
    NSLayoutConstraint.activate(constraints)
    phone.layOut()
    #expect(view.frame.width == 100)

    strong.priority = .init(749)
    phone.layOut()
    #expect(view.frame.width == 200)
  }

  @Test func contentIsHuggedAndResistsCompression() {
    let phone = LayoutFixture()
    let label = phone.add(SizedView(120, 20))
    let field = phone.add(SizedView(50, 30))
    label.setContentHuggingPriority(.init(251), for: .horizontal)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: phone.root.leadingAnchor, constant: 16),
      label.topAnchor.constraint(equalTo: phone.root.topAnchor, constant: 50),
      field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
      field.trailingAnchor.constraint(equalTo: phone.root.trailingAnchor, constant: -16),
      field.centerYAnchor.constraint(equalTo: label.centerYAnchor),
    ])
    phone.layOut()
    #expect(label.frame == CGRect(16, 50, 120, 20))
    #expect(field.frame == CGRect(144, 45, 230, 30))

    (field as? SizedView)?.content = CGSize(width: 300, height: 30)
    label.setContentCompressionResistancePriority(.init(749), for: .horizontal)
    phone.layOut()
    #expect(label.frame.width == 50)
    #expect(field.frame.width == 300)
  }

  @Test func constantEditEqualsRebuild() {
    func frames(editedTo constant: CGFloat?, initial: CGFloat) -> [CGRect] {
      let phone = LayoutFixture()
      var views: [UIView] = []
      var constraints: [NSLayoutConstraint] = []
      for index in 0..<20 {
        let view = phone.add(SizedView(CGFloat(40 + index), 30))
        let below = views.last
        constraints += [
          view.leadingAnchor.constraint(equalTo: phone.root.leadingAnchor, constant: 16),
          view.trailingAnchor.constraint(
            lessThanOrEqualTo: phone.root.trailingAnchor, constant: -16),
          view.bottomAnchor.constraint(
            equalTo: below?.topAnchor ?? phone.root.bottomAnchor,
            constant: below == nil ? -initial : -8),
        ]
        views.append(view)
      }
      let bottom = constraints[2]
      NSLayoutConstraint.activate(constraints)
      phone.layOut()
      if let constant {
        bottom.constant = -constant
        phone.layOut()
      }
      return views.map(\.frame)
    }
    for constant in stride(from: CGFloat(0), through: 400, by: 37.3) {
      #expect(
        frames(editedTo: constant, initial: 20) == frames(editedTo: nil, initial: constant))
    }
  }

  @Test func deactivatedConstraintNoLongerActs() {
    let phone = LayoutFixture()
    let view = phone.add(SizedView(30, 30))
    let wide = view.widthAnchor.constraint(equalToConstant: 90)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: phone.root.leadingAnchor),
      view.topAnchor.constraint(equalTo: phone.root.topAnchor), wide,
    ])
    phone.layOut()
    #expect(view.frame.width == 90)
    #expect(view.constraints == [wide])

    wide.isActive = false
    phone.layOut()
    #expect(view.frame.width == 30)
    #expect(view.constraints.isEmpty)
  }

  @Test func constraintsOutOfARemovedViewAreGoneAndThoseInsideStay() {
    let phone = LayoutFixture()
    let box = phone.add()
    let inner = phone.add(to: box)
    let crossing = box.widthAnchor.constraint(equalTo: phone.root.widthAnchor)
    let inside = inner.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 0.5)
    let own = box.heightAnchor.constraint(equalToConstant: 70)
    NSLayoutConstraint.activate([
      crossing, inside, own, inner.heightAnchor.constraint(equalToConstant: 10),
    ])
    phone.layOut()
    #expect(inner.frame.width == 195)

    box.removeFromSuperview()
    #expect(!crossing.isActive)
    #expect(inside.isActive)
    #expect(own.isActive)

    phone.root.addSubview(box)
    box.widthAnchor.constraint(equalToConstant: 100).isActive = true
    phone.layOut()
    #expect(box.frame.size == CGSize(width: 100, height: 70))
    #expect(inner.frame.width == 50)
  }

  @Test func treeBuiltBeforeItHasAWindowIsLaidOutInIt() {
    let view = UIView(frame: CGRect(0, 0, 100, 100))
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      inner.topAnchor.constraint(equalTo: view.topAnchor),
      inner.heightAnchor.constraint(equalToConstant: 10),
    ])
    view.layoutIfNeeded()
    #expect(inner.frame == CGRect(0, 0, 100, 10))

    let phone = LayoutFixture()
    view.frame = CGRect(0, 0, 200, 200)
    phone.root.addSubview(view)
    phone.layOut()
    #expect(inner.frame == CGRect(0, 0, 200, 10))
  }

  @Test func layOutOnlyWritesFramesInTheSuperviewsLayout() {
    let phone = LayoutFixture()
    let view = phone.add()
    let left = view.leadingAnchor.constraint(equalTo: phone.root.leadingAnchor, constant: 10)
    NSLayoutConstraint.activate([
      left, view.topAnchor.constraint(equalTo: phone.root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    phone.layOut()
    left.constant = 30
    #expect(view.frame.minX == 10)
    view.layoutIfNeeded()
    #expect(view.frame.minX == 30)
  }

  @Test func frameAndMaskOfAViewThatTranslatesThemHold() {
    let phone = LayoutFixture()
    let box = phone.add()
    let filling = UIView(frame: CGRect(0, 0, 10, 10))
    filling.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let inner = phone.add(to: filling)
    let width = box.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: phone.root.leadingAnchor),
      box.topAnchor.constraint(equalTo: phone.root.topAnchor),
      box.heightAnchor.constraint(equalToConstant: 50), width,
    ])
    phone.layOut()
    filling.frame = box.bounds
    box.addSubview(filling)
    NSLayoutConstraint.activate([
      inner.trailingAnchor.constraint(equalTo: filling.trailingAnchor, constant: -5),
      inner.bottomAnchor.constraint(equalTo: filling.bottomAnchor, constant: -5),
      inner.widthAnchor.constraint(equalToConstant: 20),
      inner.heightAnchor.constraint(equalToConstant: 20),
    ])
    phone.layOut()
    #expect(inner.frame == CGRect(75, 25, 20, 20))

    width.constant = 200
    phone.layOut()
    #expect(filling.frame == CGRect(0, 0, 200, 50))
    #expect(inner.frame == CGRect(175, 25, 20, 20))
  }

  @Test func transformStaysOutOfLayout() {
    let phone = LayoutFixture()
    let view = phone.add()
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: phone.root.leadingAnchor, constant: 100),
      view.topAnchor.constraint(equalTo: phone.root.topAnchor, constant: 100),
      view.widthAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    phone.layOut()
    #expect(view.bounds == CGRect(0, 0, 10, 10))
    #expect(view.center == CGPoint(x: 105, y: 105))
  }

  @Test func placementCanBeHandedOverBothWays() {
    let phone = LayoutFixture()
    let view = UIView(frame: CGRect(10, 20, 30, 40))
    phone.root.addSubview(view)
    let follower = phone.add()
    NSLayoutConstraint.activate([
      follower.leadingAnchor.constraint(equalTo: view.trailingAnchor),
      follower.topAnchor.constraint(equalTo: view.bottomAnchor),
      follower.widthAnchor.constraint(equalTo: view.widthAnchor),
      follower.heightAnchor.constraint(equalTo: view.heightAnchor),
    ])
    phone.layOut()
    #expect(follower.frame == CGRect(40, 60, 30, 40))

    view.translatesAutoresizingMaskIntoConstraints = false
    let placing = [
      view.leadingAnchor.constraint(equalTo: phone.root.leadingAnchor, constant: 1),
      view.topAnchor.constraint(equalTo: phone.root.topAnchor, constant: 2),
      view.widthAnchor.constraint(equalToConstant: 3),
      view.heightAnchor.constraint(equalToConstant: 4),
    ]
    NSLayoutConstraint.activate(placing)
    phone.layOut()
    #expect(view.frame == CGRect(1, 2, 3, 4))
    #expect(follower.frame == CGRect(4, 6, 3, 4))

    NSLayoutConstraint.deactivate(placing)
    view.translatesAutoresizingMaskIntoConstraints = true
    view.frame = CGRect(5, 5, 10, 10)
    phone.layOut()
    #expect(follower.frame == CGRect(15, 15, 10, 10))
  }

  @Test func subtreeOutlivesItsTree() {
    let view = UIView()
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    let width = inner.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([
      width, inner.heightAnchor.constraint(equalToConstant: 10),
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 3),
      inner.topAnchor.constraint(equalTo: view.topAnchor),
    ])
    do {
      let root = UIView(frame: CGRect(0, 0, 100, 100))
      root.addSubview(view)
      root.layoutIfNeeded()
      #expect(inner.frame == CGRect(3, 0, 10, 10))
    }
    #expect(view.superview == nil)
    width.constant = 20
    view.layoutIfNeeded()
    #expect(inner.frame == CGRect(3, 0, 20, 10))
    inner.removeFromSuperview()
    view.setNeedsLayout()
    view.layoutIfNeeded()
    #expect(width.isActive)
  }

  @Test func constraintsAreUpdatedFromTheInsideOut() {
    final class Log { var names: [String] = [] }
    final class Updating: UIView {
      var log = Log()
      var name = ""
      override func updateConstraints() {
        super.updateConstraints()
        log.names.append(name)
      }
    }
    let phone = LayoutFixture()
    let log = Log()
    let (outer, inner) = (Updating(), Updating())
    (outer.log, outer.name, inner.log, inner.name) = (log, "outer", log, "inner")
    outer.addSubview(inner)
    phone.root.addSubview(outer)
    phone.layOut()
    #expect(log.names == ["inner", "outer"])
    #expect(!inner.needsUpdateConstraints())

    inner.setNeedsUpdateConstraints()
    #expect(inner.needsUpdateConstraints())
    phone.layOut()
    #expect(log.names == ["inner", "outer", "inner"])
  }

  @Test func safeAreaOfWhatConstraintsMoveIsTold() {
    final class Watching: UIView {
      var told: [CGFloat] = []
      override func safeAreaInsetsDidChange() { told.append(safeAreaInsets.top) }
    }
    let phone = LayoutFixture()
    let view = Watching()
    _ = phone.add(view)
    let top = view.topAnchor.constraint(equalTo: phone.root.topAnchor, constant: 40)
    NSLayoutConstraint.activate([
      top, view.leadingAnchor.constraint(equalTo: phone.root.leadingAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    phone.layOut()
    top.constant = 20
    phone.layOut()
    top.constant = 100
    phone.layOut()
    #expect(view.told == [7, 27, 0])
  }

  @Test func viewHandedToConstraintsLateGetsItsContentsSize() {
    let phone = LayoutFixture()
    let view = SizedView(30, 20)
    phone.root.addSubview(view)
    phone.layOut()
    view.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: phone.root.leadingAnchor, constant: 5),
      view.topAnchor.constraint(equalTo: phone.root.topAnchor),
    ])
    phone.layOut()
    #expect(view.frame == CGRect(5, 0, 30, 20))
  }

  @Test func nothingIsKeptAliveByLayout() {
    final class Weak {
      weak var view: UIView?
      weak var inner: UIView?
      weak var constraint: NSLayoutConstraint?
    }
    let kept = Weak()
    do {
      let root = UIView(frame: CGRect(0, 0, 100, 100))
      let inner = UILabel()
      inner.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(inner)
      let guide = root.safeAreaLayoutGuide
      let top = inner.topAnchor.constraint(equalTo: guide.topAnchor)
      NSLayoutConstraint.activate([
        top, inner.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      ])
      root.layoutIfNeeded()
      (kept.view, kept.inner, kept.constraint) = (root, inner, top)
    }
    #expect(kept.view == nil)
    #expect(kept.inner == nil)
    #expect(kept.constraint == nil)
  }

  @Test func viewsAreDrawnWhenTheyAskOrAreShown() {
    final class Drawing: UIView {
      var count = 0
      override func draw(_ rect: CGRect) { count += 1 }
    }
    let phone = LayoutFixture()
    let view = Drawing(frame: CGRect(0, 0, 10, 10))
    view.isHidden = true
    phone.root.addSubview(view)
    phone.layOut()
    #expect(view.count == 0)
    view.isHidden = false
    phone.layOut()
    #expect(view.count == 1)
    phone.layOut()
    #expect(view.count == 1)
    view.setNeedsDisplay()
    phone.layOut()
    #expect(view.count == 2)
    let late = Drawing(frame: CGRect(0, 0, 10, 10))
    phone.layOut()
    phone.root.addSubview(late)
    phone.layOut()
    #expect(late.count == 1)
  }
}
