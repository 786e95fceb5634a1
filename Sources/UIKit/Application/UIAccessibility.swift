/// What apps may ask about the user's settings.
@preconcurrency @MainActor
public enum UIAccessibility {
  /// Whether movement is to be kept to what is needed.
  public static var isReduceMotionEnabled: Bool {
    UIApplication.shared.accessibilitySettings.reducesMotion
  }

  /// Whether things are to fade instead of sliding in. Only with reduced motion.
  public static var prefersCrossFadeTransitions: Bool {
    isReduceMotionEnabled && UIApplication.shared.accessibilitySettings.prefersCrossFade
  }
}
