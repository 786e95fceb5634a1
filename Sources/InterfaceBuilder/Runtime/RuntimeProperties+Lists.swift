import UIKit

extension RuntimeProperties {
  static func addScrolling(to registry: InterfaceRegistry) {
    registry.outlet("scrollEnabled", \UIScrollView.isScrollEnabled)
    registry.outlet("pagingEnabled", \UIScrollView.isPagingEnabled)
    registry.outlet("directionalLockEnabled", \UIScrollView.isDirectionalLockEnabled)
    registry.outlet("bounces", \UIScrollView.bounces)
    registry.outlet("alwaysBounceVertical", \UIScrollView.alwaysBounceVertical)
    registry.outlet("alwaysBounceHorizontal", \UIScrollView.alwaysBounceHorizontal)
    registry.outlet("contentSize", \UIScrollView.contentSize)
    registry.outlet("contentOffset", \UIScrollView.contentOffset)
    registry.outlet("scrollsToTop", \UIScrollView.scrollsToTop)
    registry.outlet("delaysContentTouches", \UIScrollView.delaysContentTouches)
    registry.outlet("canCancelContentTouches", \UIScrollView.canCancelContentTouches)
    registry.outlet("minimumZoomScale", \UIScrollView.minimumZoomScale)
    registry.outlet("maximumZoomScale", \UIScrollView.maximumZoomScale)
    registry.outlet("bouncesZoom", \UIScrollView.bouncesZoom)
    registry.outlet(
      "showsVerticalScrollIndicator", \UIScrollView.showsVerticalScrollIndicator)
    registry.outlet(
      "showsHorizontalScrollIndicator", \UIScrollView.showsHorizontalScrollIndicator)
    registry.number("keyboardDismissMode", \UIScrollView.keyboardDismissMode)
    registry.number("indicatorStyle", \UIScrollView.indicatorStyle)
    registry.number(
      "contentInsetAdjustmentBehavior", \UIScrollView.contentInsetAdjustmentBehavior)
  }

  static func addLists(to registry: InterfaceRegistry) {
    registry.outlet("rowHeight", \UITableView.rowHeight)
    registry.outlet("estimatedRowHeight", \UITableView.estimatedRowHeight)
    registry.outlet("sectionHeaderHeight", \UITableView.sectionHeaderHeight)
    registry.outlet("sectionFooterHeight", \UITableView.sectionFooterHeight)
    registry.outlet(
      "estimatedSectionHeaderHeight", \UITableView.estimatedSectionHeaderHeight)
    registry.outlet(
      "estimatedSectionFooterHeight", \UITableView.estimatedSectionFooterHeight)
    registry.outlet("sectionHeaderTopPadding", \UITableView.sectionHeaderTopPadding)
    registry.outlet("separatorColor", \UITableView.separatorColor)
    registry.number("separatorStyle", \UITableView.separatorStyle)
    registry.outlet("allowsSelection", \UITableView.allowsSelection)
    registry.outlet("allowsMultipleSelection", \UITableView.allowsMultipleSelection)
    registry.outlet("allowsSelectionDuringEditing", \UITableView.allowsSelectionDuringEditing)
    registry.outlet("editing", \UITableView.isEditing)
    registry.outlet("allowsSelection", \UICollectionView.allowsSelection)
    registry.outlet("allowsMultipleSelection", \UICollectionView.allowsMultipleSelection)
    registry.number("accessoryType", \UITableViewCell.accessoryType)
    registry.number("editingAccessoryType", \UITableViewCell.editingAccessoryType)
    registry.number("selectionStyle", \UITableViewCell.selectionStyle)
    registry.outlet("indentationLevel", \UITableViewCell.indentationLevel)
    registry.outlet("indentationWidth", \UITableViewCell.indentationWidth)
    registry.outlet("showsReorderControl", \UITableViewCell.showsReorderControl)
    registry.outlet("shouldIndentWhileEditing", \UITableViewCell.shouldIndentWhileEditing)
  }
}
