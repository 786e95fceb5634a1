import UIKit

extension ViewKind {
  static let collectionView = ViewKind("UICollectionView") { _ in
    UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  } configure: { view, element, builder in
    ScrollAttributes.apply(to: view, element)
    view.allowsSelection = element.flag("allowsSelection") ?? true
    view.allowsMultipleSelection = element.flag("allowsMultipleSelection") ?? false
    guard !builder.loader.purpose.isOnCanvas else { return }
    if let layout = element.child(key: "collectionViewLayout") {
      view.collectionViewLayout = CollectionLayout.make(layout, builder: builder)
    }
    if let ground = element.child(key: "backgroundView") {
      view.backgroundView = builder.makeView(ground)
    }
    PrototypeItems.register(in: view, element, builder: builder)
  }

  static let collectionViewCell = ViewKind("UICollectionViewCell") { _ in
    UICollectionViewCell(frame: .zero)
  } configure: { cell, element, builder in
    if let view = element.child(key: "backgroundView") {
      cell.backgroundView = builder.makeView(view)
    }
    if let view = element.child(key: "selectedBackgroundView") {
      cell.selectedBackgroundView = builder.makeView(view)
    }
    if let content = element.child(key: "contentView") {
      builder.fill(cell.contentView, with: content)
    }
  }

  static let collectionReusableView = ViewKind("UICollectionReusableView") { _ in
    UICollectionReusableView(frame: .zero)
  } configure: { view, element, builder in
    builder.addSubviews(of: element, to: view)
  }
}
