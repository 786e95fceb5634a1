import Devices
import UIKit

/// One key: a layer with the key's shape and shadow, and what stands on it as a drawing.
/// Touches are the keyboard's business.
@MainActor
final class KeyView: UIView {
  let key: Key

  let typography: KeyTypography
  /// In the place of the layer's, while the key is translucent.
  private var shadow: KeyShadowView?

  var look: KeyLook {
    didSet { lookDidChange(from: oldValue) }
  }

  /// How many fingers, or keys of the host's keyboard, are on it.
  var pressCount = 0

  var isPressed: Bool { pressCount > 0 }

  /// Whether what it types may show in a bubble above it: for fingers, which cover the key.
  var hasPopup = true

  /// Whether a finger has pulled the second sign down.
  var isPulled = false

  init(key: Key, look: KeyLook, typography: KeyTypography) {
    self.key = key
    self.look = look
    self.typography = typography
    super.init(frame: key.rect.frame)
    isUserInteractionEnabled = false
    accessibilityIdentifier = "key." + key.name
    contentMode = .redraw
    if key.rect.hasShape {
      layer.cornerRadius = typography.cornerRadius
      layer.cornerCurve = .continuous
      layer.shadowColor = .black
      layer.shadowOffset = CGSize(width: 0, height: 1)
      layer.shadowRadius = 0
    }
    applyShape()
  }

  required init?(coder: NSCoder) {
    nil
  }

  private func lookDidChange(from old: KeyLook) {
    guard look != old else { return }
    applyShape()
    if look.face != old.face || look.ink != old.ink || look.secondInk != old.secondInk {
      setNeedsDisplay()
    }
  }

  private func applyShape() {
    guard key.rect.hasShape else { return }
    backgroundColor = look.fill.map { UIColor(cgColor: $0) }
    let isTranslucent = (look.fill?.alpha ?? 1) < 1 && look.shadowOpacity > 0
    layer.shadowOpacity = isTranslucent ? 0 : look.shadowOpacity
    guard isTranslucent else {
      shadow?.removeFromSuperview()
      shadow = nil
      return
    }
    if let shadow {
      shadow.opacity = look.shadowOpacity
    } else {
      let made = KeyShadowView(
        key: bounds.size, radius: typography.cornerRadius, opacity: look.shadowOpacity)
      addSubview(made)
      shadow = made
    }
  }

  /// The font that a character is drawn with.
  func font(of text: String) -> UIFont {
    typography.character(text).font
  }

  /// Whether a word or sign stands on the key now.
  func shows(_ text: String) -> Bool {
    switch look.face {
    case .character(text), .signed(text, sign: _), .label(text), .cornerLabel(text, _),
      .digit(text, _), .traySign(text):
      true
    case .pair(let upper, let lower): upper == text || lower == text
    default: false
    }
  }

