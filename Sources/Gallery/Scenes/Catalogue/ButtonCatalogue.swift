import UIKit

/// Buttons of every kind, configuration and size, in every state.
@MainActor
enum ButtonCatalogue {
  private static let states: [(name: String, state: UIControl.State)] = [
    ("Normal", .normal), ("Pressed", .highlighted), ("Selected", .selected), ("Off", .disabled),
  ]

  private static let styles: [(name: String, make: () -> UIButton.Configuration)] = [
    ("plain", UIButton.Configuration.plain), ("gray", UIButton.Configuration.gray),
    ("tinted", UIButton.Configuration.tinted), ("filled", UIButton.Configuration.filled),
  ]

  private static let bordered: [(name: String, make: () -> UIButton.Configuration)] = [
    ("Borderless", UIButton.Configuration.borderless),
    ("Bordered", UIButton.Configuration.bordered),
    ("Tinted", UIButton.Configuration.borderedTinted),
    ("Prominent", UIButton.Configuration.borderedProminent),
  ]

  static func rows() -> [UIView] {
    var rows: [UIView] = styles.map { configured($0.name, $0.make) }
    rows += contents()
    rows += shapes()
    rows += classic()
    return rows
  }

  private static func configured(
    _ name: String, _ make: () -> UIButton.Configuration
  ) -> UIView {
    let buttons = states.map { title, state in
      button(make()) { $0.title = title }.showing(state)
    }
    buttons[0].accessibilityIdentifier = name
    return CatalogueRow("Configuration \(name)", buttons)
  }

  private static func button(
    _ configuration: UIButton.Configuration,
    _ change: (inout UIButton.Configuration) -> Void
  ) -> UIButton {
    var configuration = configuration
    change(&configuration)
    return UIButton(configuration: configuration)
  }

  // MARK: Content

  private static func contents() -> [UIView] {
    [
      CatalogueRow(
        "With borders",
        bordered.map { kind in
          button(kind.make()) {
            $0.title = kind.name
            $0.buttonSize = .small
          }
        }),
      CatalogueRow(
        "Picture before, behind, above, below",
        [NSDirectionalRectEdge.leading, .trailing, .top, .bottom].map { edge in
          button(.gray()) {
            $0.title = "Star"
            $0.image = UIImage(systemName: "star.fill")
            $0.imagePadding = 6
            $0.imagePlacement = edge
          }
        }),
      CatalogueRow(
        "Picture alone, busy",
        [
          button(.plain()) { $0.image = UIImage(systemName: "trash") },
          button(.tinted()) { $0.image = UIImage(systemName: "trash") },
          button(.filled()) { $0.image = UIImage(systemName: "trash") }.showing(.disabled),
          button(.gray()) { $0.showsActivityIndicator = true },
          button(.filled()) {
            $0.title = "Busy"
            $0.showsActivityIndicator = true
            $0.imagePadding = 8
          },
        ]),
      CatalogueRow(
        "Subtitle: automatic, leading, centred, trailing",
        [UIButton.Configuration.TitleAlignment.automatic, .leading, .center, .trailing].map {
          alignment in
          button(.tinted()) {
            $0.title = "Title"
            $0.subtitle = "A subtitle"
            $0.titleAlignment = alignment
            $0.contentInsets.leading = 8
            $0.contentInsets.trailing = 8
          }
        }),
    ]
  }

  // MARK: Shapes

  private static func shapes() -> [UIView] {
    let sizes: [(String, UIButton.Configuration.Size)] = [
      ("Mini", .mini), ("Small", .small), ("Medium", .medium), ("Large", .large),
    ]
    let corners: [(String, UIButton.Configuration.CornerStyle)] = [
      ("Fixed", .fixed), ("Dyn.", .dynamic), ("Small", .small), ("Med.", .medium),
      ("Large", .large), ("Capsule", .capsule),
    ]
    return [
      CatalogueRow(
        "Sizes",
        sizes.map { name, size in
          button(.tinted()) {
            $0.title = name
            $0.buttonSize = size
          }
        }),
      CatalogueRow(
        "Corners",
        corners.map { name, corner in
          button(.filled()) {
            $0.title = name
            $0.cornerStyle = corner
            $0.buttonSize = .mini
          }
        }),
      CatalogueRow(
        "Colours of its own, a border, a tint",
        [
          button(.filled()) {
            $0.title = "Own"
            $0.baseBackgroundColor = .systemPink
          },
          button(.gray()) {
            $0.title = "Own"
            $0.baseForegroundColor = .systemOrange
          },
          button(.plain()) {
            $0.title = "Border"
            $0.background.strokeColor = .systemGreen
            $0.background.strokeWidth = 1
          },
          tinted(button(.tinted()) { $0.title = "Tint" }, .systemPurple),
          tinted(button(.filled()) { $0.title = "Tint" }, .systemPurple),
        ]),
    ]
  }

  private static func tinted(_ button: UIButton, _ color: UIColor) -> UIButton {
    button.tintColor = color
    return button
  }

  // MARK: Without configuration

  private static func classic() -> [UIView] {
    [
      CatalogueRow("Kind system", states.map { titled(.system, $0, $1) }),
      CatalogueRow(
        "Kind custom, a title and a colour for each state",
        states.map { titled(.custom, $0, $1) }),
      CatalogueRow(
        "System with a picture",
        states.map { _, state in
          let button = UIButton(type: .system)
          button.setImage(UIImage(systemName: "heart"), for: .normal)
          button.setTitle(" Heart", for: .normal)
          return button.showing(state)
        }),
      CatalogueRow(
        "Custom with a picture behind",
        states.map { name, state in
          let button = UIButton(type: .custom)
          button.setBackgroundImage(ground(.systemTeal), for: .normal)
          button.setBackgroundImage(ground(.systemIndigo), for: .highlighted)
          button.setTitle(" \(name) ", for: .normal)
          button.titleLabel?.font = .systemFont(ofSize: 15)
          return button.showing(state)
        }),
      CatalogueRow(
        "Details, info light and dark, add, close; pressed; off",
        [UIControl.State.normal, .highlighted, .disabled].flatMap { state in
          kinds(for: state).map { UIButton(type: $0).showing(state) }
        }),
    ]
  }

  private static func kinds(for state: UIControl.State) -> [UIButton.ButtonType] {
    state == .normal
      ? [.detailDisclosure, .infoLight, .infoDark, .contactAdd, .close] : [.contactAdd, .close]
  }

  private static func titled(
    _ type: UIButton.ButtonType, _ name: String, _ state: UIControl.State
  ) -> UIButton {
    let button = UIButton(type: type)
    button.setTitle(name, for: .normal)
    if type == .custom {
      button.titleLabel?.font = .systemFont(ofSize: 17)
      button.setTitleColor(.label, for: .normal)
      button.setTitleColor(.systemRed, for: .highlighted)
      button.setTitleColor(.systemGreen, for: .selected)
      button.setTitleColor(.tertiaryLabel, for: .disabled)
    }
    return button.showing(state)
  }

  private static func ground(_ color: UIColor) -> UIImage {
    let size = CGSize(width: 72, height: 32)
    return UIGraphicsImageRenderer(size: size).image { _ in
      color.setFill()
      UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: 8).fill()
    }
  }
}
