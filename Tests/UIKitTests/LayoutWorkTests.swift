import Testing

@testable import UIKit

/// How often layout asks for what is expensive.
@MainActor
struct LayoutWorkTests {
  /// Notes every text whose advances are asked for.
  private final class Measurer: TextMeasurer, @unchecked Sendable {
    private let uniform = UniformTextMeasurer()
    var asked: [String] = []

    func metrics(of face: FontFace) -> FontMetrics { uniform.metrics(of: face) }

    func advances(of text: String, in face: FontFace) -> [CGFloat] {
      asked.append(text)
      return uniform.advances(of: text, in: face)
    }

    /// What was asked since the last call.
    func take() -> [String] {
      defer { asked = [] }
      return asked
    }
  }

  @Test func textIsMeasuredOnceAChange() {
    let measurer = Measurer()
    let application = makeApp(measurer: measurer)
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let root: UIView = controller.view
    let label = UILabel()
    label.text = "Several words that need more than a single line of the screen"
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(label)
    let leading = label.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    NSLayoutConstraint.activate([
      leading, label.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      label.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    application.performTurn()
    let first = measurer.take()
    #expect(!first.isEmpty)
    #expect(Set(first).count == first.count)
    #expect(label.frame.height > 30)

    leading.constant = 150
    application.performTurn()
    application.performTurn()
    #expect(measurer.take() == [])

    label.text = "Another text"
    application.performTurn()
    let second = measurer.take()
    #expect(!second.isEmpty)
    #expect(Set(second).count == second.count)
  }

  @Test func anUnchangedScreenIsNeitherSolvedNorLaidOut() {
    final class Counted: UIView {
      var layouts = 0

      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let phone = LayoutFixture()
    let view = Counted()
    _ = phone.add(view)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: phone.root.leadingAnchor),
      view.topAnchor.constraint(equalTo: phone.root.topAnchor),
      view.widthAnchor.constraint(equalToConstant: 10),
      view.heightAnchor.constraint(equalToConstant: 10),
    ])
    phone.layOut()
    let before = view.layouts
    for _ in 0..<10 { phone.layOut() }
    #expect(view.layouts == before)
    #expect(!phone.root.isAnythingToLayOut)
  }
}