  // MARK: Drawing

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let middle = CGPoint(x: bounds.midX, y: bounds.midY)
    switch look.face {
    case .blank: break
    case .character(let text):
      let (font, baseline) = typography.character(text)
      drawText(
        text, font: font, baseline: middle.y + baseline, shift: typography.characterShift, context)
    case .signed(let text, let sign):
      drawText(
        sign, font: typography.upperSign, ink: look.secondInk,
        baseline: typography.secondSignBaseline(keyHeight: bounds.height), context)
      drawText(
        text, font: typography.character(text).font,
        baseline: middle.y + typography.lowerCharacterBaseline(keyHeight: bounds.height), context)
    case .pair(let upper, let lower):
      drawText(upper, font: typography.upperSign, baseline: bounds.height * 0.4, context)
      drawText(lower, font: typography.lowerSign, baseline: bounds.height * 0.8, context)
    case .digit(let text, let letters): drawDigit(text, letters: letters, context)
    case .traySign(let text):
      drawText(
        text, font: typography.padDigit(keyHeight: bounds.height),
        baseline: middle.y + typography.traySignBaseline, shift: typography.traySignShift,
        context)
    case .label(let text):
      drawText(
        text, font: fitted(typography.label, to: text), baseline: middle.y + labelBaseline, context)
    case .cornerLabel(let text, let isLeft):
      let inset = typography.cornerInset
      KeyText.draw(
        text, font: typography.label, ink: look.ink,
        edge: isLeft ? inset : bounds.width - inset, isLeft: isLeft,
        baseline: bounds.height - inset - 3, in: context)
    case .shift(let phase):
      ShiftGlyph(style: typography.style).draw(
        phase, center: CGPoint(x: middle.x + typography.characterShift, y: middle.y),
        ink: look.ink, in: context)
    case .capsLock(let isOn):
      ShiftGlyph(style: typography.style).drawLock(
        isOn: isOn, center: middle, ink: look.ink, in: context)
    case .tab: TabGlyph.draw(center: middle, ink: look.ink, in: context)
    case .delete: drawDelete(context)
    case .globe: GlobeGlyph.draw(in: glyphBox(GlobeGlyph.size), ink: look.ink, in: context)
    case .advance: FlickGlyph.drawAdvance(center: middle, ink: look.ink, in: context)
    case .reverse: FlickGlyph.drawReverse(center: middle, ink: look.ink, in: context)
    case .returnSymbol(let symbol): draw(symbol, center: middle, context)
    case .face: FaceGlyph.draw(in: glyphBox(FaceGlyph.size), ink: look.ink, in: context)
    case .microphone:
      MicrophoneGlyph.draw(in: glyphBox(MicrophoneGlyph.size), ink: look.ink, in: context)
    case .dismiss: DismissGlyph.draw(center: middle, ink: look.ink, in: context)
    }
  }

  private func drawText(
    _ text: String, font: UIFont, ink: CGColor? = nil, baseline: CGFloat, shift: CGFloat = 0,
    spacing: CGFloat = 0, _ context: CGContext
  ) {
    KeyText.draw(
      text, font: font, ink: ink ?? look.ink, centerX: bounds.midX + shift, baseline: baseline,
      spacing: spacing, in: context)
  }

  private func draw(_ symbol: ReturnSymbol, center: CGPoint, _ context: CGContext) {
    context.setStrokeColor(look.ink)
    context.stroke(
      symbol.path.applying(CGAffineTransform(translationX: center.x, y: center.y)),
      style: StrokeStyle(width: 2, cap: .round, join: .round))
  }

  private var labelBaseline: CGFloat {
    switch key.rect.kind {
    case .space: typography.spaceBaseline
    case .return: typography.returnBaseline
    default: typography.signLabelBaseline
    }
  }

  /// A smaller font where a word does not fit on its key.
  private func fitted(_ font: UIFont, to text: String) -> UIFont {
    let width = KeyText.width(of: text, font: font)
    let room = bounds.width - 12
    guard width > room, room > 0 else { return font }
    return font.withSize(max(7, font.pointSize * room / width))
  }

  private func drawDigit(_ text: String, letters: String?, _ context: CGContext) {
    let height = bounds.height
    let shift = typography.padColumnShift(key.rect.index)
    drawText(
      text, font: typography.padDigit(keyHeight: height),
      baseline: typography.padDigitBaseline(keyHeight: height, isLowestRow: key.rect.row == 3),
      shift: shift, context)
    guard let letters else { return }
    drawText(
      letters, font: typography.padLetters(keyHeight: height),
      baseline: typography.padLettersBaseline(keyHeight: height), shift: shift,
      spacing: typography.padLetterSpacing, context)
  }

  private func drawDelete(_ context: CGContext) {
    if let place = key.rect.glyph {
      let glyph = DeleteGlyph.onTray(typography.style)
      glyph.draw(
        at: CGPoint(x: place.minX - frame.minX, y: place.minY - frame.minY), ink: look.ink,
        in: context)
      return
    }
    let glyph = DeleteGlyph.onKey(typography.style)
    // The pointed end weighs less: the box stands a little left of the middle.
    let shift: CGFloat = typography.style == .thin ? -0.33 : -0.58
    glyph.draw(
      at: CGPoint(
        x: bounds.midX - glyph.size.width / 2 + shift, y: bounds.midY - glyph.size.height / 2),
      ink: look.ink, in: context)
  }

  /// Where a glyph of `size` goes: at its measured place, or in the middle, smaller on a key.
  private func glyphBox(_ size: CGSize) -> CGRect {
    if let place = key.rect.glyph {
      return place.offsetBy(dx: -frame.minX, dy: -frame.minY)
    }
    let scale = key.rect.hasShape ? typography.keyGlyphScale : 1
    let (width, height) = (size.width * scale, size.height * scale)
    return CGRect(
      x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
  }
}
