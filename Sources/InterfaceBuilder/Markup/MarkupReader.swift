import FoundationXML
import UIKit

/// Reads XML into elements, within limits, and never looks at anything but the given bytes.
final class MarkupReader: NSObject, XMLParserDelegate {
  /// What is more than any interface file that a person has made.
  private enum Limit {
    static let bytes = 64 << 20
    static let depth = 200
    static let elements = 600_000
    static let viewsInScene = 50_000
  }

  private let file: String
  private let source: MarkupSource
  private var root: MarkupElement?
  private var open: [MarkupElement] = []
  private var elementCount = 0
  /// In the present scene.
  private var viewCount = 0
  private var failure: InterfaceDiagnostic?

  private init(_ data: Data, file: String) {
    self.file = file
    source = MarkupSource(data)
  }

  static func read(
    _ data: Data, file: String
  ) throws(InterfaceDiagnostic) -> (root: MarkupElement, source: MarkupSource) {
    let reader = MarkupReader(data, file: file)
    return (try reader.read(data), reader.source)
  }

  private func read(_ data: Data) throws(InterfaceDiagnostic) -> MarkupElement {
    guard data.count <= Limit.bytes else {
      throw error(.start, "the file is larger than \(Limit.bytes >> 20) MB")
    }
    try checkEncoding(data)
    if let offset = source.offsetOfDocumentType {
      throw error(
        source.place(at: offset),
        "a document type is not allowed, for it may define entities")
    }
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    parser.delegate = self
    // Of some faults the parser tells only on the way.
    let isComplete = parser.parse()
    if let failure { throw failure }
    guard isComplete, let root, open.isEmpty else {
      throw error(place(of: parser), Self.reason(code: nil, open: open.last))
    }
    return root
  }

  private func checkEncoding(_ data: Data) throws(InterfaceDiagnostic) {
    guard !data.isEmpty else { throw error(.start, "the file is empty") }
    guard let offset = source.offsetOfInvalidText else { return }
    throw error(source.place(at: offset), "the file is not text in UTF-8")
  }

  private func error(_ place: MarkupPlace, _ message: String) -> InterfaceDiagnostic {
    InterfaceDiagnostic(.error, file: file, place: place, message)
  }

  private func place(of parser: XMLParser) -> MarkupPlace {
    MarkupPlace(line: max(1, parser.lineNumber), column: max(1, parser.columnNumber))
  }

  /// Numbers of errors in libxml2.
  private enum Fault {
    static let undeclaredEntity = 26
    static let repeatedAttribute = 42
    static let wrongEnd: Set = [5, 73, 76, 77]
  }

  private static func reason(code: Int?, open: MarkupElement?) -> String {
    switch code {
    case Fault.undeclaredEntity:
      return "an entity is used that XML does not define"
    case Fault.repeatedAttribute:
      return "an attribute is given twice"
    case let code? where !Fault.wrongEnd.contains(code):
      return open.map { "the XML is damaged inside <\($0.name)>" } ?? "the XML is damaged"
    default:
      return open.map { "the file ends or goes on wrongly inside <\($0.name)>" }
        ?? "the file is not XML"
    }
  }

  // MARK: XMLParserDelegate

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let element = MarkupElement(name: elementName, attributes: attributes, end: place(of: parser))
    elementCount += 1
    if elementName == "scene" { viewCount = 0 }
    if open.last?.name == "subviews" { viewCount += 1 }
    if elementCount > Limit.elements {
      stop(parser, "the file has more than \(Limit.elements) elements")
    } else if viewCount > Limit.viewsInScene {
      stop(parser, "the scene has more than \(Limit.viewsInScene) views")
    } else if open.count >= Limit.depth {
      stop(parser, "elements are nested more than \(Limit.depth) deep")
    } else {
      if let outer = open.last { outer.children.append(element) } else { root = element }
      open.append(element)
    }
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    stop(parser, Self.reason(code: (parseError as NSError).code, open: open.last))
  }

  private func stop(_ parser: XMLParser, _ message: String) {
    guard failure == nil else { return }
    failure = error(place(of: parser), message)
    parser.abortParsing()
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    guard failure == nil else { return }
    open.removeLast()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard let element = open.last, Self.textElements.contains(element.name) else { return }
    element.text += string
  }

  /// Elements whose text matters; between others there is only indentation.
  private static let textElements: Set<String> = ["string", "mutableString", "data"]
}
