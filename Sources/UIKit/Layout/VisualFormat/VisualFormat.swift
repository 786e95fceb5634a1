/// A visual format string, read (FACTS 6.4).
struct VisualFormat: Equatable {
  /// The distance between two neighbours.
  enum Connection: Equatable {
    /// None.
    case flush
    /// The system's.
    case standard
    /// As said.
    case predicates([Predicate])
  }

  /// A number, or a name that stands for one or for a view.
  enum Object: Equatable {
    case number(Double)
    case name(String)
  }

  /// A relation with what the size or distance is compared with.
  struct Predicate: Equatable {
    var relation: NSLayoutConstraint.Relation
    var object: Object
    var priority: Object?
    /// Characters before it.
    var position: Int
  }

  /// A view with what is said of its size.
  struct Element: Equatable {
    var name: String
    var predicates: [Predicate]
    /// Characters before its name.
    var position: Int
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  /// The connection from the superview's near edge to the first view.
  var leading: Connection?
  var elements: [Element] = []
  /// Between each view and the next.
  var connections: [Connection] = []
  /// The connection from the last view to the superview's far edge.
  var trailing: Connection?
}
