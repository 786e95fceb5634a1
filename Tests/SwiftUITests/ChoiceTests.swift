import HandsetTesting
import SwiftUI
import Testing

private enum Size: String, CaseIterable, Identifiable {
  case small, medium, large
  var id: Self { self }
}

private struct Choices: View {
  @State private var size = Size.medium
  @State private var color = 1
  let isWheel: Bool

  var body: some View {
    VStack {
      Text("\(size.rawValue) \(color)").accessibilityIdentifier("chosen")
      Picker("Size", selection: $size) {
        ForEach(Size.allCases) { Text($0.rawValue.capitalized) }
      }
      .pickerStyle(.segmented)
      if isWheel {
        Picker("Color", selection: $color) {
          Text("Red").tag(0)
          Text("Green").tag(1)
          if size == .large { Text("Blue").tag(2) }
        }
        .pickerStyle(.wheel)
      }
    }
  }
}

private struct Settings: View {
  @State private var size = Size.medium
  let look: Look

  enum Look { case inline, link }

  var body: some View {
    NavigationStack {
      Form {
        switch look {
        case .inline: picker.pickerStyle(.inline)
        case .link: picker.pickerStyle(.navigationLink)
        }
        Text(size.rawValue).accessibilityIdentifier("chosen")
      }
    }
  }

  private var picker: some View {
    Picker("Size", selection: $size) {
      ForEach(Size.allCases) { Text($0.rawValue.capitalized).accessibilityIdentifier($0.rawValue) }
    }
  }
}

@MainActor @Suite struct ChoiceTests {
  @Test func segmentsShowTitlesAndWriteTheTag() throws {
    let stage = try Stage { Choices(isWheel: false) }
    let control = try #require(stage.phone.first(UISegmentedControl.self))
    #expect((0..<3).map { control.titleForSegment(at: $0) } == ["Small", "Medium", "Large"])
    #expect(control.selectedSegmentIndex == 1)
    let frame = stage.phone.presentedFrame(of: control)
    stage.phone.tap(at: CGPoint(x: frame.maxX - 20, y: frame.midY))
    #expect(try stage.text("chosen") == "large 1")
  }

  @Test func aWheelShowsTheTagsAndFollowsTheState() throws {
    let stage = try Stage { Choices(isWheel: true) }
    let wheel = try #require(stage.phone.first(UIPickerView.self))
    #expect(wheel.selectedRow(inComponent: 0) == 1)
    #expect(wheel.numberOfRows(inComponent: 0) == 2)
    let control = try #require(stage.phone.first(UISegmentedControl.self))
    let frame = stage.phone.presentedFrame(of: control)
    stage.phone.tap(at: CGPoint(x: frame.maxX - 20, y: frame.midY))
    stage.phone.settle()
    #expect(wheel.numberOfRows(inComponent: 0) == 3)
    let middle = stage.phone.presentedFrame(of: wheel)
    stage.phone.drag(
      from: CGPoint(x: middle.midX, y: middle.midY + 40),
      to: CGPoint(x: middle.midX, y: middle.midY + 5))
    stage.phone.settle()
    #expect(try stage.text("chosen") == "large 2")
  }

  @Test func inlineRowsHaveACheckMark() throws {
    let stage = try Stage { Settings(look: .inline) }
    stage.phone.settle()
    try stage.tap("large")
    stage.phone.settle()
    #expect(try stage.text("chosen") == "large")
  }

  @Test func aLinkLeadsToAllAndBack() throws {
    let stage = try Stage { Settings(look: .link) }
    stage.phone.settle()
    try stage.tap("medium")
    stage.phone.settle()
    try stage.tap("small")
    stage.phone.settle()
    #expect(try stage.text("chosen") == "small")
    #expect(stage.phone.first(UINavigationBar.self)?.topItem?.title != "Size")
  }
}
