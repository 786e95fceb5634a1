import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

private final class NameCell: UITableViewCell {
  var nameLabel: UILabel?
  var presses = 0

  func press() {
    presses += 1
  }
}

private final class NamesController: UITableViewController {
  var prepared: [Any?] = []
  var selectedInPreparation: IndexPath?
  var volume: UISlider?

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    prepared.append(sender)
    selectedInPreparation = tableView.indexPathForSelectedRow
  }
}

private final class PrototypeController: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    3
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "Name", for: indexPath)
    (cell as? NameCell)?.nameLabel?.text = "Row \(indexPath.row)"
    return cell
  }
}

@MainActor
@Suite struct TableTests {
  private let stage = TestStage()

  private func registry() -> InterfaceRegistry {
    let registry = InterfaceRegistry()
    registry.register(NameCell.self) { NameCell(style: .default, reuseIdentifier: nil) }
    registry.register(NamesController.self) { NamesController(style: .grouped) }
    registry.register(PrototypeController.self) { PrototypeController() }
    registry.outlet("nameLabel", \NameCell.nameLabel)
    registry.outlet("volume", \NamesController.volume)
    registry.action("press", NameCell.press)
    return registry
  }

  private func table(_ kind: String, style: String = "plain", inside: String) -> String {
    """
    <tableView key="view" dataMode="\(kind)" style="\(style)" rowHeight="-1" \
    estimatedRowHeight="-1" sectionHeaderHeight="28" sectionFooterHeight="28" id="table">
    <rect key="frame" x="0" y="0" width="390" height="844"/>
    \(inside)
    \(connections(
      "<outlet property=\"dataSource\" destination=\"list\" id=\"o-1\"/>",
      "<outlet property=\"delegate\" destination=\"list\" id=\"o-2\"/>"))
    </tableView>
    """
  }

  private func cell(
    _ id: String, _ attributes: String, subviews: String = "", rest: String = ""
  ) -> String {
    """
    <tableViewCell id="\(id)" \(attributes)>
    <rect key="frame" x="0" y="28" width="390" height="60"/>
    <tableViewCellContentView key="contentView" id="content-\(id)">
    <rect key="frame" x="0" y="0" width="390" height="60"/>
    <subviews>\(subviews)</subviews>
    </tableViewCellContentView>
    \(rest)
    </tableViewCell>
    """
  }

  private func load(_ scenes: [String]) throws -> InterfaceLoader {
    InterfaceLoader(try document(board(scenes, initial: "list")), registry: registry())
  }

  private var prototype: String {
    "<prototypes>"
      + cell(
        "p-1", "reuseIdentifier=\"Name\" customClass=\"NameCell\" selectionStyle=\"none\"",
        subviews: placed("label", "l-1", "text=\"Name\"")
          + placed(
            "button", "b-1", "buttonType=\"system\"",
            inside: connections(
              "<action selector=\"press\" destination=\"p-1\" eventType=\"touchUpInside\" id=\"a-1\"/>"
            )),
        rest: connections("<outlet property=\"nameLabel\" destination=\"l-1\" id=\"o-3\"/>"))
      + "</prototypes>"
  }

