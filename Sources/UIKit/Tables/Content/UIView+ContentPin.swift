extension UIView {
  /// Shows a content configuration in this view: in the view that shows one of the same kind, else
  /// in a new one. Returns the view that shows it now.
  func showing(
    _ configuration: (any UIContentConfiguration)?, in shown: (any UIView & UIContentView)?
  ) -> (any UIView & UIContentView)? {
    if let configuration, let shown, type(of: shown.configuration) == type(of: configuration) {
      shown.configuration = configuration
      return shown
    }
    shown?.removeFromSuperview()
    guard let view = configuration?.makeContentView() else { return nil }
    pin(view)
    return view
  }

  /// Adds a view that fills this one: by constraints, so that it also decides how large this one
  /// asks to be.
  func pin(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    let bottom = view.bottomAnchor.constraint(equalTo: bottomAnchor)
    // A row of a fixed height may be lower than its content asks for.
    bottom.priority = UILayoutPriority(rawValue: 999)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: topAnchor),
      view.leadingAnchor.constraint(equalTo: leadingAnchor),
      view.trailingAnchor.constraint(equalTo: trailingAnchor),
      bottom,
    ])
  }
}
