import HandsetTesting
import SwiftUI
import Testing

private struct WidestKey: PreferenceKey {
  static let defaultValue: CGFloat = 0
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
    value = max(value, nextValue())
  }
}

private struct Columns: View {
  @State private var widest: CGFloat = 0
  @State private var isLong = true

  var body: some View {
    VStack {
      ForEach([80, 120, 200].filter { isLong || $0 < 200 }, id: \.self) { width in
        Color.red.frame(width: CGFloat(width), height: 20)
          .background(
            GeometryReader { proxy in
              Color.clear.preference(key: WidestKey.self, value: proxy.size.width)
            })
      }
      Text("\(Int(widest))").accessibilityIdentifier("widest")
      Button("Shorter") { isLong = false }.accessibilityIdentifier("shorter")
    }
    .onPreferenceChange(WidestKey.self) { widest = $0 }
  }
}

@MainActor @Suite struct PreferenceTests {
  @Test func whatViewsSayIsJoinedAndFollowed() throws {
    let stage = try Stage { Columns() }
    #expect(try stage.text("widest") == "200")
    try stage.tap("shorter")
    stage.phone.settle()
    #expect(try stage.text("widest") == "120")
  }

  @Test func theOuterPreferenceGoesFirst() throws {
    var told: [CGFloat] = []
    let stage = try Stage {
      Text("A").preference(key: WidestKey.self, value: 3)
        .transformPreference(WidestKey.self) { $0 += 4 }
        .onPreferenceChange(WidestKey.self) { told.append($0) }
        .preference(key: WidestKey.self, value: 50)
        .onPreferenceChange(WidestKey.self) { told.append($0) }
    }
    stage.phone.settle()
    #expect(told == [7, 50])
  }
}
