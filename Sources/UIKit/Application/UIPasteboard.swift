/// What was copied and can be pasted. The text lives on the host's clipboard where there is one.
@preconcurrency @MainActor
public final class UIPasteboard: NSObject {
  /// Posted after the content has changed; the object is the pasteboard.
  public nonisolated static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification")

  /// The pasteboard of the running phone.
  public static var general: UIPasteboard { UIApplication.shared.pasteboard }

  /// Called with what the app has put on the pasteboard, so that a host can pass it on; `nil`
  /// after the app has emptied it.
  public var onChange: ((String?) -> Void)?

  /// Asked for the text on the host's clipboard whenever somebody looks; without it the phone has
  /// a clipboard of its own.
  public var hostText: (() -> String?)?

  /// How often the content has changed.
  public private(set) var changeCount = 0

  private var text: String?
  /// What the host had at the last look. Only something else is news: a host that does not take
  /// what is copied must not undo the copying.
  private var knownHostText: String?

  /// The text on the pasteboard.
  public var string: String? {
    get {
      lookAtHost()
      return text
    }
    set {
      change(to: newValue)
      onChange?(newValue)
      knownHostText = hostText?()
    }
  }

  /// Whether there is text.
  public var hasStrings: Bool { string != nil }

  private func lookAtHost() {
    guard let hostText else { return }
    let found = hostText()
    guard found != knownHostText else { return }
    knownHostText = found
    receive(found)
  }

  /// Puts text on the pasteboard without telling the host, which it came from.
  public func receive(_ text: String?) {
    guard text != self.text else { return }
    change(to: text)
  }

  private func change(to text: String?) {
    self.text = text
    changeCount += 1
    NotificationCenter.default.post(name: Self.changedNotification, object: self)
  }
}
