/// What is asked of a drawing of text beyond options, and what it tells afterwards.
open class NSStringDrawingContext: NSObject {
  /// The least part of its size to which text is made smaller to fit; 0 for not at all.
  open var minimumScaleFactor: CGFloat = 0
  /// By what the size of the text was multiplied.
  open internal(set) var actualScaleFactor: CGFloat = 1
  /// The box of the text, points.
  open internal(set) var totalBounds = CGRect.zero
}
