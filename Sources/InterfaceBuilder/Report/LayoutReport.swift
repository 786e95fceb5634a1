import UIKit

/// Lays out the scenes of interface files on the devices for which they were drawn, and compares
/// each view with the frame that the file stores.
///
/// Of the stored frames only the size of each scene's outermost view is used, those of views that
/// no constraints place, and with `givenSizes` the sizes of what has content, such as labels.
@preconcurrency @MainActor
public struct LayoutReport {
  private let textMeasurer: any TextMeasurer
  private let givenSizes: Bool

  /// A report with a measurer of text.
  public init(textMeasurer: any TextMeasurer, givenSizes: Bool = false) {
    self.textMeasurer = textMeasurer
    self.givenSizes = givenSizes
  }

  /// Lays out every scene of a file. `note` hears what could not be loaded.
  public func scenes(
    of document: InterfaceDocument, note: (InterfaceDiagnostic) -> Void = { _ in }
  ) -> [SceneLayout] {
    let loader = InterfaceLoader(
      document, registry: nil, strings: nil, purpose: .measuring(givenSizes: givenSizes))
    let layouts = document.scenes.map { layout($0, loader: loader) }
    loader.diagnostics.forEach(note)
    return layouts
  }

  private func layout(_ scene: InterfaceScene, loader: InterfaceLoader) -> SceneLayout {
    let document = loader.document
    var views: [ViewLayout] = []
    var reason: String?
    let cells = cells(of: scene, loader: loader)
    if let size = scene.size, let element = scene.view {
      let stage = LayoutStage(
        document: document, size: size, insets: loader.insets.insets(of: scene),
        textMeasurer: textMeasurer)
      stage.perform { window in
        let loaded = loader.load(scene)
        stage.show(loaded, in: window)
        let comparison = LayoutComparison(loader.resolve(element), loaded)
        views = comparison.views
        reason = comparison.reasonForLeavingOut
        // A table may consist of nothing but cells.
        if comparison.isEmpty, cells.contains(where: { $0.reason == nil }) { reason = nil }
      }
    } else {
      reason =
        scene.view == nil
        ? "the scene has no view of its own" : "the frame of the scene's view cannot be used"
    }
    return SceneLayout(
      file: document.file, scene: scene.id, device: document.canvas?.id ?? "", reason: reason,
      views: views, cells: cells)
  }

  private func cells(of scene: InterfaceScene, loader: InterfaceLoader) -> [CellLayout] {
    guard let element = scene.view else { return [] }
    let contents = CellContent.find(in: element, toolsVersion: loader.document.toolsVersion)
    return contents.compactMap { content in
      guard let size = RectValue.frame(of: content.element)?.size else { return nil }
      let stage = LayoutStage(
        document: loader.document, size: size, insets: .zero, textMeasurer: textMeasurer)
      return stage.perform { window in
        let builder = SceneBuilder(loader: loader)
        let element = loader.resolve(content.element)
        builder.buildView(element)
        if let margins = content.margins { builder.view?.directionalLayoutMargins = margins }
        let loaded = LoadedScene(scene: scene, controller: nil, builder: builder)
        stage.show(loaded, in: window)
        let comparison = LayoutComparison(element, loaded, without: content.styledIDs)
        guard !comparison.isEmpty else { return nil }
        return CellLayout(views: comparison.views, reason: comparison.reasonForLeavingOut)
      }
    }
  }
}
