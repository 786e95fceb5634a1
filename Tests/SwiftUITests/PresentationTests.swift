import HandsetTesting
import SwiftUI
import Testing

private struct Screens: View {
  @State private var isSheetShown = false
  @State private var isAsking = false
  @State private var answer = "none"
  @State private var dismissals = 0

  var body: some View {
    NavigationStack {
      VStack {
        Text("\(answer) \(dismissals)").accessibilityIdentifier("answer")
        NavigationLink("Go on") { Pushed() }.accessibilityIdentifier("link")
        Button("Sheet") { isSheetShown = true }.accessibilityIdentifier("sheet")
        Button("Ask") { isAsking = true }.accessibilityIdentifier("ask")
      }
      .navigationTitle("First")
      .sheet(isPresented: $isSheetShown, onDismiss: { dismissals += 1 }) { Sheet() }
      .alert("Really?", isPresented: $isAsking) {
        Button("Yes") { answer = "yes" }
        Button("No", role: .cancel) { answer = "no" }
      } message: {
        Text("It cannot be undone.")
      }
    }
  }
}

private struct Pushed: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Back") { dismiss() }
      .accessibilityIdentifier("back")
      .navigationTitle("Second")
  }
}

private struct Sheet: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Close") { dismiss() }.accessibilityIdentifier("close")
  }
}

private struct Tabs: View {
  @State private var tab = "two"

  var body: some View {
    TabView(selection: $tab) {
      Text("Screen one").tabItem { Label("One", systemImage: "star") }.tag("one")
      Text("Screen two").tabItem { Text("Two") }.tag("two")
    }
  }
}

private struct Appearing: View {
  @State private var isShown = false
  @State private var log = ""

  var body: some View {
    VStack {
      Text(log).accessibilityIdentifier("log")
      if isShown {
        Color.red.frame(height: 20)
          .onAppear { log += "+" }
          .onDisappear { log += "-" }
      }
      Button("Toggle") { isShown.toggle() }.accessibilityIdentifier("toggle")
    }
    .onChange(of: isShown) { log += $0 ? "1" : "0" }
  }
}

private struct Fading: View {
  @State private var isShown = true
  @State private var isWide = false

  var body: some View {
    VStack(spacing: 0) {
      Color.red.frame(width: isWide ? 300 : 100, height: 50).accessibilityIdentifier("bar")
      if isShown { Color.blue.frame(width: 50, height: 51).accessibilityIdentifier("box") }
      Button("Widen") { withAnimation(.linear(duration: 1)) { isWide = true } }
        .frame(height: 50).accessibilityIdentifier("widen")
      Button("Hide") { withAnimation(.linear(duration: 1)) { isShown = false } }
        .frame(height: 50).accessibilityIdentifier("hide")
    }
  }
}

private struct Wrapped: UIViewRepresentable {
  @Binding var value: Float

  func makeCoordinator() -> Coordinator { Coordinator() }
  final class Coordinator { var updates = 0 }

  func makeUIView(context: Context) -> UISlider {
    let slider = UISlider()
    slider.accessibilityIdentifier = "slider"
    return slider
  }

  func updateUIView(_ uiView: UISlider, context: Context) {
    context.coordinator.updates += 1
    uiView.value = value
    uiView.isEnabled = context.environment.isEnabled
  }
}

private struct Wrapper: View {
  @State private var value: Float = 0.25

  var body: some View {
    VStack {
      Wrapped(value: $value).disabled(value > 0.5)
      Button("Set") { value = 0.75 }.accessibilityIdentifier("set")
    }
  }
}

@MainActor @Suite struct PresentationTests {
  @Test func aLinkPushesAScreenThatCanGoBack() throws {
    let stage = try Stage { Screens() }
    try stage.tap("link")
    stage.phone.settle()
    #expect(stage.phone.labels.contains("Second"))
    try stage.tap("back")
    stage.phone.settle()
    #expect(stage.phone.view(withIdentifier: "back") == nil)
    #expect(stage.phone.view(withIdentifier: "link") != nil)
  }

  @Test func aSheetComesAndGoesWithItsState() throws {
    let stage = try Stage { Screens() }
    try stage.tap("sheet")
    stage.phone.settle()
    #expect(try stage.frame("close").midY > 100)
    try stage.tap("close")
    stage.phone.settle()
    stage.phone.advance(by: 0.1)
    #expect(stage.phone.view(withIdentifier: "close") == nil)
    #expect(try stage.text("answer") == "none 1")
    try stage.tap("sheet")
    stage.phone.settle()
    #expect(stage.phone.view(withIdentifier: "close") != nil)
  }

  @Test func anAlertOffersItsButtons() throws {
    let stage = try Stage { Screens() }
    try stage.tap("ask")
    stage.phone.settle()
    #expect(stage.phone.labels.contains("It cannot be undone."))
    let yes = try #require(stage.phone.label("Yes"))
    let frame = stage.phone.presentedFrame(of: yes)
    stage.phone.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    stage.phone.settle()
    #expect(try stage.text("answer") == "yes 0")
    #expect(!stage.phone.labels.contains("Really?"))
  }

  @Test func tabsAreChosenByTheirTags() throws {
    let stage = try Stage { Tabs() }
    #expect(stage.phone.labels.contains("Screen two"))
    #expect(!stage.phone.labels.contains("Screen one"))
    stage.phone.tap(at: CGPoint(x: 97, y: 785))
    stage.phone.settle()
    #expect(stage.phone.labels.contains("Screen one"))
  }

  @Test func appearingAndChangesAreTold() throws {
    let stage = try Stage { Appearing() }
    try stage.tap("toggle")
    #expect(try Set(stage.text("log") ?? "") == ["+", "1"])
    stage.phone.advance(by: 1)
    try stage.tap("toggle")
    #expect(try stage.text("log")?.count == 4)
  }

  @Test func withAnimationMovesEvenlyAndFadesWhatGoes() throws {
    let stage = try Stage { Fading() }
    try stage.tap("widen")
    let start = stage.phone.time
    #expect(try abs(stage.frame("bar").width - 100) < 1)
    stage.phone.advance(to: start + 0.5)
    #expect(try abs(stage.frame("bar").width - 200) < 1)
    stage.phone.advance(to: start + 1)
    #expect(try stage.frame("bar").width == 300)
    stage.phone.advance(by: 1)
    try stage.tap("hide")
    let hidden = stage.phone.time
    let box = try stage.phone.element("box").view
    stage.phone.advance(to: hidden + 0.5)
    #expect(abs(box.layer.presentation().map { CGFloat($0.opacity) } ?? 0 - 0.5) < 1)
    stage.phone.advance(to: hidden + 1.1)
    #expect(stage.phone.view(withIdentifier: "box") == nil)
  }

  @Test func aViewOfUIKitFollowsValuesAndEnvironment() throws {
    let stage = try Stage { Wrapper() }
    let slider = try #require(stage.phone.element("slider").view as? UISlider)
    #expect(slider.value == 0.25)
    #expect(slider.isEnabled)
    try stage.tap("set")
    #expect(slider.value == 0.75)
    #expect(!slider.isEnabled)
  }
}

extension Phone {
  /// The label that shows a text.
  func label(_ text: String) -> UILabel? {
    func find(_ view: UIView) -> UILabel? {
      if let label = view as? UILabel, label.text == text { return label }
      return view.subviews.lazy.compactMap(find).first
    }
    return UIApplication.shared.keyWindow.flatMap(find)
  }
}
