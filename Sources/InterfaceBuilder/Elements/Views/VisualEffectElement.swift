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

  private static func effect(_ element: MarkupElement) -> UIVisualEffect? {
    guard let vibrancy = element.child("vibrancyEffect") else {
      return element.child("blurEffect").map(blur)
    }
    guard let material = vibrancy.child("blurEffect") else { return nil }
    return UIVibrancyEffect(
      blurEffect: blur(material), style: vibrancy.choice("style", vibrancies) ?? .label)
  }

  private static func blur(_ element: MarkupElement) -> UIBlurEffect {
    UIBlurEffect(style: element.choice("style", styles) ?? .regular)
  }

  private static let vibrancies: [String: UIVibrancyEffectStyle] = [
    "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
    "quaternaryLabel": .quaternaryLabel, "fill": .fill, "secondaryFill": .secondaryFill,
    "tertiaryFill": .tertiaryFill, "separator": .separator,
  ]

  private static let styles: [String: UIBlurEffect.Style] = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular,
    "prominent": .prominent, "systemUltraThinMaterial": .systemUltraThinMaterial,
    "systemThinMaterial": .systemThinMaterial, "systemMaterial": .systemMaterial,
    "systemThickMaterial": .systemThickMaterial, "systemChromeMaterial": .systemChromeMaterial,
    "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
    "systemThinMaterialLight": .systemThinMaterialLight,
    "systemMaterialLight": .systemMaterialLight,
    "systemThickMaterialLight": .systemThickMaterialLight,
    "systemChromeMaterialLight": .systemChromeMaterialLight,
    "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
    "systemThinMaterialDark": .systemThinMaterialDark,
    "systemMaterialDark": .systemMaterialDark,
    "systemThickMaterialDark": .systemThickMaterialDark,
    "systemChromeMaterialDark": .systemChromeMaterialDark,
  ]
}
