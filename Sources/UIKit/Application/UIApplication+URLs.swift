extension UIApplication {
  /// Whether something on the phone opens an address. There are no other apps and no browser: only
  /// what a host or a test has put into `urlOpener`.
  public func canOpenURL(_ url: URL) -> Bool { urlOpener != nil }

  /// Has an address opened; `completion` is told whether that went well. Where nothing opens
  /// addresses, the log says which one it was.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isOpen = urlOpener?(url) ?? false
    if urlOpener == nil { log("nothing on this phone opens \(url.absoluteString)") }
    completion?(isOpen)
  }

  /// How an address is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// A name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }
}
