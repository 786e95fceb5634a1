/// Remembers how to take changes back. Foundation has none outside Apple's systems.
@preconcurrency @MainActor
open class UndoManager: NSObject {
  private typealias Step = @MainActor () -> Void

  private var undoSteps: [Step] = []
  private var redoSteps: [Step] = []

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
  open var canUndo: Bool { !undoSteps.isEmpty }
  /// Whether there is a change to make again.
  open var canRedo: Bool { !redoSteps.isEmpty }

  /// Remembers how to take back the change that is just being made. While a change is taken
  /// back, what is registered makes it again. `target` is not kept alive.
  @preconcurrency
  open func registerUndo<Target: AnyObject>(
    withTarget target: Target, handler: @escaping @MainActor (Target) -> Void
  ) {
    let step: Step = { [weak target] in
      if let target { handler(target) }
    }
    if isUndoing {
      redoSteps.append(step)
      return
    }
    undoSteps.append(step)
    if !isRedoing { redoSteps = [] }
    forgetTooOld()
  }

  /// Takes the last change back.
  open func undo() {
    guard let step = undoSteps.popLast() else { return }
    isUndoing = true
    step()
    isUndoing = false
  }

  /// Makes the change again that was taken back last.
  open func redo() {
    guard let step = redoSteps.popLast() else { return }
    isRedoing = true
    step()
    isRedoing = false
  }

  /// Forgets all changes.
  open func removeAllActions() {
    undoSteps = []
    redoSteps = []
  }

  private func forgetTooOld() {
    guard levelsOfUndo > 0, undoSteps.count > levelsOfUndo else { return }
    undoSteps.removeFirst(undoSteps.count - levelsOfUndo)
  }
}
