import UIKit

extension ViewKind {
  static let visualEffectView = ViewKind("UIVisualEffectView") { _ in
    UIVisualEffectView(effect: nil)
  } configure: { view, element, builder in
    view.effect = effect(element)
    if let content = element.child(key: "contentView") {
      builder.fill(view.contentView, with: content)
    }
  }

  /// A vibrancy effect counts as the blur around which it is.
  private static func effect(_ element: MarkupElement) -> UIVisualEffect? {
    let vibrancy = element.child("vibrancyEffect")
    guard let blur = element.child("blurEffect") ?? vibrancy?.child("blurEffect") else {
      return nil
    }
    return UIBlurEffect(style: blur.choice("style", styles) ?? .regular)
  }

  private static let styles: [String: UIBlurEffect.Style] = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
    "prominent": .prominent, "systemUltraThinMaterial": .systemUltraThinMaterial,
    "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
    "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
  ]
}
