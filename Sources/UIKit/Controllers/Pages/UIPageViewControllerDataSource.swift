/// Supplies the pages of a page view controller.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: AnyObject {
  /// The page before another one; `nil` before the first.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// The page after another one; `nil` after the last.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// How many dots there are below pages that are turned sideways; none with zero.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Which dot is that of the page that code has shown.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// No dots.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// The first.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}
