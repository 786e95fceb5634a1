import HandsetTesting
import SwiftUI
import Testing

@MainActor @Suite struct GridTests {
  private func box(_ index: Int, _ height: CGFloat = 40) -> some View {
    Color.red.frame(height: height).accessibilityIdentifier("\(index)")
  }

  /// 390 − 2 gaps of 10 shared by three columns: 123⅓ each.
  @Test func columnsShareTheRoom() throws {
    let stage = try Stage {
      ScrollView {
        LazyVGrid(
          columns: Array(repeating: GridItem(.flexible(), spacing: 10), count: 3), spacing: 5
        ) {
          ForEach(0..<7) { box($0, $0 == 1 ? 60 : 40) }
        }
      }
    }
    stage.phone.settle()
    let width = pixels(370.0 / 3)
    #expect(abs(try stage.frame("0").width - width) < 0.4)
    #expect(abs(try stage.frame("2").maxX - 390) < 0.01)
    // The row is as high as its highest; others stand in its middle.
    #expect(try stage.frame("0").minY == 47 + 10)
    #expect(try stage.frame("1").minY == 47)
    #expect(try stage.frame("3").minY == 47 + 60 + 5)
    #expect(try stage.frame("6").minY == 47 + 60 + 5 + 40 + 5)
  }

  /// A fixed column of 90 and one gap of 8 leave 292: with gaps of 8, (292 + 8) / (70 + 8) is 3.8,
  /// so three columns of 92.
  @Test func anAdaptiveColumnIsAsManyAsFit() throws {
    let stage = try Stage {
      LazyVGrid(columns: [GridItem(.fixed(90)), GridItem(.adaptive(minimum: 70))]) {
        ForEach(0..<4) { box($0) }
      }
    }
    stage.phone.settle()
    #expect(try stage.frame("0").width == 90)
    #expect(abs(try stage.frame("1").width - 92) < 0.01)
    #expect(abs(try stage.frame("3").minX - 298) < 0.01)
    #expect(try stage.frame("3").minY == stage.frame("0").minY)
  }

  @Test func onlyWhatIsInSightIsMade() throws {
    let stage = try Stage {
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()]) {
          ForEach(0..<4_000) { box($0) }
        }
      }
    }
    stage.phone.settle()
    #expect(stage.phone.view(withIdentifier: "2000") == nil)
    let scrollView = try #require(stage.phone.first(UIScrollView.self))
    stage.phone.perform {
      scrollView.contentOffset.y = scrollView.contentSize.height - scrollView.bounds.height
    }
    stage.phone.settle()
    #expect(try stage.frame("3999").maxY <= 844.01)
    #expect(stage.phone.view(withIdentifier: "0") == nil)
  }

  @Test func whatIsInFrontIsSaidByItsIndex() throws {
    let stage = try Stage {
      ZStack {
        Color.red.frame(width: 50, height: 50).accessibilityIdentifier("front").zIndex(1)
        Color.blue.frame(width: 80, height: 80).accessibilityIdentifier("back")
      }
    }
    let front = try stage.phone.element("front").view
    let back = try stage.phone.element("back").view
    let views = try #require(front.superview?.subviews)
    #expect(views.firstIndex(of: front)! > views.firstIndex(of: back)!)
  }

  @Test func turnsAreAroundTheirAnchorAndPlacesAreMiddles() throws {
    let stage = try Stage {
      VStack {
        Color.red.frame(width: 100, height: 40).accessibilityIdentifier("turned")
          .rotationEffect(.degrees(90), anchor: .topLeading)
        Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("placed")
          .position(x: 100, y: 50)
      }
    }
    // Its left edge becomes the top one: what was 100 wide hangs down, to the left of the anchor.
    let turned = try stage.frame("turned")
    #expect(abs(turned.width - 40) < 0.01 && abs(turned.height - 100) < 0.01)
    #expect(abs(turned.maxX - 145) < 0.01 && abs(turned.minY - 47) < 0.01)
    #expect(try stage.frame("placed").midX == 100)
  }
}
