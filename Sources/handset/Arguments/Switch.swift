/// On or off, as the command line says it.
enum Switch: String, CaseIterable {
  case on
  case off
}
