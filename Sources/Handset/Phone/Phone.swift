import Devices
import Raster
import UIKit

/// A phone with an app on it. It has two inputs, time and touches or keys, and is a pure
/// function of them: the same inputs give the same pixels, events and trees.
///
/// A host (the window, the frame dumper, a test) moves time with `advance(to:)` and touches
/// with `touchDown(at:)` and its kin; after each the phone has run a whole turn and is ready to
/// be looked at.
@MainActor
public final class Phone {
  /// The device.
  public let device: Device
  /// How it is held.
  public private(set) var orientation: Orientation
  /// Light or dark.
  public private(set) var appearance: Appearance
  /// How large the user wants text to be.
  public private(set) var textSize: UIContentSizeCategory
  /// The app that runs on it.
  public let application: UIApplication
  /// The drawn keyboard.
  public let keyboard: SystemKeyboard
  /// The app's window.
  public let window: UIWindow
  /// All keyboard notifications since the phone was switched on.
  public let events: KeyboardEventLog

  private let language: SystemLanguage
  private let keyboardWindow: KeyboardWindow
  private let chromeWindow: ChromeWindow

  /// Switches a phone on and shows the app's first controller.
  /// - Parameter makeRoot: makes the controller; run once the phone is the current one.
  /// - Throws: `ResourceError` when the keyboard's resources cannot be read.
  public init(
    _ configuration: PhoneConfiguration, equipment: PhoneEquipment,
    makeRoot: () -> UIViewController
  ) throws {
    device = configuration.device
    orientation = configuration.orientation
    appearance = configuration.appearance
    textSize = configuration.textSize
    language = SystemLanguage(code: configuration.language)
    let screen = UIScreen(
      configuration: ScreenConfiguration(
        device: device, orientation: orientation, appearance: appearance, textSize: textSize,
        layoutDirection: language.layoutDirection))
    application = UIApplication(
      clock: MediaClock(), screen: screen, textMeasurer: equipment.fonts)
    application.imageDecoder = { try? PictureDecoder.decode($0) }
    application.accessibilitySettings = configuration.accessibility
    application.beginEditingOrder = configuration.beginEditingOrder
    application.languageCode = configuration.language
    application.systemWords = try language.words(resources: equipment.resources)
    application.makeCurrent()
    events = KeyboardEventLog(clock: application.clock)
    keyboard = try SystemKeyboard(
      device: device, resources: equipment.resources, settings: configuration.keyboard)
    window = UIWindow(frame: screen.bounds)
    keyboardWindow = KeyboardWindow(keyboard: keyboard)
    chromeWindow = ChromeWindow(device: device)
    connect()
    window.rootViewController = makeRoot()
    window.makeKeyAndVisible()
    application.performTurn()
    chromeWindow.updateStatusBar()
  }

  private func connect() {
    keyboard.orientation = orientation
    application.keyboard.host = keyboard
    chromeWindow.update(orientation: orientation)
    application.onStatusBarUpdate = { [weak chromeWindow] in
      chromeWindow?.updateStatusBar()
    }
    keyboard.onColors = { [weak self] in self?.tellChromeOfKeyboard() }
    events.onNotice = { [weak self] in self?.tellChromeOfKeyboard() }
    keyboardWindow.isHidden = false
    chromeWindow.isHidden = false
  }

  /// The home indicator follows what lies below it.
  private func tellChromeOfKeyboard() {
    let isDocked = application.keyboard.dockedFrame != nil && keyboard.view.showsKeys
    chromeWindow.isKeyboardDark =
      isDocked ? keyboard.view.traitCollection.userInterfaceStyle == .dark : nil
  }

  // MARK: Time

  /// Told up to when time is about to pass; a film takes its frames on the way.
  var beforeTimePasses: ((TimeInterval) -> Void)?

  /// Seconds since the phone was switched on.
  public var time: TimeInterval { application.clock.now }

  /// Lets time pass up to `time` seconds after switching on. Everything due until then runs in
  /// order, each instant followed by layout.
  public func advance(to time: TimeInterval) {
    beforeTimePasses?(time)
    pass(to: time)
  }

  /// The same without telling whoever films.
  func pass(to time: TimeInterval) {
    makeCurrent()
    application.clock.advance(to: time) {
      self.application.performTurn()
    }
  }

  /// Lets `seconds` pass.
  public func advance(by seconds: TimeInterval) {
    advance(to: time + seconds)
  }

  /// Whether anything is on its way: an animation that ends, a fling, a notice still to come, or a
  /// key that lights up. What goes on for ever, such as an activity indicator, does not count.
  public var isMoving: Bool {
    makeCurrent()
    return application.isMoving || keyboard.isFlashing
  }

  /// Whether an animation runs now, so that every frame may differ from the last.
  public var isAnimating: Bool { application.isAnimating }

  /// Lets time pass in steps of a sixtieth second until nothing moves, at most `limit` seconds.
  /// Answers whether all came to rest.
  @discardableResult
  public func settle(limit: TimeInterval = 10) -> Bool {
    let end = time + limit
    var frame = (time * 60).rounded(.down)
    while isMoving {
      guard time < end else { return false }
      frame += 1
      advance(to: max(time, frame / 60))
    }
    return true
  }

  // MARK: Settings

  /// Turns the phone. The keyboard hides, the screen turns, and the keyboard is shown in its
  /// new frame (FACTS 4.2). The screen stays as it is where the app does not support the
  /// orientation.
  public func rotate(to orientation: Orientation) {
    perform {
      guard application.deviceDidTurn(to: UIDeviceOrientation(orientation)),
        orientation != self.orientation
      else { return }
      application.keyboard.performRotation {
        self.orientation = orientation
        updateScreen()
      }
    }
  }

  /// Changes between light and dark.
  public func setAppearance(_ appearance: Appearance) {
    guard appearance != self.appearance else { return }
    perform {
      self.appearance = appearance
      updateScreen()
    }
  }

  /// Changes how large the user wants text to be.
  public func setTextSize(_ textSize: UIContentSizeCategory) {
    guard textSize != self.textSize else { return }
    perform {
      self.textSize = textSize
      updateScreen()
    }
  }

  /// Changes what types.
  public func setKeyboard(_ settings: KeyboardSettings) {
    perform {
      keyboard.mergeHalves(before: settings.placement)
      keyboard.settings = settings
      application.keyboard.update()
    }
  }

  private func updateScreen() {
    keyboard.orientation = orientation
    application.updateScreen(
      ScreenConfiguration(
        device: device, orientation: orientation, appearance: appearance, textSize: textSize,
        layoutDirection: language.layoutDirection))
    chromeWindow.update(orientation: orientation)
  }

  // MARK: Turns

  /// Runs `body` as an input to this phone: the phone is current during it, and a turn follows.
  @discardableResult
  public func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    makeCurrent()
    let result = try body()
    application.performTurn()
    return result
  }

  /// Makes this the phone that `UIApplication.shared`, `UIScreen.main` and the current clock
  /// belong to.
  public func makeCurrent() {
    if UIApplication.shared !== application { application.makeCurrent() }
  }
}
