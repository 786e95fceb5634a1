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
  case text(String)
  case changed
}
