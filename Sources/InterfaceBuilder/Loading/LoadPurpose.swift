/// What objects are made for.
enum LoadPurpose {
  /// To be an app's screen.
  case running
  /// To be laid out as on Interface Builder's canvas. With `givenSizes` what has content is as
  /// large as it was stored.
  case measuring(givenSizes: Bool)

  var isOnCanvas: Bool {
    if case .measuring = self { return true }
    return false
  }

  var usesGivenSizes: Bool {
    if case .measuring(givenSizes: true) = self { return true }
    return false
  }
}
