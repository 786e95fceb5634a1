import Devices
import Foundation
import Raster
import UIKit

/// A picture of a real screen, with the state of its keyboard as far as the name or the picture
/// itself tells it.
@MainActor
struct ScreenReading {
  let picture: CGImage
  let device: Device
  let appearance: Appearance
  let orientation: Orientation
  private(set) var look: KeyboardLook
  private let name: ScreenName
  private let equipment: PhoneEquipment
  private(set) var pose: KeyboardPose
  private(set) var bar = ScreenName.Bar.none
  private(set) var decimalSeparator: String?
  /// What a reader should know about how the state was found.
  private(set) var notes: [String] = []

  /// Reads a picture.
  /// - Throws: `LikenessError` for a picture of another size or without a keyboard that is known,
  ///   `ResourceError` when the keyboard's resources cannot be read.
  init(_ picture: CGImage, named name: ScreenName, equipment: PhoneEquipment) throws {
    self.picture = picture
    self.name = name
    self.equipment = equipment
    device = name.device
    pose = name.pose
    look = name.look ?? .classic
    orientation =
      name.orientation ?? (picture.width > picture.height ? .landscapeRight : .portrait)
    let size = device.size.nativePixels(in: orientation)
    guard size.width == picture.width, size.height == picture.height else {
      throw LikenessError.size(
        found: LikenessError.PixelCount(width: picture.width, height: picture.height),
        expected: LikenessError.PixelCount(width: size.width, height: size.height))
    }
    appearance = name.appearance ?? Self.appearance(of: picture)
    decimalSeparator = name.decimalSeparator
    if !name.namesState {
      try findState()
    } else if pose.shift == nil, pose.plane == nil, !pose.isEmoji, !pose.type.isPad {
      try findShift()
    }
    tellOtherWords()
    try findBar()
    if decimalSeparator == nil, pose.type == .decimalPad { try findDecimalSeparator() }
  }

  /// A phone in the state that was read.
  func posedPhone() throws -> Phone { try posedPhone(pose, bar: bar, separator: decimalSeparator) }

  private func posedPhone(
    _ pose: KeyboardPose, bar: ScreenName.Bar, separator: String?
  ) throws -> Phone {
    var pose = pose
    if bar == .passwords { pose.contentType = .username }
    let phone = try Phone.posing(
      pose,
      PhoneConfiguration(
        device: device, orientation: orientation, appearance: appearance,
        keyboard: KeyboardSettings(
          isPredictive: bar == .words, look: look, languages: name.languages,
          decimalSeparator: separator)),
      equipment: equipment)
    phone.setBehind(
      ScreenBehind(in: picture, above: phone.keyboardTop, scale: device.size.scale))
    return phone
  }

  private func drawn(_ phone: Phone) -> CGImage {
    PhoneCamera(equipment: equipment).picture(of: phone).makeImage()
  }

  // MARK: What the picture tells

  /// Dark where most of the screen's lowest quarter is: keys or their tray.
  private static func appearance(of picture: CGImage) -> Appearance {
    let probe = KeyProbe(image: picture, scale: 1)
    var isDark: [Bool] = []
    for y in stride(from: picture.height * 3 / 4, to: picture.height, by: 8) {
      for x in stride(from: 0, to: picture.width, by: 8) {
        isDark.append(probe.color(at: CGPoint(x: x, y: y)).reduce(0, +) < 3 * 128)
      }
    }
    return 2 * isDark.count(where: \.self) > isDark.count ? .dark : .light
  }

  /// The states that a keyboard is looked for in when the name tells none.
  private static let states = [
    KeyboardPose(shift: .on), KeyboardPose(shift: .off), KeyboardPose(shift: .locked),
    KeyboardPose(plane: .numbers), KeyboardPose(plane: .symbols), KeyboardPose(type: .numberPad),
    KeyboardPose(type: .decimalPad), KeyboardPose(type: .phonePad), KeyboardPose(isEmoji: true),
    KeyboardPose(type: .emailAddress), KeyboardPose(type: .URL),
  ]

  /// Further than this from every known keyboard there is none; keyboards in different states are
  /// nearer to each other.
  private static let farthest = 6.0

  /// Takes the state whose drawing is nearest.
  private mutating func findState() throws {
    var nearest = (distance: Double.infinity, pose: pose)
    for next in name.look.map({ [$0] }) ?? KeyboardLook.allCases
    where nearest.distance > Self.farthest {
      look = next
      for state in Self.states {
        var state = state
        state.returnKey = pose.returnKey
        state.pressed = pose.pressed
        let distance = try distance(from: state)
        if distance < nearest.distance { nearest = (distance, state) }
      }
    }
    guard nearest.distance <= Self.farthest else {
      throw LikenessError.unknownState(distance: nearest.distance)
    }
    pose = nearest.pose
    notes.append(
      "the name tells no state of the keyboard; the picture is most like \(pose.stateName)")
  }

