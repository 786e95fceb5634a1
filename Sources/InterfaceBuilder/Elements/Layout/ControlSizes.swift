import UIKit

/// Sizes of the alignment rectangles of controls, by the version of Interface Builder that drew
/// them, as found in files that it saved.
@MainActor
enum ControlSizes {
  private static var none: CGFloat { UIView.noIntrinsicMetric }

  /// The size of the content of an element, `noIntrinsicMetric` where it has none; `nil` for
  /// elements that are always drawn as large as they are in apps.
  static func size(of element: MarkupElement, tools: Int, isSheet: Bool) -> CGSize? {
    switch element.name {
    case "button": signButton(element, tools)
    case "switch": toggle(tools)
    case "slider": CGSize(width: none, height: 30)
    case "stepper": stepper(tools)
    case "segmentedControl": segments(element, tools)
    case "progressView": progress(tools)
    case "activityIndicatorView": activityIndicator(element)
    case "pageControl": pages(element, tools)
    case "datePicker": datePicker(element, tools)
    case "searchBar": searchBar(tools)
    case "navigationBar": navigationBar(element, tools, isSheet: isSheet)
    case "toolbar": CGSize(width: none, height: 44)
    case "tabBar": CGSize(width: none, height: 49)
    default: nil
    }
  }

  private static func toggle(_ tools: Int) -> CGSize {
    tools >= CanvasRules.glassTools
      ? CGSize(width: 61, height: 28) : CGSize(width: 49, height: 31)
  }

  /// Buttons that are only a sign.
  private static func signButton(_ element: MarkupElement, _ tools: Int) -> CGSize? {
    let signs: Set = ["contactAdd", "detailDisclosure", "infoLight", "infoDark"]
    guard let type = element["buttonType"], signs.contains(type),
      element.child("buttonConfiguration") == nil
    else { return nil }
    return tools >= CanvasRules.flatTools
      ? CGSize(width: 25, height: 24) : CGSize(width: 22, height: 22)
  }

  private static func stepper(_ tools: Int) -> CGSize {
    CGSize(width: 94, height: tools >= CanvasRules.flatTools ? 32 : 29)
  }

  private static func segments(_ element: MarkupElement, _ tools: Int) -> CGSize {
    let font = UIFont.systemFont(ofSize: 13)
    let widths = element.list("segments").map { segment -> CGFloat in
      if let width = segment.number("width"), width > 0 { return width }
      let text = textSize(segment["title"] ?? "", font: font).width
      return tools >= CanvasRules.flatTools ? text.rounded(.up) + 22 : text.rounded() + 15
    }
    let isProportional = element["apportionsSegmentWidthsByContent"] == "YES"
    let width =
      isProportional
      ? widths.reduce(0, +) : (widths.max() ?? 0) * CGFloat(widths.count)
    let gaps = CGFloat(max(0, widths.count - 1))
    return CGSize(width: width + gaps, height: tools >= CanvasRules.flatTools ? 31 : 28)
  }

  private static func progress(_ tools: Int) -> CGSize {
    CGSize(width: none, height: tools >= 17_000 ? 4 : 2)
  }

  private static func activityIndicator(_ element: MarkupElement) -> CGSize {
    isLargeIndicator(element) ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }

  static func isLargeIndicator(_ element: MarkupElement) -> Bool {
    element["style"] == "large" || element["style"] == "whiteLarge"
  }

  private static func pages(_ element: MarkupElement, _ tools: Int) -> CGSize {
    let count = CGFloat(element.integer("numberOfPages") ?? 0)
    return tools >= 17_000
      ? CGSize(width: 20 * count + 56, height: 26) : CGSize(width: 16 * count - 9, height: 37)
  }

  /// Compact pickers and calendars are as large as what they show.
  private static func datePicker(_ element: MarkupElement, _ tools: Int) -> CGSize? {
    if element["style"] == "compact" || element["style"] == "inline" { return nil }
    if element["datePickerMode"] == "time", tools < CanvasRules.flatTools {
      return CGSize(width: 320, height: 162)
    }
    return CGSize(width: 320, height: 216)
  }

  private static func searchBar(_ tools: Int) -> CGSize {
    let height: CGFloat =
      switch tools {
      case ..<13_000: 44
      case ..<18_000: 56
      default: 51
      }
    return CGSize(width: none, height: height)
  }

  private static func navigationBar(
    _ element: MarkupElement, _ tools: Int, isSheet: Bool
  ) -> CGSize {
    var height: CGFloat = isSheet ? 56 : tools >= CanvasRules.glassTools ? 54 : 44
    if element.flag("largeTitles") == true { height += 52 }
    return CGSize(width: none, height: height)
  }

  private static func textSize(_ text: String, font: UIFont) -> CGSize {
    let label = UILabel()
    label.font = font
    label.numberOfLines = 0
    label.text = text
    return label.sizeThatFits(.zero)
  }
}
