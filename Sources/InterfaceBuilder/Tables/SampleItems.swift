import UIKit

/// Shows every prototype of a collection once, for a look at it without the app's code.
@MainActor
final class SampleItems: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  private let collection: MarkupElement
  private let prototypes: [MarkupElement]
  private let inside: SceneBuilder.Inside

  init(_ collection: MarkupElement, inside: SceneBuilder.Inside) {
    self.collection = collection
    prototypes = PrototypeItems.cells(of: collection)
    self.inside = inside
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { prototypes.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let prototype = prototypes[indexPath.item]
    if let identifier = prototype["reuseIdentifier"] {
      return collectionView.dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    }
    return SceneBuilder(inside).buildAlone(prototype) as? UICollectionViewCell
      ?? UICollectionViewCell(frame: .zero)
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let prototype = PrototypeItems.supplement(of: collection, kind: kind) else {
      return UICollectionReusableView(frame: .zero)
    }
    return SceneBuilder(inside).buildAlone(prototype) as? UICollectionReusableView
      ?? UICollectionReusableView(frame: .zero)
  }

  /// That of the prototype on the canvas.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    RectValue.frame(of: prototypes[indexPath.item])?.size ?? CGSize(width: 50, height: 50)
  }
}
