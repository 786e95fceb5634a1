import Foundation
import UIKit

/// The views on a phone's screen, for reading (text) and for programs (JSON).
public struct ViewTree: Codable, Hashable, Sendable {
  /// Seconds on the phone's clock.
  public var time: Double
  /// The screen: width and height in points.
  public var size: [Double]
  /// The keyboard at this instant: x, y, width, height in points of the screen; left out while
  /// hidden.
  public var keyboard: [Double]?
  /// The root view of the app's window.
  public var root: ViewNode

  /// Everything in the app's window at this instant.
  @MainActor
  public init(_ phone: Phone) {
    phone.makeCurrent()
    time = phone.time
    let bounds = phone.application.screen.bounds
    size = [bounds.width, bounds.height]
    if let frame = phone.keyboardFrame {
      keyboard = [frame.minX, frame.minY, frame.width, frame.height]
    }
    root = ViewNode(phone.window, on: phone)
  }

  /// The tree as JSON with sorted keys.
  public func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }

  /// One line a view, indented by depth: class, identifier, text, frame on the screen, state.
  public var text: String {
    var lines: [String] = []
    Self.append(root, depth: 0, to: &lines)
    if let keyboard { lines.append("keyboard " + Self.rect(keyboard)) }
    return lines.joined(separator: "\n")
  }

  private static func append(_ node: ViewNode, depth: Int, to lines: inout [String]) {
    var parts = [node.class]
    if let id = node.id { parts.append("#" + id) }
    if let label = node.label { parts.append("label " + quoted(label)) }
    if let text = node.text, !text.isEmpty { parts.append(quoted(text)) }
    if let placeholder = node.placeholder, node.text?.isEmpty != false {
      parts.append("placeholder " + quoted(placeholder))
    }
    parts.append(rect(node.screen))
    if node.secure == true { parts.append("secure") }
    if node.focused == true { parts.append("focused") }
    if node.hidden == true { parts.append("hidden") }
    if let alpha = node.alpha { parts.append("alpha \(number(alpha))") }
    if let offset = node.offset {
      parts.append("offset " + offset.map(number).joined(separator: " "))
    }
    lines.append(String(repeating: "  ", count: depth) + parts.joined(separator: " "))
    for child in node.children ?? [] { append(child, depth: depth + 1, to: &lines) }
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacingOccurrences(of: "\n", with: "\\n") + "\""
  }

  private static func rect(_ numbers: [Double]) -> String {
    "(" + numbers.map(number).joined(separator: " ") + ")"
  }

  /// Whole numbers without a fraction, others with at most three digits of it.
  private static func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() && abs(rounded) < 1e15
      ? String(Int(rounded)) : String(rounded)
  }
}

extension ViewTree: CustomStringConvertible {
  /// What `handset tree` prints.
  public var description: String { text }
}
