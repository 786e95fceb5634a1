import Foundation

/// One row of the table of keyboard frames.
public struct KeyboardFrameRow: Sendable, Hashable {
  /// The device's id.
  public var device: String
  /// How the device is held.
  public var orientation: Orientation
  /// What shows: `text`, `text+bar`, `numberPad`, `emoji`, and on tablets `text+bar14` (with the bar
  /// of iPadOS 14 and older), `hardware`, `undocked`, `split` and `floating`.
  public var kind: String
  /// Classic or rounded.
  public var look: KeyboardLook
  /// The frame on the screen, points; of keyboards that can be moved, where they first appear.
  public var frame: CGRect
  /// How sure the frame is.
  public var grade: Confidence
  /// Where the number comes from.
  public var source: String

  /// All frames of a device.
  public static func rows(of device: Device) -> [KeyboardFrameRow] {
    var rows: [KeyboardFrameRow] = []
    for look in KeyboardLook.allCases {
      for orientation in [Orientation.portrait, .landscapeRight] {
        rows += Self.rows(of: device, orientation, look)
      }
    }
    return rows
  }

  private static func rows(
    of device: Device, _ orientation: Orientation, _ look: KeyboardLook
  ) -> [KeyboardFrameRow] {
    let screen = CGRect(origin: .zero, size: device.size(in: orientation))
    let keyboard = device.keyboard
    func row(_ kind: String, _ frame: CGRect, _ grade: Confidence) -> KeyboardFrameRow {
      KeyboardFrameRow(
        device: device.id, orientation: orientation, kind: kind, look: look, frame: frame,
        grade: grade, source: source(device, kind, look, grade))
    }
    func docked(_ measure: Measure) -> CGRect {
      CGRect(
        x: 0, y: screen.maxY - measure.points, width: screen.width, height: measure.points)
    }
    func height(_ kind: KeyboardKind, bar: Bool) -> Measure {
      keyboard.height(orientation: orientation, kind: kind, bar: bar, look: look)
    }
    let text = height(.text, bar: false)
    let full = height(.text, bar: true)
    let pad = height(.numberPad, bar: keyboard.showsBar(above: .numberPad))
    let emoji = height(.emoji, bar: false)
    var rows = [
      row("text", docked(text), text.confidence), row("text+bar", docked(full), full.confidence),
      row("numberPad", docked(pad), pad.confidence), row("emoji", docked(emoji), emoji.confidence),
    ]
    guard device.idiom == .pad else { return rows }
    if look == .classic {
      let older = ShortcutBar.iPadOS14.applied(
        to: keyboard.heights(in: orientation, look: look), idiom: .pad)
      let whole = Measure(
        older.text.points + older.bar.points, max(older.text.confidence, older.bar.confidence))
      rows.append(row("text+bar14", docked(whole), whole.confidence))
    }
    let hardware = height(.hardware, bar: false)
    rows.append(
      row(
        "hardware",
        CGRect(
          x: 0, y: screen.maxY - hardware.points, width: screen.width, height: full.points),
        hardware.confidence))
    let heights = keyboard.heights(in: orientation, look: look)
    for placement in KeyboardPlacement.allCases where placement != .docked {
      guard
        let placed = placement.frame(
          in: screen, heights: heights, bottomInset: device.safeArea(in: orientation).bottom)
      else { continue }
      rows.append(row(placement.rawValue, placed.frame, placed.grade))
    }
    return rows
  }

  private static func source(
    _ device: Device, _ kind: String, _ look: KeyboardLook, _ grade: Confidence
  ) -> String {
    if grade == .estimated { return "estimated from related devices and states" }
    switch (device.idiom, look, kind) {
    case (.phone, .classic, "emoji"), (.phone, .classic, "numberPad"): return "FACTS 2.2"
    case (.phone, .classic, _): return "FACTS 2.1"
    case (.phone, .rounded, _): return "FACTS 2.3"
    case (.pad, _, "hardware"), (.pad, _, "split"), (.pad, _, "floating"): return "FACTS 2.5"
    case (.pad, _, _): return "FACTS 2.4"
    }
  }
}
