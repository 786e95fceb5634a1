import Foundation
import QuartzCore
import Testing

@testable import Raster

/// Whatever numbers a tree holds, drawing ends, stays on the canvas and draws the rest.
@Suite struct RobustnessTests {
  private static let odd: [CGFloat] = [
    .nan, .infinity, -.infinity, 0, -1, 1e-300, 1e9, -1e9, 1e30, .greatestFiniteMagnitude,
  ]

  private func drawBeside(_ odd: LayerSnapshot) throws {
    let proof = layer(CGRect(x: 90, y: 90, width: 10, height: 10), CGColor(hex: 0xFF0000))
    let canvas = try draw(
      layer(CGRect(x: 0, y: 0, width: 100, height: 100), sublayers: [odd, proof]))
    #expect(canvas[95, 95] == 0xFFFF_0000)
  }

  @Test(arguments: odd)
  func oddGeometryDoesNoHarm(value: CGFloat) throws {
    let edits: [(inout LayerProperties) -> Void] = [
      { $0.bounds.size.width = value }, { $0.bounds.origin.y = value },
      { $0.position.x = value }, { $0.anchorPoint.x = value }, { $0.cornerRadius = value },
      { $0.borderWidth = value }, { $0.opacity = value }, { $0.zPosition = value },
      { $0.shadowRadius = value }, { $0.shadowOffset.width = value },
      { $0.shadowOpacity = value },
      { $0.transform = CGAffineTransform(scaleX: value, y: 1) },
      { $0.transform = CGAffineTransform(translationX: value, y: value) },
      { $0.transform = CGAffineTransform(rotationAngle: value) },
      { $0.shadowPath = CGPath(rect: CGRect(x: value, y: 0, width: 10, height: value)) },
      { $0.backgroundColor = CGColor(red: value, green: 0, blue: 0, alpha: value) },
    ]
    for edit in edits {
      for masks in [false, true] {
        for angle in [0, 0.3] as [CGFloat] {
          let tree = try layer(
            CGRect(x: 10, y: 10, width: 50, height: 50), CGColor(hex: 0x00FF00),
            drawing: [text("Text", FontFace(size: 17), at: CGPoint(x: 5, y: 20))],
            sublayers: [layer(CGRect(x: 5, y: 5, width: 20, height: 20), .black)]
          ) {
            $0.cornerRadius = 10
            $0.borderWidth = 1
            $0.borderColor = .black
            $0.shadowOpacity = 0.5
            $0.masksToBounds = masks
            $0.opacity = 0.7
            $0.transform = CGAffineTransform(rotationAngle: angle)
            edit(&$0)
          }
          try drawBeside(tree)
        }
      }
    }
  }

  @Test(arguments: odd)
  func oddDrawingsDoNoHarm(value: CGFloat) throws {
    var path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    path.addCurve(
      to: CGPoint(x: value, y: 3), control1: CGPoint(x: 1, y: value), control2: CGPoint(x: 2, y: 2))
    let rect = CGRect(x: value, y: 0, width: value, height: 20)
    let image = try #require(CGImage(width: 1, height: 1, pixels: [0xFF00_FF00]))
    let stops = [
      Drawing.GradientStop(location: value, color: .black),
      Drawing.GradientStop(location: 1, color: .white),
    ]
    let run = GlyphRun(
      text: "abc", face: FontFace(size: value, weight: value), color: .black,
      origin: CGPoint(x: value, y: 20), advances: [value, 1])
    var style = StrokeStyle(width: value, dashes: [value, 1], dashPhase: value)
    style.miterLimit = value
    let commands: [Drawing.Command] = [
      .fill(path, color: .black, evenOdd: false),
      .fill(CGPath(rect: rect), color: .black, evenOdd: true),
      .stroke(path, color: .black, style: style),
      .stroke(CGPath(rect: CGRect(x: 1, y: 1, width: 5, height: 5)), color: .black, style: style),
      .text(run), .image(image, in: rect, tint: nil), .image(image, in: rect, tint: .black),
      .linearGradient(stops, from: CGPoint(x: value, y: 0), to: CGPoint(x: 0, y: value)),
      .linearGradient([], from: .zero, to: .zero), .restore, .save, .clip(path, evenOdd: false),
      .concatenate(CGAffineTransform(scaleX: value, y: value)),
      .clip(CGPath(rect: rect), evenOdd: true),
      .fill(path, color: .black, evenOdd: false), .save,
    ]
    for command in commands {
      try drawBeside(layer(CGRect(x: 0, y: 0, width: 60, height: 60), drawing: [command]))
    }
    try drawBeside(layer(CGRect(x: 0, y: 0, width: 60, height: 60), drawing: commands))
    var sized = layer(CGRect(x: 0, y: 0, width: 60, height: 60))
    sized.drawing = Drawing(size: CGSize(width: value, height: 60), commands: commands)
    try drawBeside(sized)
  }

  @Test(arguments: odd)
  func oddFontsCanBeMeasured(value: CGFloat) throws {
    let fonts = try fonts.get()
    for face in [FontFace(size: value), FontFace(size: 17, weight: value)] {
      #expect(fonts.advances(of: "a b", in: face).count == 3)
      #expect(fonts.metrics(of: face).ascender.isFinite || !value.isFinite || value > 1e300)
    }
  }

  @Test func oddScalesDrawTheBackground() throws {
    for scale in [CGFloat.nan, 0, -1, .infinity] {
      let canvas = try draw(
        layer(CGRect(x: 0, y: 0, width: 10, height: 10), .black), scale: scale)
      #expect(canvas.all.allSatisfy { $0 == 0xFFFF_FFFF })
    }
  }

  @Test func canvasesHaveSensibleSizes() {
    #expect(Canvas(width: 0, height: -5).width == 1)
    #expect(Canvas(width: 0, height: -5).height == 1)
    let canvas = Canvas(width: 2, height: 2)
    #expect(canvas[-1, 0] == 0 && canvas[2, 0] == 0 && canvas[0, 7] == 0)
  }

  @Test func deepTreesAreDrawn() throws {
    var tree = layer(CGRect(x: 0, y: 0, width: 10, height: 10), CGColor(hex: 0xFF0000))
    for _ in 0..<200 {
      tree = layer(CGRect(x: 0, y: 0, width: 10, height: 10), sublayers: [tree]) {
        $0.opacity = 0.999
      }
    }
    #expect(try draw(tree)[5, 5] != 0xFFFF_FFFF)
  }
}
