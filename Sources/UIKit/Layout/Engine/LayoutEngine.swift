import Cassowary

/// Places the views of one tree by their constraints. The root of the tree keeps it.
///
/// Changes are collected and reach the solver together, in the constraint pass, so that steps
/// which contradict each other for a moment do no harm.
@MainActor
final class LayoutEngine {
  unowned let root: UIView
  /// Whether the root has its own size and the views are moved; otherwise the engine only
  /// measures what size the root would take on.
  let isHosting: Bool
  let solver = Solver()

  private var states: [ObjectIdentifier: LayoutItemState] = [:]
  /// Entries of an engine that only measures, which the constraints do not know.
  private var fittingEntries: [ObjectIdentifier: LayoutEntry] = [:]
  /// By the variable's index.
  private var owners: [Owner?] = []
  var entries: [ConstraintHandle: LayoutEntry] = [:]

  // MARK: Work to do

  private var joinedViews: [UIView] = []
  private var activated: [NSLayoutConstraint] = []
  private var added: [LayoutEntry] = []
  private var edited: [LayoutEntry] = []
  private var stalePlaces: [LayoutItemState] = []
  private var staleContents: [LayoutItemState] = []
  private var staleBaselines: [LayoutItemState] = []
  private var hasRemovals = false
  /// Constraints left out because they contradict others.
  var broken: [LayoutEntry] = []
  /// Those of which the developer knows.
  var toldConflicts: Set<LayoutConflict> = []

  /// Guides that depend on where their owner is on the screen.
  private(set) var trackingStates: [LayoutItemState] = []
  private var widthDependentStates: [LayoutItemState] = []

  private struct Owner {
    let state: LayoutItemState
    let slot: Int
  }

  private static var serial = 0

  static func nextSerial() -> Int {
    serial += 1
    return serial
  }

  init(root: UIView, isHosting: Bool) {
    self.root = root
    self.isHosting = isHosting
    joinedViews = [root]
  }

  var isDirty: Bool {
    !joinedViews.isEmpty || !activated.isEmpty || !added.isEmpty || !edited.isEmpty
      || !stalePlaces.isEmpty || !staleContents.isEmpty || !staleBaselines.isEmpty || hasRemovals
      || trackingStates.contains { $0.place != $0.item.fixedPlace }
  }

  // MARK: Views and constraints that come and go

  func viewDidJoin(_ view: UIView) {
    joinedViews.append(view)
  }

  func constraintDidActivate(_ constraint: NSLayoutConstraint) {
    activated.append(constraint)
  }

  private func enter(_ view: UIView) {
    if isHosting {
      guard view.layoutRecord.enteredEngine !== self else { return }
      view.layoutRecord.enteredEngine = self
      view.layoutRecord.drivenStates.removeAll()
    }
    if isDriven(view) { drive(state(of: view)) }
    activated.append(contentsOf: view.layoutRecord.constraints)
    for subview in view.subviews { enter(subview) }
  }

  /// Whether constraints decide the place of a view.
  private func isDriven(_ view: UIView) -> Bool {
    view === root ? !isHosting : !view.translatesAutoresizingMaskIntoConstraints
  }

  /// Takes out a view, all inside it and the constraints held there.
  func leave(_ view: UIView) {
    joinedViews.removeAll { $0.isDescendant(of: view) }
    removeEntries(in: view)
    removeStates(in: view)
  }

  private func removeEntries(in view: UIView) {
    guard view.layoutRecord.enteredEngine === self else { return }
    for constraint in view.layoutRecord.constraints.reversed() { takeOut(constraint) }
    for subview in view.subviews { removeEntries(in: subview) }
  }

  private func removeStates(in view: UIView) {
    guard view.layoutRecord.enteredEngine === self else { return }
    view.layoutRecord.enteredEngine = nil
    view.layoutRecord.drivenStates.removeAll()
    for subview in view.subviews { removeStates(in: subview) }
    for guide in view.layoutRecord.allGuides { removeState(of: guide) }
    removeState(of: view)
  }

  /// Forgets the engine in everything that knows it.
  func dismantle() {
    func forget(_ view: UIView) {
      guard view.layoutRecord.enteredEngine === self else { return }
      view.layoutRecord.enteredEngine = nil
      for constraint in view.layoutRecord.constraints { constraint.entry = nil }
      for guide in view.layoutRecord.allGuides { guide.itemRecord.state = nil }
      view.layoutRecord.state = nil
      view.layoutRecord.drivenStates.removeAll()
      for subview in view.subviews { forget(subview) }
    }
    forget(root)
  }

