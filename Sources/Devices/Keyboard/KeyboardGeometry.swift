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
  /// What the input's type puts into the bottom row, for finding legends.
  public let bottomRow: KeyboardBottomRow
  /// The size of the whole frame, the bar and the bottom safe area included.
  public let size: CGSize
  /// The bar above the keys, if there is one.
  public let barFrame: CGRect?
  /// How far the bar reaches down to the first row, points. Only in the rounded look of phones
  /// it does (FACTS 2.7).
  public let barReach: Double
  /// The keys, row by row from the top, in a row from the left.
  public let keys: [KeyRect]
  /// The trays of a split keyboard, between which the app is seen and touched; empty for a
  /// keyboard in one piece.
  public let halves: [CGRect]
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
  ///   - options: what else the places depend on.
  public init(
    device: Device, layout: KeyboardLayout, orientation: Orientation, plane: KeyboardPlane,
    bar: Bool, options: KeyboardOptions = KeyboardOptions()
  ) {
    let isPadOfPhone = plane.isPad && layout.form == .phone
    let kind: KeyboardKind = isPadOfPhone ? .numberPad : .text
    let look = options.look
    let heights = device.keyboard.heights(in: orientation, look: look)
    let height = device.keyboard.height(
      orientation: orientation, kind: kind, bar: bar, look: look)
    let showsBar = bar && device.keyboard.showsBar(above: kind)
    let arrangement = layout.arrangement(in: orientation, look: look)
    self.init(
      arrangement: arrangement, form: layout.form, plane: plane,
      size: CGSize(width: device.size(in: orientation).width, height: height.points),
      barHeight: showsBar ? heights.bar.points : 0, scale: device.size.scale,
      confidence: device.isCustom ? .estimated : arrangement.confidence, options: options)
  }

  /// The keys of a tablet's floating keyboard, which are those of a small phone.
  ///
  /// - Parameters:
  ///   - layout: a phone's layout of 320 points.
  ///   - scale: the screen's pixels to a point.
  ///   - plane: the plane to show.
  ///   - options: what else the places depend on.
  public init(
    floating layout: KeyboardLayout, scale: Double, plane: KeyboardPlane, options: KeyboardOptions
  ) {
    let arrangement = layout.arrangement(in: .portrait, look: options.look)
    self.init(
      arrangement: arrangement, form: .phone, plane: plane,
      size: CGSize(width: KeyboardFrames.floatingWidth, height: layout.rowsHeight(options.look)),
      barHeight: 0, scale: scale, confidence: .estimated, options: options)
  }

  /// The keys of a tablet's split keyboard.
  ///
  /// - Parameters:
  ///   - device: the device.
  ///   - layout: the layout that the device names.
  ///   - orientation: how the device is held.
  ///   - plane: the plane to show.
  ///   - height: the height of the keys' area, points.
  ///   - options: what else the places depend on.
  public init(
    split device: Device, layout: KeyboardLayout, orientation: Orientation, plane: KeyboardPlane,
    height: Double, options: KeyboardOptions
  ) {
    self.init(
      arrangement: layout.arrangement(in: orientation, look: options.look), form: layout.form,
      plane: plane, size: CGSize(width: device.size(in: orientation).width, height: height),
      barHeight: 0, scale: device.size.scale, confidence: .estimated, options: options,
      isSplit: true)
  }

  private init(
    arrangement: KeyboardLayout.Arrangement, form: KeyboardForm, plane: KeyboardPlane,
    size: CGSize, barHeight: Double, scale: Double, confidence: Confidence,
    options: KeyboardOptions, isSplit: Bool = false
  ) {
    let isPadOfPhone = plane.isPad && form == .phone
    self.plane = plane.isPad && !isPadOfPhone ? .numbers : plane
    self.form = form
    self.size = size
    self.confidence = confidence
    bottomRow = options.bottomRow
    let builder = KeyboardBuilder(
      grid: PixelGrid(scale: scale), width: size.width, top: barHeight, height: size.height,
      plane: self.plane, options: options)
    var split: SplitKeyboard?
    if isSplit, case .pad(let pad) = arrangement.keys { split = builder.split(pad, form: form) }
    halves = split?.halves ?? []
    keys =
      switch arrangement.keys {
      case .phone(let phone) where isPadOfPhone: builder.numberPad(phone)
      case .phone(let phone) where self.plane == .letters && builder.shape.isFlick:
        builder.flick(phone)
      case .phone(let phone): builder.phone(phone)
      case .pad(let pad): split?.keys ?? builder.pad(pad, form: form)
      }
    let isJoined = options.look == .rounded && form == .phone
    barReach = isJoined ? keys.first.map { $0.frame.minY - barHeight } ?? 0 : 0
    barFrame =
      barHeight > 0
      ? CGRect(x: 0, y: 0, width: size.width, height: barHeight + barReach) : nil
  }

  /// The key that a touch at this point belongs to.
  public func key(at point: CGPoint) -> KeyRect? {
    keys.first { $0.touchArea.contains(point) }
  }
}
