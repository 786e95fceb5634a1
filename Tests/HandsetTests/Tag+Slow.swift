import Testing

extension Tag {
  /// Takes many seconds.
  @Tag static var slow: Self
}
