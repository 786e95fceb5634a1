import Foundation

/// Fills the gaps of a field of numbers on a grid.
enum SmoothField {
  /// Goes over the gaps, each time in both directions.
  private static let sweeps = 60

  /// The field with every gap as the mean of its neighbours, so that it goes over evenly from one
  /// known place to the next (Laplace's equation, by Gauss and Seidel's iteration). A grid without
  /// any known place is 0 everywhere.
  static func filled(_ known: [CGFloat?], columns: Int) -> [CGFloat] {
    let values = known.compactMap(\.self)
    guard !values.isEmpty, columns > 0 else { return known.map { _ in 0 } }
    let mean = values.reduce(0, +) / CGFloat(values.count)
    var field = known.map { $0 ?? mean }
    let gaps = known.indices.filter { known[$0] == nil }
    let neighbors = gaps.map { index -> [Int] in
      let (x, rows) = (index % columns, known.count)
      return [
        x > 0 ? index - 1 : nil, x < columns - 1 ? index + 1 : nil,
        index >= columns ? index - columns : nil, index + columns < rows ? index + columns : nil,
      ].compactMap(\.self)
    }
    func relax(_ gap: Int) {
      let around = neighbors[gap]
      field[gaps[gap]] = around.reduce(0) { $0 + field[$1] } / CGFloat(max(1, around.count))
    }
    for _ in 0..<sweeps {
      for gap in gaps.indices { relax(gap) }
      for gap in gaps.indices.reversed() { relax(gap) }
    }
    return field
  }
}
