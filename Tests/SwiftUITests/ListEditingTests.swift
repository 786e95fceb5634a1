import Foundation
import HandsetTesting
import SwiftUI
import Testing

private struct Names: View {
  @State private var names = ["Ann", "Ben", "Cid", "Dot"]
  @State private var log = ""

  var body: some View {
    NavigationStack {
      List {
        ForEach(names, id: \.self) { name in
          Text(name).accessibilityIdentifier(name)
        }
        .onDelete { names.remove(atOffsets: $0) }
        .onMove { names.move(fromOffsets: $0, toOffset: $1) }
        Text("Mail").accessibilityIdentifier("mail")
          .swipeActions(edge: .leading) { Button("Read") { log += "read" }.tint(.blue) }
          .swipeActions {
            Button("Erase", role: .destructive) { log += "erase" }
            Button("Flag") { log += "flag" }.tint(.orange)
          }
        Text(names.joined(separator: " ") + log).accessibilityIdentifier("all")
      }
      .navigationBarTitleDisplayMode(.inline)
      .toolbar { EditButton().accessibilityIdentifier("edit") }
    }
  }
}

private struct Chosen: View {
  @State private var one: Int?
  @State private var some: Set<Int> = []
  let isMultiple: Bool

  var body: some View {
    NavigationStack {
      if isMultiple {
        List(selection: $some) { rows }.toolbar { EditButton().accessibilityIdentifier("edit") }
      } else {
        List(selection: $one) { rows }
      }
    }
  }

  @ViewBuilder private var rows: some View {
    ForEach(0..<3) { Text("Row \($0)").accessibilityIdentifier("r\($0)") }
    Text(one.map { "\($0)" } ?? some.sorted().map { "\($0)" }.joined())
      .accessibilityIdentifier("chosen")
  }
}

@MainActor @Suite struct ListEditingTests {
  private func stage() throws -> Stage<Names> {
    let stage = try Stage { Names() }
    stage.phone.settle()
    return stage
  }

  private func swipe(_ stage: Stage<some View>, _ name: String, by distance: CGFloat) throws {
    let frame = try stage.frame(name)
    let start = CGPoint(x: distance < 0 ? 340 : 60, y: frame.midY)
    stage.phone.drag(
      from: start, to: CGPoint(x: start.x + distance, y: start.y), duration: 0.5)
    stage.phone.settle()
  }

  @Test func aSwipeShowsTheButtonThatDeletes() throws {
    let stage = try stage()
    let rest = try stage.frame("Ben")
    try swipe(stage, "Ben", by: -80)
    #expect(try stage.frame("Ben").minX < rest.minX - 60)
    try stage.tap("Delete")
    stage.phone.settle()
    #expect(try stage.text("all") == "Ann Cid Dot")
    #expect(stage.phone.view(withIdentifier: "Ben") == nil)
    #expect(try stage.frame("Cid").minY == rest.minY)
  }

  @Test func aSwipeAllOverTheRowDeletesAtOnce() throws {
    let stage = try stage()
    try swipe(stage, "Ann", by: -300)
    let all = try stage.text("all")
    #expect(all == "Ben Cid Dot")
  }

  @Test func aTapElsewhereClosesTheRow() throws {
    let stage = try stage()
    let rest = try stage.frame("Ben")
    try swipe(stage, "Ben", by: -80)
    try stage.tap("Dot")
    stage.phone.settle()
    #expect(try stage.frame("Ben") == rest)
    #expect(stage.phone.view(withIdentifier: "Delete") == nil)
  }

  @Test func swipesShowTheActionsOfTheirEnds() throws {
    let stage = try stage()
    try swipe(stage, "mail", by: -120)
    try stage.tap("Flag")
    stage.phone.settle()
    #expect(try stage.text("all") == "Ann Ben Cid Dotflag")
    try swipe(stage, "mail", by: 80)
    let read = try #require(stage.phone.view(withIdentifier: "Read"))
    #expect(stage.phone.presentedFrame(of: read).minX == 16)
    try stage.tap("Read")
    stage.phone.settle()
    #expect(try stage.text("all") == "Ann Ben Cid Dotflagread")
  }

  @Test func aScrollDoesNotSwipe() throws {
    let stage = try stage()
    let frame = try stage.frame("Cid")
    stage.phone.drag(
      from: CGPoint(x: 200, y: frame.midY), to: CGPoint(x: 190, y: frame.midY - 60))
    stage.phone.settle()
    #expect(stage.phone.view(withIdentifier: "Delete") == nil)
  }

