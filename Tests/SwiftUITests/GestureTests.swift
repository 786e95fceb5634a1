import HandsetTesting
import SwiftUI
import Testing

private struct Card: View {
  @GestureState private var pull = CGSize.zero
  @State private var log: [String] = []

  var body: some View {
    VStack(spacing: 30) {
      Color.blue.frame(width: 200, height: 200)
        .offset(pull)
        .accessibilityIdentifier("card")
        .gesture(
          DragGesture(minimumDistance: 5)
            .updating($pull) { value, state, _ in state = value.translation }
            .onEnded { log.append("end \(Int($0.translation.width))") })
      Circle().fill(Color.green).frame(width: 100, height: 100)
        .contentShape(Circle())
        .onTapGesture { log.append("tap") }
        .accessibilityIdentifier("disc")
      Text("Hold").frame(width: 200, height: 60)
        .onLongPressGesture(minimumDuration: 0.4) { log.append("long") }
        .accessibilityIdentifier("hold")
      // Of one height whatever it says, so that nothing else moves.
      Text(log.joined(separator: " ")).accessibilityIdentifier("log").frame(height: 24)
    }
  }
}

@MainActor @Suite struct GestureTests {
  @Test func aDragIsFollowedAndLetGo() throws {
    let stage = try Stage { Card() }
    let rest = try stage.frame("card")
    let start = CGPoint(x: rest.midX, y: rest.midY)
    let touch = stage.phone.touchDown(at: start)
    stage.phone.advance(by: 0.05)
    stage.phone.touchMove(touch, to: CGPoint(x: start.x + 3, y: start.y))
    #expect(near(try stage.frame("card"), rest))
    stage.phone.touchMove(touch, to: CGPoint(x: start.x + 40, y: start.y + 10))
    #expect(near(try stage.frame("card"), rest.offsetBy(dx: 40, dy: 10)))
    stage.phone.touchMove(touch, to: CGPoint(x: start.x + 60, y: start.y))
    stage.phone.touchUp(touch)
    stage.phone.settle()
    #expect(near(try stage.frame("card"), rest))
    #expect(try stage.text("log") == "end 60")
  }

  @Test func touchesCountInsideTheShapeOnly() throws {
    let stage = try Stage { Card() }
    let disc = try stage.frame("disc")
    stage.phone.tap(at: CGPoint(x: disc.minX + 5, y: disc.minY + 5))
    stage.phone.settle()
    #expect(try stage.text("log") == "")
    stage.phone.tap(at: CGPoint(x: disc.midX, y: disc.midY))
    stage.phone.settle()
    #expect(try stage.text("log") == "tap")
  }

  @Test func aLongPressIsHeardWhileTheFingerIsDown() throws {
    let stage = try Stage { Card() }
    let hold = try stage.frame("hold")
    let touch = stage.phone.touchDown(at: CGPoint(x: hold.midX, y: hold.midY))
    stage.phone.advance(by: 0.3)
    #expect(try stage.text("log") == "")
    stage.phone.advance(by: 0.2)
    #expect(try stage.text("log") == "long")
    stage.phone.touchUp(touch)
    stage.phone.settle()
    #expect(try stage.text("log") == "long")
  }
}
