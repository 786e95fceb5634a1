/// An alert by its parts.
@preconcurrency @MainActor
public struct Alert {
  /// A button of an alert.
  @preconcurrency @MainActor
  public struct Button {
    let button: ViewParts.Button

    /// An ordinary button.
    public static func `default`(
      _ label: Text, action: (@MainActor () -> Void)? = nil
    ) -> Button {
      Button(button: ViewParts.Button(title: label.string, role: nil, action: action ?? {}))
    }

    /// A button that leaves everything as it is.
    public static func cancel(
      _ label: Text = Text(SystemWord.cancel.text), action: (@MainActor () -> Void)? = nil
    ) -> Button {
      Button(button: ViewParts.Button(title: label.string, role: .cancel, action: action ?? {}))
    }

    /// A button that deletes something.
    public static func destructive(
      _ label: Text, action: (@MainActor () -> Void)? = nil
    ) -> Button {
      Button(
        button: ViewParts.Button(title: label.string, role: .destructive, action: action ?? {}))
    }
  }

  let description: AlertDescription

  /// An alert with one button; it says OK where none is given.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    description = AlertDescription(
      title: title.string, message: message?.string,
      buttons: dismissButton.map { [$0.button] } ?? [])
  }

  /// An alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    description = AlertDescription(
      title: title.string, message: message?.string,
      buttons: [primaryButton.button, secondaryButton.button])
  }
}
