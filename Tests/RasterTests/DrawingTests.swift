import Foundation
import QuartzCore
import Testing

@testable import Raster

private let red = CGColor(hex: 0xFF0000)
private let whitePixel: UInt32 = 0xFFFF_FFFF
private let redPixel: UInt32 = 0xFFFF_0000

@Suite struct DrawingTests {
  private let frame = CGRect(x: 0, y: 0, width: 100, height: 100)

  private func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> CGPath {
    CGPath(rect: CGRect(x: x, y: y, width: side, height: side))
  }

  @Test func plainRectanglesAreSharp() throws {
    let canvas = try draw(
      layer(frame, drawing: [.fill(square(10.4, 10.4, 20.2), color: red, evenOdd: false)]))
    #expect(Set(canvas.all) == [redPixel, whitePixel])
    #expect(canvas[10, 10] == redPixel)
    #expect(canvas[30, 30] == redPixel)
    #expect(canvas[31, 31] == whitePixel)
  }

  @Test func evenOddLeavesTheOverlapOut() throws {
    var path = CGPath(ellipseIn: CGRect(x: 10, y: 10, width: 80, height: 80))
    path.addPath(CGPath(ellipseIn: CGRect(x: 30, y: 30, width: 40, height: 40)))
    let ring = try draw(layer(frame, drawing: [.fill(path, color: red, evenOdd: true)]))
    let disc = try draw(layer(frame, drawing: [.fill(path, color: red, evenOdd: false)]))
    #expect(ring[50, 50] == whitePixel)
    #expect(ring[20, 50] == redPixel)
    #expect(disc[50, 50] == redPixel)
  }

  @Test func strokesHaveTheirWidthOnBothSides() throws {
    var line = CGPath()
    line.move(to: CGPoint(x: 10, y: 50))
    line.addLine(to: CGPoint(x: 90, y: 50))
    let canvas = try draw(
      layer(frame, drawing: [.stroke(line, color: red, style: StrokeStyle(width: 4))]))
    #expect((0..<100).filter { canvas[50, $0] == redPixel } == [48, 49, 50, 51])
    #expect(canvas[8, 50] == whitePixel)
    let round = try draw(
      layer(frame, drawing: [.stroke(line, color: red, style: StrokeStyle(width: 4, cap: .square))])
    )
    #expect(round[8, 50] == redPixel)
  }

  @Test func dashesLeaveGapsAndSenselessOnesDoNotStick() throws {
    var line = CGPath()
    line.move(to: CGPoint(x: 0, y: 50))
    line.addLine(to: CGPoint(x: 100, y: 50))
    func dashed(_ dashes: [CGFloat]) -> Drawing.Command {
      .stroke(line, color: red, style: StrokeStyle(width: 2, dashes: dashes))
    }
    let canvas = try draw(layer(frame, drawing: [dashed([10, 10])]))
    #expect(canvas[5, 50] == redPixel)
    #expect(canvas[15, 50] == whitePixel)
    let odd = try draw(layer(frame, drawing: [dashed([0, 0]), dashed([-1]), dashed([])]))
    #expect(odd[15, 50] == redPixel)
  }

  @Test func clipsLastUntilRestore() throws {
    let canvas = try draw(
      layer(
        frame,
        drawing: [
          .save,
          .clip(CGPath(ellipseIn: CGRect(x: 20, y: 20, width: 60, height: 60)), evenOdd: false),
          .fill(square(0, 0, 100), color: red, evenOdd: false), .restore,
          .fill(square(0, 0, 10), color: red, evenOdd: false),
        ]))
    #expect(canvas[50, 50] == redPixel)
    #expect(canvas[22, 22] == whitePixel)
    #expect(canvas[15, 50] == whitePixel)
    #expect(canvas[5, 5] == redPixel)
  }

  @Test func clipsIntersect() throws {
    let canvas = try draw(
      layer(
        frame,
        drawing: [
          .clip(square(10, 10, 50), evenOdd: false), .clip(square(40, 40, 50), evenOdd: false),
          .fill(square(0, 0, 100), color: red, evenOdd: false),
        ]))
    #expect(canvas[45, 45] == redPixel)
    #expect(canvas[30, 30] == whitePixel)
    #expect(canvas[70, 70] == whitePixel)
  }

  @Test func anEmptyClipHidesAll() throws {
    let canvas = try draw(
      layer(
        frame,
        drawing: [
          .clip(CGPath(), evenOdd: false), .fill(square(0, 0, 100), color: red, evenOdd: false),
        ]))
    #expect(canvas.all.allSatisfy { $0 == whitePixel })
  }

  @Test func transformsAddUpAndRestore() throws {
    let canvas = try draw(
      layer(
        frame,
        drawing: [
          .save, .concatenate(CGAffineTransform(translationX: 10, y: 0)),
          .concatenate(CGAffineTransform(scaleX: 2, y: 2)),
          .fill(square(10, 10, 5), color: red, evenOdd: false), .restore, .restore,
          .fill(square(0, 0, 5), color: red, evenOdd: false),
        ]))
    #expect(canvas[30, 20] == redPixel)
    #expect(canvas[39, 29] == redPixel)
    #expect(canvas[29, 20] == whitePixel)
    #expect(canvas[40, 29] == whitePixel)
    #expect(canvas[4, 4] == redPixel)
  }

