import Foundation
import Handset
import UIKit

/// The phone in a window of the desktop.
@MainActor
public enum PhoneWindow {
  /// Opens a window with a phone in it and runs until it is closed.
  /// - Parameters:
  ///   - title: what the window is called.
  ///   - makeRoot: makes the app's first controller; called again for each further device.
  /// - Throws: `WindowError` without a display, and what `Phone` throws.
  public static func run(
    _ configuration: PhoneConfiguration, equipment: PhoneEquipment, title: String,
    makeRoot: @escaping @MainActor () -> UIViewController
  ) throws {
    PictureMemory.keepApart()
    let program = WindowSession.Program(
      configuration: configuration, equipment: equipment, title: title, makeRoot: makeRoot)
    let body = BodyMetrics(configuration.device).frame(
      around: configuration.device.size(in: configuration.orientation),
      in: configuration.orientation)
    let window = try SDLWindow(title: title, aspect: body.size)
    let session = try WindowSession(program, windowSize: window.pixelSize)
    session.onMessage = { message in
      FileHandle.standardOutput.write(Data((message + "\n").utf8))
    }
    WindowLoop(window: window, session: session).run()
  }
}
