/// Index of a restricted unknown, one that the solver introduces beside the variables.
typealias Symbol = Int

/// What a restricted unknown stands for, and so which values it may take.
enum SymbolKind {
  /// Distance of an inequality from its bound, 0 or more.
  case slack
  /// Deviation of an optional constraint, 0 or more, at a cost.
  case error
  /// Deviation of a required equality: always 0, kept only to know what the constraint affects.
  case dummy
}

/// A restricted unknown times a coefficient.
struct SymbolTerm {
  var symbol: Symbol
  var coefficient: Double
}
