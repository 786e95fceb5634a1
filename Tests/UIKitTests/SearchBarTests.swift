import Testing
import UIKit

@MainActor
struct SearchBarTests {
  let stage = TouchStage()

  private final class Diary: UISearchBarDelegate {
    var entries: [String] = []
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { entries.append("began") }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { entries.append("ended") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      entries.append("text \(searchText)")
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { entries.append("search") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { entries.append("cancel") }
  }

  private func make() -> UISearchBar {
    stage.app.makeCurrent()
    let bar = UISearchBar()
    bar.frame = CGRect(x: 0, y: 100, width: 390, height: 56)
    stage.window.addSubview(bar)
    stage.run(0)
    return bar
  }

  @Test func theFieldStandsInTheMiddleOfTheBar() {
    let bar = make()
    #expect(bar.intrinsicContentSize.height == 56)
    let field = bar.searchTextField
    #expect(field.frame == CGRect(x: 8, y: 10, width: 374, height: 36))
    #expect(field.leftView?.frame == CGRect(x: 6, y: 8, width: 20, height: 20))
    #expect(field.textRect(forBounds: field.bounds).minX == 30)
  }

  @Test func theReturnKeyWaitsForText() {
    let bar = make()
    #expect(bar.enablesReturnKeyAutomatically)
    #expect(bar.searchTextField.enablesReturnKeyAutomatically)
    bar.enablesReturnKeyAutomatically = false
    #expect(!bar.searchTextField.enablesReturnKeyAutomatically)
    #expect(!UISearchTextField().enablesReturnKeyAutomatically)
  }

  @Test func theDelegateHearsOfTheSearch() {
    let bar = make()
    let diary = Diary()
    bar.delegate = diary
    stage.tap(CGPoint(x: 200, y: 128))
    #expect(bar.isFirstResponder)
    bar.searchTextField.insertText("a")
    bar.searchTextField.performReturn()
    bar.setShowsCancelButton(true, animated: true)
    stage.run(1)
    stage.tap(CGPoint(x: 360, y: 128))
    bar.resignFirstResponder()
    #expect(diary.entries == ["began", "text a", "search", "cancel", "ended"])
  }

  @Test func theCancelButtonTakesItsRoomFromTheField() throws {
    let bar = make()
    bar.setShowsCancelButton(true, animated: true)
    let button = try #require(bar.subviews.first { $0 is UIButton })
    #expect(button.alpha == 1)
    #expect(button.frame.maxX == 382)
    #expect(bar.searchTextField.frame.maxX == button.frame.minX - 10)
    bar.showsCancelButton = false
    #expect(bar.searchTextField.frame.maxX == 382)
  }
}
