import HandsetTesting
import SwiftUI
import Testing

private enum Theme: String {
  case plain
  case fancy
}

private struct Settings: View {
  @AppStorage("count") private var count = 1
  @AppStorage("theme") private var theme = Theme.plain
  @AppStorage("name") private var name: String?
  @SceneStorage("draft") private var draft = ""

  var body: some View {
    VStack {
      Text("\(count) \(theme.rawValue) \(name ?? "nobody") \(draft)")
        .accessibilityIdentifier("text")
      Button("Change") {
        count += 1
        theme = .fancy
        name = "Ada"
        draft = "x"
      }.accessibilityIdentifier("change")
      Button("Forget") { name = nil }.accessibilityIdentifier("forget")
      Other()
    }
  }
}

private struct Other: View {
  @AppStorage("count") private var count = 1
  var body: some View {
    VStack {
      Text("\(count)").accessibilityIdentifier("other")
      Stepper("More", value: $count)
    }
  }
}

/// A store of the test's own, of which nothing is written to a disk.
private final class Store: UserDefaults {
  nonisolated(unsafe) var values: [String: Any] = [:]
  override func object(forKey defaultName: String) -> Any? { values[defaultName] }
  override func set(_ value: Any?, forKey defaultName: String) { values[defaultName] = value }
  override func removeObject(forKey defaultName: String) { values[defaultName] = nil }
}

@MainActor @Suite struct StorageTests {
  @Test func valuesAreSharedByAllThatNameThem() throws {
    let stage = try Stage { Settings() }
    #expect(try stage.text("text") == "1 plain nobody ")
    try stage.tap("change")
    #expect(try stage.text("text") == "2 fancy Ada x")
    #expect(try stage.text("other") == "2")
    try stage.tap("forget")
    #expect(try stage.text("text") == "2 fancy nobody x")
  }

  @Test func anotherPhoneRemembersNothing() throws {
    let stage = try Stage { Settings() }
    try stage.tap("change")
    let other = try Stage { Settings() }
    #expect(try other.text("text") == "1 plain nobody ")
  }

  @Test func valuesGoIntoTheStoreThatIsNamed() throws {
    let store = Store()
    store.values["count"] = 7
    store.values["theme"] = "fancy"
    let stage = try Stage { Settings().defaultAppStorage(store) }
    #expect(try stage.text("text") == "7 fancy nobody ")
    try stage.tap("change")
    #expect(store.values["count"] as? Int == 8)
    #expect(store.values["name"] as? String == "Ada")
    #expect(store.values["draft"] == nil)
  }
}
