/// What was copied and can be pasted. The text lives on the host's clipboard where there is one.
@preconcurrency @MainActor
public final class UIPasteboard: NSObject {
  /// Posted after the content has changed; the object is the pasteboard.
  public nonisolated static let changedNotification = Notification.Name(
    "UIPasteboardChangedNotification")

  /// The pasteboard of the running phone.
  public static var general: UIPasteboard { UIApplication.shared.pasteboard }

  /// Called after the app has put something on the pasteboard, so that a host can pass it on.
  public var onChange: ((UIPasteboard) -> Void)?

  /// Asked for the text on the host's clipboard whenever somebody looks; without it the phone has
  /// a clipboard of its own.
  public var hostText: (() -> String?)?

  /// How often the content has changed.
  public private(set) var changeCount = 0

  private var text: String?

  /// The text on the pasteboard.
  public var string: String? {
    get {
      if let hostText { receive(hostText()) }
      return text
    }
    set {
      change(to: newValue)
      onChange?(self)
    }
  }

  /// Whether there is text.
  public var hasStrings: Bool { string != nil }

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
