import UIKit

extension SystemKeyboard {
  /// The keys that show and have a shape, with their frames in points of the screen.
  var shapedKeyFrames: [(name: String, frame: CGRect)] {
    guard !view.keysView.isHidden else { return [] }
    return view.keyViews.filter(\.key.rect.hasShape).map {
      ($0.key.name, $0.convert($0.bounds, to: nil))
    }
  }

  /// The ink of the emoji in sight, in points of the screen: 29.33 wide and high where it was
  /// measured (APPEARANCE 1.6), and a point more on each side.
  var pictureFrames: [CGRect] {
    let ink: CGFloat = 31.33
    return view.emojiPanel?.grid.visibleCells.map { cell in
      let middle = cell.convert(CGPoint(x: cell.bounds.midX, y: cell.bounds.midY), to: nil)
      return CGRect(x: middle.x - ink / 2, y: middle.y - ink / 2, width: ink, height: ink)
    } ?? []
  }

  /// What the tray is made of now.
  var tray: KeyboardMaterial { view.tray(state) }

  /// The places of words in the bar, in points of the screen, with a margin that leaves the lines
  /// between them free. Which words stand there nobody can know from outside.
  var wordFrames: [CGRect] {
    guard !view.bar.isHidden else { return [] }
    return view.bar.wordSlots.map { view.bar.convert($0, to: nil).insetBy(dx: 4, dy: 4) }
  }
}
