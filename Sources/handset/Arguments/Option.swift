/// The options of all commands.
enum Option: String, CaseIterable {
  case device = "--device"
  case orientation = "--orientation"
  case appearance = "--appearance"
  case textSize = "--text-size"
  case keyboard = "--keyboard"
  case keyboards = "--keyboards"
  case predictive = "--predictive"
  case look = "--look"
  case shortcutBar = "--shortcut-bar"
  case language = "--language"
  case keyboardType = "--type-of-keyboard"
  case returnKey = "--return-key"
  case plane = "--plane"
  case shift = "--shift"
  case press = "--press"
  case placement = "--placement"
  case likeness = "--likeness"
  case motion = "--motion"
  case editingOrder = "--editing-order"
  case at = "--at"
  case focus = "--focus"
  case tap = "--tap"
  case type = "--type"
  case blur = "--blur"
  case rotate = "--rotate"
  case drag = "--drag"
  case wait = "--wait"
  case background = "--background"
  case foreground = "--foreground"
  case switchKeyboard = "--switch-keyboard"
  case emoji = "--emoji"
  case editing = "--editing"
  case hide = "--hide"
  case fps = "--fps"
  case output = "-o"
  case body = "--body"
  case json = "--json"
  case scene = "--scene"
  case givenSizes = "--given-sizes"

  /// Whether a value follows.
  var takesValue: Bool {
    switch self {
    case .editing, .hide, .body, .json, .givenSizes, .blur, .background, .foreground: false
    default: true
    }
  }

  /// What a scene can be set up with.
  static let setUp: [Option] = [
    .scene, .language, .device, .orientation, .appearance, .textSize, .keyboard,
    .keyboards, .predictive, .look, .shortcutBar, .motion, .editingOrder,
  ]

  /// What can be done on a scene.
  static let actions: [Option] = [
    .focus, .tap, .type, .blur, .rotate, .drag, .wait, .background, .foreground,
    .switchKeyboard, .placement, .emoji,
  ]
}