  @Test func cellsAreMadeOfPrototypesEachWithItsOutletsAndActions() throws {
    let loader = try load([
      scene(
        "list", "tableViewController", "customClass=\"PrototypeController\"", subviews: nil,
        rest: table("prototypes", inside: prototype))
    ])
    stage.show(loader.instantiateInitialViewController())
    let table = try #require(
      (stage.window.rootViewController as? PrototypeController)?.tableView)
    let cells = table.visibleCells.compactMap { $0 as? NameCell }
    #expect(cells.map { $0.nameLabel?.text } == ["Row 0", "Row 1", "Row 2"])
    #expect(cells.first?.reuseIdentifier == "Name")
    #expect(cells.first?.selectionStyle == UITableViewCell.SelectionStyle.none)
    let button = try #require(
      cells[1].contentView.subviews.compactMap { $0 as? UIButton }.first)
    button.sendActions(for: .touchUpInside)
    #expect(cells.map(\.presses) == [0, 1, 0])
    #expect(loader.diagnostics == [])
  }

  private var sections: String {
    """
    <sections><tableViewSection headerTitle="Sound" footerTitle="Loud" id="sec-1"><cells>
    \(cell(
      "c-1", """
      style="IBUITableViewCellStyleValue1" textLabel="t-1" detailTextLabel="t-2" \
      accessoryType="disclosureIndicator" rowHeight="60"
      """,
      subviews: placed("label", "t-1", "text=\"Tone\"") + placed("label", "t-2", "text=\"Bell\""),
      rest: connections(segue("s-1", to: "second", "show"))))
    \(cell("c-2", "rowHeight=\"80\"", subviews: placed("slider", "sl-1")))
    </cells></tableViewSection>
    <tableViewSection id="sec-2"><cells>\(cell("c-3", ""))</cells></tableViewSection></sections>
    """
  }

  private func staticList() throws -> InterfaceLoader {
    try load([
      scene(
        "list", "tableViewController", "customClass=\"NamesController\"", subviews: nil,
        rest: table("static", style: "grouped", inside: sections)
          + connections("<outlet property=\"volume\" destination=\"sl-1\" id=\"o-9\"/>")),
      scene("second"),
    ])
  }

  @Test func staticCellsStandInTheirSections() throws {
    let loader = try staticList()
    stage.show(loader.instantiateInitialViewController())
    let controller = try #require(stage.window.rootViewController as? NamesController)
    let table = try #require(controller.tableView)
    #expect(table.style == .grouped)
    #expect(table.numberOfSections == 2)
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(table.dataSource?.tableView(table, titleForHeaderInSection: 0) == "Sound")
    #expect(table.dataSource?.tableView(table, titleForFooterInSection: 0) == "Loud")
    let first = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(first.textLabel?.text == "Tone")
    #expect(first.detailTextLabel?.text == "Bell")
    #expect(first.accessoryType == .disclosureIndicator)
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 60)
    #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)).height == 80)
    #expect(controller.volume != nil)
    #expect(controller.volume?.superview?.superview is UITableViewCell)
  }

  @Test func aTapOnARowPerformsItsSegueWithTheCellAsSender() throws {
    let loader = try staticList()
    stage.show(loader.instantiateInitialViewController())
    let controller = try #require(stage.window.rootViewController as? NamesController)
    let table = try #require(controller.tableView)
    let path = IndexPath(row: 0, section: 0)
    let place = table.convert(table.rectForRow(at: path), to: nil)
    stage.app.touchUp(stage.app.touchDown(at: CGPoint(x: place.midX, y: place.midY)))
    stage.settle()
    #expect(controller.prepared.count == 1)
    #expect(controller.prepared.first as? UITableViewCell === table.cellForRow(at: path))
    #expect(controller.selectedInPreparation == path)
    #expect(controller.presentedViewController != nil)
  }

  @Test func prototypesAreShownOnceWhereNoCodeSuppliesTheTable() throws {
    let loader = InterfaceLoader(
      try document(
        board(
          [
            scene(
              "list", "tableViewController", "", subviews: nil,
              rest: table("prototypes", inside: prototype))
          ], initial: "list")))
    loader.showsPrototypes = true
    stage.show(loader.instantiateInitialViewController())
    let table = try #require(
      (stage.window.rootViewController as? UITableViewController)?.tableView)
    #expect(table.visibleCells.count == 1)
  }

  @Test func headersAndFootersOfTablesAreViews() throws {
    let loader = try load([
      scene(
        "list", "tableViewController", "", subviews: nil,
        rest: table(
          "prototypes",
          inside: """
            <label key="tableHeaderView" text="Above" id="h-1">
            <rect key="frame" x="0" y="0" width="390" height="50"/></label>
            """))
    ])
    stage.show(loader.instantiateInitialViewController())
    let table = try #require(
      (stage.window.rootViewController as? UITableViewController)?.tableView)
    #expect((table.tableHeaderView as? UILabel)?.text == "Above")
    #expect(table.tableHeaderView?.frame.height == 50)
  }
}
