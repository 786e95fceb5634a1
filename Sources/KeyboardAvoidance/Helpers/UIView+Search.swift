import UIKit

extension UIView {
  /// The view inside this one, or itself, that is typed into.
  var firstResponderInside: UIView? {
    if isFirstResponder { return self }
    // A field has nothing inside that could be.
    guard !(self is UIControl) else { return nil }
    for subview in subviews {
      if let found = subview.firstResponderInside { return found }
    }
    return nil
  }

  /// The scroll views inside this one, or itself, from the outside in.
  var scrollViewsInside: [UIScrollView] {
    var found: [UIScrollView] = []
    collectScrollViews(into: &found)
    return found
  }

  private func collectScrollViews(into found: inout [UIScrollView]) {
    if let scrollView = self as? UIScrollView { found.append(scrollView) }
    for subview in subviews where !(subview is UIControl) {
      subview.collectScrollViews(into: &found)
    }
  }

  /// What of a view that is typed into has to be in sight, in its own space: of text of many
  /// lines that of the caret.
  var caretLine: CGRect {
    guard let textView = self as? UITextView, let range = textView.selectedTextRange else {
      return bounds
    }
    return textView.caretRect(for: range.end)
  }

  /// The fields and text views inside that can be typed into and are in sight, in reading order.
  var fieldsInReadingOrder: [UIView] {
    var fields: [UIView] = []
    collectFields(into: &fields)
    let frames = fields.map { convert($0.bounds, from: $0) }
    let isRightToLeft = traitCollection.layoutDirection == .rightToLeft
    return Avoidance.readingOrder(of: frames, isRightToLeft: isRightToLeft).map { fields[$0] }
  }

  private func collectFields(into fields: inout [UIView]) {
    guard !isHidden, alpha >= 0.01, isUserInteractionEnabled else { return }
    if self is UITextField || self is UITextView {
      if canBecomeFirstResponder { fields.append(self) }
    } else {
      for subview in subviews { subview.collectFields(into: &fields) }
    }
  }
}
