import UIKit

extension UITableView {
  /// Has cells for an identifier made of a xib, whose first cell they are; `nil` forgets it.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    guard let nib else { return register(nil as AnyClass?, forCellReuseIdentifier: identifier) }
    registerCell(identifier) { nib.first(UITableViewCell.self) }
  }

  /// Has headers and footers for an identifier made of a xib, whose first such view they are;
  /// `nil` forgets it.
  public func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    guard let nib else {
      return register(nil as AnyClass?, forHeaderFooterViewReuseIdentifier: identifier)
    }
    registerHeaderFooterView(identifier) { nib.first(UITableViewHeaderFooterView.self) }
  }
}

extension UICollectionView {
  /// Has cells for an identifier made of a xib, whose first cell they are; `nil` forgets it.
  public func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    guard let nib else { return register(nil as AnyClass?, forCellWithReuseIdentifier: identifier) }
    registerCell(identifier) { nib.first(UICollectionViewCell.self) }
  }

  /// Has headers or footers for an identifier made of a xib, whose first such view they are;
  /// `nil` forgets it.
  public func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String,
    withReuseIdentifier identifier: String
  ) {
    guard let nib else {
      return register(
        nil as AnyClass?, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    }
    registerSupplementaryView(ofKind: kind, identifier) {
      nib.first(UICollectionReusableView.self)
    }
  }
}

extension UINib {
  fileprivate func first<View: UIView>(_ type: View.Type) -> View? {
    instantiate(withOwner: nil).lazy.compactMap { $0 as? View }.first
  }
}
