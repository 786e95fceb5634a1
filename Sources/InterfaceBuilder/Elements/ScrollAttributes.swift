import UIKit

/// What every view that scrolls has.
@MainActor
enum ScrollAttributes {
  static func apply(to view: UIScrollView, _ element: MarkupElement) {
    if let flag = element.flag("scrollEnabled") { view.isScrollEnabled = flag }
    if let flag = element.flag("pagingEnabled") { view.isPagingEnabled = flag }
    if let flag = element.flag("bounces") { view.bounces = flag }
    if let flag = element.flag("alwaysBounceVertical") { view.alwaysBounceVertical = flag }
    if let flag = element.flag("alwaysBounceHorizontal") { view.alwaysBounceHorizontal = flag }
    if let flag = element.flag("directionalLockEnabled") { view.isDirectionalLockEnabled = flag }
    if let flag = element.flag("delaysContentTouches") { view.delaysContentTouches = flag }
    if let flag = element.flag("canCancelContentTouches") { view.canCancelContentTouches = flag }
    if let flag = element.flag("showsHorizontalScrollIndicator") {
      view.showsHorizontalScrollIndicator = flag
    }
    if let flag = element.flag("showsVerticalScrollIndicator") {
      view.showsVerticalScrollIndicator = flag
    }
    if let inset = element.child("inset", key: "contentInset") {
      view.contentInset = RectValue.inset(inset)
    }
    if let mode = element.choice("keyboardDismissMode", dismissModes) {
      view.keyboardDismissMode = mode
    }
    if let behavior = element.choice("contentInsetAdjustmentBehavior", adjustments) {
      view.contentInsetAdjustmentBehavior = behavior
    }
    if let style = element.choice("indicatorStyle", indicatorStyles) { view.indicatorStyle = style }
    applyZoom(to: view, element)
  }

  private static func applyZoom(to view: UIScrollView, _ element: MarkupElement) {
    if let flag = element.flag("bouncesZoom") { view.bouncesZoom = flag }
    if let scale = element.number("minimumZoomScale"), scale > 0 { view.minimumZoomScale = scale }
    if let scale = element.number("maximumZoomScale"), scale > 0 { view.maximumZoomScale = scale }
    if let inset = element.child("inset", key: "scrollIndicatorInsets") {
      view.scrollIndicatorInsets = RectValue.inset(inset)
    }
    if let flag = element.flag("scrollsToTop") { view.scrollsToTop = flag }
  }

  private static let dismissModes: [String: UIScrollView.KeyboardDismissMode] = [
    "none": .none, "onDrag": .onDrag, "onDragWithAccessory": .onDragWithAccessory,
    "interactive": .interactive, "interactiveWithAccessory": .interactiveWithAccessory,
  ]

  private static let adjustments: [String: UIScrollView.ContentInsetAdjustmentBehavior] = [
    "automatic": .automatic, "never": .never, "always": .always,
    "scrollableAxes": .scrollableAxes,
  ]

  private static let indicatorStyles: [String: UIScrollView.IndicatorStyle] = [
    "default": .default, "white": .white, "black": .black,
  ]
}
