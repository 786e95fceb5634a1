import UIKit

/// Rows on a rounded ground, with hairlines between them, under a heading.
final class FormCard: UIView {
  private static let radius: CGFloat = 10

  /// A card of rows; without a heading there is none.
  init(_ heading: String?, rows: [UIView]) {
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    let ground = UIStackView(arrangedSubviews: Self.separated(rows))
    ground.axis = .vertical
    ground.backgroundColor = .secondarySystemGroupedBackground
    ground.layer.cornerRadius = Self.radius
    ground.layer.cornerCurve = .continuous
    ground.clipsToBounds = true
    let column = UIStackView(arrangedSubviews: [ground])
    column.axis = .vertical
    column.spacing = 6
    column.translatesAutoresizingMaskIntoConstraints = false
    if let heading {
      let label = UILabel(heading.uppercased(), style: .footnote, color: .secondaryLabel)
      let line = UIStackView(arrangedSubviews: [label])
      line.isLayoutMarginsRelativeArrangement = true
      // A heading that is scrolled out of sight has all of it outside the safe area.
      line.insetsLayoutMarginsFromSafeArea = false
      line.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
      column.insertArrangedSubview(line, at: 0)
    }
    addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: topAnchor),
      column.leadingAnchor.constraint(equalTo: leadingAnchor),
      column.trailingAnchor.constraint(equalTo: trailingAnchor),
      column.bottomAnchor.constraint(equalTo: bottomAnchor),
    ])
  }

  /// There are no archives of it.
  required init?(coder: NSCoder) {
    nil
  }

  private static func separated(_ rows: [UIView]) -> [UIView] {
    rows.enumerated().flatMap { index, row in index == 0 ? [row] : [hairline(), row] }
  }

  private static func hairline() -> UIView {
    let line = UIView()
    line.backgroundColor = .separator
    line.translatesAutoresizingMaskIntoConstraints = false
    let holder = UIView()
    holder.translatesAutoresizingMaskIntoConstraints = false
    holder.addSubview(line)
    let height = 1 / UIScreen.main.scale
    NSLayoutConstraint.activate([
      holder.heightAnchor.constraint(equalToConstant: height),
      line.topAnchor.constraint(equalTo: holder.topAnchor),
      line.bottomAnchor.constraint(equalTo: holder.bottomAnchor),
      line.leadingAnchor.constraint(equalTo: holder.leadingAnchor, constant: 16),
      line.trailingAnchor.constraint(equalTo: holder.trailingAnchor),
    ])
    return holder
  }
}
