import CSDL2

@MainActor func push(composed text: String, start: Int32, length: Int32) {
  var event = SDL_Event()
  event.type = SDL_TEXTEDITING.rawValue
  event.edit.start = start
  event.edit.length = length
  withUnsafeMutableBytes(of: &event.edit.text) { $0.copyBytes(from: text.utf8) }
  SDL_PushEvent(&event)
}

/// As SDL reports what does not fit into an event; the receiver frees it.
@MainActor func push(longComposed text: String) {
  var event = SDL_Event()
  event.type = SDL_TEXTEDITING_EXT.rawValue
  event.editExt.text = SDL_strdup(text)
  event.editExt.start = -1
  event.editExt.length = 0
  SDL_PushEvent(&event)
}

@MainActor func push(button type: SDL_EventType, _ x: Int32, _ y: Int32) {
  var event = SDL_Event()
  event.type = type.rawValue
  event.button.button = UInt8(SDL_BUTTON_LEFT)
  event.button.x = x
  event.button.y = y
  SDL_PushEvent(&event)
}

@MainActor func push(text: String) {
  var event = SDL_Event()
  event.type = SDL_TEXTINPUT.rawValue
  withUnsafeMutableBytes(of: &event.text.text) { bytes in
    bytes.copyBytes(from: text.utf8)
  }
  SDL_PushEvent(&event)
}

@MainActor func push(key: SDL_KeyCode, modifiers: UInt16) {
  var event = SDL_Event()
  event.type = SDL_KEYDOWN.rawValue
  event.key.keysym.sym = Int32(bitPattern: key.rawValue)
  event.key.keysym.mod = modifiers
  SDL_PushEvent(&event)
}
