import HandsetTesting
import KeyboardAvoidance
import Testing

/// Scenarios in which a form scrolls.
@MainActor
struct ScrollScenarios {
  @Test(
    "O-02 in a full-screen form the end of the content meets the keyboard",
    arguments: ScenarioTable.ways(.o02))
  func o02(way: Way) throws {
    let stage = try ScenarioStage("iphone-13", way)
    stage.addScrollView(CGRect(0, 0, 390, 844), contentHeight: 1000)
    let field = stage.addField(y: 900)
    stage.begin()
    #expect(stage.effectiveBottom == 34)
    #expect(stage.largestOffset == 190)
    let start = stage.offset
    stage.phone.focus(field)
    stage.eachFrame {
      let shown = stage.scrollView.layer.presentationProperties(at: stage.phone.time).bounds.minY
      let progress = (844 - stage.phone.keyboardTop) / 336
      #expect(abs(shown - (start + (448 - start) * progress)) < 0.34)
    }
    #expect(stage.effectiveBottom == 336)
    #expect(stage.offset == 448)
    #expect(stage.onScreen(field).maxY == 496)
    #expect(stage.scrollView.verticalScrollIndicatorInsets.bottom == 302)
    #expect(stage.largestOffset == 492)
    stage.scrollToEnd()
    #expect(1000 - stage.offset == 508)
    stage.hide()
    #expect(stage.effectiveBottom == 34)
    #expect(stage.scrollView.contentInset == .zero)
    #expect(stage.scrollView.verticalScrollIndicatorInsets == .zero)
    #expect(stage.offset == 190)
  }

  nonisolated static let fields: [(y: CGFloat, offset: CGFloat)] = [
    (40, 0), (280, 0), (287, 0), (288, 1), (290, 3),
  ]

  @Test(
    "O-03 nothing moves while the field is clear", arguments: ScenarioTable.ways(.o03), fields)
  func o03(way: Way, field: (y: CGFloat, offset: CGFloat)) throws {
    let stage = try ScenarioStage("iphone-8", way)
    stage.addScrollView(CGRect(0, 64, 375, 603), contentHeight: 900)
    let bar = UINavigationBar(frame: CGRect(0, 20, 375, 44))
    stage.root.addSubview(bar)
    let target = stage.addField(y: field.y)
    stage.begin()
    #expect(stage.offset == 0)
    stage.phone.focus(target)
    stage.eachFrame {
      #expect(stage.onScreen(bar) == CGRect(0, 20, 375, 44))
      let shown = stage.scrollView.layer.presentationProperties(at: stage.phone.time).bounds.minY
      #expect(shown >= 0 && shown <= field.offset)
    }
    #expect(stage.offset == field.offset)
    #expect(stage.effectiveBottom == 260)
  }

  @Test(
    "O-04 from field to field, forward and back, and hide", arguments: ScenarioTable.ways(.o04))
  func o04(way: Way) throws {
    func makeStage() throws -> (ScenarioStage, [UITextField]) {
      let stage = try ScenarioStage("iphone-8", way)
      stage.addScrollView(CGRect(0, 64, 375, 603), contentHeight: 1100)
      stage.root.addSubview(UINavigationBar(frame: CGRect(0, 20, 375, 44)))
      let fields = [80, 300, 520, 740, 1030].map { stage.addField(y: $0) }
      stage.begin()
      return (stage, fields)
    }
    let (stage, fields) = try makeStage()
    let moves: [(field: Int, end: CGFloat)] = [(2, 233), (3, 453), (4, 743), (1, 288), (2, 288)]
    for (field, end) in moves {
      let start = stage.offset
      stage.phone.focus(fields[field])
      var last = start
      stage.eachFrame {
        let shown = stage.scrollView.layer.presentationProperties(at: stage.phone.time).bounds.minY
        #expect(shown >= min(start, end) - 0.01 && shown <= max(start, end) + 0.01)
        #expect(end > start ? shown >= last - 0.01 : shown <= last + 0.01)
        last = shown
      }
      #expect(stage.offset == end)
    }
    stage.hide()
    #expect(stage.offset == 288)
    #expect(stage.effectiveBottom == 0)
    let (second, more) = try makeStage()
    second.focus(more[4])
    #expect(second.offset == 743)
    second.hide()
    #expect(second.offset == 497)
    #expect(second.effectiveBottom == 0)
  }

  @Test("O-05 a screen above a tab bar", arguments: ScenarioTable.ways(.o05))
  func o05(way: Way) throws {
    let stage = try ScenarioStage("iphone-13", way)
    stage.addScrollView(CGRect(0, 91, 390, 670), contentHeight: 700)
    let bar = UITabBar(frame: CGRect(0, 761, 390, 83))
    stage.root.addSubview(bar)
    let field = stage.addField(y: 560, height: 40)
    stage.begin()
    #expect(stage.effectiveBottom == 0)
    stage.phone.focus(field)
    stage.eachFrame {
      #expect(stage.onScreen(bar) == CGRect(0, 761, 390, 83))
      let shown = stage.scrollView.layer.presentationProperties(at: stage.phone.time).bounds.minY
      #expect(abs(shown - 195 * (844 - stage.phone.keyboardTop) / 336) <= stage.pixel)
    }
    #expect(stage.effectiveBottom == 253)
    #expect(stage.offset == 195)
    #expect(stage.onScreen(field).maxY == 496)
    #expect(stage.largestOffset == 283)
    stage.scrollToEnd()
    #expect(91 + 700 - stage.offset == 508)
    stage.hide()
    #expect(stage.effectiveBottom == 0)
    #expect(stage.offset == 30)
  }
}
