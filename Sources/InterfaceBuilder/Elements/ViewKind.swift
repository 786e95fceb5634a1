import UIKit

/// How the views of one sort of element are made. A new sort takes a file of its own and a line
/// in `known`.
@MainActor
struct ViewKind {
  /// The name of the class in UIKit.
  let className: String
  /// Makes the bare view.
  let make: (MarkupElement, SceneBuilder) -> UIView
  /// Gives it what its class has beyond every view, and its subviews.
  let configure: (UIView, MarkupElement, SceneBuilder) -> Void
  /// The guide of the view that has a role, such as `safeArea`.
  let guide: (UIView, String) -> UILayoutGuide?

  /// Views of one Swift type. An app's own class is used where it is a subclass of that.
  init<View: UIView>(
    _ className: String, make: @escaping (MarkupElement) -> View,
    guide: @escaping (View, String) -> UILayoutGuide? = { _, _ in nil },
    configure: @escaping (View, MarkupElement, SceneBuilder) -> Void
  ) {
    self.className = className
    self.make = { element, builder in
      let custom: View? = builder.custom(element)
      return custom ?? make(element)
    }
    self.configure = { view, element, builder in
      if let view = view as? View { configure(view, element, builder) }
    }
    self.guide = { view, role in
      if let view = view as? View, let own = guide(view, role) { return own }
      return Self.commonGuide(of: view, role: role)
    }
  }

  private static func commonGuide(of view: UIView, role: String) -> UILayoutGuide? {
    switch role {
    case "safeArea": view.safeAreaLayoutGuide
    case "layoutMargins": view.layoutMarginsGuide
    case "readableContent": view.readableContentGuide
    case "keyboard": view.keyboardLayoutGuide
    default: nil
    }
  }

  static func named(_ element: String) -> ViewKind? { known[element] }

  private static let known: [String: ViewKind] = [
    "view": .plain, "containerView": .container, "stackView": .stackView,
    "scrollView": .scrollView, "visualEffectView": .visualEffectView,
    "label": .label, "imageView": .imageView, "textField": .textField, "textView": .textView,
    "button": .button, "switch": .toggle, "slider": .slider, "stepper": .stepper,
    "segmentedControl": .segmentedControl, "pageControl": .pageControl,
    "progressView": .progressView, "activityIndicatorView": .activityIndicator,
    "pickerView": .pickerView, "datePicker": .datePicker, "searchBar": .searchBar,
    "tableView": .tableView, "tableViewCell": .tableViewCell,
    "tableViewCellContentView": .tableCellContent,
    "collectionView": .collectionView, "collectionViewCell": .collectionViewCell,
    "collectionReusableView": .collectionReusableView,
    "collectionViewCellContentView": .collectionCellContent,
    "navigationBar": .navigationBar, "toolbar": .toolbar, "tabBar": .tabBar,
  ].merging(StandIn.kinds) { own, _ in own }
}
