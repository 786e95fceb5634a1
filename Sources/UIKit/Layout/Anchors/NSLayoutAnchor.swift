/// An attribute of a view or guide from which constraints are made. Its kind keeps horizontal,
/// vertical and size attributes apart.
///
/// What makes constraints takes, beside Apple's parameters, the file and line of the call, which
/// the log of conflicts names.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
  let reference: LayoutAttribute
  nonisolated let key: LayoutAnchorKey

  init(reference: LayoutAttribute) {
    self.reference = reference
    key = LayoutAnchorKey(
      item: reference.item.map { ObjectIdentifier($0) }, attribute: reference.attribute,
      originItem: reference.origin?.item.map { ObjectIdentifier($0) },
      originAttribute: reference.origin?.attribute)
    super.init()
  }

  /// The view or guide that the anchor belongs to.
  open var item: AnyObject? { reference.item }

  /// A constraint: this anchor = `anchor`.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, file: String = #fileID, line: Int = #line
  ) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, at: SourceLine(file, line))
  }

  /// A constraint: this anchor ≥ `anchor`.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, file: String = #fileID,
    line: Int = #line
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, at: SourceLine(file, line))
  }

  /// A constraint: this anchor ≤ `anchor`.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, file: String = #fileID, line: Int = #line
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, at: SourceLine(file, line))
  }

  /// A constraint: this anchor = `anchor` + `constant` points.
  open func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat, file: String = #fileID,
    line: Int = #line
  ) -> NSLayoutConstraint {
    constraint(.equal, to: anchor, constant: constant, at: SourceLine(file, line))
  }

  /// A constraint: this anchor ≥ `anchor` + `constant` points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat,
    file: String = #fileID, line: Int = #line
  ) -> NSLayoutConstraint {
    constraint(.greaterThanOrEqual, to: anchor, constant: constant, at: SourceLine(file, line))
  }

  /// A constraint: this anchor ≤ `anchor` + `constant` points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: CGFloat, file: String = #fileID,
    line: Int = #line
  ) -> NSLayoutConstraint {
    constraint(.lessThanOrEqual, to: anchor, constant: constant, at: SourceLine(file, line))
  }

  func constraint(
    _ relation: NSLayoutConstraint.Relation, to anchor: NSLayoutAnchor<AnchorType>,
    multiplier: CGFloat = 1, constant: CGFloat = 0, at source: SourceLine
  ) -> NSLayoutConstraint {
    NSLayoutConstraint(
      first: reference, relation: relation, second: anchor.reference, multiplier: multiplier,
      constant: constant, source: source)
  }

  /// Equal when they name the same attribute of the same item.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? any LayoutAnchoring)?.key == key
  }

  /// Hashes what `isEqual` compares.
  open override var hash: Int { key.hashValue }
}

/// Any anchor, whatever its kind.
protocol LayoutAnchoring {
  var key: LayoutAnchorKey { get }
}

extension NSLayoutAnchor: LayoutAnchoring {}

/// What makes two anchors the same.
struct LayoutAnchorKey: Hashable, Sendable {
  var item: ObjectIdentifier?
  var attribute: NSLayoutConstraint.Attribute
  var originItem: ObjectIdentifier?
  var originAttribute: NSLayoutConstraint.Attribute?
}
