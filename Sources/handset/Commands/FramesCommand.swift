import Foundation
import Handset

/// `handset frames SCENE -o DIR`: a film, one PNG a frame, and its numbers.
enum FramesCommand {
  private struct Result: Encodable {
    var folder: String
    var frames: Int
    var framesPerSecond: Double
    var timeline: [TimelineRow]
  }

  @MainActor
  static func run(_ arguments: [String]) throws {
    let parsed = try ParsedArguments(
      arguments, allowing: Option.setUp + Option.actions + [.fps, .hide, .output, .json])
    let rate = try parsed.number(.fps, in: 1...1000) ?? 60
    let scene = try SceneArguments(parsed)
    let folder = parsed.value(.output) ?? "out/" + scene.scene.id
    let rows = try film(scene, rate: rate, hides: parsed.has(.hide), folder: folder)
    if parsed.has(.json) {
      try JSONOutput.print(
        Result(folder: folder, frames: rows.count, framesPerSecond: rate, timeline: rows))
    } else {
      Terminal.print(folder)
    }
  }

  @MainActor
  private static func film(
    _ scene: SceneArguments, rate: Double, hides: Bool, folder: String
  ) throws -> [TimelineRow] {
    let phone = try scene.makePhone()
    let camera = PhoneCamera(equipment: scene.equipment)
    let files = try FilmFolder(folder)
    let writer = FrameWriter(width: phone.pixelSize.width, height: phone.pixelSize.height)
    var rows: [TimelineRow] = []
    var failure: (any Error)?
    do {
      try FrameSequence(framesPerSecond: rate).film(
        phone,
        actions: self.actions(scene, hides: hides) { failure = failure ?? $0 }
      ) { frame, row in
        if let failure { throw failure }
        let size = phone.pixelSize
        let canvas = writer.nextCanvas(width: size.width, height: size.height)
        camera.draw(phone, into: canvas)
        try writer.write(canvas, to: files.path(frame: frame))
        rows.append(row)
        Terminal.progress("frame \(frame)")
      }
      try writer.finish()
      try files.finish(rows)
    } catch {
      Terminal.endProgress()
      try? writer.finish()
      files.discard()
      throw error
    }
    Terminal.endProgress()
    return rows
  }

  @MainActor
  private static func actions(
    _ scene: SceneArguments, hides: Bool, onFailure: @escaping @MainActor (any Error) -> Void
  ) -> [FrameSequence.Action] {
    let show: FrameSequence.Action = { phone in
      do {
        try scene.act(on: phone)
      } catch {
        onFailure(error)
      }
    }
    return hides ? [show, { $0.blur() }] : [show]
  }
}
