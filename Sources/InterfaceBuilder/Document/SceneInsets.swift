import UIKit

/// What bars and cut-outs cover of a scene's view on the canvas, by the rules found in files that
/// Interface Builder saved.
struct SceneInsets {
  private enum Height {
    static let navigationBar: CGFloat = 44
    /// Of bars on phones held sideways, but for those as wide as a tablet (FACTS 1.8).
    static let lowBar: CGFloat = 32
    /// Of all bars on tablets, from iOS 12 on.
    static let tabletBar: CGFloat = 50
    static let glassNavigationBar: CGFloat = 54
    static let sheetNavigationBar: CGFloat = 56
    /// What a large title adds to the bar, less on narrow screens.
    static let largeTitle: CGFloat = 52
    static let narrowLargeTitle: CGFloat = 47
    /// Of tab bars, and of toolbars that are only drawn.
    static let bottomBar: CGFloat = 49
  }

  private let document: InterfaceDocument
  private let graph: ControllerGraph

  init(_ document: InterfaceDocument) {
    self.document = document
    graph = ControllerGraph(document)
  }

  /// Distances from the edges of the scene's view, in points.
  func insets(of scene: InterfaceScene) -> UIEdgeInsets {
    guard let controller = scene.controller, let id = controller.id, let size = scene.size else {
      return .zero
    }
    let around = graph.surroundings(of: id)
    guard !around.isEmbedded else {
      let top = coveredByNavigationBar(controller, around) ?? 0
      return UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0)
    }
    let side = document.canvas.map(side) ?? 0
    return UIEdgeInsets(
      top: top(controller, around, height: size.height), left: side,
      bottom: bottom(controller, around, height: size.height), right: side)
  }

  private var isPhoneOnItsSide: Bool {
    document.isLandscape && document.canvas?.isTablet == false
  }

  private var hasLowBars: Bool {
    isPhoneOnItsSide && document.canvas?.isWideInLandscape == false
  }

  private var hasTabletBars: Bool {
    document.canvas?.isTablet == true && tools >= CanvasRules.tabletBarTools
  }

  /// What the cut-out takes on both sides of a phone on its side: as much as the status bar above
  /// it held upright (FACTS 1.1).
  private func side(of canvas: CanvasDevice) -> CGFloat {
    isPhoneOnItsSide && canvas.homeIndicator > 0 ? canvas.statusBar(toolsVersion: tools) : 0
  }

  /// Points that the home indicator takes below.
  private var homeIndicator: CGFloat {
    guard let home = document.canvas?.homeIndicator else { return 0 }
    return isPhoneOnItsSide ? min(home, CanvasDevice.homeIndicatorSideways) : home
  }

  /// Whether a scene is shown as a sheet that leaves the controller below in sight.
  func isSheet(_ scene: InterfaceScene) -> Bool {
    guard let id = scene.controllerID else { return false }
    return isSheet(graph.surroundings(of: id))
  }

  private var tools: Int { document.toolsVersion }

  private var statusBar: CGFloat {
    if isPhoneOnItsSide { return 0 }
    return document.canvas?.statusBar(toolsVersion: tools) ?? 20
  }

  /// Edges to which the view reaches below bars; all unless the file says otherwise.
  private func extends(_ controller: MarkupElement, to edge: String) -> Bool {
    guard let edges = controller.child("extendedEdge", key: "edgesForExtendedLayout") else {
      return true
    }
    return edges.flag(edge) == true
  }

  private func endsAtOpaqueBars(_ controller: MarkupElement) -> Bool {
    controller.flag("extendedLayoutIncludesOpaqueBars") != true
  }

  // MARK: Top

  private func top(
    _ controller: MarkupElement, _ around: ControllerSurroundings, height: CGFloat
  ) -> CGFloat {
    var inset = isPresented(around) ? 0 : statusBar
    var isShortened = false
    // A bar that is drawn above the tabs takes the status bar's room along.
    if around.tabs?.simulated("simulatedTopBarMetrics")?.flag("translucent") == false {
      inset = 0
      isShortened = true
    }
    guard let covered = coveredByNavigationBar(controller, around) else { return 0 }
    inset += covered
    let isUnderSheetBar = isSheet(around) && around.navigation != nil
    return isShortened || isUnderSheetBar || !isShort(controller, height: height) ? inset : 0
  }

  /// What a navigation bar covers of the view, nothing without one; `nil` where the view begins
  /// below the bar.
  private func coveredByNavigationBar(
    _ controller: MarkupElement, _ around: ControllerSurroundings
  ) -> CGFloat? {
    guard let bar = navigationBar(controller, around) else { return 0 }
    if bar.isOpaque && endsAtOpaqueBars(controller) || !extends(controller, to: "top") {
      return nil
    }
    return barHeight(controller, around)
  }

  /// Whether the view is lower than the screen without the file saying why: sheets and bars
  /// of other files do that.
  private func isShort(_ controller: MarkupElement, height: CGFloat) -> Bool {
    document.canvas != nil && controller.child("size", key: "freeformSize") == nil
      && document.canvasSize.height - height >= 10
  }

  private func isPresented(_ around: ControllerSurroundings) -> Bool {
    tools >= CanvasRules.flatTools && around.presentation != nil
  }

  private func isSheet(_ around: ControllerSurroundings) -> Bool {
    isPresented(around) && around.presentation == ""
  }

  private struct Bar {
    var isOpaque: Bool
  }

  private func navigationBar(
    _ controller: MarkupElement, _ around: ControllerSurroundings
  ) -> Bar? {
    if let simulated = controller.simulated("simulatedTopBarMetrics") {
      return simulated.name == "nil" ? nil : Bar(isOpaque: simulated.flag("translucent") == false)
    }
    guard let navigation = around.navigation,
      navigation.flag("navigationBarHidden") != true
    else { return nil }
    return Bar(isOpaque: navigation.child("navigationBar")?.flag("translucent") == false)
  }

  private func barHeight(
    _ controller: MarkupElement, _ around: ControllerSurroundings
  ) -> CGFloat {
    let height =
      isSheet(around) && around.navigation != nil && document.canvasSize.width > 320
      ? Height.sheetNavigationBar
      : hasLowBars
        ? Height.lowBar
        : tools >= CanvasRules.glassTools
          ? Height.glassNavigationBar : hasTabletBars ? Height.tabletBar : Height.navigationBar
    guard !hasLowBars, showsLargeTitle(controller, around) else { return height }
    return height
      + (document.canvasSize.width <= 320 ? Height.narrowLargeTitle : Height.largeTitle)
  }

  /// Content that scrolls lets the title shrink.
  private func showsLargeTitle(
    _ controller: MarkupElement, _ around: ControllerSurroundings
  ) -> Bool {
    guard around.navigation?.child("navigationBar")?.flag("largeTitles") == true else {
      return false
    }
    let scrolling: Set = ["scrollView", "tableView", "collectionView", "textView"]
    let first = controller.child(key: "view")?.list("subviews").first?.name ?? ""
    let mode = controller.child("navigationItem")?["largeTitleDisplayMode"]
    return mode != "never" && !(around.isPushed && mode == nil) && !scrolling.contains(first)
  }

  // MARK: Bottom

  private func bottom(
    _ controller: MarkupElement, _ around: ControllerSurroundings, height: CGFloat
  ) -> CGFloat {
    let isFreeform = controller.child("size", key: "freeformSize") != nil
    if isFreeform, height < document.canvasSize.height { return 0 }
    let home = homeIndicator
    let metrics = controller.simulated("simulatedBottomBarMetrics") ?? around.bottomMetrics
    if let metrics {
      guard metrics.name != "nil" else { return home }
      let isOpaque = metrics.flag("translucent") == false
      return isOpaque && endsAtOpaqueBars(controller) ? 0 : home + bottomBar
    }
    let bars = bottomBars(controller, around)
    guard !bars.isEmpty else { return home }
    let isOpaque = bars.contains { $0.flag("translucent") == false }
    if isOpaque && endsAtOpaqueBars(controller) || !extends(controller, to: "bottom") { return 0 }
    return home + CGFloat(bars.count) * bottomBar
  }

  private var bottomBar: CGFloat {
    hasLowBars ? Height.lowBar : hasTabletBars ? Height.tabletBar : Height.bottomBar
  }

  /// The bars of the containers that are drawn below a controller's view.
  private func bottomBars(
    _ controller: MarkupElement, _ around: ControllerSurroundings
  ) -> [MarkupElement] {
    if around.isPushed, controller.flag("hidesBottomBarWhenPushed") == true { return [] }
    var bars: [MarkupElement] = []
    if let navigation = around.navigation, navigation.flag("toolbarHidden") == false {
      bars.append(navigation.child("toolbar") ?? navigation)
    }
    if let tabs = around.tabs { bars.append(tabs.child("tabBar") ?? tabs) }
    return bars
  }
}
