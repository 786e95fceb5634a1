import Foundation

/// What the host's window reports. Places are in pixels of the window.
enum WindowEvent: Hashable {
  case quit
  case mouseDown(CGPoint)
  case mouseMoved(CGPoint)
  case mouseUp(CGPoint)
  case mouseLeft
  case wheel(CGSize, at: CGPoint)
  case key(KeyStroke)
  case keyUp(KeyStroke)
  /// What an input method is composing, and the part of it that is selected, in UTF-16.
  case composition(String, selected: NSRange)
  case text(String)
  case changed
}