  @Test func nothingIsDrawnOutsideTheDrawing() throws {
    var tree = layer(CGRect(x: 20, y: 20, width: 30, height: 30))
    tree.drawing = Drawing(
      size: CGSize(width: 30, height: 30),
      commands: [.fill(square(-50, -50, 200), color: red, evenOdd: false)])
    let canvas = try draw(tree)
    #expect(canvas[20, 20] == redPixel)
    #expect(canvas[49, 49] == redPixel)
    #expect(canvas[50, 49] == whitePixel)
    #expect(canvas[19, 20] == whitePixel)
  }

  @Test(arguments: [
    (CALayerContentsGravity.resize, CGRect(x: 0, y: 0, width: 80, height: 40)),
    (.resizeAspect, CGRect(x: 20, y: 0, width: 40, height: 40)),
    (.resizeAspectFill, CGRect(x: 0, y: -20, width: 80, height: 80)),
    (.center, CGRect(x: 35, y: 15, width: 10, height: 10)),
    (.topLeft, CGRect(x: 0, y: 0, width: 10, height: 10)),
    (.top, CGRect(x: 35, y: 0, width: 10, height: 10)),
    (.topRight, CGRect(x: 70, y: 0, width: 10, height: 10)),
    (.left, CGRect(x: 0, y: 15, width: 10, height: 10)),
    (.right, CGRect(x: 70, y: 15, width: 10, height: 10)),
    (.bottomLeft, CGRect(x: 0, y: 30, width: 10, height: 10)),
    (.bottom, CGRect(x: 35, y: 30, width: 10, height: 10)),
    (.bottomRight, CGRect(x: 70, y: 30, width: 10, height: 10)),
  ])
  func contentsGravityPlacesTheDrawing(gravity: CALayerContentsGravity, place: CGRect) throws {
    var tree = layer(CGRect(x: 10, y: 30, width: 80, height: 40))
    tree.drawing = Drawing(
      size: CGSize(width: 10, height: 10),
      commands: [.fill(square(0, 0, 10), color: red, evenOdd: false)])
    tree.contentsGravity = gravity
    let canvas = try draw(tree)
    let expected = place.offsetBy(dx: 10, dy: 30)
    for y in 0..<100 {
      for x in 0..<100 {
        let isInside = expected.contains(CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5))
        #expect((canvas[x, y] == redPixel) == isInside)
      }
    }
  }

  @Test func aPictureOfTheRightSizeComesOutAsItIs() throws {
    let pixels = (0..<100).map { UInt32(0xFF00_0000) | UInt32($0) << 16 | UInt32(200 - $0) }
    let image = try #require(CGImage(width: 10, height: 10, pixels: pixels))
    let canvas = try draw(
      layer(
        frame,
        drawing: [.image(image, in: CGRect(x: 5, y: 5, width: 10, height: 10), tint: nil)]))
    for place in 0..<100 { #expect(canvas[5 + place % 10, 5 + place / 10] == pixels[place]) }
  }

  @Test func aScaledPictureFillsItsRectangleToTheEdge() throws {
    let image = try #require(
      CGImage(width: 2, height: 2, pixels: [redPixel, redPixel, redPixel, redPixel]))
    let canvas = try draw(
      layer(
        frame, drawing: [.image(image, in: CGRect(x: 10, y: 10, width: 30, height: 20), tint: nil)])
    )
    #expect(canvas.all.filter { $0 == redPixel }.count == 600)
    #expect(canvas[10, 10] == redPixel)
    #expect(canvas[39, 29] == redPixel)
  }

  @Test func aTintKeepsOnlyThePicturesAlpha() throws {
    let image = try #require(CGImage(width: 2, height: 1, pixels: [0xFF00_FF00, 0]))
    let canvas = try draw(
      layer(frame, drawing: [.image(image, in: CGRect(x: 0, y: 0, width: 2, height: 1), tint: red)])
    )
    #expect(canvas[0, 0] == redPixel)
    #expect(canvas[1, 0] == whitePixel)
  }

  @Test func aGradientRunsFromColourToColour() throws {
    let canvas = try draw(
      layer(
        frame,
        drawing: [
          .linearGradient(
            [
              Drawing.GradientStop(location: 0, color: .black),
              Drawing.GradientStop(location: 1, color: .white),
            ], from: CGPoint(x: 0, y: 20), to: CGPoint(x: 0, y: 80))
        ]))
    #expect(canvas[50, 10] == 0xFF00_0000)
    #expect(canvas[50, 90] == whitePixel)
    #expect(abs(Int(canvas[50, 50] & 0xFF) - 128) < 4)
    #expect(canvas[10, 50] == canvas[90, 50])
  }
}
