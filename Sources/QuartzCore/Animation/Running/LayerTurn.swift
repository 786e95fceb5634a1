import Foundation

/// Tells one turn from the next, and how much there is to look after at its end.
@MainActor
enum LayerTurn {
  /// A turn: it ends when time moves or when the transaction is flushed.
  struct Stamp: Hashable {
    let time: TimeInterval
    let flushes: Int
  }

  /// How many animations are on layers.
  static var attachedAnimations = 0

  /// How many times the transaction was flushed.
  static var flushes = 0

  static var current: Stamp { Stamp(time: CACurrentMediaTime(), flushes: flushes) }
}
