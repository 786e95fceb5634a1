import Foundation

/// Where every key of the system keyboard stands, on one device in one state: a pure function
/// of the catalogue's data.
///
/// All rectangles are in points from the top left corner of the keyboard's frame, the bar
/// included, with edges on whole pixels. On the measured phones, 390 and 402 points wide, they
/// are the measured ones (APPEARANCE 1.2 and 1.5).
public struct KeyboardGeometry: Sendable, Hashable {
  /// The plane that shows. Tablets have no pads; asked for one they show the numbers.
  public let plane: KeyboardPlane
  /// The arrangement of the rows, for finding legends.
  public let form: KeyboardForm
  /// The size of the whole frame, the bar and the bottom safe area included.
  public let size: CGSize
  /// The bar above the keys, if there is one.
  public let barFrame: CGRect?
  /// The keys, row by row from the top, in a row from the left.
  public let keys: [KeyRect]
  /// How sure the places are.
  public let confidence: Confidence

  /// The keys of a device.
  ///
  /// - Parameters:
  ///   - device: the device.
  ///   - layout: the layout that the device names, from `DeviceCatalogue.keyboardLayout(of:)`.
  ///   - orientation: how the device is held.
  ///   - plane: the plane to show.
  ///   - bar: whether the predictive or shortcut bar is on. Phones' pads never show it.
  ///   - emojiKey: whether there is a key for the emoji panel.
  ///   - dictationKey: whether there is a key for dictation.
  public init(
    device: Device, layout: KeyboardLayout, orientation: Orientation, plane: KeyboardPlane,
    bar: Bool, emojiKey: Bool = true, dictationKey: Bool = true
  ) {
    let isPadOfPhone = plane.isPad && layout.form == .phone
    self.plane = plane.isPad && !isPadOfPhone ? .numbers : plane
    form = layout.form
    let kind: KeyboardKind = isPadOfPhone ? .numberPad : .text
    let width = device.size(in: orientation).width
    let height = device.keyboard.height(orientation: orientation, kind: kind, bar: bar)
    size = CGSize(width: width, height: height.points)
    let showsBar = bar && device.keyboard.showsBar(above: kind)
    let barHeight = showsBar ? device.keyboard.heights(in: orientation).bar.points : 0
    barFrame = showsBar ? CGRect(x: 0, y: 0, width: width, height: barHeight) : nil

    let arrangement = layout.arrangement(in: orientation)
    confidence = device.isCustom ? .estimated : arrangement.confidence
    let builder = KeyboardBuilder(
      grid: PixelGrid(scale: device.size.scale), width: width, top: barHeight,
      height: height.points, plane: self.plane, emojiKey: emojiKey, dictationKey: dictationKey)
    keys =
      switch arrangement.keys {
      case .phone(let phone) where isPadOfPhone: builder.numberPad(phone)
      case .phone(let phone): builder.phone(phone)
      case .pad(let pad): builder.pad(pad)
      }
  }

  /// The key that a touch at this point belongs to.
  public func key(at point: CGPoint) -> KeyRect? {
    keys.first { $0.touchArea.contains(point) }
  }
}
