import UIKit

/// An estimate of what lies behind a keyboard's tray, from nothing but the tray in the picture.
///
/// What the tray shows of it is turned round: where the tray in the picture is brighter or more
/// coloured than the drawn one, the ground is made so by what the material lets through, and no
/// further than colours go. Then the keyboard is drawn in front of it, and what is left of the
/// difference corrects the ground again, since the material blurs it. Only the tray is looked at, so
/// nothing else of the picture, such as where keys and their letters are, can get into the ground;
/// and since the material blurs it, no detail can either.
struct GroundEstimate {
  /// How often the ground is corrected. After four rounds it changes by less than a level.
  static let rounds = 4

  let tray: KeyboardMaterial
  let frame: CGRect
  let ground: CGColor
  let columns: Int
  /// The colours of the cells, row by row: red, green and blue, 0…1.
  private var cells: [[CGFloat]]

  /// Begins with a flat ground.
  init(_ places: TrayPlaces, tray: KeyboardMaterial, frame: CGRect, ground: CGColor) {
    self.tray = tray
    self.frame = frame
    self.ground = ground
    columns = places.columns
    cells = Array(
      repeating: [ground.red, ground.green, ground.blue], count: places.columns * places.rows)
  }

  /// Corrects the ground by what the real tray has more than the drawn one.
  mutating func correct(by difference: [[CGFloat]?]) {
    let channels = (0..<3).map { channel in
      SmoothField.filled(difference.map { $0?[channel] }, columns: columns)
    }
    for index in cells.indices {
      let change = tray.change(behind: channels.map { $0[index] })
      cells[index] = zip(cells[index], change).map { min(1, max(0, $0 + $1)) }
    }
  }

  /// The ground as a picture, a pixel a cell.
  var picture: CGImage? {
    CGImage(
      width: columns, height: cells.count / columns,
      pixels: cells.map {
        CGColor(red: $0[0], green: $0[1], blue: $0[2], alpha: 1).opaquePixel
      })
  }

  /// What to put behind the keyboard.
  var behind: ScreenBehind {
    var behind = ScreenBehind(ground: UIColor(cgColor: ground))
    behind.content = picture.map { image in
      let size = CGSize(
        width: CGFloat(image.width) * TrayPlaces.cell,
        height: CGFloat(image.height) * TrayPlaces.cell)
      return (image, CGRect(origin: frame.origin, size: size))
    }
    return behind
  }
}
