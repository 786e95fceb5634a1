import Foundation
import Handset
import UIKit

/// A phone in a window, without the window: takes what the host reports, keeps time, and makes
/// the picture. Everything here runs without SDL.
@MainActor
final class WindowSession {
  /// What a session needs to switch phones on.
  struct Program {
    var configuration: PhoneConfiguration
    var equipment: PhoneEquipment
    var title: String
    var makeRoot: @MainActor () -> UIViewController
  }

  private(set) var phone: Phone
  private(set) var viewport: Viewport
  private(set) var isFinished = false
  private(set) var speed = Speed.normal
  private(set) var scaling = Scaling.fit
  private(set) var showsBody = true
  private(set) var showsOverlay = false
  private(set) var showsHelp = false

  /// Where screenshots go.
  var screenshotFolder = FileManager.default.currentDirectoryPath
  /// Told a line for the user, such as where a screenshot went.
  var onMessage: (String) -> Void = { _ in }
  /// Told what the user copied on the phone; nothing when the app empties its pasteboard.
  var onCopy: (String) -> Void = { _ in }
  /// Asked for the text on the host's clipboard when the phone looks at its own.
  var hostClipboard: () -> String? = { nil }

  private let program: Program
  private let camera: PhoneCamera
  private let frame: PhoneFrame
  private var settings: KeyboardSettings
  private var screen: Canvas
  private var picture: Canvas
  private var density: CGFloat = 1
  private var focus = CGPoint(x: 0.5, y: 0.5)
  private var finger: UITouch?
  /// How a hand holds the phone, which the screen may not have followed; `nil` until it is turned.
  private var held: Orientation?
  /// Whether a key command has used the key whose text comes next.
  private var ignoresText = false
  private var backlog = EventBacklog()
  private var drawnChange: Int?
  private var isScreenOutdated = true
  private var isPictureOutdated = true

  /// Switches a phone on for a window of `windowSize` pixels.
  /// - Throws: what `Phone` throws.
  init(_ program: Program, windowSize: CGSize) throws {
    self.program = program
    camera = PhoneCamera(equipment: program.equipment)
    frame = PhoneFrame(equipment: program.equipment)
    settings = program.configuration.keyboard
    phone = try Phone(
      program.configuration, equipment: program.equipment, makeRoot: program.makeRoot)
    screen = Canvas(width: phone.pixelSize.width, height: phone.pixelSize.height)
    picture = Canvas(width: Int(windowSize.width), height: Int(windowSize.height))
    viewport = Viewport(
      windowSize: windowSize, outline: .zero, scaling: .pointAccurate, deviceScale: 1, density: 1)
    phoneDidChange()
  }

  // MARK: Window

  /// The window has another size or density, in pixels.
  func resize(to size: CGSize, density: CGFloat) {
    self.density = density
    guard size != viewport.windowSize, size.width >= 1, size.height >= 1 else { return }
    picture = Canvas(width: Int(size.width), height: Int(size.height))
    viewport.windowSize = size
    updateViewport()
  }

  /// What the window is for, and every mode that is not the default. Plain ASCII: X11 spoils
  /// other characters where no locale is set.
  var title: String {
    let standard = program.configuration
    var parts = [program.title, phone.device.name]
    if phone.orientation != .portrait { parts.append(Self.name(of: phone.orientation)) }
    if phone.appearance != standard.appearance { parts.append(phone.appearance.rawValue) }
    switch settings.mode {
    case .software: break
    case .hardware: parts.append("hardware keyboard")
    case .off: parts.append("keyboard off")
    }
    if !showsBody { parts.append("no body") }
    if showsOverlay { parts.append("overlay") }
    parts += [scaling.title, speed.title].compactMap { $0 }
    return parts.joined(separator: " - ")
  }

  /// The size in units of the host's desktop that a window has room for the whole phone with.
  var preferredAspect: CGSize {
    PhoneFrame.size(of: phone, showsBody: showsBody)
  }

  private static func name(of orientation: Orientation) -> String {
    switch orientation {
    case .portrait: "portrait"
    case .portraitUpsideDown: "upside down"
    case .landscapeLeft: "landscape left"
    case .landscapeRight: "landscape right"
    }
  }

  // MARK: Time

  /// Lets `seconds` of the host's time pass.
  func advance(by seconds: TimeInterval) {
    guard speed != .paused, seconds > 0 else { return }
    phone.advance(by: seconds * speed.rawValue)
  }

