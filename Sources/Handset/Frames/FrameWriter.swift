import Dispatch
import Foundation
import Raster

/// Encodes and writes pictures on other cores while the next is drawn. Canvases are reused; at
/// most `depth` pictures are on their way at a time.
public final class FrameWriter: @unchecked Sendable {
  private let queue = DispatchQueue(label: "handset.frames", attributes: .concurrent)
  private let group = DispatchGroup()
  private let free: DispatchSemaphore
  private let lock = NSLock()
  private var canvases: [Canvas] = []
  private var failure: PNGError?

  /// A writer for pictures that are mostly of one size in pixels.
  public init(width: Int, height: Int, depth: Int = 3) {
    free = DispatchSemaphore(value: depth)
    canvases = (0..<depth).map { _ in Canvas(width: width, height: height) }
  }

  /// A canvas to draw the next picture on, of the size that pictures have now; waits until one is
  /// free.
  public func nextCanvas(width: Int, height: Int) -> Canvas {
    free.wait()
    let canvas = lock.withLock { canvases.removeLast() }
    if canvas.width == width, canvas.height == height { return canvas }
    return Canvas(width: width, height: height)
  }

  /// Writes a finished canvas to `path` as a PNG and takes the canvas back.
  /// - Throws: the error of an earlier picture, so that a full disk ends the film early.
  public func write(_ canvas: Canvas, to path: String) throws(PNGError) {
    if let failure = lock.withLock({ failure }) {
      giveBack(canvas)
      throw failure
    }
    queue.async(group: group) { [self] in
      do throws(PNGError) {
        try PNGEncoder.write(try PNGEncoder.encode(canvas), to: path)
      } catch {
        lock.withLock { failure = failure ?? error }
      }
      giveBack(canvas)
    }
  }

  /// Waits until every picture is on the disk.
  /// - Throws: the first error of any.
  public func finish() throws(PNGError) {
    group.wait()
    if let failure = lock.withLock({ failure }) { throw failure }
  }

  private func giveBack(_ canvas: Canvas) {
    lock.withLock { canvases.append(canvas) }
    free.signal()
  }
}
