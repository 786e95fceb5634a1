/// Holds a navigation controller on the stack of a tab bar's "More", where it could not stand
/// itself.
@MainActor
final class MoreHostController: UIViewController {
  let content: UINavigationController

  init(_ content: UINavigationController) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(content)
    content.view.frame = view.bounds
    content.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content.view)
    content.didMove(toParent: self)
  }

  override var childForStatusBarStyle: UIViewController? { content }
  override var childForStatusBarHidden: UIViewController? { content }
}
