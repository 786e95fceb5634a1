import HandsetTesting
import SwiftUI
import Testing

@MainActor @Suite struct LayoutScreenTests {
  /// 763 points are on offer; 100 + 8 + 200 are used: 227.5 above and below.
  @Test func aColumnStandsInTheMiddleWithEightPointsBetween() throws {
    let stage = try Stage {
      VStack {
        Color.red.frame(width: 50, height: 100).accessibilityIdentifier("a")
        Color.blue.frame(width: 80, height: 200).accessibilityIdentifier("b")
      }
    }
    let top = 47 + pixels((763 - 308) / 2)
    #expect(try near(stage.frame("a"), CGRect(x: 170, y: top, width: 50, height: 100)))
    #expect(try near(stage.frame("b"), CGRect(x: 155, y: top + 108, width: 80, height: 200)))
  }
}
