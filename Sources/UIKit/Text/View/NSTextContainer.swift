/// The column that the lines of a text view stand in.
@preconcurrency @MainActor
public final class NSTextContainer: NSObject {
  /// Room at both ends of every line, points.
  public var lineFragmentPadding: CGFloat = 5 {
    didSet { if lineFragmentPadding != oldValue { onChange?() } }
  }

  var onChange: (() -> Void)?
}
