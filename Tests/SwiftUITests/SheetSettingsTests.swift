import HandsetTesting
import SwiftUI
import Testing

/// On an iPhone 13 Pro a sheet at half of the height begins at 844 / 2 = 422; one of 200 points has
/// the 34 points of the home indicator besides.
private struct Resting: View {
  @State private var isShown = false
  @State private var detent = PresentationDetent.height(200)
  var isStuck = false
  var indicator = Visibility.automatic

  var body: some View {
    VStack {
      Button("Show") { isShown = true }.accessibilityIdentifier("show")
      Text(detent == .medium ? "medium" : "low").accessibilityIdentifier("detent")
    }
    .sheet(isPresented: $isShown) {
      NavigationStack {
        Button("Higher") { detent = .medium }.accessibilityIdentifier("higher")
          .interactiveDismissDisabled(isStuck)
      }
      .background { Color.yellow.ignoresSafeArea().accessibilityIdentifier("all") }
      .presentationDetents([.medium, .height(200)], selection: $detent)
      .presentationDragIndicator(indicator)
    }
  }
}

private struct Bubble: View {
  @State private var isShown = false

  var body: some View {
    Button("Show") { isShown = true }.accessibilityIdentifier("show")
      .popover(isPresented: $isShown, arrowEdge: .bottom) {
        Color.yellow.frame(width: 200, height: 100).accessibilityIdentifier("content")
          .presentationCompactAdaptation(.popover)
      }
  }
}

private struct Plain: View {
  @State private var isShown = false
  let detents: Set<PresentationDetent>

  var body: some View {
    Button("Show") { isShown = true }.accessibilityIdentifier("show")
      .sheet(isPresented: $isShown) {
        Color.yellow.ignoresSafeArea().accessibilityIdentifier("all")
          .presentationDetents(detents)
          .presentationBackgroundInteraction(.enabled)
      }
  }
}

private enum Third: CustomPresentationDetent {
  static func height(in context: PresentationDetent.Context) -> CGFloat? {
    context.dynamicTypeSize == .large ? context.maxDetentValue / 3 : nil
  }
}

@MainActor @Suite struct SheetSettingsTests {
  private func shown<V: View>(_ view: V) throws -> Stage<V> {
    let stage = try Stage { view }
    try stage.tap("show")
    stage.phone.settle()
    return stage
  }

  @Test func aSheetRestsAtTheHeightThatIsChosen() throws {
    let stage = try shown(Resting())
    #expect(try stage.frame("all").minY == 844 - 234)
    try stage.tap("higher")
    stage.phone.settle()
    #expect(try stage.frame("all").minY == 422)
    #expect(try stage.text("detent") == "medium")
    #expect(stage.phone.view(withIdentifier: "SheetGrabber") != nil)
  }

  @Test func whereTheUserDrawsItIsToldToTheState() throws {
    let stage = try shown(Resting())
    stage.phone.drag(from: CGPoint(x: 195, y: 625), to: CGPoint(x: 195, y: 430), duration: 0.5)
    stage.phone.settle()
    #expect(try stage.frame("all").minY == 422)
    #expect(try stage.text("detent") == "medium")
  }

  @Test func aSheetThatMustStayCannotBeDraggedAway() throws {
    let stuck = try shown(Resting(isStuck: true, indicator: .hidden))
    #expect(stuck.phone.view(withIdentifier: "SheetGrabber") == nil)
    stuck.phone.drag(from: CGPoint(x: 195, y: 625), to: CGPoint(x: 195, y: 840))
    stuck.phone.settle()
    #expect(stuck.phone.view(withIdentifier: "higher") != nil)
    let free = try shown(Resting())
    free.phone.drag(from: CGPoint(x: 195, y: 625), to: CGPoint(x: 195, y: 840))
    free.phone.settle()
    #expect(free.phone.view(withIdentifier: "higher") == nil)
  }

  @Test func heightsArePartsOfTheFullOneOrTheAppsOwn() throws {
    // The full height is 844 − 47 − 10, without the 34 of the home indicator 753.
    let part = try shown(Plain(detents: [.fraction(1.0 / 3)]))
    #expect(try part.frame("all").minY == 844 - 34 - 251)
    let own = try shown(Plain(detents: [.custom(Third.self), .large]))
    #expect(try own.frame("all").minY == 844 - 34 - 251)
  }

  @Test func theScreenBehindTakesTouchesWhereThatIsAllowed() throws {
    let stage = try shown(Plain(detents: [.height(200)]))
    #expect(stage.phone.window.hitTest(CGPoint(x: 195, y: 430), with: nil) is UIControl)
  }

  @Test func aPopoverStandsBesideWhatItBelongsTo() throws {
    let stage = try shown(Bubble())
    let button = try stage.frame("show")
    let content = try stage.frame("content")
    #expect(content.size == CGSize(width: 200, height: 100))
    #expect(abs(content.minY - button.maxY - 13) < 0.01)
    stage.phone.tap(at: CGPoint(x: 20, y: 780))
    stage.phone.settle()
    #expect(stage.phone.view(withIdentifier: "content") == nil)
  }
}
