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

/// Begins a picture of `size` points, which is drawn in the current context.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContext(_ size: CGSize) {
  UIGraphicsPushContext(CGContext(size: size))
}

/// Begins a picture of `size` points, which is drawn in the current context. Pictures are sharp
/// at every scale and clear where nothing is drawn, unless `opaque`, where they are black.
@preconcurrency @MainActor
public func UIGraphicsBeginImageContextWithOptions(
  _ size: CGSize, _ opaque: Bool, _ scale: CGFloat
) {
  UIGraphicsBeginImageContext(size)
  guard opaque, let context = UIGraphicsGetCurrentContext() else { return }
  context.saveGState()
  context.setFillColor(.black)
  context.fill(CGRect(origin: .zero, size: size))
  context.restoreGState()
}

/// The picture drawn so far in the current context.
@preconcurrency @MainActor
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  UIGraphicsGetCurrentContext().map { UIImage(drawnIn: $0) }
}

/// Returns to the context before the picture was begun.
@preconcurrency @MainActor
public func UIGraphicsEndImageContext() {
  UIGraphicsPopContext()
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
