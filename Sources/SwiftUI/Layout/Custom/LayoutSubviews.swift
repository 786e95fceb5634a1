/// The views that a layout has to do with.
public struct LayoutSubviews: RandomAccessCollection {
  let elements: [LayoutSubview]
  /// Where lines begin. Layout counts from there: 0 is where lines begin in either direction.
  public let layoutDirection: LayoutDirection

  /// The first index.
  public var startIndex: Int { 0 }
  /// The index after the last.
  public var endIndex: Int { elements.count }
  /// A view.
  public subscript(position: Int) -> LayoutSubview { elements[position] }
}

/// A view that a layout has to do with.
@preconcurrency @MainActor
public struct LayoutSubview {
  let element: Element
  let places: LayoutPlaces
  let index: Int

  /// The size that the view chooses, given an offer, points.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { element.size(in: proposal) }

  /// The same with the lines of the view.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    element.dimensions(of: element.size(in: proposal))
  }

  /// Who is served first where there is too little room.
  public var priority: Double { element.layoutPriority }

  /// The distances that the view keeps to others.
  public var spacing: ViewSpacing { ViewSpacing(isNone: element.hasNoSpacing) }

  /// A value that the view hands to the layout.
  public subscript<K: LayoutValueKey>(key: K.Type) -> K.Value {
    (element.layoutValues[ObjectIdentifier(key)] as? K.Value) ?? K.defaultValue
  }

  /// Puts the view, or a point of it, at a point of the layout's bounds, and offers it a size.
  public func place(
    at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize
  ) {
    let size = element.size(in: proposal)
    places.frames[index] = CGRect(
      x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height,
      width: size.width, height: size.height)
  }
}

extension LayoutSubview: LayoutItem {
  func size(in proposal: ProposedViewSize) -> CGSize { element.size(in: proposal) }
  func guide(_ key: AlignmentKey, in size: CGSize) -> CGFloat? { element.guide(key, in: size) }
  var layoutPriority: Double { element.layoutPriority }
  var hasNoSpacing: Bool { element.hasNoSpacing }
}

/// Where the views of a layout were placed.
@MainActor
final class LayoutPlaces {
  var frames: [Int: CGRect] = [:]
}

/// The distances that a view keeps to others.
public struct ViewSpacing: Sendable {
  private var isNone: Bool

  /// The usual ones.
  public init() {
    isNone = false
  }

  init(isNone: Bool) {
    self.isNone = isNone
  }

  /// None.
  public static let zero = ViewSpacing(isNone: true)

  /// The distance to another view, points.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    isNone || next.isNone ? 0 : StackRule.defaultSpacing
  }
}

struct LayoutValueModifier: ViewModifier, PrimitiveModifier {
  let key: ObjectIdentifier
  let value: Any

  func makeNode<Content: View>(_ content: Content, _ context: NodeContext) -> ViewNode {
    WrapperNode(content, self, context, wrap: LayoutValueElement.init) { modifier, element, _ in
      element.own = (modifier.key, modifier.value)
      element.invalidate()
    }
  }
}

final class LayoutValueElement: WrapperElement {
  var own: (key: ObjectIdentifier, value: Any)?

  override var ownView: UIView? { content.ownView }
  override var layoutValues: [ObjectIdentifier: Any] {
    var values = content.layoutValues
    if let own { values[own.key] = own.value }
    return values
  }
}

extension View {
  /// Hands a value to the layout around.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    modifier(LayoutValueModifier(key: ObjectIdentifier(key), value: value))
  }
}
