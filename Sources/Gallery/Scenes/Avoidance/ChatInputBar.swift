import UIKit

/// The bar with what is being written. It grows with its lines, up to a few of them.
final class ChatInputBar: UIView, UITextViewDelegate {
  /// Called with what was written when it is sent.
  var onSend: ((String) -> Void)?
  /// Called after the bar has grown or shrunk.
  var onGrow: (() -> Void)?

  private let textView = UITextView()
  private let placeholder = UILabel("Message", style: .body, color: .placeholderText)
  private let sendButton = UIButton()
  private var textHeight: NSLayoutConstraint!
  private static let mostLines = 5

  init() {
    super.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = false
    backgroundColor = .systemBackground
    accessibilityIdentifier = "input-bar"
    setUpText()
    setUpButton()
    layOut()
    fit()
  }

  /// There are no archives of it.
  required init?(coder: NSCoder) {
    nil
  }

  func textViewDidChange(_ textView: UITextView) {
    fit()
  }

  private func setUpText() {
    textView.accessibilityIdentifier = "message"
    textView.font = .preferredFont(forTextStyle: .body)
    textView.delegate = self
    textView.backgroundColor = .clear
    textView.textContainerInset = UIEdgeInsets(top: 7, left: 10, bottom: 7, right: 36)
    textView.layer.cornerRadius = 18
    textView.layer.borderWidth = 1
    textView.layer.borderColor = UIColor.systemGray4.cgColor
    placeholder.isUserInteractionEnabled = false
  }

  private func setUpButton() {
    sendButton.accessibilityIdentifier = "send"
    let arrow = UIImageView(image: UIImage(systemName: "arrow.up"))
    arrow.tintColor = .white
    arrow.translatesAutoresizingMaskIntoConstraints = false
    sendButton.addSubview(arrow)
    NSLayoutConstraint.activate([
      arrow.centerXAnchor.constraint(equalTo: sendButton.centerXAnchor),
      arrow.centerYAnchor.constraint(equalTo: sendButton.centerYAnchor),
    ])
    sendButton.layer.cornerRadius = 14
    sendButton.addAction(UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
  }

  private func send() {
    let text = textView.text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else { return }
    textView.text = ""
    fit()
    onSend?(text)
  }

  /// Takes on the height of the text.
  private func fit() {
    let isEmpty = textView.text.isEmpty
    placeholder.isHidden = !isEmpty
    sendButton.isEnabled = !isEmpty
    sendButton.backgroundColor = isEmpty ? .systemGray4 : .systemBlue
    let width = textView.bounds.width > 0 ? textView.bounds.width : 280
    let natural = textView.sizeThatFits(CGSize(width: width, height: 10_000)).height
    let line = textView.font?.lineHeight ?? 20
    let most = line * CGFloat(Self.mostLines) + 14
    let height = min(max(natural, 36), most).rounded(.up)
    guard textHeight.constant != height else { return }
    textHeight.constant = height
    onGrow?()
  }

  private func layOut() {
    let line = UIView()
    line.backgroundColor = .separator
    for view in [textView, placeholder, sendButton, line] {
      view.translatesAutoresizingMaskIntoConstraints = false
      addSubview(view)
    }
    let safe = safeAreaLayoutGuide
    textHeight = textView.heightAnchor.constraint(equalToConstant: 36)
    NSLayoutConstraint.activate([
      textHeight,
      line.topAnchor.constraint(equalTo: topAnchor),
      line.leadingAnchor.constraint(equalTo: leadingAnchor),
      line.trailingAnchor.constraint(equalTo: trailingAnchor),
      line.heightAnchor.constraint(equalToConstant: 1 / UIScreen.main.scale),
      textView.topAnchor.constraint(equalTo: topAnchor, constant: 8),
      textView.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
      textView.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 16),
      textView.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -16),
      placeholder.leadingAnchor.constraint(equalTo: textView.leadingAnchor, constant: 15),
      placeholder.topAnchor.constraint(equalTo: topAnchor, constant: 15),
      sendButton.trailingAnchor.constraint(equalTo: textView.trailingAnchor, constant: -4),
      sendButton.bottomAnchor.constraint(equalTo: textView.bottomAnchor, constant: -4),
      sendButton.widthAnchor.constraint(equalToConstant: 28),
      sendButton.heightAnchor.constraint(equalToConstant: 28),
    ])
  }
}
