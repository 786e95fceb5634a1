/// Makes pictures by drawing. The drawing is recorded, so that the picture is sharp at every
/// size; it has no pixels of its own.
@preconcurrency @MainActor
public final class UIGraphicsImageRenderer {
  /// The size of the pictures, points.
  public let size: CGSize

  /// A maker of pictures of `size` points.
  public init(size: CGSize) {
    self.size = size
  }

  /// The picture that `actions` draws in the current context, under the current traits.
  public func image(actions: (CGContext) -> Void) -> UIImage {
    let context = CGContext(size: size)
    UIGraphicsPushContext(context)
    actions(context)
    UIGraphicsPopContext()
    return UIImage(drawnIn: context)
  }
}

extension UIImage {
  /// What was drawn in a context, as a picture of the context's size.
  @MainActor
  convenience init(drawnIn context: CGContext) {
    let drawing = context.drawing
    self.init(
      ImageParts(content: .drawing(drawing), size: drawing.size, scale: UIScreen.main.scale))
  }
}
