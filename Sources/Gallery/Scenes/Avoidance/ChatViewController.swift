import UIKit

/// A conversation. The bar at the bottom hangs on the keyboard's layout guide, so it follows the
/// keyboard, another height of it, and a finger that drags it away, without any code.
final class ChatViewController: UIViewController {
  private let scrollView = UIScrollView()
  private let messages = UIStackView()
  private let bar = ChatInputBar()
  private var knownHeight: CGFloat = 0
  private var distanceToEnd: CGFloat = 0

  /// The screen under its bar.
  static func inNavigation() -> UIViewController {
    UINavigationController(rootViewController: ChatViewController())
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Mira"
    view.backgroundColor = .systemBackground
    layOut()
    for (text, isOwn) in Self.conversation { add(text, isOwn: isOwn) }
    bar.onSend = { [weak self] text in self?.send(text) }
    bar.onGrow = { [weak self] in self?.view.layoutIfNeeded() }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    distanceToEnd = end - scrollView.contentOffset.y
  }

  /// What was at the end of the conversation stays there when the room changes.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.keyboardLayoutGuide.keyboardDismissPadding = bar.bounds.height
    scrollView.layoutIfNeeded()
    let height = scrollView.bounds.height
    guard height != knownHeight, height > 0 else { return }
    let distance = knownHeight == 0 ? 0 : distanceToEnd
    knownHeight = height
    guard !scrollView.isDragging else { return }
    scrollView.contentOffset.y = min(max(end - distance, start), end)
  }

  private var start: CGFloat { -scrollView.adjustedContentInset.top }

  private var end: CGFloat {
    max(
      start,
      scrollView.contentSize.height + scrollView.adjustedContentInset.bottom
        - scrollView.bounds.height)
  }

  private func send(_ text: String) {
    add(text, isOwn: true)
    view.layoutIfNeeded()
    scrollView.setContentOffset(CGPoint(x: 0, y: end), animated: true)
  }

  private func add(_ text: String, isOwn: Bool) {
    messages.addArrangedSubview(ChatBubble(text, isOwn: isOwn))
  }

  private func layOut() {
    messages.axis = .vertical
    messages.spacing = 8
    scrollView.accessibilityIdentifier = "scroll"
    scrollView.keyboardDismissMode = .interactive
    scrollView.alwaysBounceVertical = true
    for part in [scrollView, messages, bar] {
      part.translatesAutoresizingMaskIntoConstraints = false
    }
    view.addSubview(scrollView)
    view.addSubview(bar)
    scrollView.addSubview(messages)
    let content = scrollView.contentLayoutGuide
    NSLayoutConstraint.activate([
      scrollView.topAnchor.constraint(equalTo: view.topAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: bar.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      bar.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
      messages.topAnchor.constraint(equalTo: content.topAnchor, constant: 12),
      messages.bottomAnchor.constraint(equalTo: content.bottomAnchor, constant: -12),
      messages.centerXAnchor.constraint(equalTo: content.centerXAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      messages.widthAnchor.constraint(
        equalTo: view.safeAreaLayoutGuide.widthAnchor, constant: -32),
    ])
  }

  private static let conversation = [
    ("Are you at the bridge already?", false),
    ("Nearly. The ten past seven was full, I take the next one.", true),
    ("No hurry. I have the map and the tea.", false),
    ("And the blue rope?", true),
    ("Two of them. And the lamp that works.", false),
    ("Then we could go over the saddle and see both lakes.", true),
    ("If the spring runs. Ask the warden when you pass the dairy, he is there until noon.", false),
    ("Will do. Bread or cheese?", true),
    ("Both.", false),
  ]
}
