import UIKit

/// The bytes of an interface file, for finding places in it.
final class MarkupSource {
  private let bytes: [UInt8]

  init(_ data: Data) {
    bytes = Array(data)
  }

  /// Where the opening tag begins that ends at a place.
  func start(of element: MarkupElement) -> MarkupPlace {
    guard let end = offset(of: element.end) else { return element.end }
    let tag = Array("<\(element.name)".utf8)
    var offset = min(end, bytes.count - tag.count)
    while offset >= 0 {
      if bytes[offset] == tag[0], bytes[offset..<(offset + tag.count)].elementsEqual(tag) {
        return place(at: offset)
      }
      offset -= 1
    }
    return element.end
  }

  func place(at offset: Int) -> MarkupPlace {
    var place = MarkupPlace.start
    for byte in bytes.prefix(offset) {
      if byte == UInt8(ascii: "\n") {
        place.line += 1
        place.column = 1
      } else {
        place.column += 1
      }
    }
    return place
  }

  private func offset(of place: MarkupPlace) -> Int? {
    var line = 1
    var offset = 0
    while line < place.line {
      guard let end = bytes[offset...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      offset = end + 1
      line += 1
    }
    return min(offset + place.column, bytes.count)
  }

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

  /// Where a document type declaration stands before the first element.
  var offsetOfDocumentType: Int? {
    var offset = 0
    while let next = bytes[offset...].firstIndex(of: UInt8(ascii: "<")) {
      if starts("<!--", at: next) {
        guard let end = end(of: "-->", from: next) else { return nil }
        offset = end
      } else if starts("<?", at: next) {
        guard let end = end(of: "?>", from: next) else { return nil }
        offset = end
      } else {
        return starts("<!", at: next) ? next : nil
      }
    }
    return nil
  }

  private func starts(_ text: StaticString, at offset: Int) -> Bool {
    text.withUTF8Buffer { bytes[offset...].starts(with: $0) }
  }

  private func end(of text: StaticString, from offset: Int) -> Int? {
    var place = offset
    let count = text.utf8CodeUnitCount
    while place + count <= bytes.count {
      if starts(text, at: place) { return place + count }
      place += 1
    }
    return nil
  }
}

extension UTF8 {
  fileprivate static func width(_ scalar: Unicode.Scalar) -> Int { String(scalar).utf8.count }
}
