import UIKit

/// The types of return keys, as the command line says them: Apple's names.
enum ReturnKeyChoice: String, CaseIterable {
  case `default`
  case go
  case google
  case join
  case next
  case route
  case search
  case send
  case yahoo
  case done
  case emergencyCall
  case `continue`

  var type: UIReturnKeyType {
    switch self {
    case .default: .default
    case .go: .go
    case .google: .google
    case .join: .join
    case .next: .next
    case .route: .route
    case .search: .search
    case .send: .send
    case .yahoo: .yahoo
    case .done: .done
    case .emergencyCall: .emergencyCall
    case .continue: .continue
    }
  }
}
