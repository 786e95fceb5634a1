import Devices
import Foundation
import Raster
import UIKit

/// How far the drawn keyboard is from a picture of a real one in the same state: in the part of
/// the screen that the keyboard takes, on the same device.
///
/// A tray lets shine through what is behind it, which a picture of the screen does not show. So
/// there are two figures: over the flat colour that the screen has above the keyboard, and over a
/// ground estimated from the tray in the picture (`GroundEstimate`).
public struct KeyboardLikeness: Sendable {
  /// The picture's name, without extension.
  public let name: String
  /// The device's id.
  public let device: String
  /// Mean CIE ΔE 2000 over the keyboard in front of the estimated ground; emoji and the words above
  /// the keys are left out.
  public let meanDeltaE: Double
  /// The same in front of a flat ground of the colour above the keyboard.
  public let flatDeltaE: Double
  /// How far the edges of keys are apart at most, points; `nil` where no key has a shape.
  public let worstEdge: Double?
  /// The key with that edge.
  public let worstKey: String?
  /// How alike what stands on the least alike key is, 1 for the same; `nil` where no key has a
  /// shape. The same sign in another font has 0.9 or more (`FaceProbe`).
  public let worstFace: Double?
  /// That key.
  public let worstFaceKey: String?
  /// How many edges were compared.
  public let edgeCount: Int
  /// What a reader should know about how the keyboard's state was found, a line each.
  public let notes: [String]
  /// The real keyboard, the one drawn in front of the estimated ground, and their difference in
  /// fourfold strength, side by side.
  public let sideBySide: CGImage
  /// The difference in fourfold strength.
  public let difference: CGImage
  /// The estimated ground behind the keyboard, ten points a pixel.
  public let ground: CGImage

  /// Whether edges are within half a point, colours, in front of the estimated ground, within 2, and
  /// the same signs on all keys.
  public var isClose: Bool {
    meanDeltaE <= 2 && (worstEdge ?? 0) <= 0.5 && (worstFace ?? 1) >= FaceProbe.close
  }

  /// Compares a picture whose name tells the device, such as `iphone-13-pro-letters.png`. The rest
  /// of the name tells the state; what it does not tell is found in the picture.
  ///
  /// Answers `nil` for a picture whose name begins with no device.
  /// - Throws: `PNGError` for a picture that cannot be read, `LikenessError` for one of another
  ///   size or without a keyboard, `ResourceError` when the keyboard's resources cannot be read.
  @MainActor
  public init?(screen file: URL, equipment: PhoneEquipment) throws {
    let stem = file.deletingPathExtension().lastPathComponent
    guard let screen = ScreenName(stem, catalogue: equipment.catalogue) else { return nil }
    let reading = try ScreenReading(
      try PNGDecoder.decode(path: file.path), named: screen, equipment: equipment)
    let phone = try reading.posedPhone()
    let camera = PhoneCamera(equipment: equipment)
    let flat = camera.picture(of: phone).makeImage()
    flatDeltaE = reading.parts(phone, drawn: flat).meanDeltaE

    let (ground, drawn) = Self.estimateGround(on: phone, reading, flat: flat, camera: camera)
    let parts = reading.parts(phone, drawn: drawn)
    name = stem
    device = screen.device.id
    notes = reading.notes
    let edges = Self.edges(
      on: phone, real: reading.picture, drawn: drawn, scale: screen.device.size.scale)
    edgeCount = edges.count
    let worst = edges.max { $0.distance < $1.distance }
    worstEdge = worst.map { Double($0.distance) }
    worstKey = worst?.key
    let faces = FaceProbe(
      one: reading.picture, other: drawn, scale: screen.device.size.scale)
    let worstSign = phone.keyboard.shapedKeyFrames
      .compactMap { name, frame in faces.likeness(of: frame).map { (name: name, likeness: $0) } }
      .min { $0.likeness < $1.likeness }
    worstFace = worstSign?.likeness
    worstFaceKey = worstSign?.name
    meanDeltaE = parts.meanDeltaE
    difference = parts.difference ?? drawn
    sideBySide = parts.sideBySide ?? drawn
    self.ground = ground.picture ?? drawn
  }

  /// What the tray in the picture tells of the ground behind it, and the phone drawn over that.
  @MainActor
  private static func estimateGround(
    on phone: Phone, _ reading: ScreenReading, flat: CGImage, camera: PhoneCamera
  ) -> (ground: GroundEstimate, drawn: CGImage) {
    let scale = reading.device.size.scale
    let screen = phone.application.screen.bounds
    let frame = CGRect(
      x: 0, y: phone.keyboardTop, width: screen.width, height: screen.maxY - phone.keyboardTop)
    let tray = phone.keyboard.tray
    let color = ScreenBehind(in: reading.picture, above: frame.minY, scale: scale).ground.cgColor
    let places = TrayPlaces(
      in: frame, drawn: flat, real: reading.picture, scale: scale, tray: tray, ground: color)
    var estimate = GroundEstimate(places, tray: tray, frame: frame, ground: color)
    var drawn = flat
    for _ in 0..<GroundEstimate.rounds {
      estimate.correct(by: places.difference(reading.picture, drawn))
      phone.setBehind(estimate.behind)
      drawn = camera.picture(of: phone).makeImage()
    }
    return (estimate, drawn)
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
