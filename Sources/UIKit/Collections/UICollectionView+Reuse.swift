extension UICollectionView {
  /// Has cells of a class made for an identifier; `nil` forgets it.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    guard let cellClass = cellClass as? UICollectionViewCell.Type else {
      pool.register(Self.cellKey(identifier), maker: nil)
      return
    }
    registerCell(identifier) { cellClass.init(frame: .zero) }
  }

  /// Has cells for an identifier made by a closure: what an interface file's prototypes use.
  @preconcurrency
  public func registerCell(
    _ identifier: String, maker: @escaping @MainActor () -> UICollectionViewCell?
  ) {
    pool.register(Self.cellKey(identifier)) { Self.named(maker(), identifier) }
  }

  /// Has headers or footers of a class made for an identifier; `nil` forgets it.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    guard let viewClass = viewClass as? UICollectionReusableView.Type else {
      pool.register(Self.viewKey(identifier, kind: elementKind), maker: nil)
      return
    }
    registerSupplementaryView(ofKind: elementKind, identifier) { viewClass.init(frame: .zero) }
  }

  /// Has headers or footers for an identifier made by a closure: what an interface file's
  /// prototypes use.
  @preconcurrency
  public func registerSupplementaryView(
    ofKind elementKind: String, _ identifier: String,
    maker: @escaping @MainActor () -> UICollectionReusableView?
  ) {
    pool.register(Self.viewKey(identifier, kind: elementKind)) {
      Self.named(maker(), identifier)
    }
  }

  private static func named<View: UICollectionReusableView>(
    _ view: View?, _ identifier: String
  ) -> View? {
    view?.reuseIdentifier = identifier
    return view
  }

  /// A cell that is no longer shown, or a new one, of the class registered for the identifier.
  /// Without a registered class, which stops a program on a phone, it is an empty cell and a
  /// line in the log.
  public func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    let key = Self.cellKey(identifier)
    if let cell = pool.take(key) as? UICollectionViewCell {
      cell.prepareForReuse()
      return cell
    }
    if let cell = pool.make(key) as? UICollectionViewCell { return cell }
    UIApplication.shared.log(
      "no cell is registered for the identifier \"\(identifier)\"; call register(_:"
        + "forCellWithReuseIdentifier:) or make a prototype in a storyboard")
    let cell = UICollectionViewCell(frame: .zero)
    cell.reuseIdentifier = identifier
    return cell
  }

  /// A header or footer that is no longer shown, or a new one, of the class registered for the
  /// identifier; an empty view and a line in the log where there is none.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let key = Self.viewKey(identifier, kind: elementKind)
    if let view = pool.take(key) as? UICollectionReusableView {
      view.prepareForReuse()
      return view
    }
    if let view = pool.make(key) as? UICollectionReusableView { return view }
    UIApplication.shared.log(
      "no view of the kind \"\(elementKind)\" is registered for the identifier "
        + "\"\(identifier)\"")
    let view = UICollectionReusableView(frame: .zero)
    view.reuseIdentifier = identifier
    return view
  }

  /// A cell of a registration, filled for an item.
  public func dequeueConfiguredReusableCell<Cell: UICollectionViewCell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let key = Self.cellKey(registration.identifier)
    let cell: Cell
    if let old = pool.take(key) as? Cell {
      old.prepareForReuse()
      cell = old
    } else {
      cell = Cell(frame: .zero)
      cell.reuseIdentifier = registration.identifier
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  static func cellKey(_ identifier: String) -> String { "cell " + identifier }

  static func viewKey(_ identifier: String, kind: String) -> String {
    "view \(kind) \(identifier)"
  }
}
