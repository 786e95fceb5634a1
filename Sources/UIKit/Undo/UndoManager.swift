/// Remembers how to take changes back. Foundation has none outside Apple's systems.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  private struct Step {
    weak var target: AnyObject?
    var perform: @MainActor () -> Void
  }

  /// What is taken back at once.
  private final class Group {
    var steps: [Step] = []
    var name = ""
  }

  private var undoGroups: [Group] = []
  private var redoGroups: [Group] = []
  private var openGroups: [Group] = []
  private var disabledCount = 0

  /// A manager that remembers nothing yet.
  public override init() {
    super.init()
  }

  /// The most changes that are remembered; 0 for any number.
  open var levelsOfUndo = 0 {
    didSet { forgetTooOld() }
  }

  /// Whether a change is being taken back.
  open private(set) var isUndoing = false
  /// Whether a change is being made again.
  open private(set) var isRedoing = false

  /// Whether there is a change to take back.
  open var canUndo: Bool { !undoGroups.isEmpty || openGroups.contains { !$0.steps.isEmpty } }
  /// Whether there is a change to make again.
  open var canRedo: Bool { !redoGroups.isEmpty }

  // MARK: Names

  /// What the next undo takes back; empty for what has no name.
  open var undoActionName: String { (openGroups.first ?? undoGroups.last)?.name ?? "" }
  /// What the next redo makes again; empty for what has no name.
  open var redoActionName: String { redoGroups.last?.name ?? "" }
  /// The title of a button that undoes.
  open var undoMenuItemTitle: String { Self.title(SystemWord.undo.text, undoActionName) }
  /// The title of a button that redoes.
  open var redoMenuItemTitle: String { Self.title(SystemWord.redo.text, redoActionName) }

  /// Names the change that was registered last.
  open func setActionName(_ actionName: String) {
    let groups = isUndoing ? redoGroups : undoGroups
    (openGroups.last ?? groups.last)?.name = actionName
  }

  private static func title(_ verb: String, _ name: String) -> String {
    name.isEmpty ? verb : "\(verb) \(name)"
  }

  // MARK: Registration

  /// Remembers how to take back the change that is just being made. While a change is taken
  /// back, what is registered makes it again. `target` is not kept alive.
  @preconcurrency
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
  ) {
    guard isUndoRegistrationEnabled else { return }
    let step = Step(target: target) { [weak target] in
      if let target { handler(target) }
    }
    if let group = openGroups.last {
      group.steps.append(step)
    } else {
      let group = Group()
      group.steps = [step]
      keep(group)
    }
  }

  private func keep(_ group: Group) {
    if isUndoing {
      redoGroups.append(group)
      return
    }
    undoGroups.append(group)
    if !isRedoing { redoGroups = [] }
    forgetTooOld()
  }

  /// Whether changes are remembered now.
  open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

  /// Remembers nothing until it is enabled as often as it was disabled.
  open func disableUndoRegistration() { disabledCount += 1 }

  /// Remembers changes again.
  open func enableUndoRegistration() { disabledCount = max(0, disabledCount - 1) }

  // MARK: Groups

  /// Changes from here to the end of the group are taken back at once.
  open func beginUndoGrouping() { openGroups.append(Group()) }

  /// Ends the group that was begun last.
  open func endUndoGrouping() {
    guard let group = openGroups.popLast(), !group.steps.isEmpty else { return }
    if let outer = openGroups.last {
      outer.steps += group.steps
    } else {
      keep(group)
    }
  }

  /// How many groups are open.
  open var groupingLevel: Int { openGroups.count }

  // MARK: Undo and redo

  /// Takes the last change back.
  open func undo() {
    while !openGroups.isEmpty { endUndoGrouping() }
    guard let group = undoGroups.popLast() else { return }
    isUndoing = true
    perform(group)
    isUndoing = false
  }

  /// Makes the change again that was taken back last.
  open func redo() {
    guard let group = redoGroups.popLast() else { return }
    isRedoing = true
    perform(group)
    isRedoing = false
  }

  /// What the steps register belongs together.
  private func perform(_ group: Group) {
    beginUndoGrouping()
    for step in group.steps.reversed() { step.perform() }
    openGroups.last?.name = group.name
    endUndoGrouping()
  }

  /// Forgets all changes.
  open func removeAllActions() {
    undoGroups = []
    redoGroups = []
    openGroups = openGroups.map { _ in Group() }
  }

  /// Forgets the changes of a target.
  open func removeAllActions(withTarget target: AnyObject) {
    func filter(_ groups: [Group]) -> [Group] {
      groups.filter { group in
        group.steps.removeAll { $0.target === target }
        return !group.steps.isEmpty
      }
    }
    undoGroups = filter(undoGroups)
    redoGroups = filter(redoGroups)
    for group in openGroups { group.steps.removeAll { $0.target === target } }
  }

  /// Forgets the change that was registered last.
  func forgetLast() {
    if isUndoing { _ = redoGroups.popLast() } else { _ = undoGroups.popLast() }
  }

  private func forgetTooOld() {
    guard levelsOfUndo > 0, undoGroups.count > levelsOfUndo else { return }
    undoGroups.removeFirst(undoGroups.count - levelsOfUndo)
  }
}
