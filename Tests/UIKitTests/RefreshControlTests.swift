import Foundation
import Testing

@testable import UIKit

/// Scroll views that are pulled down for new content.
@MainActor
struct RefreshControlTests {
  let stage = TouchStage(size: CGSize(width: 390, height: 800))

  private func scrollView() -> (scrollView: UIScrollView, control: UIRefreshControl) {
    let scrollView = UIScrollView(frame: stage.window.bounds)
    scrollView.contentSize = CGSize(width: 390, height: 2000)
    let control = UIRefreshControl()
    scrollView.refreshControl = control
    stage.window.addSubview(scrollView)
    stage.run(0)
    return (scrollView, control)
  }

  private func pull(by distance: CGFloat) -> UITouch {
    stage.drag(
      from: CGPoint(x: 195, y: 200), to: CGPoint(x: 195, y: 200 + distance), seconds: 0.4)
  }

  @Test func aLongPullFetchesOnceAndTheControlStaysUntilItIsDone() {
    let (scrollView, control) = scrollView()
    var calls = 0
    control.addAction(UIAction { _ in calls += 1 }, for: .valueChanged)
    let touch = pull(by: 300)
    #expect(calls == 1)
    #expect(control.isRefreshing)
    stage.app.touchUp(touch)
    stage.run(2)
    #expect(calls == 1)
    #expect(scrollView.contentOffset.y == -60)
    #expect(scrollView.contentInset.top == 0)
    #expect(control.frame == CGRect(x: 0, y: -60, width: 390, height: 60))
    control.endRefreshing()
    stage.run(1)
    #expect(scrollView.contentOffset.y == 0)
    #expect(scrollView.adjustedContentInset.top == 0)
    #expect(control.alpha == 0)
  }

  @Test func aShortPullShowsSpokesAndFetchesNothing() {
    let (scrollView, control) = scrollView()
    let touch = pull(by: 100)
    #expect(control.alpha == 1)
    #expect(!control.isRefreshing)
    stage.app.touchUp(touch)
    stage.run(2)
    #expect(scrollView.contentOffset.y == 0)
    #expect(control.alpha == 0)
  }

  @Test func refreshingThatTheAppBeginsTellsNobodyAndDoesNotScroll() {
    let (scrollView, control) = scrollView()
    var calls = 0
    control.addAction(UIAction { _ in calls += 1 }, for: .valueChanged)
    control.beginRefreshing()
    #expect(control.isRefreshing)
    #expect(calls == 0)
    #expect(scrollView.contentOffset.y == 0)
    #expect(scrollView.adjustedContentInset.top == 60)
    control.endRefreshing()
    stage.run(1)
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test func theEndDoesNotMoveContentThatWasScrolledAway() {
    let (scrollView, control) = scrollView()
    control.beginRefreshing()
    scrollView.contentOffset.y = 300
    control.endRefreshing()
    stage.run(1)
    #expect(scrollView.contentOffset.y == 300)
  }

  @Test func theControlStandsBehindTheCellsOfATable() throws {
    let table = UITableView(frame: stage.window.bounds, style: .plain)
    let source = TableStage(rows: 3)
    table.dataSource = source
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.refreshControl = UIRefreshControl()
    stage.window.addSubview(table)
    stage.run(0)
    #expect(table.subviews.first === table.refreshControl)
    #expect(table.visibleCells.count == 3)
  }
}