  /// Edited rows make 38 points of room for the button before them.
  @Test func theEditButtonShowsTheControls() throws {
    let stage = try stage()
    let rest = try stage.frame("Ann")
    try stage.tap("edit")
    stage.phone.settle()
    #expect(try stage.frame("Ann").minX == rest.minX + 38)
    #expect(try stage.frame("mail").minX == rest.minX)
    // The bar makes room for the longer word.
    let labels = stage.phone.all { ($0 as? UILabel)?.text == "Done" }
    let done = try #require(labels.first)
    #expect(done.bounds.width >= done.intrinsicContentSize.width - 0.5)
    stage.phone.tap(at: CGPoint(x: 36, y: rest.midY))
    stage.phone.settle()
    let buttons = stage.phone.all { ($0 as? UIButton)?.accessibilityLabel == "Delete" }
    let frame = stage.phone.presentedFrame(of: try #require(buttons.first))
    stage.phone.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    stage.phone.settle()
    #expect(try stage.text("all") == "Ben Cid Dot")
    try stage.tap("edit")
    stage.phone.settle()
    #expect(try stage.frame("Ben").minX == rest.minX)
  }

  @Test func aHandleMovesARow() throws {
    let stage = try stage()
    try stage.tap("edit")
    stage.phone.settle()
    let (ann, cid) = (try stage.frame("Ann"), try stage.frame("Cid"))
    stage.phone.drag(
      from: CGPoint(x: 355, y: ann.midY), to: CGPoint(x: 355, y: cid.midY + 10), duration: 0.6)
    stage.phone.settle()
    #expect(try stage.text("all") == "Ben Cid Ann Dot")
    #expect(try stage.frame("Ann").minY == cid.minY)
    stage.phone.drag(
      from: CGPoint(x: 355, y: cid.midY), to: CGPoint(x: 355, y: ann.midY - 10), duration: 0.6)
    stage.phone.settle()
    #expect(try stage.text("all") == "Ann Ben Cid Dot")
  }

  @Test func aTapChoosesARow() throws {
    let stage = try Stage { Chosen(isMultiple: false) }
    stage.phone.settle()
    try stage.tap("r1")
    stage.phone.settle()
    #expect(try stage.text("chosen") == "1")
    try stage.tap("r2")
    stage.phone.settle()
    #expect(try stage.text("chosen") == "2")
  }

  @Test func severalRowsAreChosenWhileTheListIsEdited() throws {
    let stage = try Stage { Chosen(isMultiple: true) }
    stage.phone.settle()
    try stage.tap("r1")
    #expect(try stage.text("chosen") == "")
    try stage.tap("edit")
    stage.phone.settle()
    for row in ["r0", "r2", "r1", "r0"] {
      try stage.tap(row)
      stage.phone.settle()
    }
    #expect(try stage.text("chosen") == "12")
  }

  @Test func offsetsCountFromBeforeTheChange() {
    var letters = Array("abcdef")
    letters.move(fromOffsets: IndexSet([1, 4]), toOffset: 3)
    #expect(String(letters) == "acbedf")
    letters.move(fromOffsets: IndexSet(integer: 0), toOffset: 6)
    #expect(String(letters) == "cbedfa")
    letters.remove(atOffsets: IndexSet([0, 5]))
    #expect(String(letters) == "bedf")
  }

  @Test func bindingsToElementsMayBeEdited() throws {
    struct Item: Identifiable {
      let id: Int
      var name: String
    }
    struct Screen: View {
      @State private var items = (0..<3).map { Item(id: $0, name: "Item \($0)") }
      var body: some View {
        VStack {
          Text(items.map(\.name).joined()).accessibilityIdentifier("all")
          List($items, editActions: .delete) { $item in
            TextField("Name", text: $item.name).accessibilityIdentifier("i\(item.id)")
          }
        }
      }
    }
    let stage = try Stage { Screen() }
    try stage.phone.element("i1").type("!")
    #expect(try stage.text("all") == "Item 0Item 1!Item 2")
  }
}

extension Phone {
  fileprivate func all(_ matches: (UIView) -> Bool) -> [UIView] {
    func all(in view: UIView) -> [UIView] {
      (matches(view) ? [view] : []) + view.subviews.flatMap { all(in: $0) }
    }
    return all(in: window)
  }
}
