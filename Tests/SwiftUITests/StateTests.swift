import HandsetTesting
import SwiftUI
import Testing

@MainActor private final class Counts {
  var bodies: [String: Int] = [:]
  func note(_ name: String) { bodies[name, default: 0] += 1 }
}

private final class Model: ObservableObject {
  @Published var name = "Ada"
  @Published var age = 36
}

private struct Counter: View {
  let counts: Counts
  @State private var count = 0
  @State private var unread = 0

  var body: some View {
    counts.note("counter")
    return VStack {
      Text("\(count)").accessibilityIdentifier("count")
      Button("More") { count += 1 }.accessibilityIdentifier("more")
      Button("Unread") { unread += 1 }.accessibilityIdentifier("unread")
      Constant(counts: counts, title: "A title that is too long to be kept inside a string")
      Reader(counts: counts, count: $unread)
    }
  }
}

private struct Constant: View {
  let counts: Counts
  let title: String

  var body: some View {
    counts.note("constant")
    return Text(title)
  }
}

private struct Reader: View {
  let counts: Counts
  @Binding var count: Int

  var body: some View {
    counts.note("reader")
    return Text("\(count)").accessibilityIdentifier("read")
  }
}

private struct Rows: View {
  @State private var names = ["one", "two", "three"]

  var body: some View {
    VStack {
      ForEach(names, id: \.self) { Row(name: $0) }
      Button("Reverse") { names.reverse() }.accessibilityIdentifier("reverse")
      Button("Drop") { names.removeFirst() }.accessibilityIdentifier("drop")
    }
  }
}

private struct Row: View {
  let name: String
  @State private var taps = 0

  var body: some View {
    Button("\(name) \(taps)") { taps += 1 }.accessibilityIdentifier(name)
  }
}

private struct Switching: View {
  @State private var isFirst = true

  var body: some View {
    VStack {
      if isFirst { Row(name: "row") } else { Row(name: "row") }
      Button("Switch") { isFirst.toggle() }.accessibilityIdentifier("switch")
    }
  }
}

private struct Owner: View {
  @StateObject private var model = Model()
  @State private var other = 0

  var body: some View {
    VStack {
      Text("\(model.name) \(model.age) \(other)").accessibilityIdentifier("owner")
      Button("Age") { model.age += 1 }.accessibilityIdentifier("age")
      Button("Other") { other += 1 }.accessibilityIdentifier("other")
      Child().environmentObject(model)
    }
  }
}

private struct Child: View {
  @EnvironmentObject private var model: Model

  var body: some View {
    TextField("Name", text: $model.name).accessibilityIdentifier("name")
  }
}

private struct LevelKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  fileprivate var level: Int {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }
}

private struct Levels: View {
  let counts: Counts
  @State private var level = 1

  var body: some View {
    VStack {
      Button("Up") { level += 1 }.accessibilityIdentifier("up")
      LevelReader(counts: counts)
      Constant(counts: counts, title: "no reader")
    }
    .environment(\.level, level)
  }
}

private struct LevelReader: View {
  let counts: Counts
  @Environment(\.level) private var level

  var body: some View {
    counts.note("level")
    return Text("level \(level)").accessibilityIdentifier("level")
  }
}

@MainActor @Suite struct StateTests {
  @Test func aChangeReadsOnlyTheBodiesThatReadTheState() throws {
    let counts = Counts()
    let stage = try Stage { Counter(counts: counts) }
    #expect(counts.bodies == ["counter": 1, "constant": 1, "reader": 1])
    try stage.tap("more")
    #expect(try stage.text("count") == "1")
    #expect(counts.bodies == ["counter": 2, "constant": 1, "reader": 1])
    try stage.tap("unread")
    #expect(try stage.text("read") == "1")
    #expect(counts.bodies == ["counter": 2, "constant": 1, "reader": 2])
  }

  @Test func theStateOfARowMovesWithItsIdentity() throws {
    let stage = try Stage { Rows() }
    try stage.tap("one")
    try stage.tap("one")
    try stage.tap("three")
    let before = try stage.frame("one")
    try stage.tap("reverse")
    #expect(try stage.frame("three").minY == before.minY)
    let texts = stage.phone.labels
    #expect(Array(texts.prefix(3)) == ["three 1", "two 0", "one 2"])
    try stage.tap("drop")
    #expect(Array(stage.phone.labels.prefix(2)) == ["two 0", "one 2"])
  }

  @Test func anotherBranchIsAnotherIdentity() throws {
    let stage = try Stage { Switching() }
    try stage.tap("row")
    #expect(stage.phone.labels.first == "row 1")
    try stage.tap("switch")
    #expect(stage.phone.labels.first == "row 0")
  }

  @Test func anOwnedObjectStaysAndBringsItsReadersUpToDate() throws {
    let stage = try Stage { Owner() }
    try stage.tap("age")
    try stage.tap("other")
    #expect(try stage.text("owner") == "Ada 37 1")
    // Long enough after the taps on the buttons not to be one with them.
    stage.phone.advance(by: 1)
    try stage.phone.element("name").type("!")
    #expect(try stage.text("owner") == "Ada! 37 1")
    #expect(try stage.text("name") == "Ada!")
  }

  @Test func aValueOfTheEnvironmentReachesThoseThatReadIt() throws {
    let counts = Counts()
    let stage = try Stage { Levels(counts: counts) }
    #expect(try stage.text("level") == "level 1")
    try stage.tap("up")
    #expect(try stage.text("level") == "level 2")
    #expect(counts.bodies == ["level": 2, "constant": 1])
  }
}

extension Phone {
  /// The texts of all labels, from the back to the front.
  var labels: [String] {
    var found: [String] = []
    func visit(_ view: UIView) {
      if let label = view as? UILabel, let text = label.text { found.append(text) }
      view.subviews.forEach(visit)
    }
    if let root = UIApplication.shared.keyWindow { visit(root) }
    return found
  }
}
