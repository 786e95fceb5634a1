import Foundation

/// Results go to standard output, everything else to standard error.
enum Terminal {
  /// Prints a result. What cannot be printed, on a full disk for instance, ends the program with
  /// one line; a reader that has gone away ends it silently, as other commands do.
  static func print(_ text: String) {
    print(Data((text.hasSuffix("\n") ? text : text + "\n").utf8))
  }

  /// Prints a result that is not text.
  static func print(_ data: Data) {
    guard let problem = write(data, to: STDOUT_FILENO) else { return }
    if problem != EPIPE { error("cannot write the result: " + String(cString: strerror(problem))) }
    exit(ExitCode.cannotWrite.rawValue)
  }

  static func note(_ text: String) {
    _ = write(Data((text + "\n").utf8), to: STDERR_FILENO)
  }

  /// Writes everything; answers the error number of what went wrong.
  private static func write(_ data: Data, to file: Int32) -> Int32? {
    data.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Foundation.write(
          file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return errno }
        rest = rest.dropFirst(count)
      }
      return nil
    }
  }

  static func error(_ message: String) {
    note((usesColor ? "\u{1B}[1;31merror:\u{1B}[0m " : "error: ") + message)
  }

  /// Tells of something that is not as it should be, while the work goes on.
  static func warning(_ message: String) {
    note((usesColor ? "\u{1B}[1;33mwarning:\u{1B}[0m " : "warning: ") + message)
  }

  /// Rewrites one line of standard error, only where somebody looks at it.
  static func progress(_ text: String) {
    guard isTerminal else { return }
    _ = write(Data(("\r\u{1B}[K" + text).utf8), to: STDERR_FILENO)
  }

  static func endProgress() {
    guard isTerminal else { return }
    _ = write(Data("\r\u{1B}[K".utf8), to: STDERR_FILENO)
  }

  private static var isTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  private static var usesColor: Bool {
    isTerminal && (ProcessInfo.processInfo.environment["NO_COLOR"] ?? "").isEmpty
  }
}
