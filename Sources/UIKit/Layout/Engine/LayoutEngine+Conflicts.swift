extension LayoutEngine {
  /// Tells the developer that constraints contradict each other, with the parts and in the order
  /// of UIKit's message (FACTS 6.3). Its fixed sentences are UIKit's, for people search for them.
  ///
  /// A conflict that was told before, of the same constraints with the same constants, is not
  /// told again.
  func report(_ entries: [LayoutEntry], breaking victim: LayoutEntry) {
    guard toldConflicts.insert(LayoutConflict(entries, victim: victim)).inserted else { return }
    let entries = entries.sorted { ($0.age ?? .max) < ($1.age ?? .max) }
    let list = entries.map { "    \"\($0.summary)\"" }.joined(separator: ",\n")
    let sources = entries.compactMap(\.sourceNote)
    let places = sources.isEmpty ? "" : "\nMade at:\n" + sources.joined(separator: "\n") + "\n"
    let note =
      entries.contains(where: \.isFromAutoresizing)
      ? """

      \t(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, \
      refer to the documentation for the UIView property \
      translatesAutoresizingMaskIntoConstraints)
      """ : ""
    UIApplication.shared.log(
      """
      [LayoutConstraints] Unable to simultaneously satisfy constraints.
      \tProbably at least one of the constraints in the following list is one you don't want.
      \tTry this:
      \t\t(1) look at each constraint and try to figure out which you don't expect;
      \t\t(2) find the code that added the unwanted constraint or constraints and fix it.\(note)
      (
      \(list)
      )
      \(places)
      Will attempt to recover by breaking constraint
      \(victim.summary)

      Make a symbolic breakpoint at UIViewAlertForUnsatisfiableConstraints to catch this in the \
      debugger.
      The methods in the UIConstraintBasedLayoutDebugging category on UIView listed in \
      <UIKitCore/UIView.h> may also be helpful.
      """)
  }
}

/// What tells one conflict from another.
@MainActor
struct LayoutConflict: Hashable {
  private let victim: ObjectIdentifier
  private let constants: [ObjectIdentifier: Double]

  init(_ entries: [LayoutEntry], victim: LayoutEntry) {
    self.victim = victim.identity
    constants = Dictionary(entries.map { ($0.identity, $0.constant) }) { first, _ in first }
  }
}

extension LayoutEntry {
  /// The same for all entries that were ever made for a constraint.
  fileprivate var identity: ObjectIdentifier {
    constraint.map { ObjectIdentifier($0) } ?? ObjectIdentifier(self)
  }

  /// Which constraint it is and the file and line where it was made.
  fileprivate var sourceNote: String? {
    guard let constraint, let source = constraint.source else { return nil }
    return "    \(LayoutNotation.address(of: constraint)) \(source)"
  }

  /// Whether it holds a view where its frame and mask say.
  var isFromAutoresizing: Bool {
    guard case .pin(let state, _) = origin, let view = state.view else { return false }
    return view.superview != nil
  }

  /// The constraint as in UIKit's logs: class and address, then what it says, then its state.
  var summary: String {
    switch origin {
    case .constraint:
      constraint?.description ?? ""
    case .pin(let state, let pin):
      summary(of: state, pin: pin)
    case .content(let state):
      contentSummary(of: state)
    case .fitting(let state), .exercise(let state):
      "<NSLayoutConstraint:\(address) \(LayoutNotation.name(of: state.item))   (active)>"
    }
  }

  /// A natural size, as UIKit's logs show it.
  private func contentSummary(of state: LayoutItemState) -> String {
    guard let view = state.view,
      let place = state.contentEntries.firstIndex(where: { $0 === self })
    else { return "" }
    let axis: NSLayoutConstraint.Axis = place < 2 ? .horizontal : .vertical
    let insets = state.alignmentInsets
    let margin = axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom
    let hug = Double(view.contentHuggingPriority(for: axis).rawValue)
    let resist = Double(view.contentCompressionResistancePriority(for: axis).rawValue)
    return """
      <NSContentSizeLayoutConstraint:\(address) \(LayoutNotation.name(of: view)).\
      \(axis == .horizontal ? "width" : "height") == \(LayoutNotation.number(constant - margin)) \
      Hug:\(LayoutNotation.number(hug)) CompressionResistance:\(LayoutNotation.number(resist))   \
      (active)>
      """
  }

  private var address: String { LayoutNotation.address(of: self) }

  private func summary(of state: LayoutItemState, pin: Int) -> String {
    let axis: NSLayoutConstraint.Axis = pin % 2 == 0 ? .horizontal : .vertical
    let name = LayoutNotation.name(of: state.item)
    let number = LayoutNotation.number(constant)
    let sizeName = axis == .horizontal ? "width" : "height"
    guard let space = state.item.layoutSpace else {
      let title = axis == .horizontal ? "Width" : "Height"
      return """
        <NSLayoutConstraint:\(address) 'UIView-Encapsulated-Layout-\(title)' \
        \(name).\(sizeName) == \(number)   (active)>
        """
    }
    let letter = axis == .horizontal ? "H" : "V"
    let names = ", names: '|':\(LayoutNotation.name(of: space)) "
    let (body, tail) =
      switch pin / 2 {
      case 0: ("\(letter):|-(\(number))-[\(name)]", names)
      case 1: ("\(name).\(sizeName) == \(number)", "")
      default: ("\(letter):[\(name)]-(\(number))-|", names)
      }
    guard let view = state.view else {
      let guideName = (state.item as? UILayoutGuide)?.identifier ?? ""
      return "<NSLayoutConstraint:\(address) '\(guideName)' \(body)   (active\(tail))>"
    }
    return """
      <NSAutoresizingMaskLayoutConstraint:\(address) \
      \(LayoutNotation.mask(of: view)) \(body)   (active\(tail))>
      """
  }
}
