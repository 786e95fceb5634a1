import HandsetTesting
import SwiftUI
import Testing

private struct CheckStyle: ToggleStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Text(configuration.isOn ? "yes" : "no").accessibilityIdentifier("mark")
        configuration.label
      }
      .opacity(isEnabled ? 1 : 0.5)
    }
  }
}

private struct BoxedStyle: TextFieldStyle {
  func _body(configuration: TextField<Self._Label>) -> some View {
    configuration.padding(10).background(Color.yellow.accessibilityIdentifier("box"))
  }
}

private struct DimmedStyle: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(isEnabled ? "on" : "off").accessibilityIdentifier("state")
    }
  }
}

private struct Styles: View {
  @State private var isOn = false
  @State private var name = ""
  @State private var count = 5
  @State private var log = ""

  var body: some View {
    VStack(spacing: 20) {
      Toggle("Milk", isOn: $isOn).toggleStyle(CheckStyle())
      TextField("Name", text: $name).textFieldStyle(BoxedStyle())
        .textContentType(.emailAddress)
        .accessibilityIdentifier("name")
      Button("Go") {}.buttonStyle(DimmedStyle()).disabled(!isOn)
      Stepper("Any", value: $count).accessibilityIdentifier("free")
      Stepper("Own", onIncrement: { log += "+" }, onDecrement: nil)
      Slider(value: .constant(0.4), in: 0...1, step: 0.25) { editing in log += "\(editing)" }
        .accessibilityIdentifier("slider")
      Text("\(count) \(log)").accessibilityIdentifier("log")
    }
    .frame(width: 300)
  }
}

@MainActor @Suite struct StyleTests {
  @Test func stylesOfOnesOwnReadTheEnvironment() throws {
    let stage = try Stage { Styles() }
    #expect(try stage.text("mark") == "no")
    #expect(try stage.text("state") == "off")
    try stage.tap("mark")
    #expect(try stage.text("mark") == "yes")
    #expect(try stage.text("state") == "on")
  }

  @Test func aFieldStyleDressesTheField() throws {
    let stage = try Stage { Styles() }
    let field = try #require(stage.phone.first(UITextField.self))
    #expect(field.textContentType == .emailAddress)
    let (inner, box) = (stage.phone.presentedFrame(of: field), try stage.frame("box"))
    #expect(near(box, inner.insetBy(dx: -10, dy: -10)))
    #expect(box.width == 300)
  }

  @Test func steppersWithoutEndsGoOn() throws {
    let stage = try Stage { Styles() }
    let steppers = stage.phone.all(UIStepper.self)
    let (free, own) = (steppers[0], steppers[1])
    func press(_ stepper: UIStepper, more: Bool) {
      let frame = stage.phone.presentedFrame(of: stepper)
      stage.phone.tap(at: CGPoint(x: more ? frame.maxX - 20 : frame.minX + 20, y: frame.midY))
      stage.phone.advance(by: 1)
    }
    for _ in 0..<3 { press(free, more: true) }
    press(free, more: false)
    press(own, more: true)
    press(own, more: true)
    press(own, more: false)
    #expect(try stage.text("log") == "7 ++")
  }
}

extension Phone {
  /// All views of a class, from the back to the front.
  fileprivate func all<V: UIView>(_ type: V.Type) -> [V] {
    func find(_ view: UIView) -> [V] {
      [view as? V].compactMap(\.self) + view.subviews.flatMap(find)
    }
    return find(window)
  }
}
