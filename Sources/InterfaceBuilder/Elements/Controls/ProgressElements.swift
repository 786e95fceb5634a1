import UIKit

extension ViewKind {
  static let progressView = ViewKind("UIProgressView") { element in
    UIProgressView(progressViewStyle: element["progressViewStyle"] == "bar" ? .bar : .default)
  } configure: { view, element, builder in
    view.progress = Float(min(max(element.number("progress") ?? 0, 0), 1))
    if let color = builder.color(element, "progressTintColor") { view.progressTintColor = color }
    if let color = builder.color(element, "trackTintColor") { view.trackTintColor = color }
  }

  static let activityIndicator = ViewKind("UIActivityIndicatorView") { element in
    UIActivityIndicatorView(style: ControlSizes.isLargeIndicator(element) ? .large : .medium)
  } configure: { view, element, builder in
    if let color = builder.color(element, "color") {
      view.color = color
    } else if element["style"]?.hasPrefix("white") == true {
      view.color = .white
    }
    view.hidesWhenStopped = element.flag("hidesWhenStopped") ?? false
    if element.flag("animating") == true {
      view.startAnimating()
    } else if view.hidesWhenStopped {
      view.stopAnimating()
    }
  }

  static let pageControl = ViewKind("UIPageControl") { _ in
    UIPageControl()
  } configure: { control, element, builder in
    ControlAttributes.apply(to: control, element)
    // More pages than anyone can point at would only take time.
    control.numberOfPages = min(max(element.integer("numberOfPages") ?? 0, 0), 1000)
    control.currentPage = max(element.integer("currentPage") ?? 0, 0)
    control.hidesForSinglePage = element.flag("hidesForSinglePage") ?? false
    if let color = builder.color(element, "pageIndicatorTintColor") {
      control.pageIndicatorTintColor = color
    }
    if let color = builder.color(element, "currentPageIndicatorTintColor") {
      control.currentPageIndicatorTintColor = color
    }
  }
}
