import UIKit

/// A grid of coloured tiles in sections; a tap takes a tile away, the button adds one.
final class TilesViewController: UICollectionViewController {
  private var sections = [Array(1...9), Array(10...17)]
  private var nextNumber = 18
  private let identifier = "tile"
  private let header = "header"

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.sectionInset = UIEdgeInsets(top: 8, left: 16, bottom: 16, right: 16)
    layout.headerReferenceSize = CGSize(width: 0, height: 44)
    layout.minimumLineSpacing = 12
    layout.minimumInteritemSpacing = 12
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Tiles"
    collectionView.accessibilityIdentifier = "tiles"
    collectionView.register(TileCell.self, forCellWithReuseIdentifier: identifier)
    collectionView.register(
      TileHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: header)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.addTile() })
  }

  private func addTile() {
    sections[0].insert(nextNumber, at: 0)
    nextNumber += 1
    collectionView.insertItems(at: [IndexPath(item: 0, section: 0)])
  }

  override func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sections[section].count }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: identifier, for: indexPath)
    (cell as? TileCell)?.number = sections[indexPath.section][indexPath.item]
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: header, for: indexPath)
    (view as? TileHeader)?.label.text = indexPath.section == 0 ? "Large" : "Small"
    return view
  }

  override func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let columns: CGFloat = indexPath.section == 0 ? 3 : 5
    let room = collectionView.bounds.width - 32 - 12 * (columns - 1)
    let side = (room / columns).rounded(.down)
    return CGSize(width: side, height: side)
  }

  override func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {
    sections[indexPath.section].remove(at: indexPath.item)
    collectionView.deleteItems(at: [indexPath])
  }
}

private final class TileCell: UICollectionViewCell {
  private let label = UILabel()
  private static let colors: [UIColor] = [
    .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemTeal, .systemBlue,
    .systemIndigo, .systemPurple, .systemPink,
  ]

  var number = 0 {
    didSet {
      label.text = "\(number)"
      contentView.backgroundColor = Self.colors[number % Self.colors.count]
    }
  }

  required init(frame: CGRect) {
    super.init(frame: frame)
    label.textColor = .white
    label.font = .systemFont(ofSize: 22, weight: .semibold)
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.layer.cornerRadius = 12
    contentView.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: contentView.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
    ])
  }

  required init?(coder: NSCoder) {
    nil
  }

  override var isHighlighted: Bool {
    didSet { contentView.alpha = isHighlighted ? 0.6 : 1 }
  }
}

private final class TileHeader: UICollectionReusableView {
  let label = UILabel()

  required init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .preferredFont(forTextStyle: .headline)
    label.translatesAutoresizingMaskIntoConstraints = false
    addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
      label.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
    ])
  }

  required init?(coder: NSCoder) {
    nil
  }
}
