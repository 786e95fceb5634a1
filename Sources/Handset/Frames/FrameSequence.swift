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
  /// instant: what is animated has not moved yet.
  public func film(
    _ phone: Phone, actions: [Action], each: (Int, TimelineRow) throws -> Void
  ) rethrows {
    let start = phone.time
    var frame = 0
    for action in actions {
      action(phone)
      try shoot(phone, frame, start, each)
      while phone.isMoving, phone.time - start < limit {
        frame += 1
        phone.advance(to: start + Double(frame) / framesPerSecond)
        try shoot(phone, frame, start, each)
      }
      frame += 1
      phone.advance(to: start + Double(frame) / framesPerSecond)
    }
  }

  private func shoot(
    _ phone: Phone, _ frame: Int, _ start: TimeInterval,
    _ each: (Int, TimelineRow) throws -> Void
  ) rethrows {
    try each(frame, TimelineRow(phone, milliseconds: (phone.time - start) * 1000))
  }
}
