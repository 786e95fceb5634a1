import HandsetTesting

/// Frames and insets of all that does not scroll.
@MainActor
struct RestingPlaces: Equatable {
  private var lines: [String] = []

  init(_ phone: Phone) {
    collect(phone.window, path: "")
  }

  private mutating func collect(_ view: UIView, path: String) {
    for (index, subview) in view.subviews.enumerated() where !(subview is UIControl) {
      let name = "\(path)/\(subview.accessibilityIdentifier ?? "\(type(of: subview)) \(index)")"
      lines.append("\(name): \(describe(subview))")
      if !(subview is UIScrollView), !(subview is UINavigationBar) {
        collect(subview, path: name)
      }
    }
  }

  private func describe(_ view: UIView) -> String {
    // Hundredths of a point: sums of fractions differ in their last digits.
    func round(_ length: CGFloat) -> CGFloat { (length * 100).rounded() / 100 }
    let own = view.frame
    let frame = CGRect(round(own.minX), round(own.minY), round(own.width), round(own.height))
    // A bar with a large title gets lower as what is under it scrolls.
    if view is UINavigationBar { return "at \(frame.minX) \(frame.minY)" }
    var text = "\(frame.minX) \(frame.minY) \(frame.width) \(frame.height)"
    if let scrollView = view as? UIScrollView {
      text += ", insets \(round(scrollView.contentInset.bottom))"
      text += " and \(round(scrollView.verticalScrollIndicatorInsets.bottom))"
      text += " in all \(round(scrollView.adjustedContentInset.bottom))"
    }
    return text
  }

  /// The first line that differs.
  func difference(from other: RestingPlaces) -> String {
    zip(lines, other.lines).first { $0 != $1 }.map { "\($0)\n  now \($1)" }
      ?? "\(lines.count) and then \(other.lines.count) views"
  }
}
