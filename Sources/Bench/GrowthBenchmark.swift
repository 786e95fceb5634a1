import UIKit

/// Times the first layout of screens with thousands of views, as `(label, seconds)`. Their time
/// should grow with the number of views, not with its square.
@MainActor
enum GrowthBenchmark {
  /// Lays out chains of labels, rows that hang on their parent alone, and views inside views.
  static func run() -> [(label: String, seconds: Double)] {
    [
      ("chain of 1,000 labels", time { chain(1000, in: $0) }),
      ("chain of 5,000 labels", time { chain(5000, in: $0) }),
      ("chain of 1,000 labels, several lines", time { chain(1000, lines: 0, in: $0) }),
      ("stack of 1,000 labels", time { stack(1000, in: $0) }),
      ("100,000 siblings", time { siblings(100_000, in: $0) }),
      ("10,000 cards of 10 views", time { cards(10_000, in: $0) }),
    ]
  }

  private static func time(_ fill: (UIView) -> Void) -> Double {
    let screen = BenchmarkScreen()
    let root: UIView = screen.controller.view
    return Stopwatch.seconds {
      fill(root)
      screen.application.performTurn()
    }
  }

  /// Labels below each other from edge to edge.
  private static func chain(_ count: Int, lines: Int = 1, in root: UIView) {
    var above: UIView?
    for index in 0..<count {
      let label = UILabel()
      label.text = "Label \(index)"
      label.numberOfLines = lines
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      NSLayoutConstraint.activate([
        label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
        label.topAnchor.constraint(
          equalTo: above?.bottomAnchor ?? root.topAnchor, constant: 8),
      ])
      above = label
    }
  }

  private static func stack(_ count: Int, in root: UIView) {
    let labels = (0..<count).map { index in
      let label = UILabel()
      label.text = "Label \(index)"
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      stack.topAnchor.constraint(equalTo: root.topAnchor),
    ])
  }

  private static func siblings(_ count: Int, in root: UIView) {
    for index in 0..<count {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: CGFloat(index % 300)),
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(index)),
        view.widthAnchor.constraint(equalToConstant: 40),
        view.heightAnchor.constraint(equalToConstant: 20),
      ])
    }
  }

  /// Cards below each other, each a tree of its own: a picture, a title and rows.
  private static func cards(_ count: Int, in root: UIView) {
    for index in 0..<count {
      let card = UIView()
      card.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(card)
      var constraints = [
        card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
        card.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
        card.topAnchor.constraint(equalTo: root.topAnchor, constant: CGFloat(index * 100)),
        card.heightAnchor.constraint(greaterThanOrEqualToConstant: 80),
      ]
      var above = card.topAnchor
      for _ in 0..<9 {
        let row = UIView()
        row.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(row)
        constraints += [
          row.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 12),
          row.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -12),
          row.topAnchor.constraint(equalTo: above, constant: 2),
          row.heightAnchor.constraint(equalToConstant: 8),
        ]
        above = row.bottomAnchor
      }
      constraints.append(card.bottomAnchor.constraint(equalTo: above, constant: 4))
      NSLayoutConstraint.activate(constraints)
    }
  }
}
