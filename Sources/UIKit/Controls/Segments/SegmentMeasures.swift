/// Sizes and colours of segmented controls (APPEARANCE 5.7), points and seconds.
@MainActor
enum SegmentMeasures {
  static let height: CGFloat = 32
  static let cornerRadius: CGFloat = 8.91
  static let thumbRadius: CGFloat = 6.93
  static let thumbInset: CGFloat = 2
  /// What a segment adds to its content, both sides together.
  static let padding: CGFloat = 22
  static let separatorWidth: CGFloat = 1
  static let separatorInset: CGFloat = 6
  static let separatorColor = UIColor(cgColor: CGColor(hex: 0x8E8E93, alpha: 0.3))
  static let thumbColor = UIColor(light: CGColor(hex: 0xFFFFFF), dark: CGColor(hex: 0x636366))
  static let pressedAlpha: CGFloat = 0.2
  static let pressedThumbScale: CGFloat = 0.95
  static let disabledAlpha: CGFloat = 0.3
  static let font = UIFont.systemFont(ofSize: 13)
  static let selectedFont = UIFont.systemFont(ofSize: 13, weight: .medium)
  static let spring = SpringTiming(mass: 1, stiffness: 503.55, damping: 44.88)
}
