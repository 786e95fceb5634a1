extension UIViewController {
  /// The strip that bars and cut-outs cover at the top of the controller's view.
  public var topLayoutGuide: any UILayoutSupport {
    view.systemGuide(.top) { EdgeStripGuide(isTop: true) }
  }

  /// The strip that bars and the home indicator cover at the bottom of the controller's view.
  public var bottomLayoutGuide: any UILayoutSupport {
    view.systemGuide(.bottom) { EdgeStripGuide(isTop: false) }
  }
}
