import UIKit

extension Phone {
  /// Sends the app to the background, as the home gesture does. The keyboard goes; the focus
  /// stays.
  public func enterBackground() {
    perform { application.enterBackground() }
  }

  /// Brings the app back from the background, with its keyboard.
  public func enterForeground() {
    perform { application.enterForeground() }
  }

  /// Tells the app that memory runs short.
  public func warnOfMemory() {
    perform { application.receiveMemoryWarning() }
  }

  /// Changes what the user asks of motion.
  public func setAccessibility(_ settings: AccessibilitySettings) {
    perform { application.accessibilitySettings = settings }
  }
}
