import Handset
import UIKit

extension Phone {
  /// Lets tasks of the app go on that no longer wait for anything, such as those of SwiftUI's
  /// `task`, and then time until nothing moves. What waits for the host's time goes on waiting.
  public func runTasks() async {
    // Each turn of the main thread takes every task one step on.
    for _ in 0..<32 { await Task.yield() }
    advance(by: 0)
    settle()
  }
}
