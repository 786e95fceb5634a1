import UIKit

@testable import UIKit

/// Writes down what a text view says.
@MainActor
final class TextViewLog: NSObject, UITextViewDelegate {
  let stage: FieldStage
  var refusals: Set<String> = []

  init(_ stage: FieldStage) {
    self.stage = stage
  }

  private func note(_ event: String) -> Bool {
    stage.log.append(event)
    return !refusals.contains(event)
  }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { note("shouldBegin") }
  func textViewDidBeginEditing(_ textView: UITextView) { _ = note("didBegin") }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { note("shouldEnd") }
  func textViewDidEndEditing(_ textView: UITextView) { _ = note("didEnd") }
  func textViewDidChange(_ textView: UITextView) { _ = note("changed") }
  func textViewDidChangeSelection(_ textView: UITextView) { _ = note("selection") }
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    note("change(\(range.location),\(range.length),\(text))")
  }
}

extension FieldStage {
  /// A text view with room for 10 characters in a line.
  func textView(height: CGFloat = 100) -> (UITextView, TextViewLog) {
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 110, height: height))
    view.font = .systemFont(ofSize: 10)
    let log = TextViewLog(self)
    view.delegate = log
    window.addSubview(view)
    return (view, log)
  }
}