  /// Seconds of the host's time until the phone may look different by itself: 0 while something
  /// moves or events wait, `nil` while nothing will.
  var timeUntilNextChange: TimeInterval? {
    if hasBacklog { return 0 }
    guard speed != .paused else { return nil }
    if phone.isAnimating { return 0 }
    guard let due = phone.application.clock.nextDueTime else { return nil }
    return max(0, due - phone.time) / speed.rawValue
  }

  /// Whether tasks of the app wait for something on the host's time.
  var hasWaitingTasks: Bool { phone.application.waitingTaskCount > 0 }

  // MARK: Picture

  /// The window's pixels, or `nil` when the last ones still hold.
  func nextPicture() -> Canvas? {
    if drawnChange != LayerChanges.count || phone.isAnimating {
      isScreenOutdated = true
    }
    guard isScreenOutdated || isPictureOutdated else { return nil }
    if isScreenOutdated {
      drawnChange = LayerChanges.count
      camera.draw(phone, into: screen)
    }
    isScreenOutdated = phone.isAnimating
    isPictureOutdated = false
    frame.draw(
      screen, of: phone, into: picture, origin: viewport.origin, scale: viewport.scale,
      style: PhoneFrame.Style(
        showsBody: showsBody, background: CGColor(hex: 0x2B2D31), overlay: overlay))
    return picture
  }

  private var overlay: Drawing? {
    guard showsOverlay || showsHelp else { return nil }
    var drawing = Drawing(size: phone.application.screen.bounds.size)
    if showsOverlay { drawing.commands += LayoutOverlay(phone).commands }
    if showsHelp { drawing.commands += HelpOverlay(phone).commands }
    return drawing
  }

  private func updateViewport() {
    viewport = Viewport(
      windowSize: viewport.windowSize,
      outline: PhoneFrame.outline(of: phone, showsBody: showsBody), scaling: scaling,
      deviceScale: phone.application.screen.scale, density: density, focus: focus)
    isPictureOutdated = true
  }

  /// Where the phone is larger than the window, the part below the mouse comes into sight.
  private func look(at place: CGPoint) {
    guard scaling != .fit else { return }
    focus = CGPoint(
      x: min(1, max(0, place.x / viewport.windowSize.width)),
      y: min(1, max(0, place.y / viewport.windowSize.height)))
    let (old, wasOutdated) = (viewport, isPictureOutdated)
    updateViewport()
    if viewport == old { isPictureOutdated = wasOutdated }
  }

  private func phoneDidChange() {
    let size = phone.pixelSize
    if screen.width != size.width || screen.height != size.height {
      screen = Canvas(width: size.width, height: size.height)
    }
    phone.application.pasteboard.onChange = { [weak self] text in self?.onCopy(text ?? "") }
    phone.application.pasteboard.hostText = { [weak self] in self?.hostClipboard() }
    isScreenOutdated = true
    updateViewport()
  }

  /// Where the caret is, in pixels of the window; `nil` while nothing is edited.
  var caretFrame: CGRect? {
    phone.caretFrame.map { caret in
      CGRect(
        x: viewport.origin.x + caret.minX * viewport.scale,
        y: viewport.origin.y + caret.minY * viewport.scale, width: caret.width * viewport.scale,
        height: caret.height * viewport.scale)
    }
  }

  // MARK: Events

  /// Whether events wait for their turn.
  var hasBacklog: Bool { !backlog.isEmpty }

  /// Takes an event of the host down; `workOff` does what it means.
  func enqueue(_ event: WindowEvent) {
    backlog.append(event)
  }

  /// Does what the waiting events mean, in their order: at least one, and as many as a frame has
  /// time for. The others keep waiting.
  /// - Parameters:
  ///   - pictureDuration: how long the last picture took, seconds.
  ///   - now: the host's time, seconds.
  func workOff(afterPicture pictureDuration: TimeInterval = 0, now: () -> TimeInterval) {
    let end = now() + EventBacklog.budget(afterPicture: pictureDuration)
    while let event = backlog.takeFirst() {
      handle(event)
      if now() >= end { return }
    }
  }

  /// Does what an event of the host means.
  func handle(_ event: WindowEvent) {
    switch event {
    case .quit: isFinished = true
    case .mouseDown(let place): press(at: place)
    case .mouseMoved(let place): move(to: place)
    case .mouseUp(let place):
      move(to: place)
      release()
    case .mouseLeft: break
    case .wheel(let distance, let place): wheel(distance, at: place)
    case .text(let text):
      if !ignoresText { phone.type(text) }
      ignoresText = false
    case .composition(let text, let selected): phone.compose(text, selected: selected)
    case .key(let stroke): key(stroke)
    case .keyUp(let stroke):
      if let code = stroke.keyCode { phone.keyUp(code) }
    case .changed: isPictureOutdated = true
    }
  }

