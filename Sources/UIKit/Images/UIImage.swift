/// A picture: pixels, or a recorded drawing that is sharp at every size, such as a symbol.
///
/// Sizes are in points. A picture that `UIGraphicsImageRenderer` made, and a symbol, has no
/// pixels before it is shown; its `cgImage` is `nil`.
open class UIImage: NSObject, @unchecked Sendable {
  enum Content {
    case pixels(CGImage)
    case drawing(Drawing)
  }

  let content: Content

  /// The size in points.
  public let size: CGSize
  /// Pixels per point.
  public let scale: CGFloat
  /// Whether only the shape counts, in the tint of where it is shown.
  public let renderingMode: RenderingMode
  /// The edges that keep their size when it is stretched, in points.
  public let capInsets: UIEdgeInsets
  /// How the middle fills the room.
  public let resizingMode: ResizingMode
  let isResizable: Bool
  let symbolName: String?
  /// What a symbol was asked to look like; `nil` where nothing was asked, and for other pictures.
  public let symbolConfiguration: SymbolConfiguration?
  let ownTint: UIColor?
  /// Where text beside the picture has its baseline, in points above the bottom; `nil` for
  /// pictures without one. Symbols have one.
  public let baselineOffsetFromBottom: CGFloat?

  init(_ parts: ImageParts) {
    content = parts.content
    size = parts.size
    scale = parts.scale
    renderingMode = parts.renderingMode
    capInsets = parts.capInsets
    resizingMode = parts.resizingMode
    isResizable = parts.isResizable
    symbolName = parts.symbolName
    symbolConfiguration = parts.symbolConfiguration
    ownTint = parts.ownTint
    baselineOffsetFromBottom = parts.baselineOffset
  }

  var parts: ImageParts {
    ImageParts(
      content: content, size: size, scale: scale, renderingMode: renderingMode,
      capInsets: capInsets, resizingMode: resizingMode, isResizable: isResizable,
      symbolName: symbolName, symbolConfiguration: symbolConfiguration, ownTint: ownTint,
      baselineOffset: baselineOffsetFromBottom)
  }

  func with(_ change: (inout ImageParts) -> Void) -> UIImage {
    var parts = parts
    change(&parts)
    return UIImage(parts)
  }

  // MARK: Pictures of pixels

  /// A picture with one pixel per point.
  public convenience init(cgImage: CGImage) {
    self.init(cgImage: cgImage, scale: 1)
  }

  /// A picture with `scale` pixels per point.
  public convenience init(cgImage: CGImage, scale: CGFloat) {
    let scale = scale > 0 ? scale : 1
    self.init(
      ImageParts(
        content: .pixels(cgImage),
        size: CGSize(
          width: CGFloat(cgImage.width) / scale, height: CGFloat(cgImage.height) / scale),
        scale: scale))
  }

  /// A picture from the bytes of a PNG or JPEG file, with one pixel per point; `nil` for other bytes.
  @preconcurrency @MainActor
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// A picture from the bytes of a PNG or JPEG file; `nil` for other bytes.
  @preconcurrency @MainActor
  public convenience init?(data: Data, scale: CGFloat) {
    guard let image = UIApplication.shared.imageDecoder?(data) else { return nil }
    self.init(cgImage: image, scale: scale)
  }

  /// A picture from a PNG or JPEG file. A name that ends in `@2x` or `@3x` tells the pixels per point.
  @preconcurrency @MainActor
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data, scale: Self.scale(ofFileNamed: path))
  }

  /// The picture of a name from `UIApplication.shared.imageFolders`: of the files `name.png`,
  /// `name@2x.png` and `name@3x.png` the one that suits the screen best. Pictures in another
  /// format are named with their suffix, such as `name.jpg`.
  @preconcurrency @MainActor
  public convenience init?(named name: String) {
    self.init(named: name, in: UIApplication.shared.imageFolders)
  }

  /// The picture of a name from some folders, and from nowhere outside them.
  @MainActor
  package convenience init?(named name: String, in folders: [URL]) {
    guard !name.hasPrefix("/"), !name.contains("\0"),
      !name.split(separator: "/").contains("..")
    else { return nil }
    let (stem, suffix) = Self.parts(of: name)
    let own = Int(UIScreen.main.scale.rounded(.up))
    let scales = [own] + [3, 2, 1].filter { $0 != own }
    let files = folders.flatMap { folder in
      scales.map { scale in
        folder.appendingPathComponent(
          stem + (scale == 1 ? "" : "@\(scale)x") + (suffix ?? ".png")
        ).path
      }
    }
    guard let file = files.first(where: FileManager.default.fileExists(atPath:)) else {
      return nil
    }
    self.init(contentsOfFile: file)
  }

  /// A name without the suffix of a format that can be read, and that suffix.
  private static func parts(of name: String) -> (stem: String, suffix: String?) {
    let suffix = [".png", ".jpg", ".jpeg", ".PNG", ".JPG", ".JPEG"].first(where: name.hasSuffix)
    return (String(name.dropLast(suffix?.count ?? 0)), suffix)
  }

  private static func scale(ofFileNamed path: String) -> CGFloat {
    let stem = parts(of: path).stem
    if stem.hasSuffix("@3x") { return 3 }
    return stem.hasSuffix("@2x") ? 2 : 1
  }

  /// The pixels, if the picture is made of pixels.
  open var cgImage: CGImage? {
    guard case .pixels(let image) = content else { return nil }
    return image
  }

  // MARK: Variants

  /// The same picture shown in another way.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  /// The shape of the picture in a colour of its own, which stays wherever it is shown unless it
  /// is made a template.
  open func withTintColor(_ color: UIColor) -> UIImage {
    with { $0.ownTint = color }
  }

  /// The shape of the picture in a colour, shown in a given way.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with {
      $0.ownTint = color
      $0.renderingMode = renderingMode
    }
  }

  /// The picture with edges that keep their size; what is between them is repeated.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The picture with edges that keep their size; what is between them fills the room.
  open func resizableImage(
    withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode
  ) -> UIImage {
    with {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
      $0.isResizable = true
    }
  }
}
