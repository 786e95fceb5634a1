import Foundation
import UIKit

/// Files of real apps with the frames that Interface Builder stored in them. They are no part of
/// the package; tests that use them are skipped where they are missing.
enum GroundTruth {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("shared/interface-builder")

  static var isThere: Bool {
    FileManager.default.fileExists(atPath: folder.appendingPathComponent("scenes.jsonl").path)
  }

  /// A scene, or what is laid out on its own in one.
  struct Scene: Decodable {
    struct View: Decodable {
      let id: String
      let parent: String?
      let frame: [CGFloat]
    }

    let file: String
    let kind: String
    let scene: String
    let root: String
    /// Whether its frames are right beyond doubt.
    let pure: Bool
    let views: [View]
  }

  /// A constraint that an app moves with the keyboard, and where that puts views.
  struct KeyboardCase: Decodable {
    struct Move: Decodable {
      /// Alignment rectangles in the root view: x, y, width, height.
      let moved: [String: [CGFloat]]
    }

    let file: String
    let scene: String
    let root: String
    let constraint: String
    let moves: [String: Move]

    enum CodingKeys: String, CodingKey {
      case file, scene, root, constraint
      case moves = "alignment_rects"
    }
  }

  static func lines<Line: Decodable>(_ type: Line.Type, of name: String) throws -> [Line] {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      .split(separator: "\n").map { try JSONDecoder().decode(type, from: Data($0.utf8)) }
  }
}
