/// Makes the views of controllers from xibs. The module `InterfaceBuilder` has it.
@MainActor
package protocol NibLoading {
  /// Makes the view of a controller if there is a xib with the name that it was given, or
  /// without one with the name of its class.
  func loadView(of controller: UIViewController)
}

extension UIViewController {
  /// What reads xibs; `nil` while the app does not use `InterfaceBuilder`.
  package static var nibLoading: (any NibLoading)?

  /// Makes the view if an interface file describes it.
  func loadViewFromInterfaceFile() {
    if let interfaceOrigin { return interfaceOrigin.loadView(of: self) }
    Self.nibLoading?.loadView(of: self)
    guard let nibName, !isViewLoaded else { return }
    preconditionFailure(
      "Could not load a nib named '\(nibName)'; is InterfaceRegistry.shared filled, and the "
        + "file's folder in UIStoryboard.folders?")
  }
}
