import UIKit

extension ViewKind {
  static let scrollView = ViewKind("UIScrollView") { _ in
    UIScrollView()
  } guide: { scrollView, role in
    switch role {
    case "contentLayoutGuide": scrollView.contentLayoutGuide
    case "frameLayoutGuide": scrollView.frameLayoutGuide
    default: nil
    }
  } configure: { scrollView, element, builder in
    ScrollAttributes.apply(to: scrollView, element)
    builder.addSubviews(of: element, to: scrollView)
  }
}
