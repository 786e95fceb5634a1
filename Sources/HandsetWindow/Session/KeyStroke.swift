/// A key of the host's keyboard that went down.
struct KeyStroke: Hashable {
  enum Key: Hashable {
    case character(Character)
    case function(Int)
    case left
    case right
    case up
    case down
    case home
    case end
    case backspace
    case forwardDelete
    case enter
    case tab
    case escape
    case pageUp
    case pageDown
  }

  var key: Key
  var hasControl = false
  var hasShift = false
  var hasAlt = false
  /// The key with the host's logo, or Command.
  var hasCommand = false
}
