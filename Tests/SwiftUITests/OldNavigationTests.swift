import HandsetTesting
import SwiftUI
import Testing

private struct Links: View {
  @State private var isActive = false
  @State private var chosen: String?
  @State private var isEditing = false

  var body: some View {
    NavigationView {
      VStack {
        NavigationLink("Active", isActive: $isActive) {
          Text("first").accessibilityIdentifier("first")
        }
        .accessibilityIdentifier("link")
        NavigationLink(tag: "b", selection: $chosen) {
          Button("Home") { chosen = nil }.accessibilityIdentifier("home")
        } label: {
          Text("Tagged")
        }
        Button("Go") { isActive = true }.accessibilityIdentifier("go")
        Button("Choose") { chosen = "b" }.accessibilityIdentifier("choose")
        Text("\(isActive ? "active" : "idle") \(chosen ?? "none")").accessibilityIdentifier("state")
        Button("Edit") { isEditing.toggle() }.accessibilityIdentifier("edit")
      }
      .navigationTitle(Text("Links"))
      .navigationBarItems(
        leading: Button("Left") {}, trailing: Group { if isEditing { Button("Right") {} } }
      )
      .toolbar {
        if isEditing { ToolbarItem(placement: .status) { Text("Two selected") } }
      }
    }
    .navigationViewStyle(.stack)
  }
}

private struct Results: View {
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch

  var body: some View {
    VStack {
      Text(isSearching ? "searching" : "idle").accessibilityIdentifier("searching")
      Button("Enough") { dismissSearch() }.accessibilityIdentifier("enough")
    }
  }
}

private struct Search: View {
  @State private var text = ""
  var body: some View {
    NavigationStack {
      Results().searchable(text: $text, prompt: "Find")
        .safeAreaInset(edge: .bottom) { Text("[\(text)]").accessibilityIdentifier("text") }
    }
  }
}

private struct Pages: View {
  @State private var page = 1
  var body: some View {
    VStack(spacing: 0) {
      TabView(selection: $page) {
        ForEach(0..<3) { index in
          Color.yellow.accessibilityIdentifier("page\(index)").tag(index)
        }
      }
      .tabViewStyle(.page)
      .frame(height: 300)
      Text("\(page)").accessibilityIdentifier("page")
      Button("Last") { page = 2 }.accessibilityIdentifier("last")
    }
  }
}

private struct NewTabs: View {
  @State private var tab = "b"
  var body: some View {
    TabView(selection: $tab) {
      Tab("One", systemImage: "star", value: "a") { Text("first").accessibilityIdentifier("a") }
      Tab("Two", systemImage: "heart", value: "b") { Text("second").accessibilityIdentifier("b") }
    }
  }
}

private struct Folding: View {
  @State private var isExpanded = true
  var body: some View {
    List {
      Section("Section", isExpanded: $isExpanded) {
        Text("row").accessibilityIdentifier("row")
      }
      Button("Fold") { isExpanded.toggle() }.accessibilityIdentifier("fold")
    }
  }
}

@MainActor @Suite struct OldNavigationTests {
  @Test func aLinkIsActiveWhileItsStateSaysSo() throws {
    let stage = try Stage { Links() }
    try stage.tap("go")
    stage.phone.settle()
    #expect(stage.phone.view(withIdentifier: "first") != nil)
    let bar = try #require(stage.phone.window.rootViewController?.children.first)
    (bar as? UINavigationController)?.popViewController(animated: true)
    stage.phone.settle()
    #expect(try stage.text("state") == "idle none")
    try stage.tap("link")
    stage.phone.settle()
    #expect(stage.phone.view(withIdentifier: "first") != nil)
  }

  @Test func aLinkIsActiveWhileItsTagIsChosen() throws {
    let stage = try Stage { Links() }
    try stage.tap("choose")
    stage.phone.settle()
    try stage.tap("home")
    stage.phone.settle()
    let state = try stage.text("state")
    #expect(state == "idle none")
  }

  @Test func barItemsComeAndGoWithWhatIsThere() throws {
    let stage = try Stage { Links() }
    let labels = { stage.phone.labels }
    #expect(labels().contains("Left") && labels().contains("Links"))
    #expect(!labels().contains("Right"))
    try stage.tap("edit")
    stage.phone.settle()
    #expect(labels().contains("Right") && labels().contains("Two selected"))
    try stage.tap("edit")
    stage.phone.settle()
    #expect(!labels().contains("Right") && !labels().contains("Two selected"))
  }

  @Test func viewsKnowWhetherTheUserSearches() throws {
    let stage = try Stage { Search() }
    #expect(try stage.text("searching") == "idle")
    try stage.tap("search")
    stage.phone.settle()
    stage.phone.type("ab")
    stage.phone.settle()
    #expect(try stage.text("searching") == "searching")
    #expect(try stage.text("text") == "[ab]")
    try stage.tap("enough")
    stage.phone.settle()
    #expect(try stage.text("searching") == "idle")
    #expect(try stage.text("text") == "[]")
    #expect(stage.phone.keyboardTop == 844)
  }

  @Test func pagesAreTurnedByAFingerAndByTheState() throws {
    let stage = try Stage { Pages() }
    #expect(try stage.frame("page1").minX == 0)
    stage.phone.drag(from: CGPoint(x: 300, y: 400), to: CGPoint(x: 60, y: 400), duration: 0.15)
    stage.phone.settle()
    #expect(try stage.text("page") == "2")
    #expect(try stage.frame("page2").minX == 0)
    #expect(try stage.frame("page1").minX == -390)
    let other = try Stage { Pages() }
    try other.tap("last")
    other.phone.settle()
    #expect(try other.frame("page2").minX == 0)
  }

  @Test func tabsAreChosenByTheirValues() throws {
    let stage = try Stage { NewTabs() }
    stage.phone.settle()
    #expect(stage.phone.labels.contains("second") && stage.phone.labels.contains("One"))
    #expect(!stage.phone.labels.contains("first"))
  }

  @Test func theRowsOfASectionAreFolded() throws {
    let stage = try Stage { Folding() }
    let before = try stage.frame("fold").minY
    try stage.tap("fold")
    stage.phone.settle()
    #expect(stage.phone.view(withIdentifier: "row") == nil)
    #expect(abs(try stage.frame("fold").minY - before + 44) < 0.01)
  }
}
