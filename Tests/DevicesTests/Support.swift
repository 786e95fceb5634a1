import Devices
import Foundation
import Testing

/// The package's own data files, wherever the tests run.
func packageCatalogue() throws -> DeviceCatalogue {
  DeviceCatalogue(resources: try ResourceLocator.resources())
}

/// The folder of reference material beside the package, where there is one.
let sharedFacts = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  .deletingLastPathComponent().appendingPathComponent("shared/facts")
