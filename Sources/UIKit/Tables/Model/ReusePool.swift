/// Views that wait for their next use, and how to make new ones, by reuse identifier.
@MainActor
struct ReusePool {
  private var makers: [String: () -> UIView?] = [:]
  private var waiting: [String: [UIView]] = [:]

  mutating func register(_ identifier: String, maker: (() -> UIView?)?) {
    makers[identifier] = maker
    for view in waiting.removeValue(forKey: identifier) ?? [] { view.removeFromSuperview() }
  }

  /// A view that has been used before and is not in use.
  mutating func take(_ identifier: String) -> UIView? {
    guard let view = waiting[identifier]?.popLast() else { return nil }
    UIView.performWithoutAnimation {
      view.layer.removeAllAnimations()
      view.isHidden = false
      view.alpha = 1
      view.transform = .identity
    }
    return view
  }

  func isRegistered(_ identifier: String) -> Bool { makers[identifier] != nil }

  func make(_ identifier: String) -> UIView? { makers[identifier]?() }

  /// Keeps a view for later: hidden where it is, so that its constraints stay in the solver.
  /// Without an identifier it is of no more use.
  mutating func put(_ view: UIView, identifier: String?) {
    guard let identifier, !identifier.isEmpty else {
      view.removeFromSuperview()
      return
    }
    UIView.performWithoutAnimation {
      view.layer.removeAllAnimations()
      view.isHidden = true
    }
    waiting[identifier, default: []].append(view)
  }
}
