import HandsetTesting
import SwiftUI
import Testing

@MainActor @Suite struct ListRowTests {
  /// A card begins 35 below the top at 47 and 16 from the side.
  @Test func rowsHaveInsetsOfTheirOwn() throws {
    let stage = try Stage {
      Form {
        Text("a").accessibilityIdentifier("a")
          .listRowInsets(EdgeInsets(top: 20, leading: 5, bottom: 10, trailing: 0))
        Text("b").accessibilityIdentifier("b").frame(maxWidth: .infinity)
          .listRowInsets(EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 30))
      }
    }
    let line = stage.size("a").height
    #expect(try abs(stage.frame("a").minX - 21) < 0.01)
    #expect(try abs(stage.frame("a").minY - (82 + 20)) < 0.4)
    // 30 and a line are more than 44 points.
    #expect(try abs(stage.frame("b").midY - (82 + 30 + line + 22)) < 0.5)
    #expect(try abs(stage.frame("b").midX - (16 + (358 - 30) / 2)) < 0.4)
  }

  @Test func hairlinesAreHiddenWhereARowSaysSo() throws {
    func lines<V: View>(@ViewBuilder _ rows: () -> V) throws -> Int {
      let stage = try Stage { List { rows() } }
      return stage.phone.all(UIView.self).filter {
        $0.bounds.height < 0.5 && $0.bounds.width > 100 && $0.backgroundColor == .separator
      }.count
    }
    #expect(
      try lines {
        Text("a")
        Text("b")
        Text("c")
      } == 2)
    #expect(
      try lines {
        Text("a")
        Text("b").listRowSeparator(.hidden)
        Text("c")
      } == 0)
    #expect(
      try lines {
        Text("a")
        Text("b").listRowSeparator(.hidden, edges: .bottom)
        Text("c")
      } == 1)
  }

  /// Of three rows the middle one has no card behind it: the card is in two pieces.
  @Test func aRowHasItsOwnGroundInPlaceOfTheCard() throws {
    let stage = try Stage {
      List {
        Text("a")
        Text("b").listRowBackground(Color.red.accessibilityIdentifier("ground"))
        Text("c")
      }
    }
    #expect(
      try near(stage.frame("ground"), CGRect(x: 16, y: 82 + 44, width: 358, height: 44)))
    let cards = stage.phone.all(UIView.self).filter {
      $0.backgroundColor == .secondarySystemGroupedBackground && $0.bounds.width == 358
    }
    #expect(cards.map(\.bounds.height) == [44, 44])
    #expect(cards.map(\.layer.maskedCorners.isEmpty) == [false, false])
  }

  @Test func eachRowOfAForEachHasAGroundOfItsOwn() throws {
    let stage = try Stage {
      List {
        ForEach(0..<3) { Text("\($0)") }.listRowBackground(Color.red)
      }
    }
    let grounds = stage.phone.all(UIView.self).filter { $0.backgroundColor == .systemRed }
    #expect(grounds.count == 3)
  }

  @Test func aWrappedRowIsScrolledTo() throws {
    struct Screen: View {
      var body: some View {
        ScrollViewReader { proxy in
          VStack {
            Button("Go") { proxy.scrollTo(30, anchor: .top) }.accessibilityIdentifier("go")
            List {
              ForEach(0..<60) { Text("\($0)").accessibilityIdentifier("r\($0)") }
                .listRowSeparator(.hidden)
            }
            .accessibilityIdentifier("list")
          }
        }
      }
    }
    let stage = try Stage { Screen() }
    try stage.tap("go")
    stage.phone.settle()
    let scrollView = try #require(stage.phone.first(UIScrollView.self))
    let top = stage.phone.presentedFrame(of: scrollView).minY
    #expect(try abs(stage.frame("r30").midY - (top + 22)) < 1)
  }

  @Test func aListWithoutAGroundShowsWhatIsBehind() throws {
    let stage = try Stage {
      Form { Text("a") }.scrollContentBackground(.hidden).background(.red)
    }
    let scrollView = try #require(stage.phone.first(UIScrollView.self))
    #expect(scrollView.backgroundColor == .clear)
  }

  @Test func groupedListsReachFromEdgeToEdge() throws {
    let stage = try Stage {
      List {
        Section("Head") { Text("a").accessibilityIdentifier("a") }
      }
      .listStyle(.grouped)
    }
    #expect(try stage.frame("a").minX == 16)
    let card = stage.phone.all(UIView.self).first {
      $0.backgroundColor == .secondarySystemGroupedBackground
    }
    #expect(card?.bounds.width == 390 && card?.layer.cornerRadius == 0)
  }

  @Test func sectionsAreApartAsTheListSays() throws {
    let stage = try Stage {
      List {
        Section { Text("a").accessibilityIdentifier("a") }
        Section { Text("b").accessibilityIdentifier("b") }
      }
      .listSectionSpacing(10)
    }
    #expect(try abs(stage.frame("b").midY - stage.frame("a").midY - 54) < 0.5)
  }

  @Test func badgesStandAtTheEndOfRowsAndOnTabs() throws {
    let stage = try Stage {
      TabView {
        List {
          Text("Inbox").badge(12)
          Text("None").badge(0)
        }
        .tabItem { Text("Mail") }
        .badge("!")
      }
    }
    stage.phone.settle()
    let badge = try #require(stage.phone.all(UILabel.self).first { $0.text == "12" })
    #expect(abs(stage.phone.presentedFrame(of: badge).maxX - 358) < 0.4)
    #expect(!stage.phone.all(UILabel.self).contains { $0.text == "0" })
    #expect(stage.phone.first(UITabBar.self)?.items?.first?.badgeValue == "!")
  }

  /// The label of a centred button is in the middle of the row, and all of the row takes taps.
  @Test func aButtonIsARow() throws {
    struct Screen: View {
      @State private var taps = 0
      var body: some View {
        Form {
          Section {
            Button {
              taps += 1
            } label: {
              Text("Pay \(taps)").accessibilityIdentifier("label")
            }
            .frame(maxWidth: .infinity, alignment: .center)
            .accessibilityIdentifier("pay")
          }
        }
      }
    }
    let stage = try Stage { Screen() }
    #expect(try abs(stage.frame("label").midX - 195) < 0.4)
    stage.phone.tap(at: CGPoint(x: 20, y: 82 + 4))
    stage.phone.tap(at: CGPoint(x: 370, y: 82 + 40))
    #expect(try stage.text("label") == "Pay 2")
    stage.phone.tap(at: CGPoint(x: 195, y: 82 + 50))
    #expect(try stage.text("label") == "Pay 2")
  }
}

extension Phone {
  /// All views of a class, in order.
  fileprivate func all<V: UIView>(_ type: V.Type) -> [V] {
    func all(in view: UIView) -> [V] {
      ((view as? V).map { [$0] } ?? []) + view.subviews.flatMap { all(in: $0) }
    }
    return all(in: window)
  }
}
