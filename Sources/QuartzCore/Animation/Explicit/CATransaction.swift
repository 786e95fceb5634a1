import Foundation

/// Groups changes of layers: how long their own animations take, on which curve, and what is to
/// happen once all of them have ended. Changes outside any group belong to one that lasts until
/// the end of the turn.
@preconcurrency @MainActor
public final class CATransaction {
  private var duration: CFTimeInterval
  private var function: CAMediaTimingFunction?
  private var disablesActions: Bool
  private let counter: AnimationCounter

  private static var stack: [CATransaction] = []
  private static var turn: CATransaction?

  private init(parent: CATransaction?) {
    duration = parent?.duration ?? 0.25
    function = parent?.function
    disablesActions = parent?.disablesActions ?? false
    counter = AnimationCounter(parent: parent?.counter)
  }

  private static var current: CATransaction {
    if let last = stack.last ?? turn { return last }
    let transaction = CATransaction(parent: nil)
    turn = transaction
    MediaClock.current.schedule(after: 0) {
      if turn === transaction { flush() }
    }
    return transaction
  }

  static var currentCounter: AnimationCounter { current.counter }

  /// Opens a group within the present one.
  public static func begin() {
    stack.append(CATransaction(parent: stack.last ?? turn))
  }

  /// Closes the innermost group. Without one it does nothing.
  public static func commit() {
    stack.popLast()?.counter.leave()
  }

  /// Ends the turn's own group: what it set no longer applies to what comes.
  public static func flush() {
    LayerTurn.flushes &+= 1
    let ended = turn
    turn = nil
    ended?.counter.leave()
  }

  /// How long layers animate their own changes, in seconds; 0.25 unless set.
  public static func animationDuration() -> CFTimeInterval {
    (stack.last ?? turn)?.duration ?? 0.25
  }

  /// Sets how long layers animate their own changes, in seconds.
  public static func setAnimationDuration(_ dur: CFTimeInterval) {
    current.duration = max(0, dur)
  }

  /// On which curve layers animate their own changes; `nil` is the default one.
  public static func animationTimingFunction() -> CAMediaTimingFunction? {
    (stack.last ?? turn)?.function
  }

  /// Sets the curve on which layers animate their own changes.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
    current.function = function
  }

  /// Whether layers change at once.
  public static func disableActions() -> Bool {
    (stack.last ?? turn)?.disablesActions ?? false
  }

  /// Sets whether layers change at once.
  public static func setDisableActions(_ flag: Bool) {
    current.disablesActions = flag
  }

  /// What is called after all animations added from now on have ended; at the commit if there
  /// are none.
  public static func completionBlock() -> (@MainActor () -> Void)? {
    (stack.last ?? turn)?.counter.completion
  }

  /// Sets what is called after all animations added from now on have ended.
  public static func setCompletionBlock(_ block: (@MainActor () -> Void)?) {
    current.counter.completion = block
  }
}
