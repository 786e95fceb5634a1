/// What was copied and can be pasted.
@preconcurrency @MainActor
public final class UIPasteboard: NSObject {
  /// The pasteboard of the running phone.
  public static var general: UIPasteboard { UIApplication.shared.pasteboard }

  /// Called after the app has put something on the pasteboard, so that a host can pass it on.
  public var onChange: ((UIPasteboard) -> Void)?

  private var text: String?

  /// The text on the pasteboard.
  public var string: String? {
    get { text }
    set {
      text = newValue
      onChange?(self)
    }
  }

  /// Whether there is text.
  public var hasStrings: Bool { text != nil }

  /// Puts text on the pasteboard without telling the host, which it came from.
  public func receive(_ text: String?) {
    self.text = text
  }
}