  /// Mean ΔE of the keyboards.
  private func distance(from state: KeyboardPose) throws -> Double {
    let phone = try posedPhone(state, bar: .none, separator: nil)
    return parts(phone, drawn: drawn(phone)).meanDeltaE
  }

  /// Takes the state of the shift key whose drawing is nearest.
  private mutating func findShift() throws {
    let phone = try posedPhone(pose, bar: .none, separator: nil)
    guard phone.keyboard.legends.hasCapitals else { return }
    let usual = phone.keyboard.state.shift.phase
    var nearest = (distance: Double.infinity, shift: KeyboardPose.Shift.off)
    for shift in KeyboardPose.Shift.allCases {
      var state = pose
      state.shift = shift
      let distance = try distance(from: state)
      if distance < nearest.distance { nearest = (distance, shift) }
    }
    pose.shift = nearest.shift
    let isUsual: Bool =
      switch nearest.shift {
      case .off: usual == .off
      case .on: usual == .on
      case .locked: usual == .locked
      }
    if !isUsual { notes.append("shift is \(nearest.shift.rawValue) in the picture") }
  }

  private mutating func tellOtherWords() {
    guard !name.otherWords.isEmpty else { return }
    let words = name.otherWords.map { "\"\($0)\"" }.joined(separator: ", ")
    notes.append("\(words) in the name: not about the keyboard, left aside")
  }

  /// Looks for the bar above the keys where the name says nothing about it.
  private mutating func findBar() throws {
    if let named = name.bar {
      bar = named
      return
    }
    let bare = try posedPhone(pose, bar: .none, separator: nil)
    let barred = try posedPhone(pose, bar: .words, separator: nil)
    let area = CGRect(
      x: 0, y: barred.keyboardTop, width: bare.application.screen.bounds.width,
      height: bare.keyboardTop - barred.keyboardTop)
    guard area.height > 0,
      BarProbe(picture: picture, scale: device.size.scale).showsTray(in: area)
    else { return }
    // Which words stand there is not known, so only the offer of passwords can be recognised: by
    // being nearer to the picture than an empty bar.
    let offered = try posedPhone(pose, bar: .passwords, separator: nil)
    barred.perform { barred.keyboard.view.bar.content = .empty }
    let empty = distance(in: area, drawn(barred))
    bar = distance(in: area, drawn(offered)) < empty ? .passwords : .words
    notes.append(
      bar == .words
        ? "the picture has a bar above the keys; its words are left out"
        : "the picture has a bar above the keys that offers passwords")
  }

  /// Takes the sign whose drawing on its key is nearest.
  private mutating func findDecimalSeparator() throws {
    var nearest = Double.infinity
    for sign in [".", ",", "٫"] {
      let phone = try posedPhone(pose, bar: bar, separator: sign)
      guard let frame = phone.keyboard.keyFrame(named: sign) else { continue }
      let distance = distance(in: frame, drawn(phone))
      if distance < nearest { (nearest, decimalSeparator) = (distance, sign) }
    }
  }

  /// Mean ΔE in a part of the screen, points.
  private func distance(in frame: CGRect, _ drawn: CGImage) -> Double {
    let area = PixelArea(frame, scale: device.size.scale)
    return picture.cropped(to: area).flatMap { real in
      drawn.cropped(to: area).flatMap { ImageComparison(real, $0)?.meanDeltaE }
    } ?? .infinity
  }

  // MARK: Comparing

  /// The keyboards of the picture and of a drawing, without emoji and words.
  func parts(_ phone: Phone, drawn: CGImage) -> KeyboardParts {
    let scale = device.size.scale
    let rows = Int((phone.keyboardTop * scale).rounded())..<picture.height
    let covered = phone.keyboard.pictureFrames + phone.keyboard.wordFrames
    return KeyboardParts(
      real: picture, drawn: drawn, rows: rows,
      mask: covered.map { PixelArea($0, scale: scale, below: rows.lowerBound) })
  }
}

extension KeyboardPose {
  /// What the state is called in names of pictures.
  fileprivate var stateName: String {
    if isEmoji { return "emoji" }
    switch (type, plane, shift) {
    case (.numberPad, _, _): return "number-pad"
    case (.decimalPad, _, _): return "decimal-pad"
    case (.phonePad, _, _): return "phone-pad"
    case (.emailAddress, _, _): return "email"
    case (.URL, _, _): return "url"
    case (_, .numbers?, _): return "numbers"
    case (_, .symbols?, _): return "symbols"
    case (_, _, .off?): return "lowercase"
    case (_, _, .locked?): return "caps"
    default: return "letters"
    }
  }
}
