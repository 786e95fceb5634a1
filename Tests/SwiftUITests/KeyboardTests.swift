import Combine
import HandsetTesting
import SwiftUI
import Testing

/// A field at the top and a box at the bottom of the screen.
private struct Pinned: View {
  var ignoresKeyboard = false
  @State private var text = ""

  var body: some View {
    let column = VStack(spacing: 0) {
      TextField("Name", text: $text).accessibilityIdentifier("field")
      Spacer()
      Color.blue.frame(height: 50).accessibilityIdentifier("box")
    }
    if ignoresKeyboard { column.ignoresSafeArea(.keyboard) } else { column }
  }
}

private struct FixedSize: View {
  @State private var text = ""

  var body: some View {
    VStack(spacing: 0) {
      TextField("Name", text: $text).accessibilityIdentifier("field")
      Color.blue.accessibilityIdentifier("box")
    }
    .frame(width: 300, height: 200)
    .ignoresSafeArea(.keyboard)
  }
}

private struct Scrolling: View {
  @State private var texts = [String](repeating: "", count: 20)

  var body: some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<20) { index in
          TextField("Field \(index)", text: $texts[index])
            .accessibilityIdentifier("f\(index)")
            .frame(height: 60)
        }
      }
    }
  }
}

private final class Heights: ObservableObject {
  @Published var height: CGFloat = 0
  private var bag = Set<AnyCancellable>()

  init() {
    let shows = NotificationCenter.default
      .publisher(for: UIResponder.keyboardWillShowNotification)
      .compactMap { ($0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect)?.height }
    let hides = NotificationCenter.default
      .publisher(for: UIResponder.keyboardWillHideNotification).map { _ in CGFloat(0) }
    shows.merge(with: hides).sink { [weak self] in self?.height = $0 }.store(in: &bag)
  }
}

/// Pads by the keyboard's height in its own time, without SwiftUI's own avoidance.
private struct Padding: View {
  @StateObject private var heights = Heights()
  @State private var text = ""

  var body: some View {
    VStack(spacing: 0) {
      TextField("Name", text: $text).accessibilityIdentifier("field")
      Color.blue.accessibilityIdentifier("box")
    }
    .padding(.bottom, heights.height)
    .animation(.easeOut(duration: 0.25))
    .ignoresSafeArea(.keyboard)
  }
}

/// A note of sixty lines under a bar.
private struct Note: View {
  @State private var text = (0..<60).map { "Line \($0)" }.joined(separator: "\n")

  var body: some View {
    NavigationStack {
      TextEditor(text: $text)
        .padding(.horizontal)
        .navigationTitle("Note")
        .navigationBarTitleDisplayMode(.inline)
    }
  }
}

private struct Focusing: View {
  enum Field { case name, code }
  @State private var name = ""
  @State private var code = ""
  @FocusState private var field: Field?

  var body: some View {
    VStack {
      TextField("Name", text: $name).focused($field, equals: .name)
        .accessibilityIdentifier("name")
      TextField("Code", text: $code).focused($field, equals: .code)
        .accessibilityIdentifier("code")
      Text(field.map { "\($0)" } ?? "none").accessibilityIdentifier("state")
      Button("Done") { field = nil }.accessibilityIdentifier("done")
    }
    .onSubmit { field = field == .name ? .code : nil }
    .submitLabel(.next)
    .onAppear { field = .name }
  }
}

private struct WithBar: View {
  @State private var text = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    TextField("Amount", text: $text)
      .keyboardType(.decimalPad)
      .focused($isFocused)
      .accessibilityIdentifier("amount")
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Spacer()
          Button("Done") { isFocused = false }
        }
      }
  }
}

