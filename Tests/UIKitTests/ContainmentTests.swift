import HandsetTesting
import Testing
import UIKit

/// Controllers inside others, and what they hear of appearing.
@MainActor
struct ContainmentTests {
  enum Moment: CaseIterable {
    case didLoad, willAppear, isAppearing, layout, didAppear
  }

  /// Takes its child in at one moment of its own appearing.
  private final class Parent: UIViewController {
    let child: UIViewController
    let moment: Moment

    init(_ child: UIViewController, at moment: Moment) {
      self.child = child
      self.moment = moment
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
      nil
    }

    private func take(_ now: Moment) {
      guard now == moment, child.parent == nil else { return }
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }

    override func viewDidLoad() { take(.didLoad) }
    override func viewWillAppear(_ animated: Bool) { take(.willAppear) }
    override func viewIsAppearing(_ animated: Bool) { take(.isAppearing) }
    override func viewDidLayoutSubviews() { take(.layout) }
    override func viewDidAppear(_ animated: Bool) { take(.didAppear) }
  }

  @Test(arguments: Moment.allCases)
  func aChildAppearsOnceWheneverItIsTakenIn(moment: Moment) throws {
    let log = CallLog()
    let child = LoggingController("C", log: log)
    let parent = Parent(child, at: moment)
    let phone = try Phone.launch { parent }
    #expect(log.calls == ["C willAppear", "C isAppearing", "C didAppear"])
    log.calls = []
    let next = UIViewController()
    next.modalPresentationStyle = .fullScreen
    phone.perform { parent.present(next, animated: true) }
    phone.settle()
    #expect(log.calls == ["C willDisappear", "C didDisappear"])
  }
}
