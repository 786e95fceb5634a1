import Devices
import Foundation
import Raster
import UIKit

/// How far the drawn keyboard is from a picture of a real one in the same state: in the part of
/// the screen that the keyboard takes, on the same device.
public struct KeyboardLikeness: Sendable {
  /// The picture's name, without extension.
  public let name: String
  /// The device's id.
  public let device: String
  /// Mean CIE ΔE 2000 over the keyboard, emoji left out.
  public let meanDeltaE: Double
  /// How far the edges of keys are apart at most, points; `nil` where no key has a shape.
  public let worstEdge: Double?
  /// The key with that edge.
  public let worstKey: String?
  /// How many edges were compared.
  public let edgeCount: Int
  /// The real keyboard, the drawn one, and their difference in fourfold strength, side by side.
  public let sideBySide: CGImage
  /// The difference in fourfold strength.
  public let difference: CGImage

  /// Whether edges are within half a point and colours within 2.
  public var isClose: Bool { meanDeltaE <= 2 && (worstEdge ?? 0) <= 0.5 }

  /// Compares a picture whose name tells the device and the state, such as
  /// `iphone-13-pro-letters.png`.
  ///
  /// Answers `nil` for a picture whose name begins with no device.
  /// - Throws: `PNGError` for a picture that cannot be read or is not of the device's size,
  ///   `ResourceError` when the keyboard's resources cannot be read.
  @MainActor
  public init?(screen file: URL, equipment: PhoneEquipment) throws {
    let stem = file.deletingPathExtension().lastPathComponent
    guard let screen = ScreenName(stem, catalogue: equipment.catalogue) else { return nil }
    let real = try PNGDecoder.decode(path: file.path)
    let behind = ScreenBehind(in: real, scale: screen.device.size.scale)
    let phone = try Phone.posing(
      screen.pose, behind: behind,
      PhoneConfiguration(
        device: screen.device, orientation: screen.orientation, appearance: screen.appearance,
        // The regions of the phones in the pictures write decimals with a comma.
        keyboard: KeyboardSettings(
          isPredictive: false, look: screen.look, languages: screen.languages,
          decimalSeparator: ",")),
      equipment: equipment)
    let drawn = PhoneCamera(equipment: equipment).picture(of: phone).makeImage()
    guard real.width == drawn.width, real.height == drawn.height else {
      throw LikenessError.size(
        file: file.path, found: (real.width, real.height), expected: (drawn.width, drawn.height))
    }
    let scale = phone.application.screen.scale
    let frame = phone.application.keyboard.shownFrame ?? .zero
    name = stem
    device = screen.device.id
    let edges = Self.edges(on: phone, real: real, drawn: drawn, scale: scale)
    edgeCount = edges.count
    let worst = edges.max { $0.distance < $1.distance }
    worstEdge = worst.map { Double($0.distance) }
    worstKey = worst?.key
    let rows = Int((frame.minY * scale).rounded())..<real.height
    let mask = phone.keyboard.pictureFrames.map {
      PixelArea($0, scale: scale, below: rows.lowerBound)
    }
    let parts = KeyboardParts(real: real, drawn: drawn, rows: rows, mask: mask)
    meanDeltaE = parts.meanDeltaE
    difference = parts.difference
    sideBySide = parts.sideBySide
  }

  @MainActor
  private static func edges(
    on phone: Phone, real: CGImage, drawn: CGImage, scale: CGFloat
  ) -> [(key: String, distance: CGFloat)] {
    let realProbe = KeyProbe(image: real, scale: scale)
    let drawnProbe = KeyProbe(image: drawn, scale: scale)
    return phone.keyboard.shapedKeyFrames.flatMap { name, frame in
      KeyProbe.Side.allCases.map { side in
        (name, abs(realProbe.edge(side, of: frame) - drawnProbe.edge(side, of: frame)))
      }
    }
  }
}

/// What keeps a picture from being compared.
public enum LikenessError: Error, CustomStringConvertible {
  /// The picture is not of the device's size, in pixels.
  case size(file: String, found: (Int, Int), expected: (Int, Int))

  /// One line.
  public var description: String {
    switch self {
    case .size(let file, let found, let expected):
      "\(file): error: the picture has \(found.0)x\(found.1) pixels, the device "
        + "\(expected.0)x\(expected.1)"
    }
  }
}
