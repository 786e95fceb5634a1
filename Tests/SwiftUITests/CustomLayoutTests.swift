import HandsetTesting
import SwiftUI
import Testing

/// Views down a stair: each begins where the one before ends, both ways.
private struct Stair: Layout {
  func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    return CGSize(
      width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).reduce(0, +))
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    var place = bounds.origin
    for subview in subviews {
      subview.place(at: place, proposal: .unspecified)
      let size = subview.sizeThatFits(.unspecified)
      place.x += size.width + subview[Gap.self]
      place.y += size.height
    }
  }
}

private enum Gap: LayoutValueKey {
  static let defaultValue: CGFloat = 0
}

private struct Box: View {
  let name: String
  let width: CGFloat
  let height: CGFloat
  var body: some View {
    Color.red.frame(width: width, height: height).accessibilityIdentifier(name)
  }
}

private struct Turning: View {
  @State private var isUpright = false
  var body: some View {
    let layout =
      isUpright ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
    VStack(spacing: 0) {
      layout {
        Counter()
        Box(name: "box", width: 40, height: 40)
      }
      Button("Turn") { withAnimation(.linear(duration: 1)) { isUpright.toggle() } }
        .accessibilityIdentifier("turn")
    }
  }
}

private struct Counter: View {
  @State private var count = 0
  var body: some View {
    Button("\(count)") { count += 1 }.accessibilityIdentifier("count").frame(width: 60, height: 60)
  }
}

/// An iPhone 13 Pro offers 390 by 763 points, centred on (195, 428.5).
@MainActor @Suite struct CustomLayoutTests {
  @Test func aGridHasColumnsAsWideAsTheirWidestCells() throws {
    let stage = try Stage {
      Grid(horizontalSpacing: 10, verticalSpacing: 5) {
        GridRow {
          Box(name: "a", width: 50, height: 20)
          Box(name: "b", width: 100, height: 30)
        }
        GridRow {
          Box(name: "c", width: 80, height: 20)
          Box(name: "d", width: 40, height: 40)
        }
      }
    }
    // Columns of 80 and 100, rows of 30 and 40: 190 by 75, from (100, 391).
    #expect(try stage.frame("a") == CGRect(x: 115, y: 396, width: 50, height: 20))
    #expect(try stage.frame("b") == CGRect(x: 190, y: 391, width: 100, height: 30))
    #expect(try stage.frame("c") == CGRect(x: 100, y: 436, width: 80, height: 20))
    #expect(try stage.frame("d") == CGRect(x: 220, y: 426, width: 40, height: 40))
  }

