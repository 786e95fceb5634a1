import Raster
import UIKit

/// What an app shows behind the keyboard, whose tray lets it shine through.
struct ScreenBehind {
  /// The ground of the app's screen.
  var ground: UIColor
  /// A picture on it, stretched to a frame in points of the screen.
  var content: (image: CGImage, frame: CGRect)?

  /// The grey ground of grouped content.
  static let plain = ScreenBehind(ground: .secondarySystemBackground)

  init(ground: UIColor) {
    self.ground = ground
  }

  /// The flat ground of the screen in a picture: the colour that most places of a grid have between
  /// the bars at the screen's top and the keyboard's upper edge, as if it went on behind the
  /// keyboard.
  /// - Parameters:
  ///   - keyboardTop: the keyboard's upper edge, points.
  ///   - scale: pixels a point.
  init(in picture: CGImage, above keyboardTop: CGFloat, scale: CGFloat) {
    let probe = KeyProbe(image: picture, scale: scale)
    let width = CGFloat(picture.width) / scale
    let barsEnd = CGFloat(picture.height) / scale / 8
    var counts: [[Int]: Int] = [:]
    for x in stride(from: 5, to: width, by: 7) {
      for y in stride(from: min(barsEnd, keyboardTop / 2), to: keyboardTop, by: 7) {
        counts[probe.color(at: CGPoint(x: x, y: y)), default: 0] += 1
      }
    }
    let most = counts.max { ($0.value, $1.key.description) < ($1.value, $0.key.description) }
    let color = (most?.key ?? [255, 255, 255]).map { CGFloat($0) / 255 }
    ground = UIColor(red: color[0], green: color[1], blue: color[2], alpha: 1)
  }
}