  /// Hands a view over to constraints, or back to its autoresizing mask.
  func placementDidChange(of view: UIView) {
    guard view.layoutRecord.enteredEngine === self else { return }
    guard let state = knownState(of: view) else {
      if isDriven(view) { drive(state(of: view)) }
      return
    }
    guard state.isDriven != isDriven(view) else { return }
    for entry in state.pins + state.contentEntries {
      if let entry { remove(entry) }
    }
    state.leaveSpace()
    state.pins = [nil, nil, nil, nil, nil, nil]
    state.contentEntries = [nil, nil, nil, nil]
    state.isDriven = isDriven(view)
    state.place = nil
    if state.isDriven { drive(state) } else { noteStalePlace(state) }
    for subview in view.subviews {
      if let state = knownState(of: subview) { noteStalePlace(state) }
    }
  }

  /// Makes constraints anew, for instance after a change of the direction of text.
  func relower(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { takeOut(constraint) }
    activated.append(contentsOf: constraints)
  }

  private func takeOut(_ constraint: NSLayoutConstraint) {
    if let entry = entry(of: constraint) { remove(entry) }
    if isHosting {
      constraint.entry = nil
    } else {
      fittingEntries[ObjectIdentifier(constraint)] = nil
    }
  }

  // MARK: States and variables

  func state(of item: any LayoutItem) -> LayoutItemState {
    if let state = states[ObjectIdentifier(item)] { return state }
    let view = item as? UIView
    let state = LayoutItemState(
      item: item, engine: self, isDriven: view.map(isDriven) ?? false)
    states[ObjectIdentifier(item)] = state
    if isHosting { item.itemRecord.state = state }
    if let guide = item as? UILayoutGuide, guide.isTracking { trackingStates.append(state) }
    return state
  }

  func knownState(of item: any LayoutItem) -> LayoutItemState? {
    states[ObjectIdentifier(item)]
  }

  func removeState(of item: any LayoutItem) {
    guard let state = states.removeValue(forKey: ObjectIdentifier(item)) else { return }
    for entry in state.pins + state.contentEntries + state.exercises {
      if let entry { remove(entry) }
    }
    for variable in state.variables {
      guard let variable else { continue }
      owners[Int(variable.id)] = nil
      solver.removeVariable(variable)
    }
    state.leaveSpace()
    if item is UILayoutGuide { trackingStates.removeAll { $0 === state } }
    if state.isWidthNoted { widthDependentStates.removeAll { $0 === state } }
    if state.isBaselineStale { staleBaselines.removeAll { $0 === state } }
    if state.isPlaceStale { stalePlaces.removeAll { $0 === state } }
    if state.isContentStale { staleContents.removeAll { $0 === state } }
    if item.itemRecord.state === state { item.itemRecord.state = nil }
  }

  func variable(_ slot: LayoutSlot, of item: any LayoutItem) -> Variable {
    let state = state(of: item)
    if let variable = state.variables[slot.rawValue] { return variable }
    let variable = solver.makeVariable()
    state.variables[slot.rawValue] = variable
    let index = Int(variable.id)
    while owners.count <= index { owners.append(nil) }
    owners[index] = Owner(state: state, slot: slot.rawValue)
    if !state.isDriven {
      if state.place == nil { state.place = place(of: item) }
      pin(slot, of: state)
    }
    return variable
  }

  private func drive(_ state: LayoutItemState) {
    for slot in 0..<4 { _ = variable(LayoutSlot(rawValue: slot)!, of: state.item) }
    noteStaleContent(state)
    guard isHosting, let superview = state.view?.superview else { return }
    state.moveMark = superview.layoutRecord.moveMark
    superview.layoutRecord.drivenStates.append(state)
    superview.setNeedsLayout()
  }

  /// Where something else than constraints puts an item.
  private func place(of item: any LayoutItem) -> LayoutPlace? {
    guard item === root else {
      if let view = item as? UIView, let superview = view.superview, isDriven(superview) {
        return view.maskedPlace(in: superview)
      }
      return item.fixedPlace
    }
    return LayoutPlace(
      horizontal: LayoutSpan(start: 0, length: root.bounds.width),
      vertical: LayoutSpan(start: 0, length: root.bounds.height))
  }

