import HandsetTesting
import SwiftUI
import Testing

/// Forty lines under a bar, which may be scrolled to their end as they appear.
private struct Lines: View {
  var startsAtEnd = false

  var body: some View {
    NavigationStack {
      ScrollViewReader { proxy in
        ScrollView {
          VStack {
            ForEach(0..<40, id: \.self) { Text("Line \($0)").frame(height: 40).id($0) }
          }
        }
        .onAppear { if startsAtEnd { proxy.scrollTo(39, anchor: .bottom) } }
      }
      .navigationTitle("Lines")
      .navigationBarTitleDisplayMode(.inline)
    }
  }
}

/// Whether bars have their ground.
@MainActor
struct BarGroundTests {
  private func ground(_ phone: Phone) throws -> UIView {
    var waiting: [UIView] = [phone.window]
    while let view = waiting.popLast() {
      if let bar = view as? UINavigationBar {
        return try #require(
          bar.subviews.first { String(describing: type(of: $0)) == "BarBackground" })
      }
      waiting += view.subviews
    }
    throw CancellationError()
  }

  @Test func theBarIsClearWhileNothingIsBelowIt() throws {
    let stage = try Stage("iPhone 13") { Lines() }
    stage.phone.settle()
    #expect(try ground(stage.phone).alpha == 0)
    stage.phone.scroll(by: CGSize(width: 0, height: 200), at: CGPoint(x: 190, y: 400))
    stage.phone.settle()
    #expect(try ground(stage.phone).alpha == 1)
  }

  @Test func theBarHasItsGroundWhereContentIsBelowItFromTheStart() throws {
    let stage = try Stage("iPhone 13") { Lines(startsAtEnd: true) }
    stage.phone.settle()
    #expect(try ground(stage.phone).alpha == 1)
  }
}
