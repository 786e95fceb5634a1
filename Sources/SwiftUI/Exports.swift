// As with Apple's module, whoever imports SwiftUI sees observable objects and UIKit.
@_exported import Combine
@_exported import Observation
@_exported import UIKit
