import Foundation

/// A rectangle of the screen with its looks, its content and its sublayers. Setting a property
/// changes the model at once; animations are offsets on top, computed for any instant by
/// `presentationProperties(at:)`.
@preconcurrency @MainActor
open class CALayer {
  /// The owner: a view, for the layer of a view.
  public weak var delegate: (any CALayerDelegate)? {
    didSet { animatesImplicitly = !(delegate is any LayerAnimationOwner) }
  }

  /// What the layer does when a property changes, by the property's name; `NSNull` is nothing.
  /// The layers of views do not ask.
  public var actions: [String: any CAAction]?

  /// A name for finding the layer.
  public var name: String?

  /// The layer this one is in.
  public internal(set) weak var superlayer: CALayer?

  /// The layers inside, back to front.
  public internal(set) var sublayers: [CALayer]?

  /// Where the content goes when its size is not the layer's.
  public var contentsGravity = CALayerContentsGravity.resize {
    didSet { LayerChanges.note() }
  }

  /// The model: where everything is once all animations have ended.
  public internal(set) var model = LayerProperties()

  /// What the layer draws, recorded in points of its bounds.
  public var drawing: Drawing? {
    didSet { LayerChanges.note() }
  }

  /// Whether a change of size asks for a new drawing.
  public var needsDisplayOnBoundsChange = false

  /// What is laid on the model, in order; `nil` for most layers at most times.
  var animations: [LayerAnimation]?

  /// Whether the layer isn't shown but says by its opacity what shows of its superlayer and of
  /// the other layers there.
  package var isMask = false {
    didSet { if isMask != oldValue { LayerChanges.noteDisplay() } }
  }

  /// Until when the layer is still seen although it is hidden, in seconds on the clock: where
  /// hiding belongs to an animation it shows at the end.
  package var seenUntil: TimeInterval?

  /// Whether changes animate by themselves: true for all layers but those of views.
  var animatesImplicitly = true

  /// The turn in which the layer came into its superlayer.
  private(set) var insertionTurn: LayerTurn.Stamp?

  private(set) var isDisplayNeeded = false
  private var isLayoutNeeded = false

  /// An empty layer.
  public required init() {}

  // MARK: Tree

  /// Puts `layer` in front of all sublayers.
  public func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(clamping: sublayers?.count ?? 0))
  }

  /// Puts `layer` at a place among the sublayers, counted from the back.
  public func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    layer.superlayer = self
    layer.insertionTurn = LayerTurn.current
    let count = sublayers?.count ?? 0
    sublayers = sublayers ?? []
    sublayers?.insert(layer, at: min(Int(index), count))
    LayerChanges.noteDisplay()
  }

  /// Takes the layer out of its superlayer.
  public func removeFromSuperlayer() {
    guard let superlayer else { return }
    if let index = superlayer.sublayers?.lastIndex(where: { $0 === self }) {
      superlayer.sublayers?.remove(at: index)
    }
    if superlayer.sublayers?.isEmpty == true { superlayer.sublayers = nil }
    self.superlayer = nil
    endAnimationsOutsideTree()
    LayerChanges.note()
  }

  // MARK: Content

  /// Asks for a new drawing before the next frame.
  public func setNeedsDisplay() {
    isDisplayNeeded = true
    LayerChanges.noteDisplay()
  }

  /// Draws now if a new drawing was asked for.
  public func displayIfNeeded() {
    guard isDisplayNeeded else { return }
    isDisplayNeeded = false
    display()
  }

  /// Records a new drawing through `draw(in:)`.
  open func display() {
    let context = CGContext(size: model.bounds.size)
    context.translateBy(x: -model.bounds.origin.x, y: -model.bounds.origin.y)
    draw(in: context)
    drawing = context.drawing.commands.count > 1 ? context.drawing : nil
  }

  /// Draws the content, in points of the bounds; asks the delegate.
  open func draw(in context: CGContext) {
    delegate?.draw(self, in: context)
  }

  // MARK: Layout

  /// Asks for `layoutSublayers()` before the next frame.
  public func setNeedsLayout() {
    isLayoutNeeded = true
    LayerChanges.note()
  }

  /// Lays out now if that was asked for.
  public func layoutIfNeeded() {
    guard isLayoutNeeded else { return }
    isLayoutNeeded = false
    layoutSublayers()
  }

  /// Places the sublayers; asks the delegate.
  open func layoutSublayers() {
    delegate?.layoutSublayers(of: self)
  }
}
