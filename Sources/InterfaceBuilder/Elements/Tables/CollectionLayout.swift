import UIKit

/// Reads layouts of collections.
@MainActor
enum CollectionLayout {
  static func make(_ element: MarkupElement, builder: SceneBuilder) -> UICollectionViewLayout {
    let custom: UICollectionViewLayout? = builder.custom(element)
    let layout = custom ?? UICollectionViewFlowLayout()
    builder.register(layout, as: element)
    if let flow = layout as? UICollectionViewFlowLayout { fill(flow, element) }
    return layout
  }

  private static func fill(_ layout: UICollectionViewFlowLayout, _ element: MarkupElement) {
    if element["scrollDirection"] == "horizontal" { layout.scrollDirection = .horizontal }
    if let gap = element.number("minimumLineSpacing") { layout.minimumLineSpacing = max(0, gap) }
    if let gap = element.number("minimumInteritemSpacing") {
      layout.minimumInteritemSpacing = max(0, gap)
    }
    if let size = size(element, "itemSize"), size.width > 0, size.height > 0 {
      layout.itemSize = size
    }
    if let size = size(element, "headerReferenceSize") { layout.headerReferenceSize = size }
    if let size = size(element, "footerReferenceSize") { layout.footerReferenceSize = size }
    if let inset = element.child("inset", key: "sectionInset") {
      layout.sectionInset = RectValue.inset(inset)
    }
    if element.flag("automaticEstimatedItemSize") == true {
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    } else if let size = size(element, "estimatedItemSize") {
      layout.estimatedItemSize = size
    }
    layout.sectionHeadersPinToVisibleBounds =
      element.flag("sectionHeadersPinToVisibleBounds") ?? false
  }

  private static func size(_ element: MarkupElement, _ key: String) -> CGSize? {
    guard let size = element.child(key: key).flatMap(RectValue.size), size.width >= 0,
      size.height >= 0
    else { return nil }
    return size
  }
}
