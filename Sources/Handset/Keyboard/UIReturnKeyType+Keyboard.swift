import UIKit

extension UIReturnKeyType {
  /// The name under which the label is found among the legends.
  var legendName: String {
    switch self {
    case .default: "default"
    case .go: "go"
    case .google: "google"
    case .join: "join"
    case .next: "next"
    case .route: "route"
    case .search: "search"
    case .send: "send"
    case .yahoo: "yahoo"
    case .done: "done"
    case .emergencyCall: "emergencyCall"
    case .continue: "continue"
    }
  }

  /// Whether the key is blue: where it ends the entry instead of going on.
  var isAccented: Bool {
    switch self {
    case .default, .next, .continue: false
    default: true
    }
  }
}
