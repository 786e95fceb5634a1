import Foundation
import HandsetTesting
import Raster
import Testing
import UIKit

@MainActor
struct ImageTests {
  let stage = TouchStage()

  private func picture(_ width: Int, _ height: Int) throws -> CGImage {
    try #require(
      CGImage(
        width: width, height: height, pixels: Array(repeating: 0xFF33_6699, count: width * height)))
  }

  @Test func aPictureHasItsPixelsDividedByItsScale() throws {
    #expect(UIImage(cgImage: try picture(60, 30)).size == CGSize(width: 60, height: 30))
    let image = UIImage(cgImage: try picture(60, 30), scale: 3)
    #expect(image.size == CGSize(width: 20, height: 10))
    #expect(image.scale == 3)
    #expect(image.cgImage?.width == 60)
  }

  @Test func filesAreReadByTheDecoderOfTheAppAtTheScaleOfTheirName() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("handset-images-\(ProcessInfo.processInfo.processIdentifier)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let canvas = Canvas(width: 40, height: 20)
    let file = folder.appendingPathComponent("leaf@2x.png")
    try PNGEncoder.encode(canvas).write(to: file)
    stage.app.imageDecoder = nil
    #expect(UIImage(contentsOfFile: file.path) == nil)
    stage.app.imageDecoder = { try? PNGDecoder.decode($0) }
    stage.app.imageFolders = [folder]
    #expect(UIImage(contentsOfFile: file.path)?.size == CGSize(width: 20, height: 10))
    #expect(UIImage(named: "leaf")?.scale == 2)
    #expect(UIImage(named: "root") == nil)
    #expect(UIImage(data: Data("no picture".utf8)) == nil)
  }

  @Test func aPhoneReadsPNGs() throws {
    let phone = try Phone.launch { UIViewController() }
    let png = try PNGEncoder.encode(Canvas(width: 4, height: 3))
    #expect(phone.perform { UIImage(data: png)?.size } == CGSize(width: 4, height: 3))
  }

  @Test func symbolsAreKnownByNameAndGrowWithTheirText() throws {
    stage.app.makeCurrent()
    let wanted = [
      "xmark", "checkmark", "plus", "minus", "magnifyingglass", "chevron.left", "chevron.right",
      "chevron.up", "chevron.down", "person", "lock", "envelope", "eye", "eye.slash", "house",
      "gear", "heart", "star", "trash", "pencil", "square.and.arrow.up", "ellipsis",
      "info.circle", "arrow.left", "arrow.right",
    ]
    for name in wanted {
      let image = try #require(UIImage(systemName: name), "\(name)")
      #expect(image.isSymbolImage)
      let large = image.withConfiguration(UIImage.SymbolConfiguration(pointSize: 34))
      #expect(abs(large.size.width - 2 * image.size.width) < 1e-9)
    }
    #expect(UIImage(systemName: "no.such.symbol") == nil)
    #expect(UIImage(systemName: "no.such.symbol.fill") == nil)
  }

  @Test func symbolsInRingsAndSquaresAndFilledOnesAreMadeOfTheOthers() throws {
    let bell = try #require(UIImage(systemName: "bell"))
    let ring = try #require(UIImage(systemName: "bell.circle"))
    let circle = try #require(UIImage(systemName: "circle"))
    #expect(ring.size == circle.size)
    #expect(UIImage(systemName: "bell.fill")?.size == bell.size)
    #expect(UIImage(systemName: "bell.square.fill") != nil)
  }

  @Test func anImageViewGivesSymbolsThatHaveNoSizeItsOwn() throws {
    stage.app.makeCurrent()
    let plain = try #require(UIImage(systemName: "star"))
    let view = UIImageView(image: plain)
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 34)
    #expect(view.intrinsicContentSize.width == 2 * plain.size.width)
    view.image = plain.withConfiguration(UIImage.SymbolConfiguration(pointSize: 17))
    #expect(view.intrinsicContentSize == plain.size)
  }

  @Test func anImageViewIsAsLargeAsItsPicture() throws {
    let view = UIImageView(image: UIImage(cgImage: try picture(60, 30), scale: 3))
    #expect(view.frame.size == CGSize(width: 20, height: 10))
    #expect(view.intrinsicContentSize == CGSize(width: 20, height: 10))
    view.image = nil
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    #expect(!view.isUserInteractionEnabled)
  }

  @Test(arguments: [
    (UIView.ContentMode.scaleToFill, CALayerContentsGravity.resize),
    (.scaleAspectFit, .resizeAspect), (.scaleAspectFill, .resizeAspectFill), (.center, .center),
    (.redraw, .resize),
  ])
  func contentModesPlaceThePicture(mode: UIView.ContentMode, gravity: CALayerContentsGravity)
    throws
  {
    let view = UIImageView(image: UIImage(cgImage: try picture(4, 4)))
    view.contentMode = mode
    #expect(view.layer.contentsGravity == gravity)
  }

  @Test func templatesHaveTheTintOfTheView() throws {
    let image = UIImage(cgImage: try picture(4, 4))
    let view = UIImageView(image: image)
    view.tintColor = .red
    stage.window.addSubview(view)
    stage.run(0)
    func tint() -> CGColor? {
      view.layer.drawing?.commands.compactMap { command -> CGColor? in
        guard case .image(_, _, let tint) = command else { return nil }
        return tint
      }.first
    }
    #expect(tint() == nil)
    view.image = image.withRenderingMode(.alwaysTemplate)
    stage.run(0)
    #expect(tint() == UIColor.red.cgColor)
    view.tintColor = .green
    stage.run(0)
    #expect(tint() == UIColor.green.cgColor)
    view.image = image.withTintColor(.blue)
    stage.run(0)
    #expect(tint() == UIColor.blue.cgColor)
  }

  /// 10 points with caps of 3 and 2 in 25: the middle of 5 points is repeated four times.
  @Test func capsKeepTheirSizeAndTheMiddleIsRepeated() throws {
    let caps = UIEdgeInsets(top: 0, left: 3, bottom: 0, right: 2)
    let image = UIImage(cgImage: try picture(10, 10)).resizableImage(withCapInsets: caps)
    func places(_ image: UIImage, width: CGFloat) -> [CGRect] {
      let view = UIImageView(image: image)
      view.frame = CGRect(x: 0, y: 0, width: width, height: 10)
      stage.window.addSubview(view)
      stage.run(0)
      return (view.layer.drawing?.commands ?? []).compactMap { command in
        guard case .clip(let path, _) = command else { return nil }
        return path.boundingBox
      }
    }
    let tiles = places(image, width: 25)
    #expect(tiles.map(\.minX) == [0, 3, 8, 13, 18, 23])
    #expect(tiles.map(\.width) == [3, 5, 5, 5, 5, 2])
    let stretched = places(
      image.resizableImage(withCapInsets: caps, resizingMode: .stretch), width: 25)
    #expect(stretched.map(\.width) == [3, 20, 2])
  }

  @Test func aRendererMakesPicturesOfRecordedDrawings() {
    stage.app.makeCurrent()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 6)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 1, y: 1, width: 2, height: 2))
    }
    #expect(image.size == CGSize(width: 8, height: 6))
    #expect(image.cgImage == nil)
  }
}
