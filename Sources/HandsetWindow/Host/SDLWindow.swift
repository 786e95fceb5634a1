import CSDL2
import Foundation
import Handset

/// The only file that talks to SDL: a window, its events and the clipboard.
@MainActor
final class SDLWindow {
  // SDL's macros for window positions, which are not imported.
  private static let centred: Int32 = 0x2FFF_0000

  private let window: OpaquePointer
  private let renderer: OpaquePointer
  private var texture: OpaquePointer?
  private var textureSize = (width: 0, height: 0)
  private var shownTitle = ""
  private var shownCaret = CGRect.zero
  private var aspect: CGSize
  private var lastSize: CGSize

  /// Opens a resizable window.
  /// - Throws: `WindowError` when there is no display or SDL cannot start.
  init(title: String, aspect: CGSize) throws {
    try Self.requireDisplay()
    SDL_SetHint("SDL_MOUSE_FOCUS_CLICKTHROUGH", "1")
    SDL_SetHint("SDL_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR", "0")
    SDL_SetHint("SDL_IME_SUPPORT_EXTENDED_TEXT", "1")
    SDL_SetHint("SDL_IME_SHOW_UI", "1")
    // SDL would turn signals into events, which an idle window does not see.
    SDL_SetHint("SDL_NO_SIGNAL_HANDLERS", "1")
    guard SDL_Init(SDL_INIT_VIDEO) == 0 else {
      throw WindowError(
        description:
          "no window can be opened (\(Self.reason)); 'handset frames' and 'handset shot' "
          + "work without one")
    }
    let flags =
      SDL_WINDOW_RESIZABLE.rawValue | SDL_WINDOW_ALLOW_HIGHDPI.rawValue
    let size = Self.fitting(aspect, on: 0)
    guard
      let window = SDL_CreateWindow(
        title, Self.centred, Self.centred, Int32(size.width), Int32(size.height), flags),
      let renderer = SDL_CreateRenderer(window, -1, SDL_RENDERER_PRESENTVSYNC.rawValue)
        ?? SDL_CreateRenderer(window, -1, 0)
    else {
      let reason = Self.reason
      SDL_Quit()
      throw WindowError(description: "no window can be opened: \(reason)")
    }
    self.window = window
    self.renderer = renderer
    self.aspect = aspect
    lastSize = size
    SDL_StartTextInput()
  }

  isolated deinit {
    if let texture { SDL_DestroyTexture(texture) }
    SDL_DestroyRenderer(renderer)
    SDL_DestroyWindow(window)
    SDL_Quit()
  }

  /// Without a display SDL would draw into nothing. A driver that is named is taken as meant.
  private static func requireDisplay() throws {
    let environment = ProcessInfo.processInfo.environment
    let names = ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"]
    guard names.allSatisfy({ environment[$0, default: ""].isEmpty }) else { return }
    throw WindowError(
      description: "there is no display (DISPLAY and WAYLAND_DISPLAY are not set); "
        + "'handset frames' and 'handset shot' work without one")
  }

  private static var reason: String {
    let text = SDL_GetError().map { String(cString: $0) } ?? ""
    return text.isEmpty ? "SDL gives no reason" : text
  }

  // MARK: Size

  /// The window's content in pixels.
  var pixelSize: CGSize {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetRendererOutputSize(renderer, &width, &height)
    return CGSize(width: Int(max(1, width)), height: Int(max(1, height)))
  }

  /// Pixels for a unit of the desktop.
  var density: CGFloat {
    pixelSize.width / size.width
  }

  private var size: CGSize {
    var (width, height): (Int32, Int32) = (0, 0)
    SDL_GetWindowSize(window, &width, &height)
    return CGSize(width: Int(max(1, width)), height: Int(max(1, height)))
  }

  /// `wanted`, or as much of it in its proportions as the desktop has room for.
  private static func fitting(_ wanted: CGSize, on display: Int32) -> CGSize {
    let room = desktop(display)
    let part = min(1, room.width * 0.95 / wanted.width, room.height * 0.92 / wanted.height)
    return CGSize(
      width: (wanted.width * part).rounded(), height: (wanted.height * part).rounded())
  }

