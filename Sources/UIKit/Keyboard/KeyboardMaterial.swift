/// What the keyboard's tray is made of: nearly opaque, with what the app shows behind it far out of
/// focus (APPEARANCE 1.1).
package struct KeyboardMaterial: Hashable, Sendable {
  /// The colour that was measured.
  package var color: CGColor
  /// What was behind it when it was measured.
  package var ground: CGColor
  /// How much of the colour behind shows, apart from its brightness, 0…1.
  package var chroma: CGFloat

  /// A tray of a colour in front of a ground.
  package init(_ color: CGColor, over ground: CGColor, chroma: CGFloat) {
    self.color = color
    self.ground = ground
    self.chroma = chroma
  }

  /// How much of the brightness behind shows: 0x2C in the place of 0xF2 takes 4 from the tray.
  private static let brightness: CGFloat = 0.02

  /// Standard deviation of the blur, points: beside a yellow field 90 % of the way from the
  /// field's cast to the tray are 47 points, which are 2.56 deviations.
  private static let blur: CGFloat = 18.5

  /// The letters' tray. A yellow field takes 21 from its blue, which is 0.11 of what the field
  /// is bluer than a grey.
  package static let light = KeyboardMaterial(
    CGColor(hex: 0xD0D3D9), over: CGColor(hex: 0xF2F2F2), chroma: 0.11)
  /// The letters' tray in the dark; how much shows there is estimated.
  package static let dark = KeyboardMaterial(
    CGColor(hex: 0x2C2C2C), over: .black, chroma: 0.11)

  /// The colour in front of what is behind. With a part `b` of the brightness behind, a ground `g`
  /// comes out as `(1 - b) · tint + b · g`, which is the measured colour. A cast of the ground
  /// itself counts as none.
  package var tint: CGColor {
    let behind = Self.brightness(of: ground)
    func part(_ value: CGFloat) -> CGFloat {
      (value - Self.brightness * behind) / (1 - Self.brightness)
    }
    return CGColor(
      red: part(color.red), green: part(color.green), blue: part(color.blue),
      alpha: 1 - Self.brightness)
  }

  /// How a flat colour behind shows: with a part `b` of its brightness `g` and a part `c` of what
  /// it differs from that grey, `(1 - b) · tint + b · g + c · (behind - g)`.
  package func look(over behind: CGColor) -> CGColor {
    let grey = Self.brightness(of: behind)
    func part(_ front: CGFloat, _ back: CGFloat) -> CGFloat {
      (1 - Self.brightness) * front + Self.brightness * grey + chroma * (back - grey)
    }
    return CGColor(
      red: part(tint.red, behind.red), green: part(tint.green, behind.green),
      blue: part(tint.blue, behind.blue), alpha: 1)
  }

  /// The change of what is behind, red, green and blue, that changes what is seen by `seen`.
  ///
  /// The weights of brightness add up to 1, so the brightness seen changes by `b · Δg` alone:
  /// `Δg = g(seen) / b`, and the rest of a channel is `c · (Δbehind - Δg)`. More than `limit` of
  /// any channel is more than any ground can change.
  package func change(behind seen: [CGFloat]) -> [CGFloat] {
    let grey = Self.brightness(of: seen)
    return seen.map { grey / Self.brightness + ($0 - grey) / chroma }
  }

  /// How far what is behind can move a channel of what is seen at most.
  package var limit: CGFloat { Self.brightness + chroma }

  private static func brightness(of color: CGColor) -> CGFloat {
    brightness(of: [color.red, color.green, color.blue])
  }

  private static func brightness(of channels: [CGFloat]) -> CGFloat {
    0.299 * channels[0] + 0.587 * channels[1] + 0.114 * channels[2]
  }

  /// Leaves a view without ground.
  @MainActor
  package static func remove(from view: UIView) {
    view.backgroundColor = nil
    makeOpaque(view)
  }

  /// Lets nothing behind a view shine through its ground any more.
  @MainActor
  static func makeOpaque(_ view: UIView) {
    view.layer.backdropBlur = 0
    view.layer.backdropChroma = nil
  }

  /// Makes it the ground of a view.
  @MainActor
  package func apply(to view: UIView) {
    view.backgroundColor = UIColor(cgColor: tint)
    view.layer.backdropBlur = Self.blur
    view.layer.backdropChroma = chroma
  }
}
