extension UIView {
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
