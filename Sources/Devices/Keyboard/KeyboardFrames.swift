/// How tall the system keyboard is on one device, in the classic look of iOS 15 to 18 and the
/// rounded one of iOS 26 (FACTS 2). Heights include the bottom safe area, as notification frames
/// do.
public struct KeyboardFrames: Sendable, Hashable {
  /// The heights of one orientation.
  public struct Heights: Sendable, Hashable {
    /// The text keyboard without its bar.
    public var text: Measure
    /// The predictive bar of a phone, the shortcut bar of a tablet.
    public var bar: Measure
    /// A number pad; a tablet's is its text keyboard.
    public var numberPad: Measure
    /// The emoji panel. The bar does not show with it.
    public var emoji: Measure
    /// What remains when a hardware keyboard is attached.
    public var hardware: Measure
    /// The halves of a split keyboard; `nil` where it cannot be split.
    public var split: Measure?
    /// A floating keyboard with its bar and handle; `nil` where it cannot float.
    public var floating: Measure?
    /// Text keyboard and bar together where that was measured as a whole; their parts are less
    /// sure then.
    public var textWithBar: Measure?

    /// Heights of every kind of keyboard.
    public init(
      text: Measure, bar: Measure, numberPad: Measure, emoji: Measure, hardware: Measure,
      split: Measure? = nil, floating: Measure? = nil, textWithBar: Measure? = nil
    ) {
      self.text = text
      self.bar = bar
      self.numberPad = numberPad
      self.emoji = emoji
      self.hardware = hardware
      self.split = split
      self.floating = floating
      self.textWithBar = textWithBar
    }
  }

  /// The kind of device, which decides whether number pads have a bar.
  public var idiom: Idiom
  /// The heights when the device is upright.
  public var portrait: Heights
  /// The heights when the device lies on its side.
  public var landscape: Heights
  /// The heights of the rounded look when upright.
  public var roundedPortrait: Heights
  /// The heights of the rounded look when the device lies on its side.
  public var roundedLandscape: Heights

  /// The width of a floating keyboard, points (FACTS 2.5).
  public static let floatingWidth = 320.0

  /// The heights of both orientations and looks.
  public init(
    idiom: Idiom, portrait: Heights, landscape: Heights, roundedPortrait: Heights,
    roundedLandscape: Heights
  ) {
    self.idiom = idiom
    self.portrait = portrait
    self.landscape = landscape
    self.roundedPortrait = roundedPortrait
    self.roundedLandscape = roundedLandscape
  }

  /// The heights of one orientation and look.
  public func heights(
    in orientation: Orientation, look: KeyboardLook = .classic
  ) -> Heights {
    switch look {
    case .classic: orientation.isLandscape ? landscape : portrait
    case .rounded: orientation.isLandscape ? roundedLandscape : roundedPortrait
    }
  }

  /// Where the keyboard can be.
  public var placements: [KeyboardPlacement] {
    guard idiom == .pad else { return [.docked] }
    return KeyboardPlacement.allCases.filter {
      switch $0 {
      case .docked, .undocked: true
      case .split: portrait.split != nil
      case .floating: portrait.floating != nil
      }
    }
  }

  /// Whether a bar can stand above this kind of keyboard: above text always, above number
  /// pads on tablets only (FACTS 2.2).
  public func showsBar(above kind: KeyboardKind) -> Bool {
    switch kind {
    case .text: true
    case .numberPad: idiom == .pad
    case .emoji, .hardware: false
    }
  }

  /// The height of the keyboard's end frame in points, the bottom safe area included, with how
  /// sure it is. A bar that this kind of keyboard does not have adds nothing.
  public func height(
    orientation: Orientation, kind: KeyboardKind, bar: Bool, look: KeyboardLook = .classic
  ) -> Measure {
    let heights = heights(in: orientation, look: look)
    let keys =
      switch kind {
      case .text: heights.text
      case .numberPad: heights.numberPad
      case .emoji: heights.emoji
      case .hardware: heights.hardware
      }
    guard bar, showsBar(above: kind) else { return keys }
    if kind == .text, let whole = heights.textWithBar { return whole }
    return Measure(
      keys.points + heights.bar.points, max(keys.confidence, heights.bar.confidence))
  }
}
