import HandsetTesting
import SwiftUI
import Testing

/// Frames of a phone in Arabic are those of one in English turned over: x becomes 390 − maxX.
private struct Rows: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      HStack(spacing: 0) {
        Color.red.frame(width: 100, height: 50).accessibilityIdentifier("first")
        Color.blue.frame(width: 50, height: 50).accessibilityIdentifier("second")
      }
      Color.green.frame(width: 60, height: 20).accessibilityIdentifier("below")
      Color.green.frame(width: 60, height: 20).padding(.leading, 30)
        .accessibilityIdentifier("padded")
      Color.gray.frame(width: 40, height: 20).frame(width: 150, alignment: .topTrailing)
        .accessibilityIdentifier("framed")
      Button {
      } label: {
        HStack(spacing: 0) {
          Color.red.frame(width: 20, height: 20).accessibilityIdentifier("inner")
          Color.blue.frame(width: 40, height: 20)
        }
      }
    }
  }
}

private struct Mixed: View {
  @State private var direction = LayoutDirection.leftToRight

  var body: some View {
    VStack(spacing: 0) {
      HStack(spacing: 0) {
        Color.red.frame(width: 100, height: 50).accessibilityIdentifier("first")
        HStack(spacing: 0) {
          Color.red.frame(width: 20, height: 20).accessibilityIdentifier("inner")
          Color.blue.frame(width: 40, height: 20)
        }
        .environment(\.layoutDirection, .leftToRight)
        Text("Long enough").frame(width: 140, alignment: .leading).accessibilityIdentifier("text")
      }
      .environment(\.layoutDirection, direction)
      Button("Turn") { direction = .rightToLeft }.accessibilityIdentifier("turn")
    }
  }
}

@MainActor @Suite struct RightToLeftTests {
  @Test func stacksPaddingAndFramesRunFromTheRightInArabic() throws {
    let stage = try Stage(language: "ar") { Rows() }
    // In English the block of 150 points stands from 120 to 270.
    #expect(try stage.frame("first").minX == 390 - 220)
    #expect(try stage.frame("second").minX == 390 - 270)
    #expect(try stage.frame("below").minX == 390 - 180)
    #expect(try stage.frame("padded").minX == 390 - 210)
    #expect(try stage.frame("framed").minX == 390 - 270)
    #expect(try stage.frame("inner").minX == 390 - 140)
  }

  @Test func aPartRunsInADirectionOfItsOwn() throws {
    let stage = try Stage { Mixed() }
    // 100 + 60 + 140 points, from 45 to 345.
    #expect(try stage.frame("first").minX == 45)
    #expect(try stage.frame("inner").minX == 145)
    #expect(try stage.frame("text").minX == 205)
    try stage.tap("turn")
    stage.phone.settle()
    #expect(try stage.frame("first").minX == 245)
    // The stack inside is at 185 and runs from left to right itself.
    #expect(try stage.frame("inner").minX == 185)
    #expect(try stage.frame("text").maxX == 185)
  }

  @Test func rowsOfAListAreTurnedOver() throws {
    func screen() -> some View {
      List {
        Section("Header") {
          HStack {
            Text("Name").accessibilityIdentifier("name")
            Spacer()
            Color.red.frame(width: 20, height: 20).accessibilityIdentifier("mark")
          }
          Toggle("Switch", isOn: .constant(true))
        }
      }
    }
    let english = try Stage { screen() }
    let name = try english.frame("name")
    let mark = try english.frame("mark")
    let arabic = try Stage(language: "ar") { screen() }
    #expect(near(try arabic.frame("name"), turned(name)))
    #expect(near(try arabic.frame("mark"), turned(mark)))
  }

  private func turned(_ rect: CGRect) -> CGRect {
    CGRect(x: 390 - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  @Test func whatScrollsSidewaysBeginsAtTheRight() throws {
    let stage = try Stage(language: "ar") {
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<8) { index in
            Color.red.frame(width: 100, height: 50).accessibilityIdentifier("box\(index)")
          }
        }
      }
    }
    #expect(try stage.frame("box0").maxX == 390)
    #expect(try stage.frame("box1").maxX == 290)
    stage.phone.drag(from: CGPoint(x: 100, y: 430), to: CGPoint(x: 200, y: 430), duration: 1)
    stage.phone.settle()
    #expect(try stage.frame("box0").minX > 290)
  }

  @Test func lazyRowsAreMadeWhereTheyAreSeen() throws {
    let stage = try Stage(language: "ar") {
      ScrollView(.horizontal) {
        LazyHStack(spacing: 0) {
          ForEach(0..<100) { index in
            Color.red.frame(width: 100, height: 50).accessibilityIdentifier("box\(index)")
          }
        }
      }
    }
    #expect(try stage.frame("box0").maxX == 390)
    #expect(try stage.frame("box3").minX == -10)
    #expect(stage.phone.view(withIdentifier: "box30") == nil)
  }

  @Test func linesOfTextBeginAtTheRight() throws {
    let stage = try Stage(language: "ar") {
      Text("one\nlonger line").accessibilityIdentifier("text")
    }
    let label = try #require(stage.phone.view(withIdentifier: "text") as? UILabel)
    #expect(label.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    #expect(label.textAlignment == .natural)
  }

  @Test func trailingTextOfAPartThatRunsTheOtherWayEndsAtTheLeft() throws {
    let stage = try Stage {
      Text("one\nlonger line").accessibilityIdentifier("text")
        .multilineTextAlignment(.trailing)
        .environment(\.layoutDirection, .rightToLeft)
    }
    let label = try #require(stage.phone.view(withIdentifier: "text") as? UILabel)
    #expect(label.textAlignment == .left)
    #expect(label.effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}
