import Foundation
import Testing

@testable import UIKit

@MainActor
struct TableSwipeTests {
  @MainActor final class Swiper: UITableViewDelegate {
    var done: [String] = []
    weak var stage: TableStage?

    func tableView(
      _ tableView: UITableView, heightForRowAt indexPath: IndexPath
    ) -> CGFloat { 50 }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      done.append("select \(indexPath.row)")
    }

    func tableView(
      _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, completion in
          self?.done.append("delete \(indexPath.row)")
          self?.stage?.sections[0].remove(at: indexPath.row)
          tableView.deleteRows(at: [indexPath], with: .automatic)
          completion(true)
        },
        UIContextualAction(style: .normal, title: "Flag") { [weak self] _, _, completion in
          self?.done.append("flag \(indexPath.row)")
          completion(true)
        },
      ])
    }
  }

  let stage = TableStage(rows: 20)
  let swiper = Swiper()

  init() {
    swiper.stage = stage
    stage.table.delegate = swiper
    stage.stage.run(0)
  }

  private func swipe(from start: CGFloat, to end: CGFloat, y: CGFloat = 75) {
    let touch = stage.stage.drag(
      from: CGPoint(x: start, y: y), to: CGPoint(x: end, y: y), seconds: 0.3)
    stage.stage.run(0.1)
    stage.stage.app.touchUp(touch)
    stage.stage.run(0.6)
  }

  private var x: CGFloat? {
    stage.table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.minX
  }

  @Test func aSwipeBringsTheButtonsAndATapOnOneCarriesItOut() {
    swipe(from: 300, to: 160)
    #expect(x == -148)
    // Flag is the inner of the two.
    stage.stage.tap(CGPoint(x: 390 - 111, y: 75))
    stage.stage.run(0.6)
    #expect(swiper.done == ["flag 1"])
    #expect(x == 0)
  }

  @Test func aSwipeAllTheWayCarriesOutTheFirstAction() {
    swipe(from: 380, to: 20)
    stage.stage.run(0.6)
    #expect(swiper.done == ["delete 1"])
    #expect(stage.texts.prefix(3) == ["Row 0", "Row 2", "Row 3"])
    #expect(x == 0)
    #expect(
      stage.table.subviews.allSatisfy { $0 is UITableViewCell || $0.alpha < 1 || $0.isHidden })
  }

  @Test func aTouchElsewherePutsTheButtonsAwayAndSelectsNothing() {
    swipe(from: 300, to: 160)
    stage.stage.tap(CGPoint(x: 100, y: 225))
    stage.stage.run(0.6)
    #expect(x == 0)
    #expect(swiper.done == [])
    stage.stage.tap(CGPoint(x: 100, y: 225))
    #expect(swiper.done == ["select 4"])
  }

  @Test func theRowComesBackFromAShortSwipeAndScrollingStillWorks() {
    swipe(from: 300, to: 270)
    #expect(x == 0)
    let touch = stage.stage.drag(
      from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 400), seconds: 0.3)
    #expect(stage.table.contentOffset.y > 100)
    stage.stage.app.touchUp(touch)
  }

  @Test func theOtherDirectionDoesNothing() {
    swipe(from: 100, to: 250)
    #expect(x == 0)
  }
}
