/// How things come and go, as the command line says it.
enum MotionChoice: String, CaseIterable {
  case full
  /// The keyboard fades.
  case reduced
}
