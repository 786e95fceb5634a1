extension UITableView {
  /// Has cells of a class made for an identifier; `nil` forgets it.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    guard let cellClass = cellClass as? UITableViewCell.Type else {
      pool.register(Self.cellKey(identifier), maker: nil)
      return
    }
    registerCell(identifier) { cellClass.init(style: .default, reuseIdentifier: identifier) }
  }

  /// Has cells for an identifier made by a closure: what an interface file's prototypes use.
  @preconcurrency
  public func registerCell(
    _ identifier: String, maker: @escaping @MainActor () -> UITableViewCell?
  ) {
    pool.register(Self.cellKey(identifier)) {
      let cell = maker()
      cell?.takeReuseIdentifier(identifier)
      return cell
    }
  }

  /// Has headers and footers of a class made for an identifier; `nil` forgets it.
  public func register(
    _ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    let key = Self.viewKey(identifier)
    guard let aClass = aClass as? UITableViewHeaderFooterView.Type else {
      pool.register(key, maker: nil)
      return
    }
    registerHeaderFooterView(identifier) { aClass.init(reuseIdentifier: identifier) }
  }

  /// Has headers and footers for an identifier made by a closure: what interface files use.
  @preconcurrency
  public func registerHeaderFooterView(
    _ identifier: String, maker: @escaping @MainActor () -> UITableViewHeaderFooterView?
  ) {
    pool.register(Self.viewKey(identifier)) {
      let view = maker()
      view?.takeReuseIdentifier(identifier)
      return view
    }
  }

  /// A cell that is no longer shown, or a new one if a class is registered for the identifier.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    let key = Self.cellKey(identifier)
    if let cell = pool.take(key) as? UITableViewCell {
      cell.prepareForReuse()
      return cell
    }
    return pool.make(key) as? UITableViewCell
  }

  /// A cell that is no longer shown, or a new one, of the class registered for the identifier.
  /// Without a registered class, which stops a program on a phone, it is a plain cell and a line
  /// in the log.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let cell = dequeueReusableCell(withIdentifier: identifier) { return cell }
    UIApplication.shared.log(
      "no cell is registered for the identifier \"\(identifier)\"; call register(_:"
        + "forCellReuseIdentifier:) or make a prototype in a storyboard")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// A header or footer that is no longer shown, or a new one if a class is registered for the
  /// identifier.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    let key = Self.viewKey(identifier)
    if let view = pool.take(key) as? UITableViewHeaderFooterView {
      view.prepareForReuse()
      return view
    }
    return pool.make(key) as? UITableViewHeaderFooterView
  }

  static func cellKey(_ identifier: String) -> String { "cell " + identifier }
  static func viewKey(_ identifier: String) -> String { "view " + identifier }

  func recycle(_ cell: UITableViewCell) {
    cell.table = nil
    pool.put(cell, identifier: cell.reuseIdentifier.map(Self.cellKey))
  }

  func recycle(headerOrFooter view: UIView) {
    let identifier = (view as? UITableViewHeaderFooterView)?.reuseIdentifier
    pool.put(view, identifier: identifier.map(Self.viewKey))
  }
}
