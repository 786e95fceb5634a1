import UIKit

/// Reads XML into elements, within limits, and never looks at anything but the given bytes.
///
/// There are no document types, and so no entities but those that XML itself defines.
struct MarkupReader {
  /// What is more than any interface file that a person has made.
  private enum Limit {
    static let depth = 200
    static let elements = 600_000
    static let attributes = 100
    static let viewsInScene = 50_000
  }

  private let file: String
  private let source: MarkupSource
  private var scanner: MarkupScanner
  private var root: MarkupElement?
  private var open: [MarkupElement] = []
  private var elementCount = 0
  /// In the present scene.
  private var viewCount = 0

  private init(_ bytes: [UInt8], file: String) {
    self.file = file
    source = MarkupSource(bytes)
    scanner = MarkupScanner(bytes)
  }

  static func read(
    _ data: Data, file: String
  ) throws(InterfaceDiagnostic) -> (root: MarkupElement, source: MarkupSource) {
    guard data.count <= InterfaceDocument.mostBytes else {
      throw InterfaceDiagnostic(tooLarge: file)
    }
    var reader = MarkupReader(text(of: data), file: file)
    do {
      return (try reader.read(), reader.source)
    } catch {
      throw InterfaceDiagnostic(
        .error, file: file, place: reader.source.place(at: error.offset), error.message)
    }
  }

  /// The bytes of a file in UTF-8, whatever the file says that it is in.
  private static func text(of data: Data) -> [UInt8] {
    let head = String(decoding: data.prefix(200), as: UTF8.self)
    guard let name = head.firstMatch(of: /^<\?xml[^>]*encoding=["']([-\w]+)["']/)?.1,
      let encoding = encodings[name.lowercased()],
      let text = String(data: data, encoding: encoding)
    else { return Array(data) }
    return Array(text.utf8)
  }

  /// Encodings of one byte a character, by the names that XML has for them.
  private static let encodings: [String: String.Encoding] = [
    "iso-8859-1": .isoLatin1, "latin1": .isoLatin1, "windows-1252": .windowsCP1252,
    "macintosh": .macOSRoman,
  ]

  private mutating func read() throws(MarkupFault) -> MarkupElement {
    guard !scanner.bytes.isEmpty else { throw MarkupFault(0, "the file is empty") }
    if let offset = source.offsetOfInvalidText {
      throw MarkupFault(offset, "the file is not text in UTF-8")
    }
    scanner.skip("\u{FEFF}")
    while !scanner.isAtEnd {
      if scanner.isAt("<") { try readMarkup() } else { try readText() }
    }
    guard open.isEmpty, let root else { throw unfinished(open.last?.name) }
    return root
  }

  private func unfinished(_ name: String?) -> MarkupFault {
    MarkupFault(
      scanner.bytes.count,
      name.map { "the file ends or goes on wrongly inside <\($0)>" } ?? "the file is not XML")
  }

  private func damaged(_ name: String?) -> MarkupFault {
    MarkupFault(
      scanner.offset, name.map { "the XML is damaged inside <\($0)>" } ?? "the file is not XML")
  }

  // MARK: Markup

  private mutating func readMarkup() throws(MarkupFault) {
    if scanner.skip("<?") {
      guard scanner.skip(past: "?>") else { throw unfinished(open.last?.name) }
    } else if scanner.skip("<!--") {
      guard scanner.skip(past: "-->") else { throw unfinished(open.last?.name) }
    } else if scanner.skip("<![CDATA[") {
      let start = scanner.offset
      guard !open.isEmpty else { throw damaged(nil) }
      guard scanner.skip(past: "]]>") else { throw unfinished(open.last?.name) }
      add(scanner.plainText(start..<(scanner.offset - 3)))
    } else if scanner.isAt("<!") {
      throw open.isEmpty && root == nil
        ? MarkupFault(
          scanner.offset, "a document type is not allowed, for it may define entities")
        : damaged(open.last?.name)
    } else if scanner.isAt("</") {
      try readEndTag()
    } else {
      try readStartTag()
    }
  }

  private mutating func readText() throws(MarkupFault) {
    let range = scanner.skipText()
    if open.isEmpty {
      guard let strange = scanner.firstNonSpace(in: range) else { return }
      throw MarkupFault(
        strange, root == nil ? "the file is not XML" : "there is more after the end of the file")
    }
    add(try scanner.text(range, isAttribute: false))
  }

  private func add(_ text: String) {
    guard let element = open.last, Self.textElements.contains(element.name) else { return }
    element.text += text
  }

  /// Elements whose text matters; between others there is only indentation.
  private static let textElements: Set<String> = ["string", "mutableString", "data"]

  // MARK: Tags

  private mutating func readEndTag() throws(MarkupFault) {
    let start = scanner.offset
    scanner.skip("</")
    let name = scanner.readName()
    scanner.skipSpace()
    guard let name, scanner.skip(">") else {
      throw scanner.isAtEnd ? unfinished(open.last?.name) : damaged(open.last?.name)
    }
    guard let element = open.last, element.name == name else {
      throw MarkupFault(
        start, open.last.map { "</\(name)> ends <\($0.name)>" } ?? "</\(name)> ends nothing")
    }
    open.removeLast()
  }

  private mutating func readStartTag() throws(MarkupFault) {
    let start = scanner.offset
    scanner.skip("<")
    guard let name = scanner.readName() else {
      throw scanner.isAtEnd ? unfinished(open.last?.name) : damaged(open.last?.name)
    }
    guard !open.isEmpty || root == nil else {
      throw MarkupFault(start, "there is more after the end of the file")
    }
    let element = MarkupElement(name: name, offset: start)
    while true {
      let isApart = scanner.skipSpace()
      if scanner.isAtEnd { throw unfinished(name) }
      if scanner.skip("/>") { return try append(element, isOpen: false) }
      if scanner.skip(">") { return try append(element, isOpen: true) }
      guard isApart else { throw damaged(name) }
      try readAttribute(of: element)
    }
  }

  private mutating func readAttribute(of element: MarkupElement) throws(MarkupFault) {
    let start = scanner.offset
    guard let name = scanner.readName() else { throw damaged(element.name) }
    scanner.skipSpace()
    guard scanner.skip("=") else { throw faulty(element) }
    scanner.skipSpace()
    guard let value = try scanner.readQuoted() else { throw faulty(element) }
    guard element.add(name, value) else {
      throw MarkupFault(start, "the attribute \(name) is given twice")
    }
    if element.attributes.count > Limit.attributes {
      throw MarkupFault(start, "the element has more than \(Limit.attributes) attributes")
    }
  }

  private func faulty(_ element: MarkupElement) -> MarkupFault {
    scanner.isAtEnd ? unfinished(element.name) : damaged(element.name)
  }

  private mutating func append(_ element: MarkupElement, isOpen: Bool) throws(MarkupFault) {
    elementCount += 1
    if element.name == "scene" { viewCount = 0 }
    if open.last?.name == "subviews" { viewCount += 1 }
    if elementCount > Limit.elements {
      throw MarkupFault(element.offset, "the file has more than \(Limit.elements) elements")
    }
    if viewCount > Limit.viewsInScene {
      throw MarkupFault(
        element.offset, "the scene has more than \(Limit.viewsInScene) views")
    }
    if open.count >= Limit.depth {
      throw MarkupFault(
        element.offset, "elements are nested more than \(Limit.depth) deep")
    }
    if let outer = open.last { outer.children.append(element) } else { root = element }
    if isOpen { open.append(element) }
  }
}
