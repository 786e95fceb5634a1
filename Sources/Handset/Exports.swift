// A host that says `import Handset` sees the types that the phone's interface is made of.
@_exported import Devices
@_exported import Raster
@_exported import UIKit