  private func resize(to wanted: CGSize) {
    let size = Self.fitting(wanted, on: SDL_GetWindowDisplayIndex(window))
    lastSize = size
    SDL_SetWindowSize(window, Int32(size.width), Int32(size.height))
  }

  /// The part of the desktop that windows may use, in its units.
  private static func desktop(_ display: Int32) -> CGRect {
    var bounds = SDL_Rect()
    guard SDL_GetDisplayUsableBounds(display, &bounds) == 0 else {
      return CGRect(x: 0, y: 0, width: 1280, height: 800)
    }
    return CGRect(x: Int(bounds.x), y: Int(bounds.y), width: Int(bounds.w), height: Int(bounds.h))
  }

  /// Brings the window back onto the desktop after a change of size.
  private func stayOnDesktop() {
    var (x, y): (Int32, Int32) = (0, 0)
    SDL_GetWindowPosition(window, &x, &y)
    let room = Self.desktop(SDL_GetWindowDisplayIndex(window))
    let wanted = CGPoint(
      x: max(room.minX, min(CGFloat(x), room.maxX - size.width)),
      y: max(room.minY, min(CGFloat(y), room.maxY - size.height)))
    if wanted != CGPoint(x: CGFloat(x), y: CGFloat(y)) {
      SDL_SetWindowPosition(window, Int32(wanted.x), Int32(wanted.y))
    }
  }

  /// Keeps the window's proportions those of what it shows, with the larger side unchanged
  /// when the phone is turned.
  func keep(aspect: CGSize) {
    guard aspect != self.aspect else { return }
    let long = max(size.width, size.height)
    let part = long / max(aspect.width, aspect.height)
    self.aspect = aspect
    resize(to: CGSize(width: aspect.width * part, height: aspect.height * part))
    stayOnDesktop()
  }

  /// After the user has resized the window: the side that changed more decides, the other
  /// follows.
  private func restoreAspect() {
    let present = size
    guard present != lastSize else { return }
    let isWidthLeading =
      abs(present.width - lastSize.width) >= abs(present.height - lastSize.height)
    let part =
      isWidthLeading ? present.width / aspect.width : present.height / aspect.height
    resize(to: CGSize(width: aspect.width * part, height: aspect.height * part))
  }

  func setTitle(_ title: String) {
    guard title != shownTitle else { return }
    shownTitle = title
    SDL_SetWindowTitle(window, title)
  }

  // MARK: Picture

  /// Shows a picture of the window's size.
  func show(_ picture: Canvas) {
    if texture == nil || textureSize != (picture.width, picture.height) {
      if let texture { SDL_DestroyTexture(texture) }
      texture = SDL_CreateTexture(
        renderer, SDL_PIXELFORMAT_ARGB8888.rawValue,
        Int32(SDL_TEXTUREACCESS_STREAMING.rawValue), Int32(picture.width),
        Int32(picture.height))
      textureSize = (picture.width, picture.height)
    }
    guard let texture else { return }
    picture.withUnsafePixels { pixels in
      _ = SDL_UpdateTexture(texture, nil, pixels.baseAddress, Int32(picture.bytesPerRow))
    }
    SDL_RenderCopy(renderer, texture, nil, nil)
    SDL_RenderPresent(renderer)
  }

  // MARK: Clipboard

  var clipboard: String? {
    guard let text = SDL_GetClipboardText() else { return nil }
    defer { SDL_free(text) }
    let string = String(cString: text)
    return string.isEmpty ? nil : string
  }

  func setClipboard(_ text: String) {
    SDL_SetClipboardText(text)
  }

  // MARK: Events

  /// Sleeps until something happens, at most `timeout` seconds; for ever with `nil`.
  func waitForEvent(timeout: TimeInterval?) -> WindowEvent? {
    var event = SDL_Event()
    let happened: Int32
    if let timeout {
      happened = SDL_WaitEventTimeout(&event, Int32(min(3_600_000, (timeout * 1000).rounded(.up))))
    } else {
      happened = SDL_WaitEvent(&event)
    }
    return happened == 1 ? translate(event) ?? nextEvent() : nil
  }

