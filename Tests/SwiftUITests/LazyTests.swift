import HandsetTesting
import SwiftUI
import Testing

private struct Row: View {
  @State private var count = 0
  let number: Int

  var body: some View {
    Button("\(number): \(count)") { count += 1 }.accessibilityIdentifier("row-\(number)")
  }
}

private struct Rows: View {
  let isList: Bool

  var body: some View {
    ScrollViewReader { proxy in
      VStack(spacing: 0) {
        Button("Far") { proxy.scrollTo(7_000, anchor: .center) }.accessibilityIdentifier("far")
        if isList {
          List(0..<10_000) { Row(number: $0) }
        } else {
          ScrollView {
            LazyVStack(spacing: 0) {
              ForEach(0..<10_000) { Row(number: $0).frame(height: 40) }
            }
          }
        }
      }
    }
  }
}

@MainActor @Suite struct LazyTests {
  private func scroll(_ stage: Stage<Rows>) throws -> UIScrollView {
    try #require(stage.phone.first(UIScrollView.self))
  }

  @Test(arguments: [true, false]) func onlyWhatIsInSightIsMade(isList: Bool) throws {
    let stage = try Stage { Rows(isList: isList) }
    stage.phone.settle()
    #expect(stage.controller.bodyCount < 150)
    let scrollView = try scroll(stage)
    #expect(scrollView.contentSize.height > 390_000)
    #expect(stage.phone.view(withIdentifier: "row-5000") == nil)
    stage.phone.perform {
      scrollView.contentOffset.y = scrollView.contentSize.height - scrollView.bounds.height
    }
    stage.phone.settle()
    #expect(try stage.frame("row-9999").maxY < 844)
    #expect(stage.phone.view(withIdentifier: "row-0") == nil)
    #expect(stage.controller.bodyCount < 300)
  }

  @Test(arguments: [true, false]) func statesStayWhileRowsAreOutOfSight(isList: Bool) throws {
    let stage = try Stage { Rows(isList: isList) }
    stage.phone.settle()
    try stage.tap("row-2")
    stage.phone.settle()
    let scrollView = try scroll(stage)
    stage.phone.perform { scrollView.contentOffset.y = 20_000 }
    stage.phone.settle()
    #expect(stage.phone.view(withIdentifier: "row-2") == nil)
    stage.phone.perform { scrollView.contentOffset.y = -scrollView.adjustedContentInset.top }
    stage.phone.settle()
    #expect(stage.phone.labels.contains("2: 1"))
  }

  @Test(arguments: [true, false]) func oneCanScrollToWhatWasNotMade(isList: Bool) throws {
    let stage = try Stage { Rows(isList: isList) }
    stage.phone.settle()
    try stage.tap("far")
    stage.phone.settle()
    let scrollView = try scroll(stage)
    let seen = stage.phone.presentedFrame(of: scrollView)
    let bottom = seen.maxY - scrollView.adjustedContentInset.bottom
    let top = seen.minY + scrollView.adjustedContentInset.top
    #expect(abs(try stage.frame("row-7000").midY - (top + bottom) / 2) < 3)
  }

  @Test func aFieldThatIsTypedIntoStaysWhenItIsScrolledOut() throws {
    let texts = (0..<500).map { _ in "" }
    let stage = try Stage {
      List(texts.indices, id: \.self) { index in
        TextField("\(index)", text: .constant("")).accessibilityIdentifier("field-\(index)")
      }
    }
    stage.phone.settle()
    try stage.tap("field-3")
    stage.phone.settle()
    let scrollView = try #require(stage.phone.first(UIScrollView.self))
    stage.phone.perform { scrollView.contentOffset.y = 9_000 }
    stage.phone.settle()
    #expect(stage.phone.focusedView?.accessibilityIdentifier == "field-3")
    #expect(stage.phone.view(withIdentifier: "field-6") == nil)
  }

  @Test func rowsOfOtherHeightsFollowEachOther() throws {
    let stage = try Stage {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 5) {
          ForEach(0..<1_000) { index in
            Color.red.frame(width: 100, height: index.isMultiple(of: 2) ? 30 : 90)
              .accessibilityIdentifier("box-\(index)")
          }
        }
      }
    }
    stage.phone.settle()
    let scrollView = try #require(stage.phone.first(UIScrollView.self))
    for _ in 0..<20 {
      stage.phone.perform { scrollView.contentOffset.y += 300 }
      let boxes = (0..<1_000).compactMap { index in
        stage.phone.view(withIdentifier: "box-\(index)").map { stage.phone.presentedFrame(of: $0) }
      }
      for (one, next) in zip(boxes, boxes.dropFirst()) {
        #expect(abs(next.minY - one.maxY - 5) < 0.01)
        #expect(next.minX == 0)
      }
      #expect((boxes.first?.minY ?? 0) < 47 && (boxes.last?.maxY ?? 0) > 810)
    }
  }
}
