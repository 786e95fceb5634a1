import HandsetTesting
import SwiftUI
import Testing

/// A field and what it says, inside what hands closures or screens on.
private struct Echo: View {
  @Binding var text: String

  var body: some View {
    VStack {
      TextField("Text", text: $text).accessibilityIdentifier("field")
      Text(text.isEmpty ? "empty" : "full").accessibilityIdentifier("echo")
    }
  }
}

private struct Reader: View {
  @State private var text = ""

  var body: some View {
    ScrollViewReader { _ in
      VStack {
        TextField("Text", text: $text).accessibilityIdentifier("field")
        Text(text.isEmpty ? "empty" : "full").accessibilityIdentifier("echo")
      }
    }
  }
}

private struct Pushing: View {
  @State private var text = ""

  var body: some View {
    NavigationStack {
      NavigationLink("Go") {
        VStack {
          TextField("Text", text: $text).accessibilityIdentifier("field")
          Text(text.isEmpty ? "empty" : "full").accessibilityIdentifier("echo")
        }
      }
      .accessibilityIdentifier("go")
    }
  }
}

private struct PushingValues: View {
  @State private var text = ""

  var body: some View {
    NavigationStack {
      NavigationLink("Go", value: 1)
        .accessibilityIdentifier("go")
        .navigationDestination(for: Int.self) { _ in
          VStack {
            TextField("Text", text: $text).accessibilityIdentifier("field")
            Text(text.isEmpty ? "empty" : "full").accessibilityIdentifier("echo")
          }
        }
    }
  }
}

private final class Store: ObservableObject {
  struct Item: Identifiable {
    let id: Int
    var name = ""
  }
  @Published var items = [Item(id: 0), Item(id: 1)]
}

private struct PushingItems: View {
  @StateObject private var store = Store()

  var body: some View {
    NavigationStack {
      List {
        ForEach($store.items) { $item in
          NavigationLink {
            Echo(text: $item.name)
          } label: {
            Text(item.name.isEmpty ? "Item \(item.id)" : item.name)
          }
          .accessibilityIdentifier(item.id == 1 ? "go" : "other")
        }
      }
    }
  }
}

/// What is shown follows states of the views around, wherever it is made.
@MainActor
struct OuterStateTests {
  private func check<Content: View>(_ screen: Content, opens: Bool = true) throws {
    let stage = try Stage("iPhone 13") { screen }
    stage.phone.settle()
    if opens {
      try stage.tap("go")
      stage.phone.settle()
    }
    #expect(try stage.text("echo") == "empty")
    try stage.tap("field")
    stage.phone.settle()
    stage.phone.type("X")
    stage.phone.settle()
    #expect(try stage.text("echo") == "full")
  }

  @Test func theContentOfAReaderFollows() throws { try check(Reader(), opens: false) }

  @Test func aPushedScreenFollows() throws { try check(Pushing()) }

  @Test func aScreenForAValueFollows() throws { try check(PushingValues()) }

  @Test func aPushedScreenFollowsABindingToAnElement() throws { try check(PushingItems()) }

  @Test func aLinkCanBeUsedAgain() throws {
    let stage = try Stage("iPhone 13") { Pushing() }
    stage.phone.settle()
    for _ in 0..<3 {
      try stage.tap("go")
      stage.phone.settle()
      #expect(try stage.text("echo") == "empty")
      try stage.tap("BackButton")
      stage.phone.settle()
      #expect(stage.phone.view(withIdentifier: "echo") == nil)
    }
  }
}
