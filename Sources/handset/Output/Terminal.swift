import Foundation

/// Results go to standard output, everything else to standard error.
enum Terminal {
  static func print(_ text: String) {
    FileHandle.standardOutput.write(Data((text.hasSuffix("\n") ? text : text + "\n").utf8))
  }

  static func note(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }

  static func error(_ message: String) {
    note((usesColor ? "\u{1B}[1;31merror:\u{1B}[0m " : "error: ") + message)
  }

  /// Rewrites one line of standard error, only where somebody looks at it.
  static func progress(_ text: String) {
    guard isTerminal else { return }
    FileHandle.standardError.write(Data(("\r\u{1B}[K" + text).utf8))
  }

  static func endProgress() {
    guard isTerminal else { return }
    FileHandle.standardError.write(Data("\r\u{1B}[K".utf8))
  }

  private static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  private static var usesColor: Bool {
    isTerminal && (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty
  }
}
