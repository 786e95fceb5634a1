import UIKit

/// Times layout of a form of 100 fields, as `(label, seconds)`.
@MainActor
enum LayoutBenchmark {
  /// Moves the bottom constant of a form 1,000 times, with layout after each move, and runs
  /// 1,000 turns in which nothing has changed.
  static func run() -> [(label: String, seconds: Double)] {
    var phone = Phone(fields: 100)
    let builds = (0..<5).map { _ in seconds { phone = Phone(fields: 100) } }
    let moves = (0..<5).map { _ in seconds { phone.moveBottom(times: 1000) } }
    let still = (0..<5).map { _ in seconds { phone.stand(turns: 1000) } }
    return [
      ("layout of 100 fields: build", builds.min() ?? 0),
      ("layout of 100 fields: move", (moves.min() ?? 0) / 1000),
      ("layout of 100 fields: nothing to do", (still.min() ?? 0) / 1000),
    ]
  }

  private static func seconds(of body: () -> Void) -> Double {
    let duration = ContinuousClock().measure(body)
    return Double(duration.components.attoseconds) * 1e-18 + Double(duration.components.seconds)
  }

  /// A window with fields stacked upwards from the bottom of its controller's view.
  @MainActor
  private struct Phone {
    let application: UIApplication
    let window: UIWindow
    let bottom: NSLayoutConstraint

    init(fields: Int) {
      let screen = BenchmarkScreen()
      application = screen.application
      window = screen.window
      let root: UIView = screen.controller.view
      var constraints: [NSLayoutConstraint] = []
      var below: UIView?
      for _ in 0..<fields {
        let field = UIView()
        field.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(field)
        constraints += [
          field.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
          field.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
          field.heightAnchor.constraint(equalToConstant: 44),
          field.bottomAnchor.constraint(
            equalTo: below?.topAnchor ?? root.bottomAnchor, constant: below == nil ? -20 : -8),
        ]
        below = field
      }
      bottom = constraints[3]
      NSLayoutConstraint.activate(constraints)
      application.performTurn()
    }

    func moveBottom(times: Int) {
      for step in 0..<times {
        bottom.constant = -20 - CGFloat(step % 300)
        application.performTurn()
      }
    }

    func stand(turns: Int) {
      for _ in 0..<turns { application.performTurn() }
    }
  }
}
