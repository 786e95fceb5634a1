// A file that says `import UIKit` sees Foundation and the layers too, as on Apple's systems.
@_exported import Foundation
@_exported import QuartzCore
