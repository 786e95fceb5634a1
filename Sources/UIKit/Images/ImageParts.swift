/// What a picture consists of.
struct ImageParts {
  var content: UIImage.Content
  var size: CGSize
  var scale: CGFloat
  var renderingMode = UIImage.RenderingMode.automatic
  var capInsets = UIEdgeInsets.zero
  var resizingMode = UIImage.ResizingMode.tile
  var isResizable = false
  var symbolName: String?
  var symbolConfiguration: UIImage.SymbolConfiguration?
  var ownTint: UIColor?
  /// Points above the bottom.
  var baselineOffset: CGFloat?
}
