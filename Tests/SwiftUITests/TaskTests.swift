import HandsetTesting
import SwiftUI
import Testing

@MainActor private final class Gate {
  private var waiting: [CheckedContinuation<Void, Never>] = []
  func wait() async { await withCheckedContinuation { waiting.append($0) } }
  func open() {
    for continuation in waiting { continuation.resume() }
    waiting = []
  }
}

private struct Loading: View {
  let gate: Gate
  @State private var text = "nothing"
  @State private var id = 0
  @State private var runs = 0
  @State private var isShown = true

  var body: some View {
    VStack {
      Text("\(text) \(runs)").accessibilityIdentifier("text")
      Button("Next") { id += 1 }.accessibilityIdentifier("next")
      Button("Hide") { isShown = false }.accessibilityIdentifier("hide")
      if isShown {
        Color.red.frame(height: 10)
          .task(id: id) { runs += 1 }
          .task {
            text = "loading"
            await gate.wait()
            text = Task.isCancelled ? "cancelled" : "loaded"
          }
      }
    }
  }
}

private struct Pulled: View {
  let gate: Gate
  @State private var count = 0

  var body: some View {
    List {
      Text("\(count)").accessibilityIdentifier("count")
    }
    .refreshable {
      count += 1
      await gate.wait()
      count += 10
    }
  }
}

@MainActor @Suite struct TaskTests {
  @Test func aTaskRunsAtOnceUpToWhereItWaits() async throws {
    let gate = Gate()
    let stage = try Stage { Loading(gate: gate) }
    stage.phone.settle()
    #expect(try stage.text("text") == "loading 1")
    gate.open()
    await stage.phone.runTasks()
    #expect(try stage.text("text") == "loaded 1")
  }

  @Test func anotherIdentityRunsTheTaskAnew() throws {
    let stage = try Stage { Loading(gate: Gate()) }
    stage.phone.settle()
    try stage.tap("next")
    stage.phone.settle()
    #expect(try stage.text("text") == "loading 2")
  }

  @Test func aTaskIsCancelledWithItsView() async throws {
    let gate = Gate()
    let stage = try Stage { Loading(gate: gate) }
    stage.phone.settle()
    try stage.tap("hide")
    stage.phone.settle()
    gate.open()
    await stage.phone.runTasks()
    #expect(try stage.text("text") == "cancelled 1")
  }

  @Test func pullingAListDownFetchesItsContentAnew() async throws {
    let gate = Gate()
    let stage = try Stage { Pulled(gate: gate) }
    stage.phone.drag(from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 600), duration: 0.5)
    stage.phone.settle()
    #expect(try stage.text("count") == "1")
    let lowered = try stage.frame("count").minY
    gate.open()
    await stage.phone.runTasks()
    #expect(try stage.text("count") == "11")
    #expect(try stage.frame("count").minY == lowered - 60)
  }
}
