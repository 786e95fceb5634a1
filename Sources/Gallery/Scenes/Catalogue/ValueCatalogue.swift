import UIKit

/// Controls that hold a value, in every state: switches, sliders, steppers, segments, pages; and
/// what shows how far something is.
@MainActor
enum ValueCatalogue {
  static func rows() -> [UIView] {
    switches() + sliders() + segments() + steppers() + progress() + pages()
  }

  // MARK: Switches

  private static func switches() -> [UIView] {
    [
      CatalogueRow(
        "Switch: on, off, pressed",
        [true, false, true, false].enumerated().map {
          toggle($1).showing($0 > 1 ? .highlighted : .normal)
        }),
      CatalogueRow(
        "Switch: off limits; colours of its own",
        [
          toggle(true).showing(.disabled), toggle(false).showing(.disabled),
          toggle(true) { $0.onTintColor = .systemOrange },
          toggle(true) {
            $0.onTintColor = .systemPurple
            $0.thumbTintColor = .systemYellow
          },
        ]),
    ]
  }

  private static func toggle(
    _ isOn: Bool, _ change: (UISwitch) -> Void = { _ in }
  ) -> UISwitch {
    let toggle = UISwitch()
    toggle.isOn = isOn
    change(toggle)
    return toggle
  }

  // MARK: Sliders

  private static func sliders() -> [UIView] {
    [
      CatalogueRow(
        "Slider: least, middle, greatest", .column,
        [
          slider(0) { $0.accessibilityIdentifier = "slider" }, slider(0.5), slider(1),
        ]),
      CatalogueRow(
        "Slider: off limits, with pictures, colours of its own", .column,
        [
          slider(0.5).showing(.disabled),
          slider(0.3) {
            $0.minimumValueImage = UIImage(systemName: "minus")
            $0.maximumValueImage = UIImage(systemName: "plus")
          },
          slider(0.7) {
            $0.minimumTrackTintColor = .systemGreen
            $0.maximumTrackTintColor = .systemRed
            $0.thumbTintColor = .systemYellow
          },
        ]),
    ]
  }

  private static func slider(
    _ value: Float, _ change: (UISlider) -> Void = { _ in }
  ) -> UISlider {
    let slider = UISlider()
    slider.value = value
    change(slider)
    return slider
  }

  // MARK: Segments

  private static func segments() -> [UIView] {
    let pictures = ["list.bullet", "square.grid.2x2", "map"].map { UIImage(systemName: $0)! }
    return [
      CatalogueRow(
        "Segments: chosen, none chosen, one off limits, all off limits", .column,
        [
          choice { $0.accessibilityIdentifier = "segments" },
          choice { $0.selectedSegmentIndex = UISegmentedControl.noSegment },
          choice { $0.setEnabled(false, forSegmentAt: 2) },
          choice().showing(.disabled),
        ]),
      CatalogueRow(
        "Segments: pictures, as wide as their titles, momentary, colours", .column,
        [
          choice(pictures),
          choice(["I", "Medium", "A long title"]) { $0.apportionsSegmentWidthsByContent = true },
          choice(["Back", "Forward"]) { $0.isMomentary = true },
          choice {
            $0.selectedSegmentTintColor = .systemIndigo
            $0.setTitleTextAttributes([.foregroundColor: UIColor.white], for: .selected)
            $0.setTitleTextAttributes([.foregroundColor: UIColor.systemIndigo], for: .normal)
          },
        ]),
    ]
  }

  private static func choice(
    _ items: [Any] = ["Day", "Week", "Month"],
    _ change: (UISegmentedControl) -> Void = { _ in }
  ) -> UISegmentedControl {
    let control = UISegmentedControl(items: items)
    control.selectedSegmentIndex = 0
    change(control)
    return control
  }

  // MARK: Steppers

  private static func steppers() -> [UIView] {
    [
      CatalogueRow(
        "Stepper: least, middle, greatest",
        [
          stepper(0), stepper(50) { $0.accessibilityIdentifier = "stepper" }, stepper(100),
        ]),
      CatalogueRow(
        "Stepper: off limits, from end to end",
        [
          stepper(50).showing(.disabled), stepper(100) { $0.wraps = true },
        ]),
    ]
  }

  private static func stepper(
    _ value: Double, _ change: (UIStepper) -> Void = { _ in }
  ) -> UIStepper {
    let stepper = UIStepper()
    stepper.value = value
    change(stepper)
    return stepper
  }

  // MARK: Progress

  private static func progress() -> [UIView] {
    [
      CatalogueRow(
        "Progress: none, half, all, for bars, colours of its own", .column,
        [
          bar(0), bar(0.5), bar(1), bar(0.5, .bar),
          bar(0.3) {
            $0.progressTintColor = .systemOrange
            $0.trackTintColor = .systemYellow
          },
        ]),
      CatalogueRow(
        "Activity: still, turning, hidden, large, colours of its own",
        [
          spinner(.medium), spinner(.medium) { $0.startAnimating() },
          spinner(.medium) { $0.hidesWhenStopped = true },
          spinner(.large), spinner(.large) { $0.startAnimating() },
          spinner(.large) { $0.color = .systemBlue },
        ]),
    ]
  }

  private static func bar(
    _ progress: Float, _ style: UIProgressView.Style = .default,
    _ change: (UIProgressView) -> Void = { _ in }
  ) -> UIProgressView {
    let bar = UIProgressView(progressViewStyle: style)
    bar.progress = progress
    change(bar)
    return bar
  }

  private static func spinner(
    _ style: UIActivityIndicatorView.Style,
    _ change: (UIActivityIndicatorView) -> Void = { _ in }
  ) -> UIActivityIndicatorView {
    let spinner = UIActivityIndicatorView(style: style)
    spinner.hidesWhenStopped = false
    change(spinner)
    return spinner
  }

  // MARK: Pages

  private static func pages() -> [UIView] {
    [
      CatalogueRow(
        "Pages: first, last",
        [
          dots(5, at: 0) { $0.accessibilityIdentifier = "pages" }, dots(5, at: 4),
        ]),
      CatalogueRow(
        "Pages: off limits, colours of its own, a single one",
        [
          dots(3, at: 1).showing(.disabled),
          dots(3, at: 1) {
            $0.pageIndicatorTintColor = .systemYellow
            $0.currentPageIndicatorTintColor = .systemRed
          },
          dots(1, at: 0), dots(1, at: 0) { $0.hidesForSinglePage = true },
        ]),
    ]
  }

  private static func dots(
    _ count: Int, at page: Int, _ change: (UIPageControl) -> Void = { _ in }
  ) -> UIPageControl {
    let pages = UIPageControl()
    pages.numberOfPages = count
    pages.currentPage = page
    change(pages)
    return pages
  }
}
