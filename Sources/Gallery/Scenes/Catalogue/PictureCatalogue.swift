import UIKit

/// Pictures in every content mode, and every material.
@MainActor
enum PictureCatalogue {
  private static let modes: [(name: String, mode: UIView.ContentMode)] = [
    ("scaleToFill", .scaleToFill), ("aspectFit", .scaleAspectFit),
    ("aspectFill", .scaleAspectFill), ("redraw", .redraw), ("center", .center), ("top", .top),
    ("bottom", .bottom), ("left", .left), ("right", .right), ("topLeft", .topLeft),
    ("topRight", .topRight), ("bottomLeft", .bottomLeft), ("bottomRight", .bottomRight),
  ]

  private static let materials: [(name: String, style: UIBlurEffect.Style)] = [
    ("extraLight", .extraLight), ("light", .light), ("dark", .dark), ("regular", .regular),
    ("prominent", .prominent), ("ultraThin", .systemUltraThinMaterial),
    ("thin", .systemThinMaterial), ("material", .systemMaterial),
    ("thick", .systemThickMaterial), ("chrome", .systemChromeMaterial),
    ("ultraThinLight", .systemUltraThinMaterialLight),
    ("ultraThinDark", .systemUltraThinMaterialDark),
    ("thinLight", .systemThinMaterialLight), ("thinDark", .systemThinMaterialDark),
    ("materialLight", .systemMaterialLight), ("materialDark", .systemMaterialDark),
    ("thickLight", .systemThickMaterialLight), ("thickDark", .systemThickMaterialDark),
    ("chromeLight", .systemChromeMaterialLight), ("chromeDark", .systemChromeMaterialDark),
  ]

  private static let vibrancies: [(name: String, style: UIVibrancyEffectStyle)] = [
    ("label", .label), ("secondaryLabel", .secondaryLabel), ("tertiaryLabel", .tertiaryLabel),
    ("quaternaryLabel", .quaternaryLabel), ("fill", .fill), ("secondaryFill", .secondaryFill),
    ("tertiaryFill", .tertiaryFill), ("separator", .separator),
  ]

  static func rows() -> [UIView] {
    grid("Content modes", of: modes.map { picture($0.name, $0.mode) }, columns: 4)
      + grid("Materials", of: materials.map { material($0.name, $0.style) }, columns: 2)
      + grid(
        "On a light and on a dark material",
        of: vibrancies.flatMap { vibrancy in
          [UIBlurEffect.Style.systemMaterialLight, .systemMaterialDark].map {
            vibrant(vibrancy.name, vibrancy.style, on: $0)
          }
        }, columns: 2)
  }

  private static func grid(_ name: String, of views: [UIView], columns: Int) -> [UIView] {
    let lines = stride(from: 0, to: views.count, by: columns).map { start -> UIView in
      let line = UIStackView(
        arrangedSubviews: Array(views[start..<min(start + columns, views.count)]))
      for _ in line.arrangedSubviews.count..<columns { line.addArrangedSubview(UIView()) }
      line.distribution = .fillEqually
      line.spacing = 8
      return line
    }
    return [CatalogueRow(name, .column, lines)]
  }

  // MARK: Pictures

  private static func picture(_ name: String, _ mode: UIView.ContentMode) -> UIView {
    let view = UIImageView(image: arrow)
    view.contentMode = mode
    view.clipsToBounds = true
    view.backgroundColor = .secondarySystemBackground
    view.heightAnchor.constraint(equalToConstant: 56).isActive = true
    let label = UILabel(name, style: .caption2, color: .secondaryLabel)
    let stack = UIStackView(arrangedSubviews: [view, label])
    stack.axis = .vertical
    stack.spacing = 2
    return stack
  }

  /// A picture whose corners and directions can be told apart.
  private static let arrow: UIImage = {
    let size = CGSize(width: 44, height: 20)
    return UIGraphicsImageRenderer(size: size).image { _ in
      UIColor.systemBlue.setFill()
      UIBezierPath(rect: CGRect(origin: .zero, size: size)).fill()
      UIColor.white.setFill()
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 22, y: 3))
      path.addLine(to: CGPoint(x: 36, y: 17))
      path.addLine(to: CGPoint(x: 8, y: 17))
      path.close()
      path.fill()
      UIColor.systemRed.setFill()
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 7, height: 7)).fill()
    }
  }()

  // MARK: Materials

  private static func material(_ name: String, _ style: UIBlurEffect.Style) -> UIView {
    let glass = UIVisualEffectView(effect: UIBlurEffect(style: style))
    let label = UILabel(name, style: .footnote)
    if name.lowercased().hasSuffix("dark") { label.textColor = .white }
    if name.lowercased().hasSuffix("light") { label.textColor = .black }
    centre(label, in: glass.contentView)
    return onStripes(glass)
  }

  private static func vibrant(
    _ name: String, _ style: UIVibrancyEffectStyle, on material: UIBlurEffect.Style
  ) -> UIView {
    let blur = UIBlurEffect(style: material)
    let glass = UIVisualEffectView(effect: blur)
    let vibrancy = UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur, style: style))
    vibrancy.frame = glass.contentView.bounds
    vibrancy.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    glass.contentView.addSubview(vibrancy)
    centre(UILabel(name, style: .headline), in: vibrancy.contentView)
    return onStripes(glass)
  }

  private static func centre(_ label: UILabel, in view: UIView) {
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
    ])
  }

  private static func onStripes(_ glass: UIVisualEffectView) -> UIView {
    let ground = Stripes()
    glass.layer.cornerRadius = 8
    glass.clipsToBounds = true
    glass.translatesAutoresizingMaskIntoConstraints = false
    ground.addSubview(glass)
    NSLayoutConstraint.activate([
      ground.heightAnchor.constraint(equalToConstant: 56),
      glass.topAnchor.constraint(equalTo: ground.topAnchor, constant: 10),
      glass.bottomAnchor.constraint(equalTo: ground.bottomAnchor, constant: -10),
      glass.leadingAnchor.constraint(equalTo: ground.leadingAnchor, constant: 10),
      glass.trailingAnchor.constraint(equalTo: ground.trailingAnchor, constant: -10),
    ])
    return ground
  }
}

/// Upright stripes in strong colours.
private final class Stripes: UIView {
  private let colors: [UIColor] = [
    .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemBlue, .systemPurple,
  ]

  override func draw(_ rect: CGRect) {
    let width = bounds.width / CGFloat(colors.count)
    for (place, color) in colors.enumerated() {
      color.setFill()
      UIBezierPath(
        rect: CGRect(x: CGFloat(place) * width, y: 0, width: width, height: bounds.height)
      ).fill()
    }
  }
}
