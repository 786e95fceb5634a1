import Foundation
import Gallery
import Handset
import UIKit

/// Drawing and filming the login scene.
@MainActor
enum FrameBenchmark {
  static func run() throws -> [BenchmarkRow] {
    try [
      BenchmarkRow(label: "drawing a frame of login, keyboard up", seconds: drawing(), limit: 4e-3),
      BenchmarkRow(
        label: "putting that frame into the window's phone", seconds: framing(), limit: nil),
      BenchmarkRow(
        label: "filming login to PNG files, a frame", seconds: filming(), limit: 1.0 / 150),
      BenchmarkRow(
        label: "process start to first PNG", seconds: firstPicture(), limit: 0.1),
    ]
  }

  private static func makePhone(_ equipment: PhoneEquipment) throws -> Phone {
    guard let scene = Gallery.scene(id: "login") else { throw BenchmarkError("no scene login") }
    return try Phone(
      PhoneConfiguration(device: equipment.catalogue.device(id: "iphone-14-pro")),
      equipment: equipment, makeRoot: scene.makeController)
  }

  private static func drawing() throws -> Double {
    let equipment = try PhoneEquipment()
    let phone = try makePhone(equipment)
    if let field = phone.firstTextInput { phone.focus(field) }
    phone.settle()
    let camera = PhoneCamera(equipment: equipment)
    let canvas = camera.picture(of: phone)
    return Stopwatch.best(of: 30) { camera.draw(phone, into: canvas) }
  }

  /// The picture of a window of 429×888 pixels from the screen's.
  private static func framing() throws -> Double {
    let equipment = try PhoneEquipment()
    let phone = try makePhone(equipment)
    let screen = PhoneCamera(equipment: equipment).picture(of: phone)
    let outline = PhoneFrame.outline(of: phone, showsBody: true)
    let window = Canvas(width: Int(outline.width), height: Int(outline.height))
    let frame = PhoneFrame(equipment: equipment)
    return Stopwatch.best(of: 20) {
      frame.draw(
        screen, of: phone, into: window, origin: CGPoint(x: -outline.minX, y: -outline.minY),
        scale: 1, style: PhoneFrame.Style(background: .white))
    }
  }

  /// 60 frames of the keyboard's way up, as PNG files on the disk.
  private static func filming() throws -> Double {
    let equipment = try PhoneEquipment()
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "handset-bench-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let frames = 60
    let seconds = try Stopwatch.best(of: 3) {
      let phone = try makePhone(equipment)
      let camera = PhoneCamera(equipment: equipment)
      let writer = FrameWriter(width: phone.pixelSize.width, height: phone.pixelSize.height)
      if let field = phone.firstTextInput { phone.focus(field) }
      for frame in 0..<frames {
        phone.advance(to: Double(frame) / 60)
        let size = phone.pixelSize
        let canvas = writer.nextCanvas(width: size.width, height: size.height)
        camera.draw(phone, into: canvas)
        try writer.write(
          canvas, to: folder.appendingPathComponent("frame-\(frame).png").path)
      }
      try writer.finish()
    }
    return seconds / Double(frames)
  }

  /// The whole command, from its start to its end.
  private static func firstPicture() throws -> Double {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "handset-bench-\(ProcessInfo.processInfo.processIdentifier).png")
    defer { try? FileManager.default.removeItem(at: file) }
    return try Stopwatch.best(of: 5) {
      try HandsetProcess.run(["shot", "login", "-o", file.path])
    }
  }
}
