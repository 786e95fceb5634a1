/// What elements need to know while they are placed.
@MainActor
struct PlaceContext {
  /// Where views go.
  let target: RenderTarget
  /// The safe area, in the space of the frames.
  var safeArea: SafeArea
  /// What UIKit takes for the safe area, in the same space; it differs where views were put at
  /// the edges, or the keyboard is up.
  var system: SafeArea
  /// How changes of looks are animated; `nil` for not at all.
  var animation: Animation?
  /// How changes of frames are animated, and views that come and go.
  var geometryAnimation: Animation?
  /// How frames become pixels.
  let pixels: PixelRounding
  /// What is shown of the scroll view around; `nil` outside scroll views.
  var viewport: Viewport?
  /// What views are told of the place.
  var surroundings = Surroundings()
}

/// A view that others are put into while elements are placed.
@MainActor
final class RenderTarget {
  let view: UIView
  /// Where the top of the view is in the space of the frames.
  let top: CGFloat
  /// Whether all views are there already, in their order: only frames and looks may differ.
  let isStructureKnown: Bool
  private(set) var views: [UIView] = []

  init(_ view: UIView, top: CGFloat = 0, isStructureKnown: Bool) {
    self.view = view
    self.isStructureKnown = isStructureKnown
    self.top = top
  }

  /// A view that is shown, in front of those before it.
  func add(_ view: UIView) {
    if !isStructureKnown { views.append(view) }
  }
}
