/// Whether the screen is presented, and the way back from it.
@preconcurrency @MainActor
public struct PresentationMode {
  let action: DismissAction
  /// Whether the screen was presented or pushed.
  public let isPresented: Bool

  /// Puts the screen away, or goes back to the one before.
  public mutating func dismiss() { action() }
}

extension EnvironmentValues {
  private enum IsPresentedKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }
  /// Whether the screen was presented or pushed.
  public internal(set) var isPresented: Bool {
    get { self[IsPresentedKey.self] }
    set { self[IsPresentedKey.self] = newValue }
  }

  /// Whether the screen is presented, and the way back: `presentationMode.wrappedValue.dismiss()`.
  public var presentationMode: Binding<PresentationMode> {
    let (action, isPresented) = (dismiss, isPresented)
    return MainActor.assumeIsolated {
      Binding(get: { PresentationMode(action: action, isPresented: isPresented) }, set: { _ in })
    }
  }
}
