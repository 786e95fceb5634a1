import HandsetTesting
import SwiftUI
import Testing

private struct Moving: View {
  @State private var isWide = false
  @State private var log = ""
  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(width: isWide ? 300 : 100, height: 50).accessibilityIdentifier("moving")
      Color.blue.frame(width: isWide ? 300 : 100, height: 50).accessibilityIdentifier("still")
        .transaction { $0.animation = nil }
      Text(log).accessibilityIdentifier("log")
      Button("Go") {
        withAnimation(.linear(duration: 1)) {
          isWide.toggle()
        } completion: {
          log += "done"
        }
      }.accessibilityIdentifier("go")
      Button("Nothing") {
        withAnimation(.linear(duration: 1)) {
        } completion: {
          log += "nothing"
        }
      }.accessibilityIdentifier("nothing")
    }
  }
}

private struct Scaled: View {
  @ScaledMetric(relativeTo: .body) private var side: CGFloat = 20
  var body: some View { Color.red.frame(width: side, height: side).accessibilityIdentifier("box") }
}

@MainActor @Suite struct MotionTests {
  @Test func whatFollowsAnAnimationIsDoneAtItsEnd() throws {
    let stage = try Stage { Moving() }
    try stage.tap("go")
    stage.phone.advance(by: 0.5)
    #expect(try stage.text("log")?.isEmpty == true)
    stage.phone.settle()
    stage.phone.advance(by: 0.6)
    #expect(try stage.text("log") == "done")
  }

  @Test func whereNothingChangesItIsDoneAtOnce() throws {
    let stage = try Stage { Moving() }
    try stage.tap("nothing")
    stage.phone.advance(by: 0.1)
    #expect(try stage.text("log") == "nothing")
  }

  @Test func aPartTakesNoPartInAnAnimation() throws {
    let stage = try Stage { Moving() }
    try stage.tap("go")
    stage.phone.advance(by: 0.5)
    #expect(abs(try stage.frame("moving").width - 200) < 10)
    #expect(try stage.frame("still").width == 300)
  }

  @Test func springsAreNamedByHowMuchTheyBounce() {
    #expect(Animation.smooth == .spring(duration: 0.5, bounce: 0))
    #expect(Animation.snappy == .spring(duration: 0.5, bounce: 0.15))
    #expect(Animation.bouncy(duration: 1, extraBounce: 0.1) == .spring(duration: 1, bounce: 0.4))
  }

  @Test func aNumberGrowsWithText() throws {
    let stage = try Stage { Scaled().dynamicTypeSize(.accessibility5) }
    // Body text grows from 17 to 53 points.
    #expect(abs(try stage.frame("box").width - 20 * 53 / 17) < 0.5)
  }
}
