import Foundation
import Testing

@testable import UIKit

@MainActor
struct CollectionViewTests {
  @MainActor final class Stage: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
    let stage = TouchStage(size: CGSize(width: 390, height: 800))
    let layout = UICollectionViewFlowLayout()
    let view: UICollectionView
    var sections: [[Int]]
    var size: ((IndexPath) -> CGSize)?
    var selected: [IndexPath] = []
    var asked = 0
    var identifier = "cell"

    init(_ sections: [[Int]], prepare: (UICollectionViewFlowLayout) -> Void = { _ in }) {
      self.sections = sections
      prepare(layout)
      view = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 390, height: 800), collectionViewLayout: layout)
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.register(
        UICollectionReusableView.self,
        forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
        withReuseIdentifier: "header")
      view.dataSource = self
      view.delegate = self
      stage.window.addSubview(view)
      stage.run(0)
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { sections[section].count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      asked += 1
      let cell = collectionView.dequeueReusableCell(
        withReuseIdentifier: identifier, for: indexPath)
      cell.tag = sections[indexPath.section][indexPath.item]
      return cell
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "header", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath
    ) -> CGSize { size?(indexPath) ?? layout.itemSize }

    func collectionView(
      _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
    ) { selected.append(indexPath) }

    var tags: [Int] { view.visibleCells.map(\.tag) }

    func frame(_ item: Int, _ section: Int = 0) -> CGRect {
      view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame ?? .zero
    }
  }

  // MARK: Flow

  @Test func fullLinesAreSpreadAndTheLastKeepsTheirDistance() {
    let stage = Stage([Array(0..<8)]) { $0.itemSize = CGSize(width: 100, height: 60) }
    // Three of 100 fit into 390; the gaps are (390 − 300) / 2.
    #expect((0..<3).map { stage.frame($0).minX } == [0, 145, 290])
    #expect(stage.frame(3).minY == 70)
    #expect((6..<8).map { stage.frame($0).minX } == [0, 145])
    #expect(stage.view.contentSize == CGSize(width: 390, height: 200))
  }

  @Test func insetsHeadersAndFootersSurroundASection() {
    let stage = Stage([[0], [1]]) {
      $0.itemSize = CGSize(width: 100, height: 100)
      $0.sectionInset = UIEdgeInsets(top: 5, left: 20, bottom: 15, right: 20)
      $0.headerReferenceSize = CGSize(width: 0, height: 30)
    }
    #expect(stage.frame(0) == CGRect(x: 20, y: 35, width: 100, height: 100))
    #expect(stage.frame(0, 1).minY == 185)
    let header = stage.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 1))
    #expect(header?.frame == CGRect(x: 0, y: 150, width: 390, height: 30))
  }

  @Test func aSidewaysFlowFillsColumns() {
    let stage = Stage([Array(0..<20)]) {
      $0.scrollDirection = .horizontal
      $0.itemSize = CGSize(width: 120, height: 380)
    }
    #expect(stage.frame(1).minY == 420)
    #expect(stage.frame(2).minX == 130)
    #expect(stage.view.contentSize.width == 1290)
  }

  @Test func headersCanStayInSight() throws {
    let stage = Stage([Array(0..<60), Array(0..<60)]) {
      $0.headerReferenceSize = CGSize(width: 0, height: 30)
      $0.sectionHeadersPinToVisibleBounds = true
    }
    stage.view.contentOffset.y = 200
    stage.stage.run(0)
    let header = try #require(
      stage.view.supplementaryView(
        forElementKind: UICollectionView.elementKindSectionHeader,
        at: IndexPath(item: 0, section: 0)))
    #expect(header.frame.minY == 200)
  }

  @Test func itemsMayDifferInSize() {
    let stage = Stage([[0, 1, 2, 3]])
    stage.size = { [CGSize(width: 200, height: 40), CGSize(width: 150, height: 80)][$0.item % 2] }
    stage.view.reloadData()
    stage.stage.run(0)
    #expect(stage.frame(0) == CGRect(x: 0, y: 20, width: 200, height: 40))
    #expect(stage.frame(1) == CGRect(x: 240, y: 0, width: 150, height: 80))
  }

  @Test func cellsCanChooseTheirSize() {
    let stage = Stage([[0, 1, 2]]) {
      $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    }
    stage.view.register(SizedCell.self, forCellWithReuseIdentifier: "sized")
    stage.identifier = "sized"
    stage.view.reloadData()
    stage.stage.run(0)
    #expect(stage.frame(0).size == CGSize(width: 70, height: 90))
    #expect(stage.view.visibleCells.map(\.frame.size.height) == [90, 90, 90])
  }

  // MARK: Reuse and fingers

  @Test func onlyVisibleItemsExist() {
    let stage = Stage([Array(0..<50_000)])
    #expect(stage.asked < 150)
    stage.view.scrollToItem(
      at: IndexPath(item: 49_999, section: 0), at: .bottom, animated: false)
    stage.stage.run(0)
    #expect(stage.tags.last == 49_999)
    #expect(stage.asked < 300)
  }

  @Test func aTapSelectsAnItem() {
    let stage = Stage([Array(0..<30)]) { $0.itemSize = CGSize(width: 100, height: 100) }
    stage.stage.tap(CGPoint(x: 200, y: 150))
    #expect(stage.selected == [IndexPath(item: 4, section: 0)])
    #expect(stage.view.cellForItem(at: IndexPath(item: 4, section: 0))?.isSelected == true)
    #expect(stage.view.indexPathForItem(at: CGPoint(x: 300, y: 10))?.item == 2)
  }

  @Test func changesOfItemsAreAnimated() throws {
    let stage = Stage([Array(0..<6)]) { $0.itemSize = CGSize(width: 100, height: 100) }
    let moved = try #require(stage.view.cellForItem(at: IndexPath(item: 3, section: 0)))
    stage.sections[0].remove(at: 0)
    stage.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    #expect(moved.frame.origin == CGPoint(x: 290, y: 0))
    stage.stage.run(0.15)
    let seen = moved.layer.presentationProperties(at: stage.stage.app.clock.now).position
    #expect(seen.x > 50 && seen.x < 340 && seen.y < 160)
    stage.stage.run(0.5)
    #expect(stage.tags == [1, 2, 3, 4, 5])
    stage.sections[0].insert(9, at: 2)
    stage.view.insertItems(at: [IndexPath(item: 2, section: 0)])
    stage.stage.run(0.5)
    #expect(stage.tags == [1, 2, 9, 3, 4, 5])
    #expect(stage.view.visibleCells.allSatisfy { $0.alpha == 1 })
  }

  @Test func anotherLayoutMovesTheItems() {
    let stage = Stage([Array(0..<6)]) { $0.itemSize = CGSize(width: 100, height: 100) }
    let other = UICollectionViewFlowLayout()
    other.itemSize = CGSize(width: 390, height: 50)
    stage.size = nil
    stage.view.setCollectionViewLayout(other, animated: true)
    stage.stage.run(0.6)
    #expect(stage.view.collectionViewLayout === other)
  }
}

private final class SizedCell: UICollectionViewCell {
  required init(frame: CGRect) {
    super.init(frame: frame)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    NSLayoutConstraint.activate([
      box.topAnchor.constraint(equalTo: contentView.topAnchor),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      box.widthAnchor.constraint(equalToConstant: 70),
      box.heightAnchor.constraint(equalToConstant: 90),
    ])
  }

  required init?(coder: NSCoder) {
    nil
  }
}
