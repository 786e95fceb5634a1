import UIKit

/// The bytes of an interface file, for finding places in it.
final class MarkupSource {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Where an element's opening tag begins.
  func start(of element: MarkupElement) -> MarkupPlace { place(at: element.offset) }

  /// The line and column of a byte.
  func place(at offset: Int) -> MarkupPlace {
    // The last line that begins at or before the byte.
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return MarkupPlace(line: low + 1, column: offset - lineStarts[low] + 1)
  }

  private lazy var lineStarts: [Int] = {
    var starts = [0]
    for (place, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(place + 1)
    }
    return starts
  }()

  /// Where the first byte stands that is no UTF-8 text.
  var offsetOfInvalidText: Int? {
    if bytes.contains(0) { return bytes.firstIndex(of: 0) }
    guard String(validating: bytes, as: UTF8.self) == nil else { return nil }
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var offset = 0
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      offset += UTF8.width(scalar)
    }
    return offset
  }
}

extension UTF8 {
  fileprivate static func width(_ scalar: Unicode.Scalar) -> Int { String(scalar).utf8.count }
}
