import Foundation
import Gallery
import HandsetTesting
import Testing

/// Pictures of the gallery, compared byte for byte with those in `Goldens`. A picture that
/// differs is written beside the kept one as `<name>.new.png`; after a look at it, and if the
/// change is meant, it takes the old one's place.
@MainActor
@Suite(.serialized)
struct GalleryGoldenTests {
  struct Page: CustomTestStringConvertible, Sendable {
    var name: String
    var scene: String
    /// The height of the screen, points: as much as the scene needs.
    var height: CGFloat = 667
    /// Where fingers tap on the way, points.
    var taps: [CGPoint] = []
    /// How far a wheel scrolls, points.
    var scroll: CGFloat = 0
    /// Where fingers are held while the picture is taken, and how far they were moved before.
    var holds: [(at: CGPoint, movedBy: CGSize)] = []

    var testDescription: String { name }
  }

  nonisolated static let pages: [Page] = [
    Page(name: "controls", scene: "controls"),
    Page(name: "controls-below", scene: "controls", scroll: 600),
    Page(name: "dates", scene: "dates"),
    Page(name: "dates-open", scene: "dates", taps: [CGPoint(x: 290, y: 29)]),
    Page(name: "buttons", scene: "buttons", height: 1360),
    Page(name: "values", scene: "values", height: 1360),
    Page(
      name: "values-pressed", scene: "values", height: 1360,
      holds: [
        (CGPoint(x: 212, y: 955), .zero), (CGPoint(x: 30, y: 955), .zero),
        (CGPoint(x: 290, y: 574), .zero), (CGPoint(x: 60, y: 652), .zero),
        (CGPoint(x: 80, y: 850), .zero), (CGPoint(x: 187, y: 330), CGSize(width: 60, height: 0)),
        (CGPoint(x: 124, y: 509), .zero),
      ]),
    Page(name: "fields", scene: "fields", height: 1560),
    Page(name: "pickers", scene: "pickers"),
    Page(
      name: "pickers-turning", scene: "pickers",
      holds: [(CGPoint(x: 187, y: 240), CGSize(width: 0, height: -58))]),
    Page(name: "labels", scene: "labels", height: 900),
    Page(name: "pictures", scene: "pictures", height: 1800),
    Page(name: "bar-looks", scene: "bar-looks", height: 1320),
    Page(name: "cells", scene: "cells"),
    Page(name: "cells-below", scene: "cells", scroll: 600),
    Page(name: "cells-edge", scene: "cells-edge"),
    Page(name: "cell-states", scene: "cell-states", height: 1260),
    Page(
      name: "cell-states-editing", scene: "cell-states", height: 1260,
      taps: [CGPoint(x: 345, y: 77)]),
    Page(name: "names", scene: "names"),
    Page(name: "names-scrolled", scene: "names", scroll: 130),
    Page(name: "names-editing", scene: "names", taps: [CGPoint(x: 345, y: 42)]),
    Page(
      name: "names-deleting", scene: "names",
      taps: [CGPoint(x: 345, y: 42), CGPoint(x: 28, y: 158)]),
    Page(
      name: "names-swiped", scene: "names",
      holds: [(CGPoint(x: 300, y: 158), CGSize(width: -180, height: 0))]),
    Page(
      name: "names-pulled", scene: "names",
      holds: [(CGPoint(x: 187, y: 200), CGSize(width: 0, height: 190))]),
    Page(name: "tiles", scene: "tiles"),
    Page(name: "bars", scene: "bars"),
    Page(name: "screens", scene: "screens"),
    Page(name: "alert", scene: "screens", taps: [CGPoint(x: 100, y: 121)]),
    Page(
      name: "alert-pressed", scene: "screens", taps: [CGPoint(x: 100, y: 121)],
      holds: [(CGPoint(x: 255, y: 380), .zero)]),
    Page(name: "action-sheet", scene: "screens", taps: [CGPoint(x: 100, y: 208)]),
    Page(
      name: "action-sheet-pressed", scene: "screens", taps: [CGPoint(x: 100, y: 208)],
      holds: [(CGPoint(x: 187, y: 550), .zero)]),
    Page(name: "page-sheet", scene: "screens", taps: [CGPoint(x: 100, y: 252)]),
    Page(name: "pushed", scene: "screens", taps: [CGPoint(x: 100, y: 382)]),
    Page(name: "sheet-medium", scene: "screens", taps: [CGPoint(x: 100, y: 426)]),
    Page(
      name: "sheet-large", scene: "screens",
      taps: [CGPoint(x: 100, y: 426), CGPoint(x: 187, y: 346)]),
    Page(name: "sheet-own-height", scene: "screens", taps: [CGPoint(x: 100, y: 470)]),
    Page(name: "sheet-undimmed", scene: "screens", taps: [CGPoint(x: 100, y: 514)]),
  ]

  @Test(arguments: pages, Appearance.allCases)
  func looksAsItDid(page: Page, appearance: Appearance) throws {
    let scene = try #require(Gallery.scene(id: page.scene))
    let phone = try Phone.launch("375x\(Int(page.height))@2", appearance: appearance) {
      scene.makeController()
    }
    phone.settle()
    for tap in page.taps {
      phone.tap(at: tap)
      phone.settle()
    }
    if page.scroll > 0 {
      phone.scroll(by: CGSize(width: 0, height: page.scroll), at: CGPoint(x: 190, y: 400))
      phone.settle()
    }
    for (start, distance) in page.holds { hold(start, movedBy: distance, on: phone) }
    // Indicators fade after a while, and what turns has done so for whole turns.
    phone.advance(by: 3)
    if page.holds.isEmpty { phone.settle() }
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens")
    let name = "\(page.name)-\(appearance.rawValue).png"
    #expect(try Snapshot(of: phone).matches(fileAt: folder.appending(path: name).path))
  }

  private func hold(_ start: CGPoint, movedBy distance: CGSize, on phone: Phone) {
    let touch = phone.touchDown(at: start)
    phone.advance(by: 0.2)
    for step in 1...10 where distance != .zero {
      phone.touchMove(
        touch,
        to: CGPoint(
          x: start.x + distance.width * CGFloat(step) / 10,
          y: start.y + distance.height * CGFloat(step) / 10))
      phone.advance(by: 1.0 / 60)
    }
  }
}
