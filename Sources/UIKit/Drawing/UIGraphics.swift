@MainActor
private enum ContextStack {
  static var contexts: [CGContext] = []
}

/// The context that is being drawn into, or `nil` outside of drawing.
@preconcurrency @MainActor
public func UIGraphicsGetCurrentContext() -> CGContext? {
  ContextStack.contexts.last
}

/// Makes `context` the one being drawn into.
@preconcurrency @MainActor
public func UIGraphicsPushContext(_ context: CGContext) {
  ContextStack.contexts.append(context)
}

/// Returns to the context before the last push.
@preconcurrency @MainActor
public func UIGraphicsPopContext() {
  _ = ContextStack.contexts.popLast()
}

/// Fills a rectangle in the current context.
@preconcurrency @MainActor
public func UIRectFill(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.fill(rect)
}

extension UIColor {
  /// Makes this the fill and the stroke colour of the current context.
  @preconcurrency @MainActor
  public func set() {
    setFill()
    setStroke()
  }

  /// Makes this the fill colour of the current context.
  @preconcurrency @MainActor
  public func setFill() {
    UIGraphicsGetCurrentContext()?.setFillColor(cgColor)
  }

  /// Makes this the stroke colour of the current context.
  @preconcurrency @MainActor
  public func setStroke() {
    UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor)
  }
}
