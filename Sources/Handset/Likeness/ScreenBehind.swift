import UIKit

/// What an app shows behind the keyboard, whose tray lets it shine through.
struct ScreenBehind {
  /// The ground of the app's screen.
  var ground: UIColor
  /// Coloured areas on it, in points of the screen.
  var areas: [(frame: CGRect, color: UIColor)] = []

  /// The grey ground of grouped content.
  static let plain = ScreenBehind(ground: .secondarySystemBackground)

  init(ground: UIColor) {
    self.ground = ground
  }

  /// What can be known from a picture of a screen with its keyboard up. The ground is the colour
  /// that most of the screen's middle has, and goes on behind the keyboard.
  ///
  /// One screen is known by its red and grey discs side by side. They stand as high above its
  /// lower edge as the keyboard is; 50 points above that edge is a yellow field, 200 points wide
  /// and 50 high, and below it the app's dark tab bar.
  init(in picture: CGImage, scale: CGFloat) {
    let probe = KeyProbe(image: picture, scale: scale)
    let size = CGSize(
      width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
    ground = Self.commonColor(probe, size: size)
    guard let discs = Self.bottomOfDiscs(probe, size: size) else { return }
    let lowerEdge = discs + size.height - Self.keyboardTop(probe, size: size)
    areas = [
      (
        CGRect(x: size.width / 2 - 100, y: lowerEdge - 100, width: 200, height: 50),
        UIColor(cgColor: CGColor(hex: 0xFFFF00))
      ),
      (
        CGRect(x: 0, y: lowerEdge, width: size.width, height: max(0, size.height - lowerEdge)),
        UIColor(cgColor: CGColor(hex: 0x2C2C2C))
      ),
    ]
  }

  /// The lower edge of the two discs, whose middles are 25 points beside that of the screen;
  /// `nil` without them.
  private static func bottomOfDiscs(_ probe: KeyProbe, size: CGSize) -> CGFloat? {
    let (left, right) = (size.width / 2 - 25, size.width / 2 + 25)
    func isInDiscs(_ y: CGFloat) -> Bool {
      probe.color(at: CGPoint(x: left, y: y)) == [0xFF, 0, 0]
        && probe.color(at: CGPoint(x: right, y: y)) == [0x80, 0x80, 0x80]
    }
    let steps = stride(from: size.height / 3, to: size.height, by: 20)
    guard let inside = steps.first(where: isInDiscs) else { return nil }
    return stride(from: inside, to: size.height, by: 1 / probe.scale).first { !isInDiscs($0) }
  }

  /// Where the tray begins: the lowest step of brightness at the screen's left edge, where no keys
  /// are.
  private static func keyboardTop(_ probe: KeyProbe, size: CGSize) -> CGFloat {
    let step = 1 / probe.scale
    func color(_ y: CGFloat) -> [Int] { probe.color(at: CGPoint(x: 1, y: y)) }
    return stride(from: size.height - 1.5 * step, to: step, by: -step).first { y in
      zip(color(y), color(y - step)).contains { abs($0 - $1) > 3 }
    } ?? size.height
  }

  /// The colour that most places of a grid between the bars and the keyboard have.
  private static func commonColor(_ probe: KeyProbe, size: CGSize) -> UIColor {
    var counts: [[Int]: Int] = [:]
    for x in stride(from: 5, to: size.width, by: 7) {
      for y in stride(from: size.height / 8, to: size.height / 2, by: 7) {
        counts[probe.color(at: CGPoint(x: x, y: y)), default: 0] += 1
      }
    }
    let most = counts.max { ($0.value, $1.key.description) < ($1.value, $0.key.description) }
    let color = (most?.key ?? [255, 255, 255]).map { CGFloat($0) / 255 }
    return UIColor(red: color[0], green: color[1], blue: color[2], alpha: 1)
  }
}
