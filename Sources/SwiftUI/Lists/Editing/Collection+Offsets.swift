import Foundation

extension RangeReplaceableCollection where Self: MutableCollection, Index == Int {
  /// Takes away the elements at some places.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for offset in offsets.reversed() where indices.contains(offset) { remove(at: offset) }
  }
}

extension MutableCollection where Self: RangeReplaceableCollection, Index == Int {
  /// Puts the elements at some places before the one that is at `destination` now.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.filter { indices.contains($0) }
    let elements = moved.map { self[$0] }
    let before = moved.count { $0 < destination }
    for offset in moved.reversed() { remove(at: offset) }
    insert(contentsOf: elements, at: Swift.min(Swift.max(0, destination - before), count))
  }
}