  @Test func cellsOfAGridStandWhereTheyWant() throws {
    let stage = try Stage {
      Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow {
          Box(name: "a", width: 50, height: 20)
          Box(name: "b", width: 100, height: 30).gridColumnAlignment(.trailing)
        }
        GridRow(alignment: .bottom) {
          Box(name: "c", width: 80, height: 20)
          Box(name: "d", width: 40, height: 40)
        }
        GridRow {
          Box(name: "e", width: 20, height: 20).gridCellColumns(2).gridCellAnchor(.center)
        }
        Divider().gridCellUnsizedAxes(.horizontal).accessibilityIdentifier("line")
      }
    }
    // 180 wide, from x = 105; rows of 30, 40, 20 and a third of a point.
    let top = try stage.frame("a").minY
    #expect(try stage.frame("a").minX == 105)
    #expect(try stage.frame("b").minX == 185)
    #expect(try stage.frame("c").origin == CGPoint(x: 105, y: top + 50))
    #expect(try stage.frame("d").origin == CGPoint(x: 245, y: top + 30))
    #expect(try stage.frame("e").midX == 195)
    #expect(try stage.frame("line").width == 180)
  }

  @Test func aFieldInAGridTakesWhatItsLabelsLeave() throws {
    let stage = try Stage {
      Grid(horizontalSpacing: 10) {
        GridRow {
          Box(name: "label", width: 90, height: 20)
          TextField("Name", text: .constant("")).accessibilityIdentifier("field")
        }
      }
    }
    #expect(try stage.frame("label").minX == 0)
    #expect(try stage.frame("field").minX == 100)
    #expect(try stage.frame("field").width == 290)
  }

  @Test func theFirstViewThatFitsIsShown() throws {
    let stage = try Stage {
      VStack {
        ForEach([100, 200, 40], id: \.self) { (room: CGFloat) in
          ViewThatFits {
            Box(name: "wide\(Int(room))", width: 150, height: 20)
            Box(name: "narrow\(Int(room))", width: 80, height: 20)
          }
          .frame(width: room)
        }
      }
    }
    let phone = stage.phone
    #expect(phone.view(withIdentifier: "wide100") == nil)
    #expect(phone.view(withIdentifier: "narrow100") != nil)
    #expect(phone.view(withIdentifier: "wide200") != nil)
    #expect(phone.view(withIdentifier: "narrow200") == nil)
    // Where none fits it is the last.
    #expect(phone.view(withIdentifier: "narrow40") != nil)
  }

  @Test func aLayoutOfTheAppsOwnPlacesItsViews() throws {
    func stair() -> some View {
      Stair()() {
        Box(name: "a", width: 50, height: 20)
        Box(name: "b", width: 100, height: 30).layoutValue(key: Gap.self, value: 5)
        Box(name: "c", width: 30, height: 10)
      }
    }
    let stage = try Stage { stair() }
    // 180 by 60, from (105, 398.5).
    #expect(try near(stage.frame("a"), CGRect(x: 105, y: pixels(398.5), width: 50, height: 20)))
    #expect(try stage.frame("b").minX == 155)
    #expect(try stage.frame("c").minX == 260)
    #expect(try stage.frame("c").minY == stage.frame("b").maxY)
    let arabic = try Stage(language: "ar") { stair() }
    #expect(try arabic.frame("a").maxX == 390 - 105)
  }

  @Test func anotherLayoutKeepsTheStateOfItsViews() throws {
    let stage = try Stage { Turning() }
    try stage.tap("count")
    stage.phone.settle()
    let before = try stage.frame("box")
    #expect(before.minX == 205)
    try stage.tap("turn")
    stage.phone.advance(by: 0.5)
    // Halfway between (205, …) and (175, …).
    #expect(abs(try stage.frame("box").minX - 190) < 0.5)
    stage.phone.settle()
    #expect(try stage.frame("box").minX == 175)
    #expect(try stage.text("count") == "1")
  }

  @Test func framesAreToldInASpaceWithAName() throws {
    let stage = try Stage { Scrolled() }
    // The space is that of the scroll view, from y = 147; its content begins 200 points further
    // down.
    #expect(try stage.text("named") == "200")
    #expect(try stage.text("global") == "347")
    let scrollView = try #require(
      stage.phone.window.descendant(where: { ($0 as? UIScrollView)?.contentSize.height == 1250 })
        as? UIScrollView)
    scrollView.contentOffset.y = 60
    stage.phone.application.performTurn()
    #expect(try stage.text("named") == "140")
    #expect(try stage.text("global") == "287")
  }
}

private struct Scrolled: View {
  var body: some View {
    VStack(spacing: 0) {
      Color.blue.frame(height: 100)
      ScrollView {
        VStack(spacing: 0) {
          Color.red.frame(height: 200)
          GeometryReader { proxy in
            VStack {
              Text("\(Int(proxy.frame(in: .named("scroll")).minY))")
                .accessibilityIdentifier("named")
              Text("\(Int(proxy.frame(in: .global).minY))").accessibilityIdentifier("global")
            }
          }
          .frame(height: 50)
          Color.red.frame(height: 1000)
        }
      }
      .coordinateSpace(name: "scroll")
    }
  }
}

extension UIView {
  fileprivate func descendant(where matches: (UIView) -> Bool) -> UIView? {
    for view in subviews {
      if matches(view) { return view }
      if let found = view.descendant(where: matches) { return found }
    }
    return nil
  }
}
