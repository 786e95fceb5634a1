import Cassowary

extension LayoutEngine {
  /// Brings hugging and compression resistance up to date with the view's content: two optional
  /// inequalities an axis (FACTS 6.1), none where it has no size of its own.
  func updateContent(of state: LayoutItemState) {
    state.isContentStale = false
    guard let view = state.view else { return }
    updateAlignment(of: state, view: view)
    noteStaleBaselines(state)
    var size = view.contentSizeForLayout
    state.isWidthDependent = view.isContentHeightDependentOnWidth
    if state.isWidthDependent { noteWidthDependence(of: state) }
    if let width = state.fittedWidth, state.isWidthDependent {
      size.height = view.intrinsicContentHeight(forWidth: width)
    }
    update(.horizontal, of: state, view: view, length: size.width)
    update(.vertical, of: state, view: view, length: size.height)
  }

  private func updateAlignment(of state: LayoutItemState, view: UIView) {
    let insets = view.alignmentRectInsets
    guard insets != state.alignmentInsets else { return }
    state.alignmentInsets = insets
    updateOffsets(of: view.layoutRecord.references)
  }

  private func update(
    _ axis: NSLayoutConstraint.Axis, of state: LayoutItemState, view: UIView, length: CGFloat
  ) {
    let insets = state.alignmentInsets
    let margin = axis == .horizontal ? insets.left + insets.right : insets.top + insets.bottom
    for (index, relation) in [Relation.lessThanOrEqual, .greaterThanOrEqual].enumerated() {
      let place = 2 * axis.rawValue + index
      let priority =
        index == 0
        ? view.contentHuggingPriority(for: axis)
        : view.contentCompressionResistancePriority(for: axis)
      let strength = Strength(priority: priority.rawValue)
      guard length != UIView.noIntrinsicMetric else {
        if let entry = state.contentEntries[place] { remove(entry) }
        state.contentEntries[place] = nil
        continue
      }
      if let entry = state.contentEntries[place],
        entry.strength.isRequired == strength.isRequired
      {
        entry.constantDidChange(to: length + margin)
        if entry.strength != strength { entry.strengthDidChange(to: priority) }
        continue
      }
      if let entry = state.contentEntries[place] { remove(entry) }
      var form = LinearForm()
      form.add(1, variable(.length(axis), of: view))
      let entry = LayoutEntry(
        origin: .content(state), engine: self, form: form, relation: relation,
        constant: length + margin, strength: strength)
      state.contentEntries[place] = entry
      add(entry)
    }
  }
}