@MainActor @Suite struct KeyboardTests {
  /// The pad is 291 high, its bar 44.
  @Test func aBarAboveTheKeyboardPutsItAway() throws {
    let stage = try Stage { WithBar() }
    try stage.tap("amount")
    stage.phone.settle()
    #expect(UIApplication.shared.keyboard.shownFrame?.height == 335)
    let bar = try #require(
      (stage.phone.focusedView as? UITextField)?.inputAccessoryView as? UIToolbar)
    let frame = stage.phone.presentedFrame(of: bar)
    #expect(frame.minY == 509)
    stage.phone.tap(at: CGPoint(x: 362, y: frame.midY))
    stage.phone.settle()
    #expect(stage.phone.focusedView == nil)
  }

  /// The safe area ends at 810; the keyboard (336 high) begins at 508.
  @Test func theSpaceShrinksInStepWithTheKeyboard() throws {
    let stage = try Stage { Pinned() }
    #expect(try near(stage.frame("box"), CGRect(x: 0, y: 760, width: 390, height: 50)))
    try stage.tap("field")
    let start = stage.phone.time
    var seen: [CGFloat] = []
    for step in 0...30 {
      stage.phone.advance(to: start + Double(step) / 60)
      let box = try stage.frame("box")
      seen.append(box.maxY)
      // The keyboard comes from 844, the box from 810: the same part of different ways.
      let part = (844 - stage.phone.keyboardTop) / 336
      #expect(abs(box.maxY - (810 - part * 302)) < 1)
    }
    #expect(seen == seen.sorted(by: >))
    stage.phone.settle()
    #expect(try near(stage.frame("box"), CGRect(x: 0, y: 458, width: 390, height: 50)))
    stage.phone.blur()
    stage.phone.settle()
    #expect(try near(stage.frame("box"), CGRect(x: 0, y: 760, width: 390, height: 50)))
  }

  @Test func aContainerThatIgnoresTheKeyboardStays() throws {
    let stage = try Stage { Pinned(ignoresKeyboard: true) }
    try stage.tap("field")
    stage.phone.settle()
    #expect(stage.phone.keyboardTop == 508)
    #expect(try near(stage.frame("box"), CGRect(x: 0, y: 760, width: 390, height: 50)))
  }

  /// It does not reach the keyboard's region, so it is centred in what is left: 47…508.
  @Test func aViewOfFixedSizeMovesAllTheSame() throws {
    let stage = try Stage { FixedSize() }
    let rest = try stage.frame("field").minY
    #expect(abs(rest - (428.5 - 100)) < 0.4)
    try stage.tap("field")
    stage.phone.settle()
    #expect(try abs(stage.frame("field").minY - (277.5 - 100)) < 0.4)
  }

  /// 20 fields of 60: field 12 stands at 47 + 720 and is 60 high. The keyboard leaves 47…508.
  /// The line at 300 points is in sight with the keyboard; the one at 700 comes to just above it.
  @Test(arguments: [(300, 300), (700, 508)] as [(CGFloat, CGFloat)])
  func aTappedLineMovesOnlyAsMuchAsTheKeyboardNeeds(place: CGFloat, lowest: CGFloat) throws {
    let stage = try Stage("iPhone 13") { Note() }
    stage.phone.settle()
    stage.phone.tap(at: CGPoint(x: 100, y: place))
    stage.phone.settle()
    let editor = try #require(stage.phone.focusedView as? UITextView)
    let range = try #require(editor.selectedTextRange)
    let caret = editor.convert(editor.caretRect(for: range.end), to: nil)
    #expect(caret.maxY <= lowest + 24)
    #expect(caret.maxY > lowest - 48)
  }

  @Test func aScrollViewInsetsItsContentAndShowsTheField() throws {
    let stage = try Stage { Scrolling() }
    #expect(try abs(stage.frame("f12").midY - (47 + 750)) < 1)
    try stage.tap("f12")
    stage.phone.settle()
    let field = try stage.frame("f12")
    #expect(field.maxY <= 508.4)
    #expect(field.maxY > 460)
    stage.phone.blur()
    stage.phone.settle()
    #expect(try abs(stage.frame("f12").midY - (47 + 750)) < 1 || stage.frame("f12").maxY <= 810)
  }

  /// FACTS: ease-out is the Bézier curve (0, 0) (0.58, 1).
  @Test func paddingFollowsInItsOwnCurveAndTime() throws {
    let stage = try Stage { Padding() }
    let before = try stage.frame("box").maxY
    #expect(before == 810)
    try stage.tap("field")
    let start = stage.phone.time
    for (time, progress) in [(0.0, 0.0), (0.0625, 0.3781), (0.125, 0.6846), (0.1875, 0.9065)] {
      stage.phone.advance(to: start + time)
      #expect(try abs(stage.frame("box").maxY - (810 - 336 * progress)) < 0.5)
    }
    stage.phone.advance(to: start + 0.25)
    #expect(try stage.frame("box").maxY == 474)
  }

  @Test func theFocusFollowsItsStateAndTheStateTheFocus() throws {
    let stage = try Stage { Focusing() }
    stage.phone.settle()
    #expect(try stage.phone.element("name").isFocused)
    #expect(try stage.text("state") == "name")
    stage.phone.type("Ada\n")
    #expect(try stage.phone.element("code").isFocused)
    #expect(try stage.text("state") == "code")
    #expect(try stage.text("name") == "Ada")
    let shows = stage.phone.events.events.count
    try stage.tap("name")
    #expect(try stage.text("state") == "name")
    #expect(stage.phone.events.events.count == shows)
    try stage.tap("done")
    stage.phone.settle()
    #expect(stage.phone.focusedView == nil)
    #expect(try stage.text("state") == "none")
  }

  @Test func theReturnKeyPutsTheKeyboardAwayWhereNothingElseIsSaid() throws {
    let stage = try Stage { Pinned() }
    try stage.tap("field")
    stage.phone.settle()
    stage.phone.type("a\n")
    stage.phone.settle()
    #expect(stage.phone.focusedView == nil)
  }
}
