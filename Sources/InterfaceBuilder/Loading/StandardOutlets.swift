import UIKit

/// Outlets of UIKit's own classes.
@MainActor
struct StandardOutlets {
  private typealias Setter = (_ owner: AnyObject, _ value: AnyObject) -> Bool

  private var setters: [String: [Setter]] = [:]

  /// Connects an outlet if the owner has it by itself.
  static func connect(_ name: String, of owner: AnyObject, to value: AnyObject) -> Bool {
    shared.setters[name]?.contains { $0(owner, value) } ?? false
  }

  private static let shared: StandardOutlets = {
    var outlets = StandardOutlets()
    outlets.addLists()
    outlets.addTexts()
    outlets.addControllers()
    return outlets
  }()

  private mutating func add<Owner: AnyObject, Value>(
    _ name: String, _ set: @escaping (Owner, Value) -> Void
  ) {
    setters[name, default: []].append { owner, value in
      guard let owner = owner as? Owner, let value = value as? Value else { return false }
      set(owner, value)
      return true
    }
  }

  /// More special classes come first.
  private mutating func addLists() {
    add("delegate") { (view: UITableView, delegate: any UITableViewDelegate) in
      view.delegate = delegate
    }
    add("dataSource") { (view: UITableView, source: any UITableViewDataSource) in
      view.dataSource = source
    }
    add("delegate") { (view: UICollectionView, delegate: any UICollectionViewDelegate) in
      view.delegate = delegate
    }
    add("dataSource") { (view: UICollectionView, source: any UICollectionViewDataSource) in
      view.dataSource = source
    }
    add("delegate") { (view: UIPickerView, delegate: any UIPickerViewDelegate) in
      view.delegate = delegate
    }
    add("dataSource") { (view: UIPickerView, source: any UIPickerViewDataSource) in
      view.dataSource = source
    }
  }

  private mutating func addTexts() {
    add("delegate") { (view: UITextField, delegate: any UITextFieldDelegate) in
      view.delegate = delegate
    }
    add("inputView") { (field: UITextField, view: UIView) in field.inputView = view }
    add("inputAccessoryView") { (field: UITextField, view: UIView) in
      field.inputAccessoryView = view
    }
    add("leftView") { (field: UITextField, view: UIView) in field.leftView = view }
    add("rightView") { (field: UITextField, view: UIView) in field.rightView = view }
    add("inputView") { (text: UITextView, view: UIView) in text.inputView = view }
    add("inputAccessoryView") { (text: UITextView, view: UIView) in
      text.inputAccessoryView = view
    }
    add("delegate") { (view: UITextView, delegate: any UITextViewDelegate) in
      view.delegate = delegate
    }
    add("delegate") { (view: UISearchBar, delegate: any UISearchBarDelegate) in
      view.delegate = delegate
    }
    add("delegate") { (view: UIScrollView, delegate: any UIScrollViewDelegate) in
      view.delegate = delegate
    }
    add("delegate") { (recognizer: UIGestureRecognizer, it: any UIGestureRecognizerDelegate) in
      recognizer.delegate = it
    }
    add("delegate") { (view: UITabBar, delegate: any UITabBarDelegate) in
      view.delegate = delegate
    }
  }

  private mutating func addControllers() {
    add("view") { (controller: UIViewController, view: UIView) in
      if controller.viewIfLoaded !== view { controller.view = view }
    }
    add("delegate") {
      (controller: UINavigationController, delegate: any UINavigationControllerDelegate) in
      controller.delegate = delegate
    }
    add("delegate") {
      (controller: UITabBarController, delegate: any UITabBarControllerDelegate) in
      controller.delegate = delegate
    }
    add("delegate") {
      (controller: UISplitViewController, delegate: any UISplitViewControllerDelegate) in
      controller.delegate = delegate
    }
    add("delegate") {
      (controller: UIPageViewController, delegate: any UIPageViewControllerDelegate) in
      controller.delegate = delegate
    }
    add("dataSource") {
      (controller: UIPageViewController, source: any UIPageViewControllerDataSource) in
      controller.dataSource = source
    }
  }
}
