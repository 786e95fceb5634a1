import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

private final class TileCell: UICollectionViewCell {
  var nameLabel: UILabel?
}

private final class TilesController: UICollectionViewController {
  var prepared: [Any?] = []
  var flow: UICollectionViewFlowLayout?

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 2 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "Tile", for: indexPath)
    (cell as? TileCell)?.nameLabel?.text = "Tile \(indexPath.item)"
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "Title", for: indexPath)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    prepared.append(sender)
  }
}

@MainActor
@Suite struct CollectionTests {
  private let stage = TestStage()
  private let label = "<subviews>\(placed("label", "l-1", "text=\"Tile\""))</subviews>"

  private func tiles(
    layout: String = "", sizes: String = "", content: String? = nil, rest: String = ""
  ) -> String {
    """
    <collectionView key="view" dataMode="prototypes" id="tiles">
    <rect key="frame" x="0" y="0" width="390" height="844"/>
    <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="12" \
    minimumInteritemSpacing="8" \(layout) id="flow">
    <size key="itemSize" width="120" height="90"/>
    <inset key="sectionInset" minX="5" minY="6" maxX="5" maxY="6"/>
    \(sizes)
    </collectionViewFlowLayout>
    <cells><collectionViewCell reuseIdentifier="Tile" customClass="TileCell" id="c-1">
    <rect key="frame" x="0" y="0" width="120" height="90"/>
    <collectionViewCellContentView key="contentView" id="cc-1">
    <rect key="frame" x="0" y="0" width="120" height="90"/>
    \(content ?? label)
    </collectionViewCellContentView>
    \(connections(
      segue("s-1", to: "second", "show"),
      "<outlet property=\"nameLabel\" destination=\"l-1\" id=\"o-3\"/>"))
    </collectionViewCell></cells>
    \(rest)
    \(connections(
      "<outlet property=\"dataSource\" destination=\"list\" id=\"o-1\"/>",
      "<outlet property=\"delegate\" destination=\"list\" id=\"o-2\"/>"))
    </collectionView>
    """
  }

  private func title(_ key: String) -> String {
    """
    <collectionReusableView key="\(key)" reuseIdentifier="Title" id="\(key)">
    <rect key="frame" x="0" y="0" width="390" height="40"/>
    <subviews>\(placed("label", "t-\(key)", "text=\"\(key)\""))</subviews>
    </collectionReusableView>
    """
  }

  /// The scene, shown on the stage with its code or without.
  private func show(
    _ tiles: String, withCode: Bool = true
  ) throws -> (view: UICollectionView, loader: InterfaceLoader) {
    let registry = InterfaceRegistry()
    registry.register(TilesController.self) {
      TilesController(collectionViewLayout: UICollectionViewFlowLayout())
    }
    registry.register(TileCell.self) { TileCell(frame: .zero) }
    registry.outlet("nameLabel", \TileCell.nameLabel)
    registry.outlet("flow", \TilesController.flow)
    let outlet = connections("<outlet property=\"flow\" destination=\"flow\" id=\"o-9\"/>")
    let loader = InterfaceLoader(
      try document(
        board(
          [
            scene(
              "list", "collectionViewController",
              withCode ? "customClass=\"TilesController\"" : "", subviews: nil,
              rest: tiles + outlet),
            scene("second"),
          ], initial: "list")), registry: registry)
    loader.showsPrototypes = true
    stage.show(loader.instantiateInitialViewController())
    let controller = stage.window.rootViewController as? UICollectionViewController
    return (try #require(controller?.collectionView), loader)
  }

  private func frames(_ view: UICollectionView) -> [CGRect] {
    view.visibleCells.map(\.frame).sorted { ($0.minY, $0.minX) < ($1.minY, $1.minX) }
  }

  private func text(of kind: String, in view: UICollectionView) -> String? {
    let title = view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))
    return (title?.subviews.first as? UILabel)?.text
  }

  @Test func itemsAreMadeOfPrototypesInAFlowLayout() throws {
    let (view, loader) = try show(tiles())
    let layout = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(layout.itemSize == CGSize(width: 120, height: 90))
    #expect(layout.minimumLineSpacing == 12)
    #expect(layout.minimumInteritemSpacing == 8)
    #expect(layout.sectionInset == UIEdgeInsets(top: 6, left: 5, bottom: 6, right: 5))
    let controller = stage.window.rootViewController as? TilesController
    #expect(controller?.flow === layout)
    #expect(frames(view).map(\.size) == [layout.itemSize, layout.itemSize])
    #expect(loader.diagnostics == [])
  }

  @Test func everyCellHasOutletsOfItsOwn() throws {
    let (view, _) = try show(tiles())
    let texts = view.visibleCells.compactMap { ($0 as? TileCell)?.nameLabel?.text }
    #expect(texts.sorted() == ["Tile 0", "Tile 1"])
    #expect(view.visibleCells.allSatisfy { $0.reuseIdentifier == "Tile" })
  }

  @Test func sectionsHaveTheHeadersAndFootersOfTheFile() throws {
    let (view, loader) = try show(
      tiles(
        sizes: """
          <size key="headerReferenceSize" width="50" height="40"/>
          <size key="footerReferenceSize" width="50" height="30"/>
          """,
        rest: title("sectionHeaderView") + title("sectionFooterView")))
    #expect(
      text(of: UICollectionView.elementKindSectionHeader, in: view) == "sectionHeaderView")
    #expect(
      text(of: UICollectionView.elementKindSectionFooter, in: view) == "sectionFooterView")
    #expect(frames(view).first?.minY == 46)
    #expect(loader.diagnostics == [])
  }

  @Test(arguments: [
    ("automaticEstimatedItemSize=\"YES\"", ""),
    ("", "<size key=\"estimatedItemSize\" width=\"60\" height=\"50\"/>"),
  ])
  func cellsMayChooseTheirSize(layout: String, sizes: String) throws {
    let inside = element("view", "w-1")
    let content = """
      <subviews>\(inside)</subviews><constraints>
      \(constraint("w-1", "leading", "cc-1", "leading"))
      \(constraint("cc-1", "trailing", "w-1", "trailing"))
      \(constraint("w-1", "top", "cc-1", "top"))
      \(constraint("cc-1", "bottom", "w-1", "bottom"))
      \(constraint("w-1", "width", constant: 70)) \(constraint("w-1", "height", constant: 33))
      </constraints>
      """
    let (view, _) = try show(tiles(layout: layout, sizes: sizes, content: content))
    #expect(frames(view).map(\.size) == Array(repeating: CGSize(width: 70, height: 33), count: 2))
  }

  @Test func itemsFlowDownwardsWhereTheContentScrollsSideways() throws {
    let (view, _) = try show(tiles(layout: "scrollDirection=\"horizontal\""))
    let places = frames(view)
    #expect(places.count == 2)
    #expect(Set(places.map(\.minX)).count == 1)
  }

  @Test func aTapOnAnItemPerformsItsSegue() throws {
    let (view, _) = try show(tiles())
    let cell = try #require(view.visibleCells.first)
    let place = cell.convert(cell.bounds, to: nil)
    stage.app.touchUp(stage.app.touchDown(at: CGPoint(x: place.midX, y: place.midY)))
    stage.settle()
    let controller = try #require(stage.window.rootViewController as? TilesController)
    #expect(controller.prepared.first as? UICollectionViewCell === cell)
    #expect(controller.presentedViewController != nil)
  }

  @Test func prototypesAreShownOnceWhereNoCodeSuppliesTheCollection() throws {
    let (view, _) = try show(
      tiles(
        sizes: "<size key=\"headerReferenceSize\" width=\"50\" height=\"40\"/>",
        rest: title("sectionHeaderView")), withCode: false)
    #expect(view.visibleCells.count == 1)
    #expect(
      text(of: UICollectionView.elementKindSectionHeader, in: view) == "sectionHeaderView")
  }

  @Test(arguments: [
    ("swipeGestureRecognizer", "direction=\"up\""), ("pinchGestureRecognizer", ""),
    ("rotationGestureRecognizer", ""), ("screenEdgePanGestureRecognizer", ""),
  ])
  func recognisersOfEveryKindAreLive(name: String, attributes: String) throws {
    let loader = InterfaceLoader(
      try document(
        storyboard(
          view: connections(
            "<outletCollection property=\"gestureRecognizers\" destination=\"r-1\" id=\"o-1\"/>"),
          objects: "<\(name) \(attributes) id=\"r-1\"/>")))
    let loaded = loader.load(loader.document.scenes[0])
    let recognizer = try #require(loaded.object("r-1") as? UIGestureRecognizer)
    #expect(recognizer.view === loaded.view)
    if let swipe = recognizer as? UISwipeGestureRecognizer { #expect(swipe.direction == .up) }
    #expect(loader.diagnostics == [])
  }
}