  /// Fixes a variable as far as the item's place says.
  private func pin(_ slot: LayoutSlot, of state: LayoutItemState) {
    guard let span = state.place?[slot.axis], let variable = state.variables[slot.rawValue] else {
      return
    }
    if let number = slot.isStart ? span.start : span.length {
      guard state.pins[slot.rawValue] == nil else { return }
      var form = LinearForm()
      form.add(1, variable)
      addPin(slot.rawValue, of: state, form: form, constant: number)
    } else if let end = span.end {
      pinEnd(slot.axis, of: state, to: end)
    }
  }

  private func pinEnd(
    _ axis: NSLayoutConstraint.Axis, of state: LayoutItemState, to end: CGFloat
  ) {
    let index = 4 + axis.rawValue
    guard state.pins[index] == nil, let space = state.item.layoutSpace else { return }
    var form = LinearForm()
    let start = variable(.start(axis), of: state.item)
    let length = variable(.length(axis), of: state.item)
    guard state.pins[index] == nil else { return }
    form.add(1, variable(.length(axis), of: space))
    form.add(-1, start)
    form.add(-1, length)
    addPin(index, of: state, form: form, constant: end)
  }

  private func addPin(
    _ index: Int, of state: LayoutItemState, form: LinearForm, constant: CGFloat
  ) {
    let entry = LayoutEntry(
      origin: .pin(state, index), engine: self, form: form, relation: .equal, constant: constant,
      strength: .required)
    state.pins[index] = entry
    added.append(entry)
  }

