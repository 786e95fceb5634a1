// As with Apple's module, whoever imports Combine sees Foundation.
@_exported import Foundation
