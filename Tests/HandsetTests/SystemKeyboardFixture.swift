import Devices
import Foundation
import Raster
import Testing
import UIKit

@testable import Handset

/// Something to type into, with the caret always at the end.
@MainActor
final class TypedView: UIView, CaretContext, ReturnKeyHandling {
  var text = ""
  var returns = 0
  var keyboardType = UIKeyboardType.default
  var returnKeyType = UIReturnKeyType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var autocorrectionType = UITextAutocorrectionType.default
  var enablesReturnKeyAutomatically = false
  var isSecureTextEntry = false
  var textContentType: UITextContentType?
  var spellCheckingType = UITextSpellCheckingType.default

  var hasText: Bool { !text.isEmpty }
  var textBeforeCaret: String { text }
  func insertText(_ text: String) { self.text += text }
  func deleteBackward() { if hasText { text.removeLast() } }
  func performReturn() { returns += 1 }
  override var canBecomeFirstResponder: Bool { true }
}

/// A keyboard on a screen, without a phone around it.
@MainActor
final class KeyboardStand {
  let device: Device
  let application: UIApplication
  let keyboard: SystemKeyboard
  let window: UIWindow
  let keyboardWindow: KeyboardWindow
  let input = TypedView(frame: CGRect(x: 20, y: 60, width: 200, height: 40))

  init(
    _ id: String = "iphone-13", orientation: Orientation = .portrait,
    settings: KeyboardSettings = KeyboardSettings(isPredictive: false),
    textMeasurer: any TextMeasurer = UniformTextMeasurer()
  ) throws {
    let resources = try ResourceLocator.resources()
    device = try DeviceCatalogue(resources: resources).device(named: id)
    application = UIApplication(
      clock: MediaClock(),
      screen: UIScreen(configuration: Self.screen(device, orientation, .light)),
      textMeasurer: textMeasurer)
    application.makeCurrent()
    keyboard = try SystemKeyboard(device: device, resources: resources, settings: settings)
    keyboard.orientation = orientation
    window = UIWindow()
    keyboardWindow = KeyboardWindow(keyboard: keyboard)
    application.keyboard.host = keyboard
    window.makeKeyAndVisible()
    keyboardWindow.isHidden = false
    window.addSubview(input)
  }

  private static func screen(
    _ device: Device, _ orientation: Orientation, _ style: UIUserInterfaceStyle
  ) -> ScreenConfiguration {
    ScreenConfiguration(
      size: device.size(in: orientation), scale: device.size.scale, safeAreaInsets: .zero,
      statusBarHeight: 0,
      traits: UITraitCollection(userInterfaceStyle: style, displayScale: device.size.scale))
  }

  /// Gives the focus to `view`, or to the input, and waits until the keyboard rests.
  @discardableResult
  func focus(_ view: TypedView? = nil) -> Self {
    (view ?? input).becomeFirstResponder()
    settle()
    return self
  }

  func settle() {
    wait(1)
  }

  func wait(_ seconds: TimeInterval) {
    application.clock.advance(to: application.clock.now + seconds) {
      self.application.performTurn()
    }
    application.performTurn()
  }

  func setStyle(_ style: UIUserInterfaceStyle) {
    application.updateScreen(Self.screen(device, keyboard.orientation, style))
    application.performTurn()
  }

  func rotate(to orientation: Orientation) {
    application.keyboard.performRotation {
      keyboard.orientation = orientation
      application.updateScreen(Self.screen(device, orientation, .light))
    }
    settle()
  }

  func point(_ name: String) -> CGPoint {
    let frame = keyboard.keyFrame(named: name) ?? .zero
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  func view(_ name: String) -> KeyView? {
    keyboard.view.keyView(named: name)
  }

  func down(_ name: String) -> UITouch {
    application.touchDown(at: point(name))
  }

  /// Taps keys one after the other, each for a twentieth second, with half a second between
  /// them.
  func tap(_ names: String...) {
    for name in names { tapOne(name) }
  }

  func tapOne(_ name: String, pause: TimeInterval = 0.5) {
    let touch = down(name)
    wait(0.05)
    application.touchUp(touch)
    wait(pause)
  }

  /// Taps a word in the bar.
  func tapWord(_ word: String) throws {
    let bar = keyboard.view.bar
    let place = bar.convert(try #require(bar.frame(of: word)), to: nil)
    application.touchUp(application.touchDown(at: CGPoint(x: place.midX, y: place.midY)))
  }

  /// Holds a key, slides to one of the choices and lets go.
  func hold(_ name: String, choosing choice: String) throws {
    let finger = down(name)
    wait(0.6)
    let frame = try #require(keyboard.openChoices.first { $0.text == choice }?.frame)
    application.touchMove(finger, to: CGPoint(x: frame.midX, y: frame.midY))
    application.touchUp(finger)
    wait(0.1)
  }

  /// Where a view is seen now, animations included, in points of the screen.
  func presentedFrame(of view: UIView) -> CGRect {
    var box = view.layer.presentationProperties(at: application.clock.now).bounds
    var current: UIView? = view
    while let view = current {
      box = box.applying(
        view.layer.presentationProperties(at: application.clock.now).toSuperlayer)
      current = view.superview
    }
    return box
  }

  /// The whole screen in pixels.
  func draw(fonts: FontLibrary) -> Canvas {
    application.performTurn()
    var screen = LayerProperties()
    screen.bounds = application.screen.bounds
    screen.position = CGPoint(x: screen.bounds.midX, y: screen.bounds.midY)
    let tree = LayerSnapshot(
      properties: screen,
      sublayers: application.windows.map { $0.layer.snapshot(at: application.clock.now) })
    let size = application.screen.nativeBounds.size
    let canvas = Canvas(width: Int(size.width), height: Int(size.height))
    Rasterizer(fonts: fonts).draw(tree, into: canvas, scale: device.size.scale, background: .white)
    return canvas
  }
}
