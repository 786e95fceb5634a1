import Foundation

extension Device {
  /// A device of any size, with everything but the size taken from the nearest known one: of
  /// the same idiom (600 points of width and more make a tablet), the one whose width and
  /// height differ least in sum; of equally near ones the first of `known`. The home
  /// indicator, where there is one, is scaled with the width.
  static func custom(
    _ size: CustomSize, name: String, among known: [Device]
  ) throws(DeviceError) -> Device {
    guard size.width <= size.height else {
      throw .impossibleSize(
        name, reason: "wider than tall; give the portrait size and turn it with --orientation")
    }
    guard (240...2000).contains(size.width), size.height <= 3000 else {
      throw .impossibleSize(name, reason: "the width must lie between 240 and 2000 points")
    }
    guard size.height >= 480 else {
      throw .impossibleSize(name, reason: "the height must be at least 480 points")
    }
    guard (1...4).contains(size.scale), size.scale == size.scale.rounded() else {
      throw .impossibleSize(name, reason: "the scale must be 1, 2, 3 or 4")
    }
    let idiom: Idiom = size.width >= 600 ? .pad : .phone
    func distance(_ device: Device) -> Double {
      abs(device.size.points.width - size.width) + abs(device.size.points.height - size.height)
    }
    let candidates = known.filter { $0.idiom == idiom }
    guard let nearest = candidates.min(by: { distance($0) < distance($1) }) else {
      throw .impossibleSize(name, reason: "the catalogue has no \(idiom.rawValue) to go by")
    }

    var device = nearest
    device.id = name.lowercased()
    device.name = name.lowercased()
    device.models = []
    device.size = DeviceSize(
      points: CGSize(width: size.width, height: size.height), scale: size.scale)
    if var indicator = nearest.homeIndicator {
      indicator.portraitWidth *= size.width / nearest.size.points.width
      indicator.landscapeWidth *= size.height / nearest.size.points.height
      device.homeIndicator = indicator
    }
    device.keyboard.portrait.markEstimated()
    device.keyboard.landscape.markEstimated()
    device.keyboard.roundedPortrait.markEstimated()
    device.keyboard.roundedLandscape.markEstimated()
    device.statusBar.confidence = .estimated
    device.confidence = .estimated
    device.notes = "custom size; everything else as on \(nearest.id)"
    device.isCustom = true
    return device
  }
}

extension KeyboardFrames.Heights {
  fileprivate mutating func markEstimated() {
    text.confidence = .estimated
    bar.confidence = .estimated
    numberPad.confidence = .estimated
    emoji.confidence = .estimated
    hardware.confidence = .estimated
    split?.confidence = .estimated
    floating?.confidence = .estimated
  }
}
