import Testing

/// Suites that open windows on SDL's driver without a display: one after another, since SDL is shut
/// down with the last window.
@Suite(.serialized)
enum DummyDriverSuites {}
