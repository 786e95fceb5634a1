import HandsetTesting
import SwiftUI
import Testing

private struct Item: Identifiable {
  let id: Int
  var name: String
}

private struct Items: View {
  @State private var items = (0..<3).map { Item(id: $0, name: "Item \($0)") }

  var body: some View {
    List {
      Section {
        ForEach($items) { $item in
          TextField("Name", text: $item.name).accessibilityIdentifier("i\(item.id)")
        }
      }
      Button("Add") { items.append(Item(id: items.count, name: "New")) }
        .accessibilityIdentifier("add")
      Button("Remove", role: .destructive) { items.removeFirst() }
        .accessibilityIdentifier("remove")
    }
  }
}

private struct Long: View {
  @State private var text = ""

  var body: some View {
    ScrollViewReader { proxy in
      VStack(spacing: 0) {
        Button("To the end") { proxy.scrollTo(40, anchor: .bottom) }
          .frame(height: 44).accessibilityIdentifier("end")
        List {
          ForEach(0..<50) { index in
            Text("Row \(index)").accessibilityIdentifier("r\(index)").id(index)
          }
        }
        .listStyle(.plain)
      }
    }
  }
}

private struct Bars: View {
  @State private var count = 0

  var body: some View {
    NavigationStack {
      Text("\(count)").accessibilityIdentifier("count")
        .navigationTitle("Bars")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Reset") { count = 0 } }
          ToolbarItem(placement: .primaryAction) { Button("Add") { count += 1 } }
        }
    }
  }
}

private struct Bulging: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.frame(
      width: configuration.isPressed ? 120 : 100, height: 41
    )
    .background(.blue)
    .accessibilityIdentifier("style")
  }
}

private struct Title: ViewModifier {
  @State private var taps = 0

  func body(content: Content) -> some View {
    VStack {
      content
      Button("\(taps)") { taps += 1 }.accessibilityIdentifier("taps")
    }
  }
}

@MainActor @Suite struct ListTests {
  /// A field takes all of its row of 44: the first card begins 35 below the top.
  @Test func fieldsFillTheirRows() throws {
    let stage = try Stage { Items() }
    #expect(try near(stage.frame("i0"), CGRect(x: 32, y: 82, width: 326, height: 44)))
    #expect(try near(stage.frame("i2"), CGRect(x: 32, y: 170, width: 326, height: 44)))
    // Rows outside sections are one of their own: 35 below the card that ends at 214.
    #expect(try abs(stage.frame("add").midY - (214 + 35 + 22)) < 0.5)
  }

  @Test func rowsComeAndGoByTheirIdentity() throws {
    let stage = try Stage { Items() }
    try stage.tap("add")
    #expect(try stage.frame("i3").minY == 214)
    stage.phone.advance(by: 1)
    try stage.tap("remove")
    #expect(stage.phone.view(withIdentifier: "i0") == nil)
    #expect(try stage.frame("i1").minY == 82)
  }

  @Test func aBindingToAnElementWritesIntoTheCollection() throws {
    let stage = try Stage { Items() }
    try stage.phone.element("i1").type("!")
    #expect(try stage.text("i1") == "Item 1!")
    #expect(try stage.text("i0") == "Item 0")
  }

  /// The list ends at the bottom of the safe area, 810; row 40 stands there.
  @Test func aReaderScrollsToARow() throws {
    let stage = try Stage { Long() }
    #expect(stage.phone.view(withIdentifier: "r40") == nil)
    try stage.tap("end")
    stage.phone.settle()
    let row = try stage.frame("r40")
    #expect(row.maxY <= 810.5)
    #expect(row.maxY > 790)
  }

  @Test func headersAreInCapitalsUnlessToldOtherwise() throws {
    let stage = try Stage {
      Form {
        Section("Account") { Text("Row") }
        Section("Wishes") { Text("Other") }.textCase(nil)
      }
    }
    #expect(stage.phone.labels == ["ACCOUNT", "Row", "Wishes", "Other"])
  }

  @Test func buttonsOfTheBarAct() throws {
    let stage = try Stage { Bars() }
    let add = try #require(stage.phone.label("Add"))
    let frame = stage.phone.presentedFrame(of: add)
    #expect(frame.minX > 300)
    #expect(frame.midY > 47 && frame.midY < 91)
    stage.phone.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    #expect(try stage.text("count") == "1")
  }

  @Test func aStyleKnowsWhetherItsButtonIsPressed() throws {
    let stage = try Stage { Button("Press") {}.buttonStyle(Bulging()) }
    #expect(try stage.frame("style").width == 100)
    let touch = stage.phone.touchDown(at: CGPoint(x: 195, y: 428))
    #expect(try stage.frame("style").width == 120)
    stage.phone.touchUp(touch)
    #expect(try stage.frame("style").width == 100)
  }

  @Test func aModifierOfTheAppsOwnKeepsState() throws {
    let stage = try Stage { Text("Title").modifier(Title()) }
    try stage.tap("taps")
    #expect(stage.phone.labels == ["Title", "1"])
  }
}
