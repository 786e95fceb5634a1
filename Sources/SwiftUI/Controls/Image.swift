/// A picture. It keeps its own size unless it is resizable.
public struct Image: View, PrimitiveView, Equatable {
  enum Source: Equatable {
    case symbol(String)
    case named(String)
    case picture(UIImage)
  }

  /// The size of a symbol beside text.
  public enum Scale: Hashable, Sendable {
    /// Small.
    case small
    /// Medium.
    case medium
    /// Large.
    case large

    var symbolScale: UIImage.SymbolScale {
      switch self {
      case .small: .small
      case .medium: .medium
      case .large: .large
      }
    }
  }

  /// Whether a picture keeps its colours.
  public enum TemplateRenderingMode: Hashable, Sendable {
    /// It is a stencil for the ink.
    case template
    /// It keeps them.
    case original
  }

  let source: Source
  var isResizable = false
  var mode: TemplateRenderingMode?

  /// A symbol of the system. One that is not drawn here takes no room.
  public nonisolated init(systemName: String) {
    source = .symbol(systemName)
  }

  /// A picture of the app.
  public nonisolated init(_ name: String) {
    source = .named(name)
  }

  /// A picture of UIKit.
  public nonisolated init(uiImage: UIImage) {
    source = .picture(uiImage)
  }

  /// The picture as large as what it is offered.
  public func resizable() -> Image {
    var result = self
    result.isResizable = true
    return result
  }

  /// The picture with its colours, or as a stencil for the ink.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image {
    var result = self
    result.mode = renderingMode
    return result
  }

  /// The picture in a place, beside text in a font.
  @MainActor
  func picture(font: UIFont, _ environment: EnvironmentValues) -> UIImage? {
    let picture: UIImage? =
      switch source {
      case .symbol(let name):
        UIImage(
          systemName: name,
          withConfiguration: UIImage.SymbolConfiguration(
            pointSize: font.pointSize, weight: .regular, scale: environment.imageScale.symbolScale))
      case .named(let name): UIImage(named: name)
      case .picture(let picture): picture
      }
    return switch mode {
    case .template: picture?.withRenderingMode(.alwaysTemplate)
    case .original: picture?.withRenderingMode(.alwaysOriginal)
    case nil: picture
    }
  }

  func makeNode(_ context: NodeContext) -> ViewNode {
    let element = ImageElement()
    return LeafNode(self, context, element: element) { view, environment in
      element.show(view, environment)
    }
  }
}

private final class ImageElement: ViewElement {
  private let imageView = UIImageView()
  private var isResizable = false

  init() {
    super.init(imageView)
    imageView.isUserInteractionEnabled = false
  }

  func show(_ image: Image, _ environment: EnvironmentValues) {
    isResizable = image.isResizable
    imageView.image = image.picture(font: TextLooks(environment).font, environment)
    imageView.tintColor = TextLooks(environment).color
    imageView.contentMode = image.isResizable ? .scaleToFill : .center
    invalidate()
  }

  override func computeSize(in proposal: ProposedViewSize) -> CGSize {
    let natural = imageView.image?.size ?? .zero
    return isResizable ? proposal.replacingUnspecifiedDimensions(by: natural) : natural
  }
}

extension EnvironmentValues {
  private enum ImageScaleKey: EnvironmentKey {
    static var defaultValue: Image.Scale { .medium }
  }
  /// The size of symbols beside text.
  public var imageScale: Image.Scale {
    get { self[ImageScaleKey.self] }
    set { self[ImageScaleKey.self] = newValue }
  }
}

extension View {
  /// The size of symbols inside, beside text.
  public func imageScale(_ scale: Image.Scale) -> some View { environment(\.imageScale, scale) }

  /// Keeps the proportions of the view: as large as fits, or as covers.
  public func aspectRatio(
    _ aspectRatio: CGFloat? = nil, contentMode: ContentMode
  ) -> some View {
    modifier(AspectRatioModifier(ratio: aspectRatio, contentMode: contentMode))
  }

  /// As large as fits in the proportions of the view.
  public func scaledToFit() -> some View { aspectRatio(contentMode: .fit) }

  /// As large as covers all in the proportions of the view.
  public func scaledToFill() -> some View { aspectRatio(contentMode: .fill) }
}

/// How a view keeps its proportions.
public enum ContentMode: CaseIterable, Hashable, Sendable {
  /// As large as fits.
  case fit
  /// As large as covers all.
  case fill
}

struct AspectRatioModifier: ViewModifier, PrimitiveModifier {
  let ratio: CGFloat?
  let contentMode: ContentMode

  func makeNode<Content: View>(_ content: Content, _ context: NodeContext) -> ViewNode {
    WrapperNode(content, self, context, wrap: AspectRatioElement.init) { modifier, element, _ in
      element.ratio = modifier.ratio
      element.contentMode = modifier.contentMode
      element.invalidate()
    }
  }
}

final class AspectRatioElement: WrapperElement {
  var ratio: CGFloat?
  var contentMode = ContentMode.fit

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    let ideal = content.size(in: .unspecified)
    let ratio = self.ratio ?? (ideal.height > 0 ? ideal.width / ideal.height : 1)
    switch (proposal.width, proposal.height) {
    case (nil, nil):
      return self.ratio == nil
        ? proposal : ProposedViewSize(width: ideal.width, height: ideal.width / ratio)
    case (let width?, nil): return ProposedViewSize(width: width, height: width / ratio)
    case (nil, let height?): return ProposedViewSize(width: height * ratio, height: height)
    case (let width?, let height?):
      let isWide = width > height * ratio
      return (contentMode == .fit) == isWide
        ? ProposedViewSize(width: height * ratio, height: height)
        : ProposedViewSize(width: width, height: width / ratio)
    }
  }

  override func computeSize(in proposal: ProposedViewSize) -> CGSize {
    content.size(in: offer(proposal))
  }
}
