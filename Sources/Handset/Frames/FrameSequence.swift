import Foundation
import UIKit

/// Films a phone from an action until all has settled, one frame every 1/fps second.
@MainActor
public struct FrameSequence {
  /// Something that starts a film: focusing a field, hiding the keyboard.
  public typealias Action = @MainActor (Phone) -> Void

  /// Frames a second.
  public var framesPerSecond: Double
  /// The longest film in seconds, so that a screen which never rests cannot fill the disk.
  public var limit: TimeInterval = 20

  /// A film with `framesPerSecond`.
  public init(framesPerSecond: Double) {
    self.framesPerSecond = framesPerSecond
  }

  /// Runs the actions one after the other, each from when the last has settled. Before every
  /// frame's picture `each` gets its number and its row. The first frame is the first action's
  /// instant: what is animated has not moved yet. Time that an action itself lets pass is filmed
  /// as well.
  /// - Throws: what `each` throws, which ends the film.
  public func film<Failure: Error>(
    _ phone: Phone, actions: [Action], each: (Int, TimelineRow) throws(Failure) -> Void
  ) throws(Failure) {
    let start = phone.time
    var frame = 0
    var failure: Failure?
    var due: TimeInterval { start + Double(frame) / framesPerSecond }
    func shoot() {
      phone.pass(to: max(due, phone.time))
      guard failure == nil else { return }
      do throws(Failure) {
        try each(frame, TimelineRow(phone, milliseconds: (phone.time - start) * 1000))
      } catch {
        failure = error
      }
    }
    withoutActuallyEscaping({ (time: TimeInterval) in
      while due < time {
        shoot()
        frame += 1
      }
    }) { takeFrames in
      phone.beforeTimePasses = takeFrames
      defer { phone.beforeTimePasses = nil }
      for action in actions {
        action(phone)
        shoot()
        while phone.isMoving, phone.time - start < limit, failure == nil {
          frame += 1
          shoot()
        }
        frame += 1
        phone.pass(to: due)
      }
    }
    if let failure { throw failure }
  }
}
