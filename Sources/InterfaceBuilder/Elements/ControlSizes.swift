import UIKit

/// Sizes of the alignment rectangles of controls, by the version of Interface Builder that drew
/// them, as found in files that it saved.
@MainActor
enum ControlSizes {
  private static var none: CGFloat { UIView.noIntrinsicMetric }

  static func toggle(_ tools: Int) -> CGSize {
    tools >= CanvasRules.glassTools
      ? CGSize(width: 61, height: 28) : CGSize(width: 49, height: 31)
  }

  static func stepper(_ tools: Int) -> CGSize {
    CGSize(width: 94, height: tools >= CanvasRules.flatTools ? 32 : 29)
  }

  static func segments(_ element: MarkupElement, _ tools: Int) -> CGSize {
    let font = UIFont.systemFont(ofSize: 13)
    let widths = element.list("segments").map { segment -> CGFloat in
      if let width = segment.number("width"), width > 0 { return width }
      return textSize(segment["title"] ?? "", font: font).width.rounded(.up) + 22
    }
    let isProportional = element["apportionsSegmentWidthsByContent"] == "YES"
    let width =
      isProportional
      ? widths.reduce(0, +) : (widths.max() ?? 0) * CGFloat(widths.count)
    let gaps = CGFloat(max(0, widths.count - 1))
    return CGSize(width: width + gaps, height: tools >= CanvasRules.flatTools ? 31 : 28)
  }

  static func progress(_ tools: Int) -> CGSize {
    CGSize(width: none, height: tools >= 17_000 ? 4 : 2)
  }

  static func activityIndicator(_ element: MarkupElement) -> CGSize {
    let isLarge = element["style"] == "large" || element["style"] == "whiteLarge"
    return isLarge ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }

  static func pages(_ element: MarkupElement, _ tools: Int) -> CGSize {
    let count = CGFloat(element.integer("numberOfPages") ?? 0)
    return tools >= 17_000
      ? CGSize(width: 20 * count + 56, height: 26) : CGSize(width: 16 * count - 9, height: 37)
  }

  static func datePicker(_ element: MarkupElement, _ tools: Int) -> CGSize {
    if element["style"] == "compact" { return CGSize(width: none, height: 34.5) }
    if element["datePickerMode"] == "time", tools < CanvasRules.flatTools {
      return CGSize(width: 320, height: 162)
    }
    return CGSize(width: 320, height: 216)
  }

  static func searchBar(_ tools: Int) -> CGSize {
    let height: CGFloat =
      switch tools {
      case ..<13_000: 44
      case ..<18_000: 56
      default: 51
      }
    return CGSize(width: none, height: height)
  }

  static func navigationBar(
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
