import KeyboardAvoidance
import UIKit

/// Every control: on the left as it is at first, on the right switched off.
final class ControlsViewController: UIViewController, UISearchBarDelegate {
  private let scrollView = UIScrollView()
  private let progress = UIProgressView(progressViewStyle: .default)
  private let spinner = UIActivityIndicatorView(style: .medium)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    spinner.hidesWhenStopped = false
    progress.progress = 0.4
    layOut([
      searchBar(),
      row([toggle(true, "switch"), toggle(false), off(toggle(true)), off(toggle(false))]),
      slider(0.4, "slider"),
      off(slider(0.7)),
      segments("segments"),
      off(segments()),
      row([stepper("stepper"), off(stepper()), spinner]),
      progress,
      pages(),
      symbols(),
      material(),
      datePicker(),
    ])
    avoidKeyboard()
  }

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    searchBar.setShowsCancelButton(true, animated: true)
  }

  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    searchBar.setShowsCancelButton(false, animated: true)
  }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    searchBar.text = ""
    searchBar.resignFirstResponder()
  }

  // MARK: Controls

  private func searchBar() -> UISearchBar {
    let bar = UISearchBar()
    bar.searchBarStyle = .minimal
    bar.placeholder = "Search"
    bar.delegate = self
    bar.accessibilityIdentifier = "search-bar"
    bar.searchTextField.accessibilityIdentifier = "search"
    return bar
  }

  private func toggle(_ isOn: Bool, _ identifier: String? = nil) -> UISwitch {
    let toggle = UISwitch()
    toggle.isOn = isOn
    toggle.accessibilityIdentifier = identifier
    if identifier != nil {
      toggle.addAction(
        UIAction { [weak self, weak toggle] _ in
          guard let self, let toggle else { return }
          if toggle.isOn { self.spinner.stopAnimating() } else { self.spinner.startAnimating() }
        }, for: .valueChanged)
    }
    return toggle
  }

  private func slider(_ value: Float, _ identifier: String? = nil) -> UISlider {
    let slider = UISlider()
    slider.value = value
    slider.accessibilityIdentifier = identifier
    if identifier != nil {
      slider.addAction(
        UIAction { [weak self, weak slider] _ in self?.progress.progress = slider?.value ?? 0 },
        for: .valueChanged)
    }
    return slider
  }

  private func segments(_ identifier: String? = nil) -> UISegmentedControl {
    let control = UISegmentedControl(items: ["Day", "Week", "Month"])
    control.selectedSegmentIndex = 0
    control.accessibilityIdentifier = identifier
    return control
  }

  private func stepper(_ identifier: String? = nil) -> UIStepper {
    let stepper = UIStepper()
    stepper.accessibilityIdentifier = identifier
    return stepper
  }

  private func pages() -> UIPageControl {
    let pages = UIPageControl()
    pages.numberOfPages = 5
    pages.currentPage = 1
    pages.accessibilityIdentifier = "pages"
    return pages
  }

  private func symbols() -> UIView {
    let names = ["house", "person.fill", "lock", "envelope", "eye.slash", "gear", "star.fill"]
    return row(names.map { UIImageView(image: UIImage(systemName: $0)) })
  }

  private func material() -> UIView {
    let label = UILabel("Material", style: .body)
    let glass = UIVisualEffectView(effect: UIBlurEffect(style: .systemMaterial))
    glass.contentView.addSubview(label)
    glass.layer.cornerRadius = 12
    glass.clipsToBounds = true
    let ground = UIView()
    ground.backgroundColor = .systemIndigo
    ground.addSubview(glass)
    glass.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      ground.heightAnchor.constraint(equalToConstant: 64),
      glass.topAnchor.constraint(equalTo: ground.topAnchor, constant: 12),
      glass.bottomAnchor.constraint(equalTo: ground.bottomAnchor, constant: -12),
      glass.leadingAnchor.constraint(equalTo: ground.leadingAnchor, constant: 12),
      glass.trailingAnchor.constraint(equalTo: ground.trailingAnchor, constant: -12),
      label.centerXAnchor.constraint(equalTo: glass.contentView.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: glass.contentView.centerYAnchor),
    ])
    return ground
  }

  private func datePicker() -> UIDatePicker {
    let picker = UIDatePicker()
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .wheels
    picker.accessibilityIdentifier = "date"
    return picker
  }

  private func off<Control: UIControl>(_ control: Control) -> Control {
    control.isEnabled = false
    return control
  }

  // MARK: Layout

  private func row(_ views: [UIView]) -> UIStackView {
    let row = UIStackView(arrangedSubviews: views)
    row.alignment = .center
    row.distribution = .equalSpacing
    return row
  }

  private func layOut(_ views: [UIView]) {
    let column = UIStackView(arrangedSubviews: [UILabel.title("Controls")] + views)
    column.axis = .vertical
    column.spacing = 20
    column.translatesAutoresizingMaskIntoConstraints = false
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    scrollView.keyboardDismissMode = .onDrag
    view.addSubview(scrollView)
    scrollView.addSubview(column)
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      column.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
      column.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -12),
      column.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
      column.trailingAnchor.constraint(equalTo: content.trailingAnchor, constant: -20),
      column.widthAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.widthAnchor, constant: -40),
    ])
  }
}
