import HandsetTesting
import SwiftUI
import Testing

private struct Named: View {
  @State private var count = 0
  var body: some View {
    VStack {
      Button("Plus") { count += 1 }
        .accessibilityLabel("Add one").accessibilityHint("Counts").accessibilityValue("\(count)")
        .accessibilityAddTraits(.isButton).accessibilityIdentifier("plus")
      HStack {
        Text("Ada")
        Text("Lovelace")
      }
      .accessibilityElement(children: .combine).accessibilityIdentifier("person")
      Text("decoration").accessibilityHidden(true).accessibilityIdentifier("hidden")
      TextField("Name", text: .constant("")).padding(12).background(Color.yellow)
        .accessibilityIdentifier("field")
      TextEditor(text: .constant("note")).frame(height: 88).accessibilityIdentifier("note")
    }
  }
}

private struct Tapped: View {
  @State private var log = ""
  @State private var isOn = false
  var body: some View {
    VStack {
      Text(log).accessibilityIdentifier("log")
      Button("Button") { log += "b" }.accessibilityIdentifier("button")
      Toggle("Switch", isOn: $isOn).labelsHidden().accessibilityIdentifier("switch")
      Color.red.frame(height: 100).accessibilityIdentifier("ground")
    }
    .onTapGesture { log += "o" }
  }
}

private struct Child: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController {
    let controller = UIViewController()
    controller.view.accessibilityIdentifier = "child"
    return controller
  }
  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}

@MainActor @Suite struct AccessibilityTests {
  @Test func whatViewsAreCalledIsUIKits() throws {
    let stage = try Stage { Named() }
    let view = try #require(stage.phone.view(withIdentifier: "plus"))
    #expect(view.accessibilityLabel == "Add one")
    #expect(view.accessibilityHint == "Counts")
    #expect(view.accessibilityValue == "0")
    #expect(view.accessibilityTraits.contains(.button))
    try stage.tap("plus")
    stage.phone.settle()
    #expect(view.accessibilityValue == "1")
    #expect(stage.phone.view(withIdentifier: "Add one") === view)
    #expect(ViewTree(stage.phone).description.contains("Add one"))
  }

  @Test func severalViewsAreOneThing() throws {
    let stage = try Stage { Named() }
    let view = try #require(stage.phone.view(withIdentifier: "person"))
    #expect(view.isAccessibilityElement)
    #expect(view.accessibilityLabel == "Ada, Lovelace")
    let hidden = try #require(stage.phone.view(withIdentifier: "hidden"))
    #expect(hidden.accessibilityElementsHidden)
  }

  @Test func theNameOfAFieldWithRoomAroundItIsThatOfTheField() throws {
    let stage = try Stage { Named() }
    for name in ["field", "note"] {
      let view = try #require(stage.phone.view(withIdentifier: name))
      #expect(stage.phone.focus(view))
      stage.phone.settle()
      #expect(view.isFirstResponder)
    }
    #expect(try stage.text("note") == "note")
    #expect(try stage.text("plus") == "Plus")
  }

  @Test func aTapOnAButtonIsNotOneOnWhatItIsIn() throws {
    let stage = try Stage { Tapped() }
    try stage.tap("button")
    stage.phone.settle()
    try stage.tap("ground")
    stage.phone.settle()
    #expect(try stage.text("log") == "bo")
  }

  @Test func aControllerKeepsToItsRoom() throws {
    let stage = try Stage {
      VStack(spacing: 0) {
        Child().frame(height: 120)
        Spacer()
      }
    }
    #expect(try stage.frame("child") == CGRect(x: 0, y: 47, width: 390, height: 120))
    let reaching = try Stage { Child().ignoresSafeArea() }
    #expect(try reaching.frame("child") == CGRect(x: 0, y: 0, width: 390, height: 844))
  }
}
