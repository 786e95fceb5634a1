import Devices
import Foundation
import UIKit

/// The phone's own keyboard: knows its frame for whatever is typed into, keeps its keys fitting,
/// and types with them.
///
/// Keys are views named `key.` and what they type without shift or what they do: `key.q`,
/// `key.space`, `key.return`, `key.numbers`. They type into `UIApplication.shared.keyboard.input`.
@MainActor
public final class SystemKeyboard: KeyboardHost {
  /// The device whose keyboard it is.
  public let device: Device

  /// What types. After a change call `update()` of `UIApplication.shared.keyboard`.
  public var settings: KeyboardSettings

  /// How the device is held. To be set before the screen turns.
  public var orientation = Orientation.portrait

  let layout: KeyboardLayout
  let legends: KeyboardLegends
  let view = SystemKeyboardView()

  /// All that decides how the keys look.
  private(set) var state = KeyboardState()
  /// The height of the bar above the keys, 0 without one.
  private(set) var barHeight: CGFloat = 0

  /// The plane to which the keyboard returns by itself.
  private(set) var homePlane = KeyboardPlane.letters
  private weak var preparedInput: (any UIKeyInput)?
  /// What the present keys were made for.
  private var shownPlane: KeyboardPlane?
  private var shownOrientation: Orientation?

  /// The keyboard of a device.
  /// - Parameters:
  ///   - resources: the folder with the keyboard's layouts and legends.
  ///   - settings: what types.
  /// - Throws: `ResourceError` when one of its files is missing or wrong.
  public init(
    device: Device, resources: URL, settings: KeyboardSettings = KeyboardSettings()
  ) throws {
    self.device = device
    self.settings = settings
    let catalogue = DeviceCatalogue(resources: resources)
    layout = try catalogue.keyboardLayout(of: device)
    legends = try catalogue.keyboardLegends()
    view.keyboard = self
    view.bar.onChoice = { [weak self] _ in self?.type(" ") }
  }

  /// The view with all keys.
  public var keyboardView: UIView { view }

  /// The plane that shows.
  public var plane: KeyboardPlane { state.plane }

  // MARK: Fitting to what is typed into

  /// Fits planes, labels, colours and the bar to what is typed into. Another input starts on
  /// its own plane with shift released.
  public func prepareKeyboard(for input: any UIKeyInput) {
    view.showsKeys = settings.mode != .hardware
    // The app may ask for the focus inside an animation; keys and colours are not part of it.
    UIView.performWithoutAnimation { fit(to: input) }
  }

  private func fit(to input: any UIKeyInput) {
    let plane = plane(for: input)
    let isNew = input !== preparedInput
    preparedInput = input
    if isNew || plane != homePlane {
      view.cancelTouches()
      homePlane = plane
      state.plane = plane
      state.shift.reset()
    }
    applyStyle(of: input)
    applyReturnKey(of: input)
    barHeight = showsBar(for: input) ? heights.bar.points : 0
    view.bar.offersWords = settings.isPredictive && wantsWords(input)
    view.setNeedsLayout()
    let isFitting = shownOrientation == orientation && shownPlane == state.plane
    if !isFitting, keyboardFrame(for: input) != nil { rebuild() }
    inputDidChange(input)
  }

  /// Lets shift, the return key and the bar follow the text.
  public func inputDidChange(_ input: any UIKeyInput) {
    guard input === preparedInput else { return }
    let text = (input as? any CaretContext)?.textBeforeCaret
    let capitals =
      input.isSecureTextEntry ? UITextAutocapitalizationType.none : input.autocapitalizationType
    state.shift.follow(
      wantsCapital: Capitalization.wantsCapital(
        capitals, before: text, isEmpty: !input.hasText))
    state.isReturnEnabled = !input.enablesReturnKeyAutomatically || input.hasText
    view.bar.word = input.isSecureTextEntry ? nil : text.flatMap(Self.lastWord)
    view.refresh(state)
  }

  func colorsDidChange() {
    state.colors = .colors(for: view.traitCollection.userInterfaceStyle)
    view.refresh(state)
  }

  private var heights: KeyboardFrames.Heights { device.keyboard.heights(in: orientation) }

  private static func lastWord(of text: String) -> String? {
    let word = text.reversed().prefix { !$0.isWhitespace }
    return word.isEmpty ? nil : String(word.reversed())
  }

  private func applyStyle(of input: any UIKeyInput) {
    let style: UIUserInterfaceStyle
    switch input.keyboardAppearance {
    case .dark: style = .dark
    case .light: style = .light
    case .default:
      let own = (input as? UIView)?.traitCollection.userInterfaceStyle ?? .unspecified
      let isScreens = own == UIScreen.main.traitCollection.userInterfaceStyle
      style = isScreens ? .unspecified : own
    }
    view.overrideUserInterfaceStyle = style
    state.colors = .colors(for: view.traitCollection.userInterfaceStyle)
  }

  private func applyReturnKey(of input: any UIKeyInput) {
    state.returnLabel =
      legends.returnKeys[input.returnKeyType.legendName] ?? legends.returnKeys["default"] ?? ""
    state.isReturnAccented = input.returnKeyType.isAccented
  }

  // MARK: Planes

  /// Shows another set of keys.
  func show(_ plane: KeyboardPlane) {
    guard plane != state.plane else { return }
    state.plane = plane
    rebuild()
    if let preparedInput { inputDidChange(preparedInput) }
  }

  private func rebuild() {
    let geometry = KeyboardGeometry(
      device: device, layout: layout, orientation: orientation, plane: state.plane, bar: false)
    state.plane = geometry.plane
    state.form = geometry.form
    state.hasCornerLabels =
      geometry.form != .phone
      && geometry.keys.contains { $0.kind == .tab || $0.kind == .capsLock }
    shownPlane = state.plane
    shownOrientation = orientation
    let typography = KeyTypography(
      form: geometry.form, isLandscape: orientation.isLandscape, style: GlyphStyle(device))
    let keys = geometry.keys.map {
      Key($0, plane: geometry.plane, form: geometry.form, legends: legends)
    }
    view.show(keys, geometry: geometry, typography: typography, state: state)
  }

  // MARK: Shift

  func pressShift() {
    state.shift.press(at: UIApplication.shared.clock.now)
    view.refresh(state)
  }

  func releaseShift() {
    let wasUsed = state.shift.release()
    if wasUsed, let preparedInput { inputDidChange(preparedInput) }
  }

  func toggleCapsLock() {
    state.shift.toggleLock()
    view.refresh(state)
  }

  func noteTyping() {
    state.shift.noteTyping()
  }
}
