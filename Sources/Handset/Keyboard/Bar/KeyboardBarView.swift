import UIKit

/// The bar above the keys: three places for words, or an offer to fill something in.
@MainActor
final class KeyboardBarView: UIView {
  /// Number of places for words.
  static let slotCount = 3

  /// Called with the word of a tapped place.
  var onWord: ((WordSuggestion) -> Void)?
  /// Called when the offer to fill something in is tapped.
  var onFill: (() -> Void)?

  /// Called with a shortcut that is tapped.
  var onShortcut: ((ShortcutKey) -> Void)?

  /// The shortcuts at the left, with whether they would do anything now; a phone's bar has none.
  var shortcuts: [ShortcutKey: Bool] = [:] {
    didSet { if shortcuts != oldValue { setNeedsDisplay() } }
  }

  var content = KeyboardBarContent.empty {
    didSet { if content != oldValue { contentDidChange() } }
  }

  var colors: KeyboardColors {
    didSet { if colors != oldValue { setNeedsDisplay() } }
  }

  private var pressedSlot: Int? {
    didSet { if pressedSlot != oldValue { setNeedsDisplay() } }
  }

  init(colors: KeyboardColors) {
    self.colors = colors
    super.init(frame: .zero)
    accessibilityIdentifier = "keyboard.bar"
    contentMode = .redraw
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// The words on offer, from the left.
  var words: [String] {
    guard case .words(let places) = content else { return [] }
    return places.compactMap { $0?.text }
  }

  /// The place of a word, or of the offer, in the bar's space.
  func frame(of text: String) -> CGRect? {
    if case .words(let places) = content {
      return places.firstIndex { $0?.text == text }.map(frame(ofSlot:))
    }
    return bounds
  }

  /// The places for words while it has them, in the bar's space.
  var wordSlots: [CGRect] {
    guard case .words = content else { return [] }
    return (0..<Self.slotCount).map(frame(ofSlot:))
  }

  private func frame(ofSlot slot: Int) -> CGRect {
    // Beside shortcuts the words keep to the middle.
    let inset = shortcuts.isEmpty ? 0 : Self.shortcutWidth * CGFloat(ShortcutKey.allCases.count)
    let width = (bounds.width - 2 * inset) / CGFloat(Self.slotCount)
    return CGRect(x: inset + width * CGFloat(slot), y: 0, width: width, height: bounds.height)
  }

  /// From one shortcut to the next, points; estimated.
  private static let shortcutWidth: CGFloat = 52

  /// The place of a shortcut, in the bar's space; `nil` where there is none.
  func frame(of shortcut: ShortcutKey) -> CGRect? {
    guard shortcuts[shortcut] != nil, let index = ShortcutKey.allCases.firstIndex(of: shortcut)
    else { return nil }
    return CGRect(
      x: Self.shortcutWidth * CGFloat(index), y: 0, width: Self.shortcutWidth,
      height: bounds.height)
  }

  private func contentDidChange() {
    pressedSlot = nil
    setNeedsDisplay()
  }

  // MARK: Drawing

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    for shortcut in ShortcutKey.allCases {
      guard let frame = frame(of: shortcut), let isOn = shortcuts[shortcut] else { continue }
      shortcut.draw(
        center: CGPoint(x: frame.midX, y: frame.midY), ink: isOn ? colors.ink : colors.disabledInk,
        in: context)
    }
    switch content {
    case .empty: break
    case .words(let places): draw(places, in: context)
    case .passwords:
      FillOffer(text: SystemWord.passwords.text, hasKey: true)
        .draw(in: bounds, colors: colors, isPressed: pressedSlot != nil, context)
    case .code(let code):
      FillOffer(text: code, caption: SystemWord.fromMessages.text)
        .draw(in: bounds, colors: colors, isPressed: pressedSlot != nil, context)
    }
  }

  private func draw(_ places: [WordSuggestion?], in context: CGContext) {
    context.setFillColor(colors.divider)
    let inset: CGFloat = 10
    for slot in 1..<Self.slotCount {
      context.fill(
        CGRect(
          x: (frame(ofSlot: slot).minX - 0.5).rounded(), y: inset, width: 1,
          height: max(0, bounds.height - 2 * inset)))
    }
    for (slot, place) in places.prefix(Self.slotCount).enumerated() {
      guard let place else { continue }
      let frame = frame(ofSlot: slot)
      if slot == pressedSlot || place.isPreferred {
        context.setFillColor(slot == pressedSlot ? colors.pressedLetterKey : colors.preferredWord)
        context.fill(
          CGPath(
            roundedRect: frame.insetBy(dx: 4, dy: 4), cornerWidth: 5, cornerHeight: 5),
          evenOdd: false)
      }
      draw(place, in: frame, context)
    }
  }

  private func draw(_ word: WordSuggestion, in frame: CGRect, _ context: CGContext) {
    let font = UIFont.systemFont(ofSize: 17)
    KeyText.draw(
      word.isTyped ? "“\(word.text)”" : word.text, font: font, ink: colors.ink,
      from: frame.minX + 6, to: frame.maxX - 6, baseline: bounds.midY + font.capHeight / 2,
      in: context)
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    pressedSlot = touches.first.flatMap(slot(under:))
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let pressedSlot else { return }
    if touches.first.flatMap(slot(under:)) != pressedSlot { self.pressedSlot = nil }
  }

  private func shortcut(under touch: UITouch) -> ShortcutKey? {
    ShortcutKey.allCases.first {
      shortcuts[$0] == true && frame(of: $0)?.contains(touch.location(in: self)) == true
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let shortcut = touches.first.flatMap(shortcut(under:)), pressedSlot == nil {
      onShortcut?(shortcut)
      return
    }
    guard let slot = pressedSlot else { return }
    pressedSlot = nil
    if case .words(let places) = content {
      if let word = places[slot] { onWord?(word) }
    } else {
      onFill?()
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    pressedSlot = nil
  }

  private func slot(under touch: UITouch) -> Int? {
    let point = touch.location(in: self)
    guard bounds.contains(point) else { return nil }
    switch content {
    case .empty: return nil
    case .passwords, .code: return 0
    case .words(let places):
      return places.indices.prefix(Self.slotCount).first {
        places[$0] != nil && frame(ofSlot: $0).contains(point)
      }
    }
  }
}
