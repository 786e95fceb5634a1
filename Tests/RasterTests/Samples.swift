import Foundation
import QuartzCore

@testable import Raster

/// Fonts are opened once for all tests.
let fonts = Result { try FontLibrary() }

/// A layer with a frame in its superlayer, a fill and whatever else `edit` sets.
func layer(
  _ frame: CGRect, _ color: CGColor? = nil, drawing: [Drawing.Command] = [],
  sublayers: [LayerSnapshot] = [], edit: (inout LayerProperties) -> Void = { _ in }
) -> LayerSnapshot {
  var looks = LayerProperties()
  looks.bounds = CGRect(origin: .zero, size: frame.size)
  looks.position = CGPoint(x: frame.midX, y: frame.midY)
  looks.backgroundColor = color
  edit(&looks)
  return LayerSnapshot(
    properties: looks,
    drawing: drawing.isEmpty ? nil : Drawing(size: frame.size, commands: drawing),
    sublayers: sublayers)
}

/// A text with its left end at `origin`.
func text(
  _ text: String, _ face: FontFace, _ color: CGColor = .black, at origin: CGPoint
) throws -> Drawing.Command {
  let advances = try fonts.get().advances(of: text, in: face)
  return .text(
    GlyphRun(text: text, face: face, color: color, origin: origin, advances: advances))
}

/// Draws a tree by itself with a fresh rasteriser.
func draw(
  _ tree: LayerSnapshot, width: Int = 100, height: Int = 100, scale: CGFloat = 1,
  background: CGColor = .white
) throws -> Canvas {
  let canvas = Canvas(width: width, height: height)
  try Rasterizer(fonts: fonts.get()).draw(
    tree, into: canvas, scale: scale, background: background)
  return canvas
}

extension Canvas {
  /// All pixels.
  var all: [UInt32] { withUnsafePixels { Array($0) } }
}