  private func updatePlace(of state: LayoutItemState) {
    state.isPlaceStale = false
    guard !state.isDriven else { return }
    let place = place(of: state.item)
    guard place != state.place else { return }
    state.place = place
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      let span = place?[axis] ?? LayoutSpan()
      update(LayoutSlot.start(axis).rawValue, of: state, to: span.start)
      update(LayoutSlot.length(axis).rawValue, of: state, to: span.length)
      update(4 + axis.rawValue, of: state, to: span.end)
      pin(.start(axis), of: state)
      pin(.length(axis), of: state)
    }
  }

  private func update(_ pin: Int, of state: LayoutItemState, to number: CGFloat?) {
    guard let entry = state.pins[pin] else { return }
    if let number {
      entry.constantDidChange(to: number)
    } else {
      remove(entry)
      state.pins[pin] = nil
    }
  }

  // MARK: Notes of changes

  func noteEdit(of entry: LayoutEntry) {
    guard !entry.isEditPending else { return }
    entry.isEditPending = true
    edited.append(entry)
    LayerChanges.note()
  }

  func noteStalePlace(_ state: LayoutItemState) {
    guard !state.isPlaceStale, !state.isDriven else { return }
    state.isPlaceStale = true
    stalePlaces.append(state)
  }

  func noteStaleContent(_ state: LayoutItemState) {
    guard !state.isContentStale, state.isDriven else { return }
    state.isContentStale = true
    staleContents.append(state)
  }

  func noteWidthDependence(of state: LayoutItemState) {
    guard !state.isWidthNoted else { return }
    state.isWidthNoted = true
    widthDependentStates.append(state)
  }

  /// The baselines of an item whose baselines count may have moved.
  func noteStaleBaselines(_ state: LayoutItemState) {
    guard state.baselines != nil, !state.isBaselineStale else { return }
    state.isBaselineStale = true
    staleBaselines.append(state)
  }

  func add(_ entry: LayoutEntry) {
    added.append(entry)
  }

  func remove(_ entry: LayoutEntry) {
    entry.isRemoved = true
    if let handle = entry.handle {
      solver.remove(handle)
      entries[handle] = nil
      entry.handle = nil
    }
    if entry.isBroken { broken.removeAll { $0 === entry } }
    hasRemovals = true
  }

  // MARK: Solving

  /// Brings everything up to date and marks the views whose subviews have moved.
  func solve() {
    for _ in 0..<8 {
      takeInChanges()
      takeOutValues()
      updateWhatDependsOnTheSolution()
      guard isDirty else { return }
    }
  }

  private func takeInChanges() {
    let joined = joinedViews
    joinedViews.removeAll()
    for view in joined { enter(view) }
    for state in trackingStates { updatePlace(of: state) }
    for state in stalePlaces { updatePlace(of: state) }
    stalePlaces.removeAll(keepingCapacity: true)
    lowerActivated()
    for state in staleContents { updateContent(of: state) }
    staleContents.removeAll(keepingCapacity: true)

    let mayMend = hasRemovals || !edited.isEmpty
    hasRemovals = false
    applyEdits()
    addEntries()
    if mayMend, !broken.isEmpty { mend() }
  }

  private func lowerActivated() {
    let constraints = activated
    activated.removeAll()
    for constraint in constraints
    where constraint.holder != nil && self.entry(of: constraint) == nil {
      let entry = lower(constraint)
      if isHosting {
        constraint.entry = entry
      } else {
        fittingEntries[ObjectIdentifier(constraint)] = entry
      }
      added.append(entry)
    }
  }

  func entry(of constraint: NSLayoutConstraint) -> LayoutEntry? {
    guard isHosting else { return fittingEntries[ObjectIdentifier(constraint)] }
    guard let entry = constraint.entry, entry.engine === self else { return nil }
    return entry
  }

  /// Changes constants. A step that contradicts the others is taken again when all are known.
  private func applyEdits() {
    let entries = edited
    edited.removeAll(keepingCapacity: true)
    for entry in entries {
      entry.isEditPending = false
      guard !entry.isRemoved, let handle = entry.handle else { continue }
      do {
        if entry.isStrengthPending {
          entry.isStrengthPending = false
          try solver.setStrength(entry.strength, of: handle)
        }
        try solver.setConstant(entry.rightHandSide, of: handle)
      } catch {
        solver.remove(handle)
        self.entries[handle] = nil
        entry.handle = nil
        added.append(entry)
      }
    }
  }

  /// Required equalities first: most of them define a variable at once.
  private func addEntries() {
    guard !added.isEmpty else { return }
    let entries = added
    added.removeAll()
    for entry in entries where entry.isRequiredEquality { insert(entry) }
    for entry in entries where entry.strength.isRequired && entry.relation != .equal {
      insert(entry)
    }
    let optional = entries.enumerated().filter { !$0.element.strength.isRequired }
    for (_, entry) in optional.sorted(by: {
      ($1.element.strength, $0.offset) < ($0.element.strength, $1.offset)
    }) {
      insert(entry)
    }
  }

  private func insert(_ entry: LayoutEntry) {
    guard !entry.isRemoved else { return }
    for _ in 0...entries.count {
      do {
        try put(entry)
        return
      } catch .unsatisfiable(let handles) {
        let others = handles.compactMap { entries[$0] }
        let victim = (others + [entry]).filter { $0.age != nil }.max { $0.age! < $1.age! } ?? entry
        if isHosting { report(others + [entry], breaking: victim) }
        leaveOut(victim)
        if victim === entry { return }
      } catch {
        preconditionFailure("A constraint has a constant or multiplier that is no finite number")
      }
    }
  }

  private func put(_ entry: LayoutEntry) throws(SolverError) {
    let handle = try solver.add(
      Cassowary.Expression(terms: entry.terms), entry.relation, entry.rightHandSide,
      strength: entry.strength)
    entry.handle = handle
    entry.isStrengthPending = false
    entries[handle] = entry
  }

  private func leaveOut(_ entry: LayoutEntry) {
    if let handle = entry.handle {
      solver.remove(handle)
      entries[handle] = nil
      entry.handle = nil
    }
    entry.isBroken = true
    broken.append(entry)
  }

  /// Takes in again what no longer contradicts the rest.
  private func mend() {
    let entries = broken
    broken.removeAll()
    for entry in entries {
      do {
        try put(entry)
        entry.isBroken = false
      } catch {
        broken.append(entry)
      }
    }
  }

  private func takeOutValues() {
    var marks: [SubviewMoveMark] = []
    solver.takeChangedVariables { variable, value in
      guard let owner = owners[Int(variable.id)] else { return }
      let state = owner.state
      state.values[owner.slot] = value
      if let mark = state.moveMark {
        guard !mark.isSet else { return }
        mark.isSet = true
        marks.append(mark)
        state.view?.superview?.setNeedsLayout()
      } else if isHosting, let guide = state.item as? UILayoutGuide {
        guide.solutionDidChange()
      }
    }
    for mark in marks { mark.isSet = false }
  }

  private func updateWhatDependsOnTheSolution() {
    let scale = UIScreen.main.scale
    for state in widthDependentStates where state.isWidthDependent {
      let insets = state.alignmentInsets
      let width = LayoutPixels.snap(
        CGFloat(state.values[2]) - insets.left - insets.right, scale: scale)
      guard width > 0, width != state.fittedWidth else { continue }
      state.fittedWidth = width
      noteStaleContent(state)
    }
    let baselines = staleBaselines
    staleBaselines.removeAll(keepingCapacity: true)
    for state in baselines {
      state.isBaselineStale = false
      updateBaselines(of: state)
    }
  }
}

extension LayoutEntry {
  fileprivate var isRequiredEquality: Bool { relation == .equal && strength.isRequired }
}