  /// The next thing that has happened already.
  func nextEvent() -> WindowEvent? {
    var event = SDL_Event()
    while SDL_PollEvent(&event) == 1 {
      if let translated = translate(event) { return translated }
    }
    return nil
  }

  private func translate(_ event: SDL_Event) -> WindowEvent? {
    switch SDL_EventType(event.type) {
    case SDL_QUIT: return .quit
    case SDL_MOUSEBUTTONDOWN where event.button.button == SDL_BUTTON_LEFT:
      SDL_CaptureMouse(SDL_TRUE)
      return .mouseDown(pixel(event.button.x, event.button.y))
    case SDL_MOUSEBUTTONUP where event.button.button == SDL_BUTTON_LEFT:
      SDL_CaptureMouse(SDL_FALSE)
      return .mouseUp(pixel(event.button.x, event.button.y))
    case SDL_MOUSEMOTION: return .mouseMoved(pixel(event.motion.x, event.motion.y))
    case SDL_MOUSEWHEEL: return wheel(event.wheel)
    case SDL_TEXTINPUT: return text(event.text)
    case SDL_TEXTEDITING: return composition(event.edit)
    case SDL_TEXTEDITING_EXT: return composition(event.editExt)
    case SDL_KEYDOWN: return SDLKeys.stroke(event.key.keysym).map(WindowEvent.key)
    case SDL_KEYUP: return SDLKeys.stroke(event.key.keysym).map(WindowEvent.keyUp)
    case SDL_WINDOWEVENT: return windowEvent(event.window)
    default: return nil
    }
  }

  private func windowEvent(_ event: SDL_WindowEvent) -> WindowEvent? {
    if SDL_WindowEventID(UInt32(event.event)) == SDL_WINDOWEVENT_SIZE_CHANGED { restoreAspect() }
    return .changed
  }

  private func pixel(_ x: Int32, _ y: Int32) -> CGPoint {
    CGPoint(x: CGFloat(x) * density, y: CGFloat(y) * density)
  }

  /// A notch of the wheel moves what is below the mouse by 40 points.
  private func wheel(_ event: SDL_MouseWheelEvent) -> WindowEvent {
    let notch: CGFloat = 40
    return .wheel(
      CGSize(width: CGFloat(event.preciseX) * notch, height: CGFloat(event.preciseY) * -notch),
      at: pixel(event.mouseX, event.mouseY))
  }

  private func composition(_ event: SDL_TextEditingEvent) -> WindowEvent {
    let text = withUnsafeBytes(of: event.text) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    return composition(text, start: event.start, length: event.length)
  }

  private func composition(_ event: SDL_TextEditingExtEvent) -> WindowEvent? {
    guard let text = event.text else { return nil }
    defer { SDL_free(text) }
    return composition(String(cString: text), start: event.start, length: event.length)
  }

  /// SDL counts scalars, and says -1 where it does not know.
  private func composition(_ text: String, start: Int32, length: Int32) -> WindowEvent {
    let scalars = text.unicodeScalars
    func place(_ offset: Int32) -> String.Index {
      scalars.index(
        scalars.startIndex, offsetBy: max(0, Int(offset)), limitedBy: scalars.endIndex)
        ?? scalars.endIndex
    }
    let first = start < 0 ? scalars.endIndex : place(start)
    let last = length > 0 ? place(start + length) : first
    return .composition(text, selected: NSRange(first..<max(first, last), in: text))
  }

  /// Where the caret is, so that input methods put their candidates beside it.
  func setCaret(_ rect: CGRect) {
    guard rect != shownCaret else { return }
    shownCaret = rect
    var box = SDL_Rect(
      x: Int32(rect.minX / density), y: Int32(rect.minY / density),
      w: Int32(max(1, rect.width / density)), h: Int32(max(1, rect.height / density)))
    SDL_SetTextInputRect(&box)
  }

  private func text(_ event: SDL_TextInputEvent) -> WindowEvent? {
    let text = withUnsafeBytes(of: event.text) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    return text.isEmpty ? nil : .text(text)
  }
}
