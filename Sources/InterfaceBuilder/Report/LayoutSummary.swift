import UIKit

/// What a layout report says to people: a paragraph for every scene with something to say, and a
/// line that counts.
public struct LayoutSummary {
  private let scenes: [SceneLayout]

  /// A summary of scenes.
  public init(_ scenes: [SceneLayout]) {
    self.scenes = scenes
  }

  /// The scenes that were compared.
  public var compared: [SceneLayout] { scenes.filter { $0.reason == nil } }

  /// Whether every compared scene is right.
  public var isRight: Bool { compared.allSatisfy(\.isRight) }

  /// The whole text.
  public var text: String {
    (scenes.compactMap(paragraph) + [lastLine]).joined(separator: "\n")
  }

  /// How many scenes are right, are not, and were left out.
  public var lastLine: String {
    let right = compared.count(where: \.isRight)
    let left = scenes.count - compared.count
    return "\(right) of \(compared.count) scenes right, \(left) left out"
  }

  private func paragraph(_ scene: SceneLayout) -> String? {
    let title = "\(scene.file) \(scene.scene)"
    if let reason = scene.reason { return "\(title): left out, \(reason)" }
    guard !scene.isRight else { return nil }
    return "\(title): \(scene.wrongViews.count) of \(scene.allViews.count) views off\n"
      + scene.wrongViews.map(line).joined(separator: "\n")
  }

  private func line(_ view: ViewLayout) -> String {
    "  \(view.id) \(view.className) \(Self.text(view.frame)) stored \(Self.text(view.stored))"
      + ", off \(Self.text(view.off))"
  }

  private static func text(_ rect: CGRect) -> String {
    "(\(text(rect.minX)), \(text(rect.minY)), \(text(rect.width)), \(text(rect.height)))"
  }

  private static func text(_ value: CGFloat) -> String {
    let hundredths = (Double(value) * 100).rounded() / 100
    return hundredths == hundredths.rounded() ? "\(Int(hundredths))" : "\(hundredths)"
  }
}
