import Cassowary

extension LayoutEngine {
  /// The size of the root's alignment rectangle that the constraints inside it give, when it is
  /// asked to be `target` points large at the given priorities.
  static func fittingSize(
    of view: UIView, target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    let engine = LayoutEngine(root: view, isHosting: false)
    engine.ask(for: target.width, along: .horizontal, at: horizontal)
    engine.ask(for: target.height, along: .vertical, at: vertical)
    engine.solve()
    let insets = view.alignmentRectInsets
    let size = engine.state(of: view).rect.size
    let scale = UIScreen.main.scale
    return CGSize(
      width: LayoutPixels.roundUp(size.width - insets.left - insets.right, scale: scale),
      height: LayoutPixels.roundUp(size.height - insets.top - insets.bottom, scale: scale))
  }

  private func ask(
    for length: CGFloat, along axis: NSLayoutConstraint.Axis, at priority: UILayoutPriority
  ) {
    let insets = root.alignmentRectInsets
    var form = LinearForm()
    form.add(1, variable(.length(axis), of: root))
    form.constant -=
      axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom
    add(
      LayoutEntry(
        origin: .fitting(state(of: root)), engine: self, form: form, relation: .equal,
        constant: length, strength: Strength(priority: priority.rawValue)))
  }
}
