import Testing

/// What would let the time of day, chance or the user's region reach a pixel.
private let forbidden = [
  "Date()", "Date.now", "Date.init()", "timeIntervalSinceNow", "CFAbsoluteTimeGetCurrent",
  "systemUptime", "DispatchTime", "DispatchWallTime", "asyncAfter", "clock_gettime",
  "gettimeofday", "ContinuousClock", "SuspendingClock", "Thread.sleep", "Task.sleep", "usleep(",
  "Timer.scheduledTimer", ".random(", ".randomElement(", ".shuffled()", ".shuffle()",
  "SystemRandomNumberGenerator", "arc4random", "Locale.current", "Locale.autoupdatingCurrent",
  "TimeZone.current", "TimeZone.autoupdatingCurrent", "Calendar.current",
]

/// The hosts: what shows the phone to somebody, and what measures it.
private let hosts: Set<String> = ["HandsetWindow", "handset", "Bench"]

@Suite struct DeterminismTests {
  @Test func onlyTheHostsKnowTheTimeOfDayChanceAndRegion() {
    for file in SourceTree.files(["swift"]) where !hosts.contains(file.module) {
      for word in forbidden where SourceTree.mentions(word, in: file.text) {
        let line = SourceTree.code(file.text).first { $0.contains(word) }
        #expect(line == nil, "\(file) uses \(word)")
      }
    }
  }

  @Test func theScanSeesCodeAndNotComments() {
    let text = """
      /// Never `Date()`.
      let now = Date()  // not Date.now
      """
    let code = SourceTree.code(text)
    #expect(code.map { $0.contains("Date()") } == [false, true])
    #expect(!code[1].contains("Date.now"))
    #expect(SourceTree.mentions("Date.now", in: text))
  }
}
