import UIKit

/// Sizes of content that on Interface Builder's canvas are not those of the running app.
@MainActor
enum ContentSizes {
  static func apply(
    to view: UIView, _ element: MarkupElement, isArranged: Bool, builder: SceneBuilder
  ) {
    guard builder.loader.purpose.isOnCanvas else { return }
    if let size = element.id.flatMap({ builder.document.drawnSizes[$0] }) { fix(view, size) }
    adaptToVersion(view, element, builder: builder)
    if !isArranged { roundHeight(of: view) }
    if builder.loader.purpose.usesGivenSizes { giveSize(to: view, element) }
    if let width = element.number("placeholderIntrinsicWidth") {
      view.setFixedContentLength(width, for: .horizontal)
    }
    if let height = element.number("placeholderIntrinsicHeight") {
      view.setFixedContentLength(height, for: .vertical)
    }
  }

  private static func fix(_ view: UIView, _ size: CGSize) {
    if size.width >= 0 { view.setFixedContentLength(size.width, for: .horizontal) }
    if size.height >= 0 { view.setFixedContentLength(size.height, for: .vertical) }
  }

  /// Controls are as large as the version drew them.
  private static func adaptToVersion(
    _ view: UIView, _ element: MarkupElement, builder: SceneBuilder
  ) {
    if let field = view as? UITextField, field.borderStyle == .roundedRect {
      let height: CGFloat = builder.document.toolsVersion >= CanvasRules.flatTools ? 34 : 30
      field.setFixedContentLength(height, for: .vertical)
    }
    if let size = ControlSizes.size(
      of: element, tools: builder.document.toolsVersion, isSheet: builder.isSheet)
    {
      view.setFixedContentLength(size.width, for: .horizontal)
      view.setFixedContentLength(size.height, for: .vertical)
    }
  }

  /// Outside stack views the canvas counts lines of the system font in whole points.
  private static func roundHeight(of view: UIView) {
    switch view {
    case let label as UILabel where label.numberOfLines == 1 && label.font.face.family == nil:
      break
    case let button as UIButton where button.configuration != nil:
      break
    default: return
    }
    let height = view.contentSizeForLayout.height
    view.setFixedContentLength(height.rounded(.up), for: .vertical)
  }

  /// What has content is as large as it was stored.
  private static func giveSize(to view: UIView, _ element: MarkupElement) {
    guard let stored = RectValue.frame(of: element)?.size else { return }
    let content = view.contentSizeForLayout
    let insets = view.alignmentRectInsets
    if content.width != UIView.noIntrinsicMetric {
      view.setFixedContentLength(
        max(0, stored.width - insets.left - insets.right), for: .horizontal)
    }
    if content.height != UIView.noIntrinsicMetric {
      view.setFixedContentLength(
        max(0, stored.height - insets.top - insets.bottom), for: .vertical)
    }
  }
}
