/// The layout of `HStack`, for `AnyLayout` and layouts made of others.
@preconcurrency @MainActor
public struct HStackLayout: Layout {
  /// The line by which views are aligned.
  public var alignment: VerticalAlignment
  /// Points between views; what they ask for with `nil`.
  public var spacing: CGFloat?

  /// Views side by side.
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  private var rule: StackRule {
    StackRule(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }

  /// Along the width.
  public static var layoutProperties: LayoutProperties { .along(.horizontal) }

  /// The size of the stack.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { rule.solve(subviews.elements, in: proposal).size }

  /// Places the views of the stack.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) { rule.place(subviews, in: bounds) }
}

/// The layout of `VStack`, for `AnyLayout` and layouts made of others.
@preconcurrency @MainActor
public struct VStackLayout: Layout {
  /// The line by which views are aligned.
  public var alignment: HorizontalAlignment
  /// Points between views; what they ask for with `nil`.
  public var spacing: CGFloat?

  /// Views one below the other.
  public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
    self.alignment = alignment
    self.spacing = spacing
  }

  private var rule: StackRule {
    StackRule(axis: .vertical, alignment: alignment.key, spacing: spacing)
  }

  /// Along the height.
  public static var layoutProperties: LayoutProperties { .along(.vertical) }

  /// The size of the stack.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { rule.solve(subviews.elements, in: proposal).size }

  /// Places the views of the stack.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) { rule.place(subviews, in: bounds) }
}

/// The layout of `ZStack`, for `AnyLayout` and layouts made of others.
@preconcurrency @MainActor
public struct ZStackLayout: Layout {
  /// The point by which views are aligned.
  public var alignment: Alignment

  /// Views on top of each other.
  public init(alignment: Alignment = .center) {
    self.alignment = alignment
  }

  /// The size around all views.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) -> CGSize { LayerRule(alignment: alignment).solve(subviews.elements, in: proposal).size }

  /// Places the views.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
  ) {
    let solution = LayerRule(alignment: alignment).solve(
      subviews.elements, in: ProposedViewSize(bounds.size))
    place(subviews, solution.frames, solution.size, in: bounds)
  }
}

extension LayoutProperties {
  fileprivate static func along(_ axis: Axis) -> LayoutProperties {
    var properties = LayoutProperties()
    properties.stackOrientation = axis
    return properties
  }
}

extension StackRule {
  /// Places the views of a layout within bounds, in the middle of what is left over.
  fileprivate func place(_ subviews: LayoutSubviews, in bounds: CGRect) {
    let solution = solve(subviews.elements, in: ProposedViewSize(bounds.size))
    SwiftUI.place(subviews, solution.frames, solution.size, in: bounds)
  }
}

@MainActor
private func place(
  _ subviews: LayoutSubviews, _ frames: [CGRect], _ size: CGSize, in bounds: CGRect
) {
  let dx = bounds.minX + (bounds.width - size.width) / 2
  let dy = bounds.minY + (bounds.height - size.height) / 2
  for (subview, frame) in zip(subviews.elements, frames) {
    subview.place(
      at: CGPoint(x: frame.minX + dx, y: frame.minY + dy),
      proposal: ProposedViewSize(frame.size))
  }
}
