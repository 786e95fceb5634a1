/// Opens an address: call it as a function.
@preconcurrency @MainActor
public struct OpenURLAction {
  /// What became of an address.
  public struct Result: Sendable {
    enum Outcome: Sendable {
      case handled
      case discarded
      case system(URL?)
    }

    let outcome: Outcome

    /// It was opened.
    public static let handled = Result(outcome: .handled)
    /// It is not to be opened.
    public static let discarded = Result(outcome: .discarded)
    /// The system is to open it.
    public static let systemAction = Result(outcome: .system(nil))
    /// The system is to open another one.
    public static func systemAction(_ url: URL) -> Result { Result(outcome: .system(url)) }
  }

  private let handler: (@MainActor (URL) -> Result)?

  /// An action of the app's own.
  public nonisolated init(handler: @escaping @MainActor (URL) -> Result) {
    self.handler = handler
  }

  nonisolated init() {
    handler = nil
  }

  /// Opens an address.
  public func callAsFunction(_ url: URL) {
    callAsFunction(url) { _ in }
  }

  /// Opens an address; `completion` is told whether somebody took it.
  public func callAsFunction(_ url: URL, completion: @escaping @MainActor (Bool) -> Void) {
    switch handler?(url).outcome ?? .system(nil) {
    case .handled: completion(true)
    case .discarded: completion(false)
    case .system(let other):
      UIApplication.shared.open(other ?? url) { completion($0) }
    }
  }
}

extension EnvironmentValues {
  private enum OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction() }
  }
  /// Opens addresses.
  public var openURL: OpenURLAction {
    get { self[OpenURLKey.self] }
    set { self[OpenURLKey.self] = newValue }
  }
}
