import Testing
import UIKit

@MainActor
struct UndoManagerTests {
  @MainActor
  private final class Counter {
    var value = 0
    let manager = UndoManager()

    func set(_ new: Int) {
      let old = value
      manager.registerUndo(withTarget: self) { $0.set(old) }
      value = new
    }
  }

  @Test func takesBackAndMakesAgain() {
    let counter = Counter()
    counter.set(1)
    counter.set(2)
    counter.manager.undo()
    #expect(counter.value == 1)
    counter.manager.undo()
    #expect(counter.value == 0 && !counter.manager.canUndo)
    counter.manager.redo()
    #expect(counter.value == 1)
    counter.set(5)
    #expect(!counter.manager.canRedo)
  }

  @Test func groupsAreTakenBackAtOnce() {
    let counter = Counter()
    counter.set(1)
    counter.manager.beginUndoGrouping()
    counter.set(2)
    counter.manager.beginUndoGrouping()
    counter.set(3)
    counter.manager.endUndoGrouping()
    counter.manager.endUndoGrouping()
    counter.manager.setActionName("Counting")
    #expect(counter.manager.undoMenuItemTitle == "Undo Counting")
    counter.manager.undo()
    #expect(counter.value == 1)
    #expect(counter.manager.redoMenuItemTitle == "Redo Counting")
    counter.manager.redo()
    #expect(counter.value == 3)
    counter.manager.undo()
    #expect(counter.value == 1)
  }

  @Test func forgetsWhatItIsToldTo() {
    let counter = Counter()
    counter.manager.levelsOfUndo = 2
    for value in 1...5 { counter.set(value) }
    counter.manager.undo()
    counter.manager.undo()
    counter.manager.undo()
    #expect(counter.value == 3)
    counter.manager.disableUndoRegistration()
    counter.set(9)
    counter.manager.enableUndoRegistration()
    #expect(!counter.manager.canUndo)
    counter.set(10)
    counter.manager.removeAllActions(withTarget: counter)
    #expect(!counter.manager.canUndo)
  }
}
