import Devices
import Foundation
import Raster

/// What phones share: the folder of resources, the catalogue of devices and the fonts.
public struct PhoneEquipment: Sendable {
  /// The folder `Resources`.
  public let resources: URL
  /// All devices.
  public let catalogue: DeviceCatalogue
  /// All fonts.
  public let fonts: FontLibrary

  /// Finds the resources and opens the fonts.
  /// - Throws: `ResourceError` when the folder is missing, `FontError` when the fonts are.
  public init() throws {
    try self.init(resources: ResourceLocator.resources())
  }

  /// Opens the fonts, with resources from a given folder.
  /// - Throws: `FontError` when the fonts are missing.
  public init(resources: URL) throws {
    self.resources = resources
    catalogue = DeviceCatalogue(resources: resources)
    fonts = try FontLibrary(fonts: .standard(resources: resources.path))
  }
}
