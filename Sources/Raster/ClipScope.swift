import CImage
import Foundation
import QuartzCore

/// A clip that isn't a rectangle, while things are drawn inside it.
struct ClipScope {
  /// A block of pixels and the coverage of the clip in it.
  fileprivate struct Block {
    var saved: Painter.Saved
    var mask: Mask
    /// Where in the mask the block's top left pixel is.
    var offset: Int
    var stride: Int32
  }

  fileprivate enum Mask {
    case shape(ShapeMask)
    case bytes([UInt8])
  }

  fileprivate var blocks: [Block] = []
}

extension Painter {
  /// Starts a clip to a rounded rectangle of whole pixels. Only the pixels in its corners need
  /// care; what is drawn must be limited to the rectangle as such.
  func beginClip(
    _ rect: PixelRect, radius: CGFloat, curve: CALayerCornerCurve, corners: CACornerMask,
    inside clip: PixelRect
  ) -> ClipScope {
    var scope = ClipScope()
    let key = ShapeMask.key(
      width: rect.width, height: rect.height, radius: radius, curve: curve, corners: corners)
    guard !key.shape.isRectangle, let mask = cache.shape(key) else { return scope }
    let extent = key.shape.extent
    let left = min(Int32(extent.width.rounded(.up)), (rect.width + 1) / 2)
    let right = min(Int32(extent.width.rounded(.up)), rect.width - left)
    let top = min(Int32(extent.height.rounded(.up)), (rect.height + 1) / 2)
    let bottom = min(Int32(extent.height.rounded(.up)), rect.height - top)
    let maskWidth = mask.nine.left + 1 + mask.nine.right
    let maskHeight = mask.nine.top + 1 + mask.nine.bottom
    let places: [(CACornerMask, PixelRect, Int32, Int32)] = [
      (
        .layerMinXMinYCorner,
        PixelRect(x0: rect.x0, y0: rect.y0, x1: rect.x0 + left, y1: rect.y0 + top), 0, 0
      ),
      (
        .layerMaxXMinYCorner,
        PixelRect(x0: rect.x1 - right, y0: rect.y0, x1: rect.x1, y1: rect.y0 + top),
        maskWidth - right, 0
      ),
      (
        .layerMinXMaxYCorner,
        PixelRect(x0: rect.x0, y0: rect.y1 - bottom, x1: rect.x0 + left, y1: rect.y1), 0,
        maskHeight - bottom
      ),
      (
        .layerMaxXMaxYCorner,
        PixelRect(x0: rect.x1 - right, y0: rect.y1 - bottom, x1: rect.x1, y1: rect.y1),
        maskWidth - right, maskHeight - bottom
      ),
    ]
    for (corner, place, x, y) in places where corners.contains(corner) {
      let visible = place.intersection(clip).intersection(bounds)
      guard !visible.isEmpty else { continue }
      let column = x + visible.x0 - place.x0
      let row = y + visible.y0 - place.y0
      scope.blocks.append(
        ClipScope.Block(
          saved: save(visible), mask: .shape(mask),
          offset: Int(row) * Int(mask.nine.stride) + Int(column), stride: mask.nine.stride))
    }
    return scope
  }

  /// Starts a clip to a path, whose points `transform` takes to pixels. Returns it with the
  /// rectangle that is left of `clip`.
  func beginClip(
    _ path: CGPath, transform: CGAffineTransform, evenOdd: Bool, inside clip: PixelRect
  ) -> (scope: ClipScope, clip: PixelRect) {
    var scope = ClipScope()
    let box = path.boundingBox.applying(transform)
    guard box.isDrawable, !path.isEmpty else { return (scope, .empty) }
    let rect = PixelRect.around(box).intersection(clip).intersection(bounds)
    guard !rect.isEmpty else { return (scope, .empty) }
    let stride = (rect.width + 3) & ~3
    var bytes = [UInt8](repeating: 0, count: Int(stride) * Int(rect.height))
    let space = transform.concatenating(
      CGAffineTransform(translationX: CGFloat(-rect.x0), y: CGFloat(-rect.y0)))
    let isDrawn = bytes.withUnsafeMutableBufferPointer {
      fillCoverage(
        $0.baseAddress!, width: rect.width, height: rect.height, stride: stride, path: path,
        transform: space, evenOdd: evenOdd)
    }
    guard isDrawn else { return (scope, .empty) }
    scope.blocks.append(
      ClipScope.Block(saved: save(rect), mask: .bytes(bytes), offset: 0, stride: stride))
    return (scope, rect)
  }

  /// Ends a clip; the one begun last ends first.
  func endClip(_ scope: ClipScope) {
    for block in scope.blocks.reversed() {
      switch block.mask {
      case .shape(let mask):
        restore(block.saved, mask: mask.nine.bytes + block.offset, stride: block.stride)
      case .bytes(let bytes):
        bytes.withUnsafeBufferPointer {
          restore(block.saved, mask: $0.baseAddress! + block.offset, stride: block.stride)
        }
      }
    }
  }
}
