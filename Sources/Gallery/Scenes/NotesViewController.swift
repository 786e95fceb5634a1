import UIKit

/// A note that fills the screen. Under the keyboard it gets a bottom inset; the text view itself
/// keeps the caret above it.
final class NotesViewController: UIViewController {
  private let textView = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    layOut()
    NotificationCenter.default.addObserver(
      self, action: NotesViewController.keyboardWillChangeFrame,
      name: UIResponder.keyboardWillChangeFrameNotification, object: nil)
  }

  private func keyboardWillChangeFrame(_ notification: Notification) {
    guard let bottom = KeyboardChange(notification)?.cover(of: textView) else { return }
    textView.contentInset.bottom = bottom
    textView.verticalScrollIndicatorInsets.bottom = bottom
  }

  private func layOut() {
    let title = UILabel.title("Notes")
    textView.accessibilityIdentifier = "note"
    textView.font = .systemFont(ofSize: 17)
    textView.contentInsetAdjustmentBehavior = .never
    textView.text = Self.note
    for part in [title, textView] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: safe.topAnchor, constant: 12),
      title.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
      textView.topAnchor.constraint(equalTo: title.bottomAnchor, constant: 8),
      textView.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 15),
      textView.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -15),
      textView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
  }

  private static let note = [
    "Packing for the hut: two lamps, the blue rope, tea, and the map with the coffee stain.",
    "The bus leaves at ten past seven from the bridge. If it is full, the next one goes at nine.",
    "Ask Mira whether the spring behind the hut still runs in August.",
    "Above the tree line the path splits; keep to the left, along the wall.",
    "From the saddle one sees both lakes. Eat there, not earlier.",
    "The key hangs behind the third shutter. Close the stove before leaving.",
    "On the way back buy bread in the valley, and cheese if the dairy is open.",
    "Write to the warden about the broken step.",
  ].joined(separator: "\n\n")
}
