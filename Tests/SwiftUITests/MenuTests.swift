import HandsetTesting
import SwiftUI
import Testing

private struct Sorted: View {
  @State private var log = ""
  @State private var isReversed = false
  @State private var order = "name"

  var body: some View {
    VStack {
      Text(log + (isReversed ? " reversed " : " ") + order).accessibilityIdentifier("log")
      Menu("Sort") {
        Button("Copy", systemImage: "doc") { log += "copy" }
        Button("Erase", role: .destructive) { log += "erase" }.disabled(log.isEmpty)
        Divider()
        Toggle("Reversed", isOn: $isReversed)
        Section("Order") {
          Picker("Order", selection: $order) {
            Text("By name").tag("name")
            Text("By date").tag("date")
          }
        }
        Menu("More") {
          ForEach(0..<2) { index in Button("Thing \(index)") { log += "\(index)" } }
        }
        Own(log: $log)
      }
      .accessibilityIdentifier("sort")
    }
  }
}

private struct Own: View {
  @Binding var log: String

  var body: some View { Button("Own") { log += "own" } }
}

private enum Meal: String, CaseIterable, Identifiable {
  case none, supper, all
  var id: Self { self }
}

private struct Order: View {
  @State private var meal = Meal.none
  var isForm = true

  var body: some View {
    if isForm {
      NavigationStack {
        Form {
          picker
          Text(meal.rawValue).accessibilityIdentifier("chosen")
        }
      }
    } else {
      picker
    }
  }

  private var picker: some View {
    Picker("Meal", selection: $meal) {
      ForEach(Meal.allCases) { Text($0.rawValue.capitalized) }
    }
    .accessibilityIdentifier("picker")
  }
}

@MainActor @Suite struct SwiftUIMenuTests {
  private func opened() throws -> Stage<Sorted> {
    let stage = try Stage { Sorted() }
    try stage.tap("sort")
    stage.phone.settle()
    return stage
  }

  @Test func aMenuOffersItsViewsInOrder() throws {
    let stage = try opened()
    let titles = ["Copy", "Erase", "Reversed", "By name", "By date", "More", "Own"]
    let tops = try titles.map { try stage.frame($0).minY }
    #expect(tops == tops.sorted() && Set(tops).count == titles.count)
    // A group begins 8 below the one before, the one with a title 32 further down.
    #expect(tops[2] == tops[1] + 52)
    #expect(tops[3] == tops[2] + 44 + 8 + 32)
  }

  @Test func buttonsActAndDisabledOnesDoNot() throws {
    let stage = try opened()
    try stage.tap("Erase")
    stage.phone.settle()
    #expect(try stage.text("log") == " name")
    try stage.tap("Copy")
    stage.phone.settle()
    #expect(try stage.text("log") == "copy name")
    #expect(stage.phone.view(withIdentifier: "menu") == nil)
    try stage.tap("sort")
    stage.phone.settle()
    try stage.tap("Erase")
    stage.phone.settle()
    #expect(try stage.text("log") == "copyerase name")
  }

  @Test func togglesPickersAndViewsOfTheAppsOwnWork() throws {
    let stage = try opened()
    for title in ["Reversed", "By date", "Own"] {
      try stage.tap(title)
      stage.phone.settle()
      try stage.tap("sort")
      stage.phone.settle()
    }
    #expect(try stage.text("log") == "own reversed date")
    try stage.tap("More")
    stage.phone.settle()
    try stage.tap("Thing 1")
    stage.phone.settle()
    #expect(try stage.text("log") == "own1 reversed date")
  }

  /// All of the row opens the menu, whose trailing edge is that of the row's content.
  @Test func aPickerInAFormOpensAMenu() throws {
    let stage = try Stage { Order() }
    stage.phone.settle()
    let row = try stage.frame("picker")
    #expect(row.minX == 32 && row.width == 326)
    stage.phone.tap(at: CGPoint(x: 60, y: row.minY - 6))
    stage.phone.settle()
    #expect(try stage.frame("menu").maxX == 358)
    try stage.tap("Supper")
    stage.phone.settle()
    #expect(try stage.text("chosen") == "supper")
    #expect(stage.phone.view(withIdentifier: "menu") == nil)
  }

  @Test func aPickerElsewhereIsItsValue() throws {
    let stage = try Stage { Order(isForm: false) }
    #expect(stage.phone.first(UILabel.self)?.text == "None")
    try stage.tap("picker")
    stage.phone.settle()
    try stage.tap("All")
    stage.phone.settle()
    #expect(stage.phone.first(UILabel.self)?.text == "All")
  }

  @Test func aLongPressOpensAContextMenu() throws {
    let stage = try Stage {
      Text("Press").frame(width: 200, height: 60).accessibilityIdentifier("text")
        .contextMenu { Button("Copy") {} }
    }
    let frame = try stage.frame("text")
    let touch = stage.phone.touchDown(at: CGPoint(x: frame.midX, y: frame.midY))
    stage.phone.advance(by: 0.7)
    stage.phone.touchUp(touch)
    stage.phone.settle()
    #expect(try stage.frame("Copy").width == 250)
  }
}
