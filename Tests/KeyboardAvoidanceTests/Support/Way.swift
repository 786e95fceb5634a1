import HandsetTesting
import KeyboardAvoidance
import Testing

/// Who makes room in a scenario.
enum Way: String, CaseIterable, CustomTestStringConvertible {
  /// The test's own controller, by the guide, an inset or a frame.
  case own
  /// An avoider that is told what to move: the constraint, the scroll view or the container.
  case avoider
  /// An avoider that moves a constraint only as far as is needed.
  case needed
  /// An avoider that finds out by itself.
  case automatic

  var testDescription: String { rawValue }
}
