import UIKit

/// Outlets of UIKit's own classes.
@MainActor
enum StandardOutlets {
  /// Connects an outlet if the owner has it by itself.
  static func connect(_ name: String, of owner: AnyObject, to value: AnyObject) -> Bool {
    switch (name, owner) {
    case ("view", let controller as UIViewController):
      guard let view = value as? UIView else { return false }
      if controller.viewIfLoaded !== view { controller.view = view }
    case ("delegate", let field as UITextField):
      guard let delegate = value as? any UITextFieldDelegate else { return false }
      field.delegate = delegate
    case ("delegate", let table as UITableView):
      guard let delegate = value as? any UITableViewDelegate else { return false }
      table.delegate = delegate
    case ("dataSource", let table as UITableView):
      guard let source = value as? any UITableViewDataSource else { return false }
      table.dataSource = source
    case ("delegate", let view as UICollectionView):
      guard let delegate = value as? any UICollectionViewDelegate else { return false }
      view.delegate = delegate
    case ("dataSource", let view as UICollectionView):
      guard let source = value as? any UICollectionViewDataSource else { return false }
      view.dataSource = source
    case ("delegate", let textView as UITextView):
      guard let delegate = value as? any UITextViewDelegate else { return false }
      textView.delegate = delegate
    case ("delegate", let scrollView as UIScrollView):
      guard let delegate = value as? any UIScrollViewDelegate else { return false }
      scrollView.delegate = delegate
    case ("delegate", let recognizer as UIGestureRecognizer):
      guard let delegate = value as? any UIGestureRecognizerDelegate else { return false }
      recognizer.delegate = delegate
    default:
      return connectBars(name, of: owner, to: value)
    }
    return true
  }

  private static func connectBars(
    _ name: String, of owner: AnyObject, to value: AnyObject
  ) -> Bool {
    switch (name, owner) {
    case ("delegate", let bar as UISearchBar):
      guard let delegate = value as? any UISearchBarDelegate else { return false }
      bar.delegate = delegate
    case ("delegate", let bar as UITabBar):
      guard let delegate = value as? any UITabBarDelegate else { return false }
      bar.delegate = delegate
    case ("delegate", let controller as UINavigationController):
      guard let delegate = value as? any UINavigationControllerDelegate else { return false }
      controller.delegate = delegate
    case ("delegate", let controller as UITabBarController):
      guard let delegate = value as? any UITabBarControllerDelegate else { return false }
      controller.delegate = delegate
    case ("delegate", let controller as UISplitViewController):
      guard let delegate = value as? any UISplitViewControllerDelegate else { return false }
      controller.delegate = delegate
    case ("delegate", let controller as UIPageViewController):
      guard let delegate = value as? any UIPageViewControllerDelegate else { return false }
      controller.delegate = delegate
    case ("dataSource", let controller as UIPageViewController):
      guard let source = value as? any UIPageViewControllerDataSource else { return false }
      controller.dataSource = source
    case ("delegate", let picker as UIPickerView):
      guard let delegate = value as? any UIPickerViewDelegate else { return false }
      picker.delegate = delegate
    case ("dataSource", let picker as UIPickerView):
      guard let source = value as? any UIPickerViewDataSource else { return false }
      picker.dataSource = source
    default:
      return false
    }
    return true
  }
}
