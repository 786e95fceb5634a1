import HandsetTesting
import SwiftUI
import Testing

private struct Values: View {
  @State private var level = 0.25
  @State private var count = 2
  @State private var isOn = false

  var body: some View {
    VStack(spacing: 20) {
      Text("\(level, specifier: "%.2f") \(count) \(isOn ? "on" : "off")")
        .accessibilityIdentifier("values")
      Slider(value: $level, in: 0...2).accessibilityIdentifier("slider")
      Stepper("Nights", value: $count, in: 1...3)
      Toggle("Breakfast", isOn: $isOn).tint(.orange)
      ProgressView(value: level, total: 2).accessibilityIdentifier("bar")
      Button("Off", role: .destructive) {}.disabled(true)
    }
    .padding()
  }
}

@MainActor private final class Taps {
  var counts: [Int] = []
}

@MainActor @Suite struct ControlTests {
  @Test func controlsShowAndWriteTheirValues() throws {
    let stage = try Stage { Values() }
    #expect(try stage.text("values") == "0.25 2 off")
    let slider = try #require(stage.phone.element("slider").view as? UISlider)
    #expect(slider.frame.width == 358)
    stage.phone.perform {
      slider.value = 1.5
      slider.sendActions(for: .valueChanged)
    }
    #expect(try stage.text("values") == "1.50 2 off")
    let bar = try #require(stage.phone.element("bar").view as? UIProgressView)
    #expect(bar.progress == 0.75)
  }

  /// The stepper stands at the trailing edge, 16 in; its right half is for more.
  @Test func aStepperStaysBetweenItsEnds() throws {
    let stage = try Stage { Values() }
    let stepper = try #require(stage.phone.first(UIStepper.self))
    let frame = stage.phone.presentedFrame(of: stepper)
    #expect(frame.maxX == 374)
    for _ in 0..<3 {
      stage.phone.tap(at: CGPoint(x: frame.maxX - 20, y: frame.midY))
      stage.phone.advance(by: 1)
    }
    #expect(try stage.text("values") == "0.25 3 off")
  }

  @Test func aSwitchWritesItsValue() throws {
    let stage = try Stage { Values() }
    let toggle = try #require(stage.phone.first(UISwitch.self))
    let frame = stage.phone.presentedFrame(of: toggle)
    #expect(frame.maxX == 374)
    stage.phone.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    stage.phone.settle()
    #expect(try stage.text("values") == "0.25 2 on")
    #expect(toggle.onTintColor == .systemOrange)
  }

  @Test func aDisabledButtonIsPaleAndTakesNoTaps() throws {
    let taps = Taps()
    let stage = try Stage {
      Button("Off") { taps.counts.append(1) }.disabled(true).accessibilityIdentifier("off")
    }
    try stage.tap("off")
    #expect(taps.counts == [])
    #expect(stage.phone.label("Off")?.textColor == .tertiaryLabel)
  }

  @Test func aTapAndSeveralTapsAreTold() throws {
    let taps = Taps()
    let stage = try Stage {
      VStack {
        Color.red.frame(width: 100, height: 100).onTapGesture { taps.counts.append(1) }
          .accessibilityIdentifier("one")
        Color.blue.frame(width: 100, height: 100).onTapGesture(count: 2) { taps.counts.append(2) }
          .accessibilityIdentifier("two")
      }
    }
    try stage.tap("one")
    stage.phone.advance(by: 1)
    try stage.tap("two")
    stage.phone.advance(by: 0.1)
    try stage.tap("two")
    stage.phone.advance(by: 1)
    #expect(taps.counts == [1, 2])
  }

  @Test func coloursAndCornersAreLooksOfTheView() throws {
    let stage = try Stage {
      Text("Badge").padding().background(.red, in: Capsule()).opacity(0.5)
        .accessibilityIdentifier("badge")
    }
    let view = try stage.phone.element("badge").view
    #expect(view.alpha == 0.5)
    let ground = try #require(view.subviews.first)
    #expect(ground.backgroundColor == .systemRed)
    #expect(abs(ground.layer.cornerRadius - ground.bounds.height / 2) < 0.34)
  }
}

extension Phone {
  /// The first view of a class, from the back to the front.
  func first<V: UIView>(_ type: V.Type) -> V? {
    func find(_ view: UIView) -> V? {
      (view as? V) ?? view.subviews.lazy.compactMap(find).first
    }
    return UIApplication.shared.keyWindow.flatMap(find)
  }
}
