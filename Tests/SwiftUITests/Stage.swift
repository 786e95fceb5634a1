import HandsetTesting
import SwiftUI

/// A phone with a SwiftUI screen on it. An iPhone 13 Pro is 390 by 844 points with a safe area of
/// 47 at the top and 34 at the bottom, so a screen is offered 390 by 763, centred on (195, 428.5).
@MainActor
struct Stage<Content: View> {
  let phone: Phone
  let controller: UIHostingController<Content>

  init(
    _ device: String = "iPhone 13 Pro", language: String = "en",
    @ViewBuilder _ content: () -> Content
  ) throws {
    let controller = UIHostingController(rootView: content())
    self.controller = controller
    phone = try Phone.launch(device, language: language) { controller }
  }

  /// Where a named view is seen, in points of the screen.
  func frame(_ identifier: String) throws -> CGRect { try phone.element(identifier).frame }

  func text(_ identifier: String) throws -> String? { try phone.element(identifier).text }

  /// Taps a named view and lets the app follow.
  func tap(_ identifier: String) throws { try phone.element(identifier).tap() }

  /// The size of a line of text in a font, as UIKit measures it.
  func size(_ text: String, _ font: Font = .body) -> CGSize {
    let label = UILabel()
    label.font = Self.uiFont(font)
    label.text = text
    return label.intrinsicContentSize
  }

  static func uiFont(_ font: Font) -> UIFont {
    switch font {
    case .title: .preferredFont(forTextStyle: .title1)
    case .headline: .preferredFont(forTextStyle: .headline)
    case .footnote: .preferredFont(forTextStyle: .footnote)
    default: .preferredFont(forTextStyle: .body)
    }
  }
}

/// Lengths in whole pixels of a phone with three for each point.
func pixels(_ length: CGFloat) -> CGFloat { (length * 3).rounded() / 3 }

/// Whether two rectangles are the same to a hundredth of a point.
func near(_ one: CGRect, _ other: CGRect) -> Bool {
  abs(one.minX - other.minX) < 0.01 && abs(one.minY - other.minY) < 0.01
    && abs(one.width - other.width) < 0.01 && abs(one.height - other.height) < 0.01
}
