import UIKit

/// Buttons of every kind and size: at rest, pressed and switched off.
final class ButtonsViewController: UIViewController {
  private let styles: [(name: String, make: () -> UIButton.Configuration)] = [
    ("Plain", UIButton.Configuration.plain), ("Gray", UIButton.Configuration.gray),
    ("Tinted", UIButton.Configuration.tinted), ("Filled", UIButton.Configuration.filled),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    var rows = styles.map { states(named: $0.name, $0.make) }
    rows.append(sizes())
    rows.append(row(placements()))
    rows.append(row([withSubtitle(), capsule(), pictureOnly()]))
    rows.append(row(classic()))
    layOut(rows)
  }

  private func states(
    named name: String, _ make: () -> UIButton.Configuration
  ) -> UIView {
    let buttons = (0..<3).map { _ -> UIButton in
      var configuration = make()
      configuration.title = name
      return UIButton(configuration: configuration)
    }
    buttons[0].accessibilityIdentifier = name.lowercased()
    buttons[1].isHighlighted = true
    buttons[2].isEnabled = false
    return row(buttons)
  }

  private func sizes() -> UIView {
    let sizes: [(String, UIButton.Configuration.Size)] = [
      ("Mini", .mini), ("Small", .small), ("Medium", .medium), ("Large", .large),
    ]
    return row(
      sizes.map { name, size in
        var configuration = UIButton.Configuration.tinted()
        configuration.title = name
        configuration.buttonSize = size
        return UIButton(configuration: configuration)
      })
  }

  private func placements() -> [UIView] {
    [NSDirectionalRectEdge.leading, .trailing, .top, .bottom].map { edge in
      var configuration = UIButton.Configuration.gray()
      configuration.title = "Star"
      configuration.image = UIImage(systemName: "star.fill")
      configuration.imagePadding = 6
      configuration.imagePlacement = edge
      return UIButton(configuration: configuration)
    }
  }

  private func withSubtitle() -> UIView {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Title"
    configuration.subtitle = "Subtitle"
    return UIButton(configuration: configuration)
  }

  private func capsule() -> UIView {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Capsule"
    configuration.cornerStyle = .capsule
    configuration.baseBackgroundColor = .systemPink
    return UIButton(configuration: configuration)
  }

  private func pictureOnly() -> UIView {
    var configuration = UIButton.Configuration.tinted()
    configuration.image = UIImage(systemName: "trash")
    return UIButton(configuration: configuration)
  }

  private func classic() -> [UIView] {
    let system = UIButton(type: .system)
    system.setTitle("System", for: .normal)
    let picture = UIButton(type: .system)
    picture.setImage(UIImage(systemName: "heart"), for: .normal)
    picture.setTitle("Heart", for: .normal)
    let custom = UIButton(type: .custom)
    custom.setTitle("Custom", for: .normal)
    custom.setTitleColor(.label, for: .normal)
    let off = UIButton(type: .system)
    off.setTitle("Off", for: .normal)
    off.isEnabled = false
    return [system, picture, custom, off]
  }

  private func row(_ views: [UIView]) -> UIStackView {
    let row = UIStackView(arrangedSubviews: views)
    row.alignment = .center
    row.distribution = .equalSpacing
    return row
  }

  private func layOut(_ rows: [UIView]) {
    let column = UIStackView(arrangedSubviews: [UILabel.title("Buttons")] + rows)
    column.axis = .vertical
    column.spacing = 18
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    let area = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: area.topAnchor, constant: 12),
      column.leadingAnchor.constraint(equalTo: area.leadingAnchor, constant: 20),
      column.trailingAnchor.constraint(equalTo: area.trailingAnchor, constant: -20),
    ])
  }
}
