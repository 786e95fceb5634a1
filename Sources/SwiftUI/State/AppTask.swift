/// Tasks of views.
@MainActor
enum AppTask {
  /// Runs an action at once up to where it first waits; what it waits for takes its time on the
  /// host's clock. The phone knows of it until it is over.
  static func run(
    priority: TaskPriority? = nil, _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> Task<Void, Never> {
    let application = UIApplication.shared
    application.waitingTaskCount += 1
    return Task.immediate(priority: priority) { @MainActor in
      await action()
      // Another phone may have been used meanwhile.
      application.makeCurrent()
      application.waitingTaskCount -= 1
    }
  }
}
