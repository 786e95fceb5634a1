import UIKit

/// Views that stand for classes which UIKit does not have here: they take the room that the
/// originals take, and show their background only.
final class StandInView: UIView {
  /// The size of the alignment rectangle.
  var contentSize = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  var insets = UIEdgeInsets.zero

  override var intrinsicContentSize: CGSize { contentSize }
  override var alignmentRectInsets: UIEdgeInsets { insets }
}

/// A text view that does not scroll: as large as its text, with 8 points above and below and 5
/// at the sides.
final class TextViewStandIn: UILabel {
  private static let padding = UIEdgeInsets(top: 8, left: 5, bottom: 8, right: 5)

  override func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let padding = Self.padding
    var rect = super.textRect(
      forBounds: bounds.inset(by: padding), limitedToNumberOfLines: numberOfLines)
    rect.origin.x -= padding.left
    rect.origin.y -= padding.top
    rect.size.width += padding.left + padding.right
    rect.size.height = max(rect.height, font.lineHeight) + padding.top + padding.bottom
    return rect
  }
}

/// The sorts of elements that have a stand-in.
@MainActor
enum StandIn {
  static let kinds: [String: ViewKind] = [
    "switch": kind("UISwitch", right: 2) { ControlSizes.toggle($1) },
    "slider": kind("UISlider", left: 2, right: 2, bottom: 1) { _, _ in
      CGSize(width: none, height: 30)
    },
    "stepper": kind("UIStepper") { ControlSizes.stepper($1) },
    "segmentedControl": kind("UISegmentedControl", bottom: 1) { ControlSizes.segments($0, $1) },
    "progressView": kind("UIProgressView") { ControlSizes.progress($1) },
    "activityIndicatorView": kind("UIActivityIndicatorView") { element, _ in
      ControlSizes.activityIndicator(element)
    },
    "pageControl": kind("UIPageControl") { ControlSizes.pages($0, $1) },
    "pickerView": kind("UIPickerView") { _, _ in CGSize(width: 320, height: 216) },
    "datePicker": kind("UIDatePicker") { ControlSizes.datePicker($0, $1) },
    "searchBar": kind("UISearchBar") { ControlSizes.searchBar($1) },
    "navigationBar": navigationBar,
    "toolbar": kind("UIToolbar") { _, _ in CGSize(width: none, height: 44) },
    "tabBar": kind("UITabBar") { _, _ in CGSize(width: none, height: 49) },
    "textView": textView,
    "tableView": kind("UITableView"),
    "collectionView": kind("UICollectionView"),
    "tableViewCell": kind("UITableViewCell"),
    "tableViewCellContentView": kind("UITableViewCellContentView"),
    "collectionViewCell": kind("UICollectionViewCell"),
    "collectionViewCellContentView": kind("UICollectionViewCellContentView"),
    "collectionReusableView": kind("UICollectionReusableView"),
    "visualEffectView": visualEffect,
    "wkWebView": kind("WKWebView"),
    "mapView": kind("MKMapView"),
  ]

  private static let textView = ViewKind("UITextView") { element in
    element.flag("scrollEnabled") == false ? TextViewStandIn() : StandInView()
  } configure: { view, element, builder in
    guard let text = view as? TextViewStandIn else { return }
    text.numberOfLines = 0
    text.font =
      element.child("fontDescription").flatMap(FontValue.font)
      ?? .systemFont(ofSize: UIFont.systemFontSize)
    text.text = element.string("text")
  }

  private static let navigationBar = ViewKind("UINavigationBar") { _ in
    StandInView()
  } configure: { view, element, builder in
    view.contentSize = ControlSizes.navigationBar(
      element, builder.toolsVersion, isSheet: builder.isSheet)
  }

  private static var none: CGFloat { UIView.noIntrinsicMetric }

  private typealias Measure = @MainActor (MarkupElement, _ toolsVersion: Int) -> CGSize

  private static func kind(
    _ className: String, left: CGFloat = 0, right: CGFloat = 0, bottom: CGFloat = 0,
    size: @escaping Measure = { _, _ in CGSize(width: none, height: none) }
  ) -> ViewKind {
    ViewKind(className) { _ in
      StandInView()
    } configure: { view, element, builder in
      view.insets = UIEdgeInsets(top: 0, left: left, bottom: bottom, right: right)
      view.contentSize = size(element, builder.toolsVersion)
      builder.addSubviews(of: element, to: view)
    }
  }

  /// The content of an effect fills the view.
  private static let visualEffect = ViewKind("UIVisualEffectView") { _ in
    StandInView()
  } configure: { view, element, builder in
    guard let content = element.child(key: "contentView"), let inside = builder.makeView(content)
    else { return }
    view.addSubview(inside)
    inside.frame = view.bounds
    inside.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
}

extension SceneBuilder {
  /// The version of Interface Builder by whose sizes controls are measured.
  var toolsVersion: Int {
    loader.purpose.isOnCanvas ? document.toolsVersion : CanvasRules.newestTools
  }
}