  private func press(at place: CGPoint) {
    if showsHelp {
      toggleHelp()
      return
    }
    let point = viewport.screenPoint(place)
    guard phone.application.screen.bounds.contains(point) else { return }
    finger = phone.touchDown(at: point)
  }

  private func move(to place: CGPoint) {
    guard let finger else {
      look(at: place)
      return
    }
    phone.touchMove(finger, to: viewport.screenPoint(place))
  }

  private func release() {
    guard let finger else { return }
    self.finger = nil
    phone.touchUp(finger)
  }

  private func wheel(_ distance: CGSize, at place: CGPoint) {
    phone.scroll(by: distance, at: viewport.screenPoint(place))
  }

  // MARK: Keys

  private func key(_ stroke: KeyStroke) {
    ignoresText = false
    if let shortcut = Shortcut(stroke) {
      perform(shortcut)
    } else if speed == .paused, stroke == KeyStroke(key: .character(".")) {
      phone.advance(by: 1.0 / 60)
    } else if let key = stroke.hardwareKey, phone.keyDown(key) {
      ignoresText = true
    } else if let command = HostKeyboard.command(for: stroke) {
      phone.send(command)
    } else {
      typeKey(stroke)
    }
  }

  private func typeKey(_ stroke: KeyStroke) {
    switch stroke.key {
    case .enter: phone.type("\n")
    case .backspace: phone.pressDelete()
    case .tab where phone.focusedView is UITextView && !stroke.hasShift: phone.type("\t")
    case .tab: phone.moveFocus(forward: !stroke.hasShift)
    case .escape where showsHelp: toggleHelp()
    default: break
    }
  }

  private func perform(_ shortcut: Shortcut) {
    switch shortcut {
    case .toggleKeyboard: setKeyboard(settings.mode == .software ? .off : .software)
    case .toggleHardwareKeyboard:
      setKeyboard(settings.mode == .hardware ? .software : .hardware)
    case .rotateLeft: rotate(by: -1)
    case .rotateRight: rotate(by: 1)
    case .slowMotion: speed = speed.next
    case .screenshot: saveScreenshot()
    case .toggleAppearance: phone.setAppearance(phone.appearance == .light ? .dark : .light)
    case .toggleBezel:
      showsBody.toggle()
      updateViewport()
    case .fit: setScaling(.fit)
    case .pixelExact: setScaling(.pixelExact)
    case .pointAccurate: setScaling(.pointAccurate)
    case .nextDevice: switchToNextDevice()
    case .toggleOverlay:
      showsOverlay.toggle()
      isPictureOutdated = true
    case .shake: phone.shake()
    case .toggleHelp: toggleHelp()
    case .quit: isFinished = true
    }
  }

  private func toggleHelp() {
    showsHelp.toggle()
    isPictureOutdated = true
  }

  private func setScaling(_ scaling: Scaling) {
    self.scaling = scaling
    updateViewport()
  }

  private func setKeyboard(_ mode: KeyboardSettings.Mode) {
    settings.mode = mode
    phone.setKeyboard(settings)
  }

  /// Quarter turns to the right, in the order in which a hand turns a phone. Upside down the screen
  /// of a phone without a home button stays as it was.
  private func rotate(by quarters: Int) {
    let turns: [Orientation] = [
      .portrait, .landscapeRight, .portraitUpsideDown, .landscapeLeft,
    ]
    let index = turns.firstIndex(of: held ?? phone.orientation) ?? 0
    let next = turns[(index + quarters + turns.count) % turns.count]
    held = next
    guard next != .portraitUpsideDown || phone.device.turnsUpsideDown else { return }
    release()
    phone.rotate(to: next)
    phoneDidChange()
  }

  private func switchToNextDevice() {
    do {
      let devices = try program.equipment.catalogue.all()
      let index = devices.firstIndex { $0.id == phone.device.id } ?? -1
      var configuration = program.configuration
      configuration.device = devices[(index + 1) % devices.count]
      configuration.orientation = phone.orientation
      configuration.appearance = phone.appearance
      configuration.keyboard = settings
      release()
      phone = try Phone(
        configuration, equipment: program.equipment, makeRoot: program.makeRoot)
      phoneDidChange()
    } catch {
      onMessage(String(describing: error))
    }
  }

  private func saveScreenshot() {
    do {
      let file = Screenshot.freePath(in: screenshotFolder, stem: program.title)
      try Screenshot.write(camera.picture(of: phone), to: file)
      onMessage(file)
    } catch {
      onMessage(String(describing: error))
    }
  }
}
