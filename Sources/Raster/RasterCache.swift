import Foundation
import QuartzCore

/// Pictures of glyphs and shapes that have been drawn before. It saves time and never changes a
/// pixel.
final class RasterCache {
  /// Where the memory of pictures is given back, in bytes.
  private static let limit = 48 << 20

  /// A font at a size in pixels.
  private struct FaceKey: Hashable {
    var face: FontFace
    var pixels: CGFloat
  }

  private var glyphs: [FaceKey: GlyphSet] = [:]
  private var shapes: [ShapeMaskKey: ShapeMask] = [:]
  private var shadows: [ShadowMaskKey: ShadowMask] = [:]
  private var byteCount = 0

  /// Starts over when too much has been gathered. Called between frames, as pictures in use must
  /// live.
  func trim() {
    let glyphBytes = glyphs.values.reduce(0) { $0 + $1.byteCount }
    guard glyphBytes + byteCount > Self.limit else { return }
    glyphs.removeAll()
    shapes.removeAll()
    shadows.removeAll()
    byteCount = 0
  }

  /// The glyphs of a face drawn with `pixels` per em.
  func glyphs(of face: FontFace, pixels: CGFloat, fonts: FontLibrary) -> GlyphSet {
    let key = FaceKey(face: face, pixels: pixels)
    if let known = glyphs[key] { return known }
    let set = GlyphSet(face: face, pixels: pixels, fonts: fonts)
    glyphs[key] = set
    return set
  }

  /// The mask of a rounded shape.
  func shape(_ key: ShapeMaskKey) -> ShapeMask? {
    if let known = shapes[key] { return known }
    guard let mask = ShapeMask(key) else { return nil }
    shapes[key] = mask
    byteCount += mask.byteCount
    return mask
  }

  /// The mask of a shadow with a path of its own.
  func shadow(_ key: ShadowMaskKey) -> ShadowMask? {
    if let known = shadows[key] { return known }
    guard let mask = ShadowMask(key) else { return nil }
    shadows[key] = mask
    byteCount += mask.byteCount
    return mask
  }
}
