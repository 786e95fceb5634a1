import Devices

/// The system's symbols changed between the two measured phones; which of the two sets a
/// device is drawn with (APPEARANCE 1.4).
enum GlyphStyle: Hashable {
  /// Thin strokes, as measured on an iPhone 13 Pro.
  case thin
  /// Stronger strokes, as measured on an iPhone 16 Pro.
  case strong

  /// Phones with an island came with the stronger set.
  init(_ device: Device) {
    self = device.cutout?.kind == .island ? .strong : .thin
  }
}
