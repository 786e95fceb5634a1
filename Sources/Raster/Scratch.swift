/// Memory for pixels that are put aside and brought back in the opposite order. It grows to what
/// a frame needs and is used again for the next.
final class Scratch {
  private var base: UnsafeMutablePointer<UInt32>?
  private var capacity = 0
  private var used = 0

  deinit {
    base?.deallocate()
  }

  /// Room for `count` pixels; the result is its place.
  func push(_ count: Int) -> Int {
    let place = used
    used += count
    if used > capacity {
      let larger = max(used, capacity * 2, 65_536)
      let fresh = UnsafeMutablePointer<UInt32>.allocate(capacity: larger)
      if let base {
        fresh.update(from: base, count: place)
        base.deallocate()
      }
      base = fresh
      capacity = larger
    }
    return place
  }

  /// Gives back what was pushed at `place` and everything after it.
  func pop(to place: Int) {
    used = place
  }

  /// The pixels at a place; valid until the next `push`.
  func pixels(at place: Int) -> UnsafeMutablePointer<UInt32> {
    base! + place
  }
}
