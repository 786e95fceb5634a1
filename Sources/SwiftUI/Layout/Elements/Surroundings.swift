/// What views are told of the place that they stand in.
struct Surroundings: Equatable {
  /// Where lengths along a line of text are, in the view that others are put into.
  var line = LineMapping()
  /// The direction that views are to have; `nil` for that of the phone.
  var direction: UISemanticContentAttribute?
  /// Light or dark; `nil` for what is inherited.
  var style: UIUserInterfaceStyle?

  /// Tells a view.
  @MainActor
  func apply(to view: UIView) {
    if let direction, view.semanticContentAttribute != direction {
      view.semanticContentAttribute = direction
    }
    if let style, view.overrideUserInterfaceStyle != style {
      view.overrideUserInterfaceStyle = style
    }
  }
}

extension EnvironmentValues {
  /// The direction that views of UIKit are to be told; `nil` where they know it from the phone.
  var ownDirection: UISemanticContentAttribute? {
    let isMirrored = layoutDirection == .rightToLeft
    guard isMirrored != (traits.layoutDirection == .rightToLeft) else { return nil }
    return isMirrored ? .forceRightToLeft : .forceLeftToRight
  }
}

/// Layout counts across from where lines begin. This says where that is in a view.
struct LineMapping: Equatable {
  /// Whether lines begin at the right.
  var isMirrored = false
  /// The place in the view of what is at 0, points.
  var shift: CGFloat = 0

  /// The left edge of a frame, in the view.
  func left(of frame: CGRect) -> CGFloat {
    isMirrored ? shift - frame.maxX : shift + frame.minX
  }

  /// The mapping for a view that stands at `frame` itself.
  func within(_ frame: CGRect) -> LineMapping {
    LineMapping(isMirrored: isMirrored, shift: isMirrored ? frame.maxX : -frame.minX)
  }

  /// The mapping for what stands in a frame of the same view, and may run the other way. A place x
  /// of the frame is x − minX from its left edge, or maxX − x when mirrored.
  func turned(in frame: CGRect, isMirrored: Bool) -> LineMapping {
    guard isMirrored != self.isMirrored else { return self }
    let left = left(of: frame)
    return LineMapping(
      isMirrored: isMirrored, shift: isMirrored ? left + frame.maxX : left - frame.minX)
  }
}

/// Has what is inside run in another direction, or look light or dark.
final class SurroundingsElement: WrapperElement {
  private var isMirrored = false
  private var direction = UISemanticContentAttribute.forceLeftToRight
  private var style = UIUserInterfaceStyle.light

  override var ownView: UIView? { content.ownView }

  func show(_ environment: EnvironmentValues) {
    isMirrored = environment.layoutDirection == .rightToLeft
    direction = isMirrored ? .forceRightToLeft : .forceLeftToRight
    style = environment.colorScheme == .dark ? .dark : .light
    setNeedsPlacement()
  }

  override func placeViews(in frame: CGRect, _ context: PlaceContext) {
    var context = context
    context.surroundings.line = context.surroundings.line.turned(
      in: context.pixels.round(frame), isMirrored: isMirrored)
    context.surroundings.direction = direction
    context.surroundings.style = style
    super.placeViews(in: frame, context)
  }
}
