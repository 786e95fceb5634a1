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

  /// Called when the keys may have turned light or dark.
  var onColors: () -> Void = {}

  let resources: URL
  let layout: KeyboardLayout
  let floatingLayout: KeyboardLayout
  let view = SystemKeyboardView()

  /// English, for inputs that need ASCII and in the place of files that cannot be read.
  let fallbackLegends: KeyboardLegends
  /// The languages that were read so far.
  var knownLegends: [String: KeyboardLegends] = [:]
  var wordLists: [String: WordPredictor] = [:]
  /// The words that were offered last, with what they were asked for.
  var lastOffers: (question: WordQuestion, words: [WordSuggestion?])?
  /// Which of the languages the globe has led to.
  var languageIndex = 0

  /// All that decides how the keys look.
  var state = KeyboardState()
  /// The height of the bar above the keys, 0 without one.
  var barHeight: CGFloat = 0

  /// How far a keyboard that is not docked was moved from where it first appeared.
  var placementOffset = CGVector.zero

  /// The plane to which the keyboard returns by itself.
  var homePlane = KeyboardPlane.letters
  /// Whether the emoji panel is in the place of the keys.
  public internal(set) var isShowingEmoji = false
  var panel: EmojiPanelView?
  /// The pictures used lately, the last one first; empty until the panel opens.
  var recentEmoji: [String] = []
  /// The tones of skin that were chosen.
  var skinTones = SkinTones()
  /// The pictures, read when the panel first opens.
  var emojiCatalogue: EmojiCatalogue?
  weak var preparedInput: (any UIKeyInput)?
  /// The keys that light up because the host's keyboard types.
  var flashes: [ObjectIdentifier: KeyFlash] = [:]
  /// What the present keys were made for.
  var shownKeys: ShownKeys?

  /// Whether the last key was the space bar, so that another makes a full stop.
  var followsSpace = false
  /// When that space was typed, seconds on the phone's clock.
  var spaceTime: TimeInterval = 0
  /// Whether the last thing typed is a space that came with a word of the bar.
  var hasAddedSpace = false
  /// Whether there was something to paste when the keyboard last looked, and how often the
  /// pasteboard had changed by then.
  var seenPasteboard: (canPaste: Bool, change: Int)?
  /// Words by language that have been looked at, with whether they are spelt wrongly.
  var spelling: [String: Bool] = [:]
  /// The word that was mended last, until something else is typed.
  var mending: Mending?
  var hangul = HangulComposer()
  var romaji = RomajiComposer()
  /// Which of its forms what is being composed has; 0 as typed.
  var conversion = 0
  /// The forms that were chosen lately for syllables.
  var chosenForms: [String: String] = [:]
  /// What is being composed as the input shows it.
  var shownComposition = ""
  /// The key whose syllables are being gone through, and the one that was typed.
  var flickCycle: FlickCycle?

  struct ShownKeys: Hashable {
    var plane: KeyboardPlane
    var orientation: Orientation
    var language: String
    var placement: KeyboardPlacement
    var options: KeyboardOptions
  }

  struct KeyFlash {
    var key: KeyView
    var end: ScheduledEvent
  }

  struct FlickCycle: Hashable {
    var key: String
    var typed: String
  }

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
    self.resources = resources
    let catalogue = DeviceCatalogue(resources: resources)
    layout = try catalogue.keyboardLayout(of: device)
    floatingLayout = device.idiom == .pad ? try catalogue.floatingLayout() : layout
    fallbackLegends = try catalogue.keyboardLegends(language: Self.fallbackLanguage)
    knownLegends[Self.fallbackLanguage] = fallbackLegends
    for language in Set(settings.languages) where knownLegends[language] == nil {
      knownLegends[language] = try catalogue.keyboardLegends(language: language)
    }
    view.keyboard = self
    view.bar.onWord = { [weak self] in self?.choose($0) }
    view.bar.onFill = { [weak self] in self?.fillIn() }
    view.bar.onShortcut = { [weak self] in self?.perform($0) }
  }

  /// The view with all keys.
  public var keyboardView: UIView { view }

  /// The plane that shows.
  public var plane: KeyboardPlane { state.plane }

  var heights: KeyboardFrames.Heights {
    settings.shortcutBar.applied(
      to: device.keyboard.heights(in: orientation, look: settings.look), idiom: device.idiom)
  }

  // MARK: Planes

  /// Shows another set of keys.
  func show(_ plane: KeyboardPlane) {
    guard plane != state.plane else { return }
    finishComposing()
    state.plane = plane
    rebuildIfNeeded()
    if let preparedInput { inputDidChange(preparedInput) }
  }

  /// Makes the keys anew where they were made for something else.
  func rebuildIfNeeded() {
    let wanted = ShownKeys(
      plane: state.plane, orientation: orientation, language: legends.language,
      placement: placement, options: options)
    guard wanted != shownKeys else { return }
    let geometry = geometry()
    state.plane = geometry.plane
    shownKeys = wanted
    shownKeys?.plane = geometry.plane
    state.form = geometry.form
    state.hasCornerLabels =
      geometry.form != .phone
      && geometry.keys.contains { $0.kind == .tab || $0.kind == .capsLock }
    // The keys of a split keyboard are as small as a phone's.
    let isSplit = placement == .split
    state.hasSecondSigns = geometry.form != .phone && !isSplit
    let typography = KeyTypography(
      form: isSplit ? .phone : geometry.form,
      isLandscape: orientation.isLandscape && !isFloating && !isSplit,
      style: GlyphStyle(device), look: settings.look)
    let legends = legends
    view.show(
      geometry.keys.map { Key($0, in: geometry, legends: legends) }, geometry: geometry,
      typography: typography, state: state)
  }

  private func geometry() -> KeyboardGeometry {
    switch placement {
    case .floating:
      KeyboardGeometry(
        floating: floatingLayout, scale: device.size.scale, plane: state.plane, options: options)
    case .split:
      KeyboardGeometry(
        split: device, layout: layout, orientation: orientation, plane: state.plane,
        height: (heights.split?.points ?? 0) - bottomInset, options: options)
    case .docked, .undocked:
      KeyboardGeometry(
        device: device, layout: layout, orientation: orientation, plane: state.plane, bar: false,
        options: options)
    }
  }

  // MARK: Shift

  /// Sets the shift key as taps on it would.
  func setShift(_ shift: KeyboardPose.Shift) {
    state.shift.set(shift)
    view.refresh(state)
  }

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

  /// Empties the keys while a finger moves the caret on them.
  func setMovingCaret(_ isMoving: Bool) {
    state.isMovingCaret = isMoving
    followsSpace = false
    view.refresh(state)
  }

  func noteTyping() {
    state.shift.noteTyping()
  }
}
