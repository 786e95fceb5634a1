/// Waits for the animations of a transaction and then calls its completion block.
@MainActor
final class AnimationCounter {
  var completion: (@MainActor () -> Void)?
  private let parent: AnimationCounter?
  private var count = 1

  /// A counter that waits for its transaction to be committed; `parent` waits for it.
  init(parent: AnimationCounter?) {
    self.parent = parent
    parent?.enter()
  }

  func enter() {
    count += 1
  }

  func leave() {
    count -= 1
    guard count == 0 else { return }
    let completion = self.completion
    self.completion = nil
    completion?()
    parent?.leave()
  }
}
