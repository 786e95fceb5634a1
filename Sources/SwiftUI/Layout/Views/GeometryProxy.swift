/// What a view knows of its place.
@preconcurrency @MainActor
public struct GeometryProxy {
  /// The size, points.
  public let size: CGSize
  /// What bars, the device and the keyboard cover at each edge, points.
  public let safeAreaInsets: EdgeInsets

  /// Where the view is in the window, points.
  let origin: CGPoint
  /// The spaces around that have a name.
  let spaces: [AnyHashable: NamedSpace]
  let usage: GeometryUsage

  /// The frame in a space: the view's own, all of the window, or one with a name; of a name that is
  /// not there the window.
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    switch coordinateSpace {
    case .local: return CGRect(origin: .zero, size: size)
    case .global:
      usage.readsPlace = true
      return CGRect(origin: origin, size: size)
    case .named(let name):
      usage.readsPlace = true
      let other = spaces[name]?.origin ?? .zero
      return CGRect(
        x: origin.x - other.x, y: origin.y - other.y, width: size.width, height: size.height)
    }
  }
}

/// What the content of a geometry reader has asked for.
@MainActor
final class GeometryUsage {
  /// Whether it has asked where it is.
  var readsPlace = false
}

/// A space for frames.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  /// The screen.
  case global
  /// The view itself.
  case local
  /// That of the view around with a name.
  case named(AnyHashable)
}

/// A space with a name.
public struct NamedCoordinateSpace: Equatable, @unchecked Sendable {
  let name: AnyHashable

  /// A space with a name.
  public static func named<Name: Hashable>(_ name: Name) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }
}

/// Knows where the view is whose space has a name.
@MainActor
final class NamedSpace {
  private weak var view: UIView?
  private var corner = CGPoint.zero

  func note(_ view: UIView, _ corner: CGPoint) {
    self.view = view
    self.corner = corner
  }

  /// Where it begins in the window, points.
  var origin: CGPoint { view?.convert(corner, to: nil) ?? .zero }
}

struct NamedSpaceModifier: ViewModifier, PrimitiveModifier {
  let space: NamedSpace

  func makeNode<Content: View>(_ content: Content, _ context: NodeContext) -> ViewNode {
    WrapperNode(content, self, context, wrap: NamedSpaceElement.init) { modifier, element, _ in
      element.space = modifier.space
    }
  }
}

final class NamedSpaceElement: WrapperElement {
  var space: NamedSpace?

  override var ownView: UIView? { content.ownView }

  override func placeViews(in frame: CGRect, _ context: PlaceContext) {
    space?.note(context.target.view, context.localFrame(frame).origin)
    super.placeViews(in: frame, context)
  }
}

private struct SpaceNameModifier: ViewModifier {
  @State private var space = NamedSpace()
  let name: AnyHashable

  func body(content: Content) -> some View {
    let space = space
    content.transformEnvironment(\.namedSpaces) { $0[name] = space }
      .modifier(NamedSpaceModifier(space: space))
  }
}

extension EnvironmentValues {
  private enum NamedSpacesKey: EnvironmentKey {
    static var defaultValue: [AnyHashable: NamedSpace] { [:] }
  }
  /// The spaces around that have a name.
  var namedSpaces: [AnyHashable: NamedSpace] {
    get { self[NamedSpacesKey.self] }
    set { self[NamedSpacesKey.self] = newValue }
  }
}

extension View {
  /// Gives the view's space a name, for views inside.
  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    modifier(SpaceNameModifier(name: AnyHashable(name)))
  }

  /// Gives the view's space a name, for views inside.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(SpaceNameModifier(name: name.name))
  }
}
