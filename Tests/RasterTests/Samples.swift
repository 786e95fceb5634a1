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

/// A screen with fields and a keyboard, with everything that a usual frame has.
func phone() throws -> LayerSnapshot {
  let width: CGFloat = 393
  var content: [LayerSnapshot] = []
  for place in 0..<5 {
    content.append(
      try layer(
        CGRect(x: 16, y: 141 + CGFloat(place) * 100, width: width - 32, height: 50),
        drawing: [
          text(
            "Field \(place)", FontFace(size: 14), CGColor(hex: 0x6C6C6C), at: CGPoint(x: 14, y: 20))
        ]
      ) {
        $0.cornerRadius = 10
        $0.borderWidth = 2
        $0.borderColor = .black
      })
  }
  var keys: [LayerSnapshot] = []
  for (row, letters) in ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"].enumerated() {
    for (column, letter) in letters.enumerated() {
      keys.append(
        try layer(
          CGRect(
            x: 3 + 19.65 * CGFloat(row) + 39.3 * CGFloat(column), y: 8 + 54 * CGFloat(row),
            width: 33.3, height: 42), .white,
          drawing: [text(String(letter), FontFace(size: 22), at: CGPoint(x: 9, y: 29.33))]
        ) {
          $0.cornerRadius = 5
          $0.cornerCurve = .continuous
          $0.shadowOpacity = 0.35
          $0.shadowRadius = 0
          $0.shadowOffset = CGSize(width: 0, height: 1)
        })
    }
  }
  let tray = layer(
    CGRect(x: 0, y: 561, width: width, height: 291), CGColor(hex: 0xD0D3D9), sublayers: keys)
  return layer(
    CGRect(x: 0, y: 0, width: width, height: 852), CGColor(hex: 0xF2F2F2),
    sublayers: content + [tray])
}
