import SwiftUI

/// One text changes among 1,000 rows of a SwiftUI screen: its state, its body, layout and the turn.
@MainActor
enum SwiftUIRows {
  static func run() -> [BenchmarkRow] {
    let screen = BenchmarkScreen()
    let models = (0..<1000).map { RowModel("Row \($0)") }
    let host = UIHostingController(rootView: Rows(models: models))
    screen.window.rootViewController = host
    screen.application.performTurn()
    var changes = 0
    let seconds = Stopwatch.best(of: 5) {
      for step in 0..<100 {
        models[(step * 7) % 1000].text = "Changed \(changes)"
        changes += 1
        screen.application.performTurn()
      }
    }
    return [
      BenchmarkRow(label: "SwiftUI: one text of 1,000 rows", seconds: seconds / 100, limit: 1e-3),
      BenchmarkRow(
        label: "SwiftUI: opening a list of 10,000 rows", seconds: secondsToOpenList(), limit: 50e-3),
    ]
  }

  /// The first turn of a list, of which a screenful is made.
  private static func secondsToOpenList() -> Double {
    let screen = BenchmarkScreen()
    return Stopwatch.best(of: 5) {
      screen.window.rootViewController = UIHostingController(
        rootView: List(0..<10_000, id: \.self) { Text("Row \($0)") })
      screen.application.performTurn()
    }
  }
}

private final class RowModel: ObservableObject, Identifiable {
  @Published var text: String

  init(_ text: String) {
    self.text = text
  }
}

private struct Rows: View {
  let models: [RowModel]

  var body: some View {
    ScrollView {
      VStack {
        ForEach(models) { Row(model: $0) }
      }
    }
  }
}

private struct Row: View {
  @ObservedObject var model: RowModel

  var body: some View {
    Text(model.text).padding(.horizontal)
  }
}
