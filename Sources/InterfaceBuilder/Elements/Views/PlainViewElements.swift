import UIKit

extension ViewKind {
  static let plain = ViewKind("UIView") { _ in
    UIView()
  } configure: { view, element, builder in
    builder.addSubviews(of: element, to: view)
  }

  /// For a view whose subviews the caller makes.
  static let withoutSubviews = ViewKind("UIView") { _ in
    UIView()
  } configure: { _, _, _ in
  }

  /// A place for the view of another scene.
  static let container = ViewKind("UIContainerView") { _ in
    UIView()
  } configure: { _, _, _ in
  }
}
