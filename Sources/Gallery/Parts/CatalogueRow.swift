import UIKit

/// Looks of a control, side by side or below each other, under a name.
final class CatalogueRow: UIStackView {
  /// How the looks stand.
  enum Arrangement {
    /// Side by side, with equal room between them.
    case spread
    /// Side by side from the left.
    case packed
    /// Below each other, over the whole width.
    case column
  }

  /// A row of views under a name, side by side with equal room between them.
  convenience init(_ name: String, _ views: [UIView]) {
    self.init(name, .spread, views)
  }

  /// A row of views under a name.
  init(_ name: String, _ arrangement: Arrangement, _ views: [UIView]) {
    super.init(frame: .zero)
    axis = .vertical
    spacing = 6
    addArrangedSubview(UILabel(name, style: .caption1, color: .secondaryLabel, lines: 0))
    addArrangedSubview(Self.arranged(views, arrangement))
  }

  /// There are no archives of it.
  required init(coder: NSCoder) {
    super.init(coder: coder)
  }

  private static func arranged(_ views: [UIView], _ arrangement: Arrangement) -> UIView {
    let stack = UIStackView(arrangedSubviews: views)
    switch arrangement {
    case .spread:
      stack.alignment = .center
      stack.distribution = .equalSpacing
    case .packed:
      stack.alignment = .center
      stack.spacing = 12
      stack.addArrangedSubview(UIView())
    case .column:
      stack.axis = .vertical
      stack.spacing = 8
    }
    return stack
  }
}

extension UIControl {
  /// The same control in a state.
  func showing(_ state: UIControl.State) -> Self {
    isHighlighted = state.contains(.highlighted)
    isSelected = state.contains(.selected)
    isEnabled = !state.contains(.disabled)
    return self
  }
}
