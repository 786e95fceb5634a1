import UIKit

extension Avoidance {
  /// The indices of `frames` in reading order: rows from top to bottom, in a row from where a
  /// line of text starts. Frames are in one row when the middle of one is within the height of
  /// the row's first.
  public static func readingOrder(of frames: [CGRect], isRightToLeft: Bool = false) -> [Int] {
    let fromTop = frames.indices.sorted { (frames[$0].minY, $0) < (frames[$1].minY, $1) }
    var rows: [[Int]] = []
    for index in fromTop {
      let middle = frames[index].midY
      if let first = rows.last?.first, frames[first].minY <= middle, middle < frames[first].maxY {
        rows[rows.count - 1].append(index)
      } else {
        rows.append([index])
      }
    }
    return rows.flatMap { row in
      row.sorted {
        let (one, other) = (frames[$0].midX, frames[$1].midX)
        if one == other { return $0 < $1 }
        return (one < other) != isRightToLeft
      }
    }
  }
}
