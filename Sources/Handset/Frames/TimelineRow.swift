import UIKit

/// What one frame shows, in numbers. Points of the screen, animations included.
public struct TimelineRow: Codable, Hashable, Sendable {
  /// Milliseconds since the action began.
  public var milliseconds: Double
  /// The keyboard's upper edge; the screen's height while it is hidden.
  public var keyboardTop: Double
  /// The field with the focus: x, y, width, height.
  public var field: [Double]?
  /// How much of that field's height the keyboard covers.
  public var overlap: Double
  /// Vertical offset of the scroll view around the field, or else of the first on the screen.
  public var contentOffset: Double?

  /// The phone as it is now.
  @MainActor
  public init(_ phone: Phone, milliseconds: Double) {
    self.milliseconds = milliseconds
    keyboardTop = phone.keyboardTop
    let frame = phone.focusedView.map(phone.presentedFrame(of:))
    field = frame.map { [$0.minX, $0.minY, $0.width, $0.height] }
    overlap = frame.map { Self.overlap(of: $0, keyboardTop: phone.keyboardTop) } ?? 0
    contentOffset = phone.observedScrollView.map {
      $0.layer.presentationProperties(at: phone.time).bounds.minY
    }
  }

  private static func overlap(of frame: CGRect, keyboardTop: Double) -> Double {
    min(Double(frame.height), max(0, Double(frame.maxY) - keyboardTop))
  }

  /// The first line of a table of rows.
  public static let csvHeader =
    "t_ms,keyboard_top,field_x,field_y,field_width,field_height,overlap,content_offset"

  /// The row as a line of that table; what does not exist is empty.
  public var csv: String {
    let fieldColumns = field ?? []
    let columns: [Double?] =
      [milliseconds, keyboardTop]
      + (0..<4).map { fieldColumns.indices.contains($0) ? fieldColumns[$0] : nil }
      + [overlap, contentOffset]
    return columns.map { $0.map(Self.number) ?? "" }.joined(separator: ",")
  }

  private static func number(_ value: Double) -> String {
    let rounded = (value * 1000).rounded() / 1000
    return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
  }
}

extension Phone {
  /// The scroll view around the focused view, or else the first on the screen.
  var observedScrollView: UIScrollView? {
    var view = focusedView?.superview
    while let current = view {
      if let scrollView = current as? UIScrollView { return scrollView }
      view = current.superview
    }
    return window.descendant { $0 is UIScrollView } as? UIScrollView
  }
}
