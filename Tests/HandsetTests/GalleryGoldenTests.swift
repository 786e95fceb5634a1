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
    /// Where fingers tap on the way, points.
    var taps: [CGPoint] = []
    /// How far a wheel scrolls, points.
    var scroll: CGFloat = 0

    var testDescription: String { name }
  }

  nonisolated static let pages: [Page] = [
    Page(name: "controls", scene: "controls"),
    Page(name: "controls-below", scene: "controls", scroll: 600),
    Page(name: "buttons", scene: "buttons"),
    Page(name: "cells", scene: "cells"),
    Page(name: "cells-below", scene: "cells", scroll: 600),
    Page(name: "cells-edge", scene: "cells-edge"),
    Page(name: "names", scene: "names"),
    Page(name: "names-scrolled", scene: "names", scroll: 130),
    Page(name: "names-editing", scene: "names", taps: [CGPoint(x: 345, y: 42)]),
    Page(name: "tiles", scene: "tiles"),
    Page(name: "bars", scene: "bars"),
    Page(name: "screens", scene: "screens"),
    Page(name: "alert", scene: "screens", taps: [CGPoint(x: 100, y: 121)]),
    Page(name: "action-sheet", scene: "screens", taps: [CGPoint(x: 100, y: 208)]),
    Page(name: "page-sheet", scene: "screens", taps: [CGPoint(x: 100, y: 252)]),
    Page(name: "pushed", scene: "screens", taps: [CGPoint(x: 100, y: 382)]),
  ]

  @Test(arguments: pages, Appearance.allCases)
  func looksAsItDid(page: Page, appearance: Appearance) throws {
    let scene = try #require(Gallery.scene(id: page.scene))
    let phone = try Phone.launch("375x667@2", appearance: appearance) { scene.makeController() }
    phone.settle()
    for tap in page.taps {
      phone.tap(at: tap)
      phone.settle()
    }
    if page.scroll > 0 {
      phone.scroll(by: CGSize(width: 0, height: page.scroll), at: CGPoint(x: 190, y: 400))
      phone.settle()
    }
    // Indicators fade after a while.
    phone.advance(by: 3)
    phone.settle()
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens")
    let name = "\(page.name)-\(appearance.rawValue).png"
    #expect(try Snapshot(of: phone).matches(fileAt: folder.appending(path: name).path))
  }
}
