import UIKit

/// Registers the prototypes of a collection: cells, headers and footers are made of them when
/// they are asked for.
@MainActor
enum PrototypeItems {
  static func register(
    in view: UICollectionView, _ element: MarkupElement, builder: SceneBuilder
  ) {
    let inside = builder.inside
    for prototype in cells(of: element) {
      guard let identifier = prototype["reuseIdentifier"] else { continue }
      view.registerCell(identifier) {
        SceneBuilder(inside).buildAlone(prototype) as? UICollectionViewCell
      }
    }
    for kind in [
      UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter,
    ] {
      guard let prototype = supplement(of: element, kind: kind),
        let identifier = prototype["reuseIdentifier"]
      else { continue }
      view.registerSupplementaryView(ofKind: kind, identifier) {
        SceneBuilder(inside).buildAlone(prototype) as? UICollectionReusableView
      }
    }
    if builder.loader.showsPrototypes, !cells(of: element).isEmpty {
      builder.addSampleItems(SampleItems(element, inside: inside), of: view)
    }
  }

  static func cells(of collection: MarkupElement) -> [MarkupElement] {
    collection.list("cells").filter { $0.name == "collectionViewCell" }
  }

  /// The prototype of a collection's headers or footers.
  static func supplement(of collection: MarkupElement, kind: String) -> MarkupElement? {
    collection.child(
      "collectionReusableView",
      key: kind == UICollectionView.elementKindSectionHeader
        ? "sectionHeaderView" : "sectionFooterView")
  }
}
