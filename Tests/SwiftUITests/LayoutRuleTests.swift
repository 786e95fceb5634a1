import Foundation
import Testing

@testable import SwiftUI

/// Something between a least and a most size, as flexible as that.
private struct Box: LayoutItem {
  var least = CGSize.zero
  var ideal = CGSize(width: 10, height: 10)
  var most = CGSize(width: CGFloat.infinity, height: .infinity)
  var layoutPriority = 0.0
  var hasNoSpacing = false
  var line: CGFloat?

  static func fixed(_ width: CGFloat, _ height: CGFloat, line: CGFloat? = nil) -> Box {
    let size = CGSize(width: width, height: height)
    return Box(least: size, ideal: size, most: size, line: line)
  }

  func size(in proposal: ProposedViewSize) -> CGSize {
    CGSize(
      width: max(least.width, min(proposal.width ?? ideal.width, most.width)),
      height: max(least.height, min(proposal.height ?? ideal.height, most.height)))
  }

  func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? {
    key == VerticalAlignment.firstTextBaseline.key ? line : nil
  }
}

@MainActor @Suite struct LayoutRuleTests {
  private let row = StackRule(
    axis: .horizontal, alignment: VerticalAlignment.center.key, spacing: nil)

  @Test func theLeastFlexibleChoosesFirst() {
    let limited = Box(most: CGSize(width: 40, height: 20))
    let free = Box(most: CGSize(width: CGFloat.infinity, height: 20))
    // 200 − 8 = 192: the limited one is offered 96 and takes 40; 152 are left.
    let solution = row.solve([free, limited], in: ProposedViewSize(width: 200, height: 50))
    #expect(solution.frames.map(\.width) == [152, 40])
    #expect(solution.frames.map(\.minX) == [0, 160])
    #expect(solution.size == CGSize(width: 200, height: 20))
  }

  @Test func withoutAnOfferEveryoneHasItsIdealSize() {
    let solution = row.solve([Box(), Box.fixed(30, 5)], in: .unspecified)
    #expect(solution.size == CGSize(width: 48, height: 10))
    #expect(solution.frames[1].minY == 2.5)
  }

  @Test func spacersTouchTheirNeighboursUnlessASpacingIsGiven() {
    let spacer = Box(least: CGSize(width: 8, height: 0), hasNoSpacing: true)
    let items = [Box.fixed(20, 10), spacer, Box.fixed(30, 10)]
    let offer = ProposedViewSize(width: 100, height: 10)
    #expect(row.solve(items, in: offer).frames.map(\.minX) == [0, 20, 70])
    var spaced = row
    spaced.spacing = 5
    #expect(spaced.solve(items, in: offer).frames.map(\.minX) == [0, 25, 70])
    #expect(spaced.solve(items, in: offer).frames[1].width == 40)
  }

  @Test func whatHasNoPriorityKeepsItsLeastSize() {
    let low = Box(least: CGSize(width: 25, height: 0))
    let high = Box(layoutPriority: 1)
    let solution = row.solve([low, high], in: ProposedViewSize(width: 108, height: 10))
    #expect(solution.frames.map(\.width) == [25, 75])
  }

  @Test func itemsAreAlignedByTheirLines() {
    var rule = row
    rule.alignment = VerticalAlignment.firstTextBaseline.key
    let solution = rule.solve(
      [Box.fixed(10, 40, line: 30), Box.fixed(10, 20, line: 15), Box.fixed(10, 12)],
      in: .unspecified)
    #expect(solution.frames.map(\.minY) == [0, 15, 18])
    #expect(solution.size.height == 40)
  }

  @Test func layersMeetInTheirPointOfAlignment() {
    let rule = LayerRule(alignment: .bottomTrailing)
    let (size, frames) = rule.solve([Box.fixed(40, 10), Box.fixed(20, 30)], in: .unspecified)
    #expect(size == CGSize(width: 40, height: 30))
    #expect(frames[0].origin == CGPoint(x: 0, y: 20))
    #expect(frames[1].origin == CGPoint(x: 20, y: 0))
  }

  @Test(
    arguments: [
      // least, most, offer, content, length
      (nil, nil, 100, 30, 30), (50, nil, 100, 30, 50), (50, nil, 40, 30, 50),
      (20, nil, 25, 30, 25), (nil, CGFloat.infinity, 100, 30, 100), (nil, 60, 100, 30, 60),
      (nil, 60, 45, 30, 45), (nil, 60, 10, 30, 30), (20, 60, 100, 30, 60), (20, 60, nil, 30, 30),
      (40, nil, nil, 30, 40),
    ] as [(CGFloat?, CGFloat?, CGFloat?, CGFloat, CGFloat)])
  func aFlexibleFrameFillsMissingBoundsFromItsContent(
    least: CGFloat?, most: CGFloat?, offer: CGFloat?, content: CGFloat, expected: CGFloat
  ) {
    let span = FrameRule.Span(least: least, most: most)
    #expect(span.length(offer, content: content) == expected)
  }

  @Test func aViewGrowsOnlyWhereItTouchesTheSafeAreasEdge() {
    let area = SafeArea(
      bounds: CGRect(x: 0, y: 0, width: 390, height: 844),
      container: EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0), keyboard: 336)
    #expect(area.rect == CGRect(x: 0, y: 47, width: 390, height: 461))
    let column = CGRect(x: 0, y: 47, width: 390, height: 461)
    #expect(area.growth(of: column, ignoring: .keyboard, at: .all).bottom == 302)
    #expect(area.growth(of: column, ignoring: .all, at: .all).bottom == 336)
    #expect(area.growth(of: column, ignoring: .container, at: .all).bottom == 0)
    #expect(area.growth(of: column, ignoring: .all, at: .top).top == 47)
    let small = CGRect(x: 45, y: 177, width: 300, height: 200)
    #expect(area.growth(of: small, ignoring: .all, at: .all) == EdgeInsets())
  }

  @Test func edgesGoToWholePixels() {
    let rounding = PixelRounding(scale: 3)
    let rounded = rounding.round(CGRect(x: 10.4, y: 0.5, width: 20.4, height: 9.9))
    #expect(abs(rounded.minX - 31.0 / 3) < 1e-9)
    #expect(abs(rounded.maxX - 92.0 / 3) < 1e-9)
    #expect(abs(rounded.minY - 2.0 / 3) < 1e-9)
  }
}
