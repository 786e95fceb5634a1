import Devices
import UIKit

extension SystemKeyboard {
  /// Fits planes, labels, colours and the bar to what is typed into. Another input starts on
  /// its own plane with shift released.
  public func prepareKeyboard(for input: any UIKeyInput) {
    view.showsKeys = settings.mode != .hardware
    seenPasteboard = nil
    // The app may ask for the focus inside an animation; keys and colours are not part of it.
    UIView.performWithoutAnimation { fit(to: input) }
  }

  private func fit(to input: any UIKeyInput) {
    let plane = plane(for: input)
    let isNew = input !== preparedInput
    if isNew { forgetComposing() }
    preparedInput = input
    if isNew || plane != homePlane {
      view.cancelTouches()
      homePlane = plane
      state.plane = plane
      state.shift.reset()
      state.isMovingCaret = false
      leaveEmoji()
      followsSpace = false
    }
    if isShowingEmoji, !allowsEmoji { leaveEmoji() }
    applyStyle(of: input)
    applyReturnKey(of: input)
    barHeight = showsBar(for: input) ? barRoom : 0
    view.setNeedsLayout()
    if keyboardFrame(for: input) != nil { rebuildIfNeeded() }
    view.showEmoji(isShowingEmoji ? emojiPanel() : nil)
    inputDidChange(input)
  }

  /// The room for a bar: a split keyboard has none, a floating one that of a small phone.
  private var barRoom: CGFloat {
    switch placement {
    case .split: 0
    case .floating: 38
    case .docked, .undocked: heights.bar.points
    }
  }

  /// Lets shift, the return key and the bar follow the text.
  public func inputDidChange(_ input: any UIKeyInput) {
    guard input === preparedInput else { return }
    let text = (input as? any CaretContext)?.textBeforeCaret
    checkComposing(text)
    state.shift.follow(
      wantsCapital: legends.hasCapitals && !isSearchingEmoji
        && Capitalization.wantsCapital(
          capitals(for: input), before: text, isEmpty: !input.hasText)
    )
    state.isReturnEnabled = !input.enablesReturnKeyAutomatically || input.hasText
    view.bar.content = barContent(for: input, text: text)
    view.bar.shortcuts = shortcuts(for: input)
    view.refresh(state)
  }

  private func capitals(for input: any UIKeyInput) -> UITextAutocapitalizationType {
    if input.isSecureTextEntry { return .none }
    switch input.keyboardType {
    case .URL, .emailAddress:
      // Addresses have no capitals unless the app insists on all of them (Apple's defaults).
      return input.autocapitalizationType == .allCharacters ? .allCharacters : .none
    case .namePhonePad:
      return input.autocapitalizationType == .sentences ? .words : input.autocapitalizationType
    default: return input.autocapitalizationType
    }
  }

  func colorsDidChange() {
    state.colors = .colors(
      for: view.traitCollection.userInterfaceStyle, look: settings.look)
    view.refresh(state)
    onColors()
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
    state.look = settings.look
    colorsDidChange()
  }

  private func applyReturnKey(of input: any UIKeyInput) {
    state.returnLabel =
      legends.returnKeys[input.returnKeyType.legendName] ?? legends.returnKeys["default"] ?? ""
    state.returnSymbol = ReturnSymbol(input.returnKeyType)
    state.isReturnAccented = input.returnKeyType.isAccented
  }

  // MARK: What is typed into

  /// What the places of keys depend on.
  var options: KeyboardOptions {
    let type = preparedInput?.keyboardType ?? .default
    return KeyboardOptions(
      look: settings.look, bottomRow: type.bottomRow, shape: legends.shape(of: keysForm),
      emojiKey: allowsEmoji, globeKey: settings.languages.count > 1,
      dictationKey: preparedInput?.isSecureTextEntry != true,
      numbers: type == .namePhonePad && keysForm == .phone ? .namePhonePad : .numbers)
  }

  /// Whether pictures may be typed: neither into secrets nor where ASCII is asked for.
  var allowsEmoji: Bool {
    preparedInput?.keyboardType != .asciiCapable && preparedInput?.isSecureTextEntry != true
  }

  /// The form of the keys, which of a floating keyboard is a phone's.
  var keysForm: KeyboardForm { isFloating ? .phone : layout.form }

  /// The plane that a keyboard for `input` starts with.
  func plane(for input: any UIKeyInput) -> KeyboardPlane {
    let plane: KeyboardPlane =
      switch input.keyboardType {
      case .default, .asciiCapable, .URL, .namePhonePad, .emailAddress, .twitter, .webSearch:
        .letters
      case .numbersAndPunctuation: .numbers
      case .numberPad, .asciiCapableNumberPad: .numberPad
      case .decimalPad: .decimalPad
      case .phonePad: .phonePad
      }
    return plane.isPad && keysForm != .phone ? .numbers : plane
  }
}

extension UIKeyboardType {
  /// What stands beside the space bar.
  var bottomRow: KeyboardBottomRow {
    switch self {
    case .URL: .url
    case .emailAddress: .email
    case .twitter: .twitter
    case .webSearch: .webSearch
    default: .text
    }
  }

  /// Whether it is for numbers; phones have a pad of their own for them.
  package var isPad: Bool {
    switch self {
    case .numberPad, .asciiCapableNumberPad, .decimalPad, .phonePad: true
    default: false
    }
  }

  /// Whether only ASCII may be typed.
  var needsASCII: Bool {
    switch self {
    case .asciiCapable, .URL, .emailAddress, .asciiCapableNumberPad: true
    default: false
    }
  }
}
