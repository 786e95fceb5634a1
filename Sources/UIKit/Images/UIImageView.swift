/// Shows a picture. Its natural size is that of the picture; the content mode says how it fills
/// other sizes.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// A layer that takes its drawing from the view.
  open override class var layerClass: CALayer.Type { ImageLayer.self }

  /// The picture.
  open var image: UIImage? {
    didSet { if image !== oldValue { imageDidChange(from: oldValue) } }
  }

  /// The picture while the view is highlighted; the usual one without.
  open var highlightedImage: UIImage? {
    didSet { if isHighlighted, highlightedImage !== oldValue { imageDidChange(from: oldValue) } }
  }

  /// Whether the highlighted picture is shown.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue, highlightedImage != nil { imageDidChange(from: nil) } }
  }

  /// Size and weight for a symbol that was made without. Other pictures stay as they are.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { imageDidChange(from: nil) }
  }

  /// How the picture fills the view. `redraw` stretches.
  open override var contentMode: ContentMode {
    didSet { updateGravity() }
  }

  /// A view as large as its picture.
  public convenience init(image: UIImage?) {
    self.init(image: image, highlightedImage: nil)
  }

  /// A view as large as its picture, with another one for when it is highlighted.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    self.highlightedImage = highlightedImage
    setUp()
  }

  /// A view with a frame in its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    updateGravity()
  }

  private var shownImage: UIImage? {
    let image = isHighlighted ? highlightedImage ?? image : image
    guard let image, let preferredSymbolConfiguration, image.hasDefaultConfiguration else {
      return image
    }
    return image.withConfiguration(preferredSymbolConfiguration)
  }

  private func imageDidChange(from old: UIImage?) {
    updateGravity()
    setNeedsDisplay()
    if old?.size != shownImage?.size { invalidateIntrinsicContentSize() }
  }

  private func updateGravity() {
    let isResizable = shownImage?.isResizable ?? false
    layer.contentsGravity =
      isResizable || contentMode == .redraw ? .resize : contentMode.gravity
    layer.needsDisplayOnBoundsChange = isResizable
  }

  /// The size of the picture.
  open override var intrinsicContentSize: CGSize {
    shownImage?.size
      ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  override var firstBaselineOffset: CGFloat? {
    lastBaselineOffset.map { (bounds.height > 0 ? bounds.height : shownHeight) - $0 }
  }

  /// That of the picture where it stands in the middle.
  override var lastBaselineOffset: CGFloat? {
    guard let offset = shownImage?.baselineOffsetFromBottom else { return nil }
    let surplus = bounds.height > 0 ? bounds.height - shownHeight : 0
    return PixelGrid(scale: UIScreen.main.scale).round(offset + surplus / 2)
  }

  private var shownHeight: CGFloat { shownImage?.size.height ?? 0 }

  /// The size of the picture.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    shownImage?.size ?? .zero
  }

  /// Shows templates in the new tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  /// What the layer shows: a picture with caps is drawn for the bounds, others as they are.
  func recordedImage() -> Drawing? {
    guard let image = shownImage else { return nil }
    let context = CGContext(size: image.isResizable ? bounds.size : image.size)
    traitCollection.performAsCurrent {
      image.draw(
        in: CGRect(origin: .zero, size: context.drawing.size), context: context, tint: tintColor)
    }
    return context.drawing
  }
}

/// The layer of an image view: its content is the picture, placed by the layer's gravity.
final class ImageLayer: CALayer {
  override func display() {
    guard let view = delegate as? UIImageView else { return super.display() }
    drawing = view.recordedImage()
  }
}
