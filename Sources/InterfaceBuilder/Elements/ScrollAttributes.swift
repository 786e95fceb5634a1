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
    switch element["keyboardDismissMode"] {
    case "onDrag": view.keyboardDismissMode = .onDrag
    case "onDragWithAccessory": view.keyboardDismissMode = .onDragWithAccessory
    case "interactive": view.keyboardDismissMode = .interactive
    case "interactiveWithAccessory": view.keyboardDismissMode = .interactiveWithAccessory
    default: break
    }
    switch element["contentInsetAdjustmentBehavior"] {
    case "never": view.contentInsetAdjustmentBehavior = .never
    case "always": view.contentInsetAdjustmentBehavior = .always
    case "scrollableAxes": view.contentInsetAdjustmentBehavior = .scrollableAxes
    default: break
    }
    switch element["indicatorStyle"] {
    case "white": view.indicatorStyle = .white
    case "black": view.indicatorStyle = .black
    default: break
    }
  }
}
