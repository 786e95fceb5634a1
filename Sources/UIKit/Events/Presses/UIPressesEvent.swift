/// The keys that are down at one moment.
@preconcurrency @MainActor
public final class UIPressesEvent: NSObject {
  /// All keys that are down, and the one that was just let go.
  public let allPresses: Set<UIPress>
  /// Seconds on the media clock.
  public let timestamp: TimeInterval

  init(_ presses: Set<UIPress>, timestamp: TimeInterval) {
    allPresses = presses
    self.timestamp = timestamp
    super.init()
  }
}
