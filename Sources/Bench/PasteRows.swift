import Foundation
import Handset
import UIKit

/// Pasting a megabyte of text, up to the layout that follows.
@MainActor
enum PasteRows {
  static func run() throws -> [BenchmarkRow] {
    try [
      BenchmarkRow(
        label: "pasting 1 MB into a text field",
        seconds: paste { UITextField(frame: CGRect(x: 16, y: 100, width: 300, height: 40)) },
        limit: nil),
      BenchmarkRow(
        label: "pasting 1 MB into a text view",
        seconds: paste { UITextView(frame: CGRect(x: 16, y: 160, width: 300, height: 200)) },
        limit: nil),
    ]
  }

  private static func paste(into makeView: () -> UIView) throws -> Double {
    let equipment = try PhoneEquipment()
    let controller = UIViewController()
    let phone = try Phone(
      PhoneConfiguration(device: equipment.catalogue.device(named: "iphone-14-pro")),
      equipment: equipment
    ) { controller }
    let view = makeView()
    controller.view.addSubview(view)
    phone.focus(view)
    phone.settle()
    let line = "The quick brown fox jumps over the lazy dog, and then it goes on and on.\n"
    UIPasteboard.general.string = String(
      repeating: line, count: 1_048_576 / line.utf8.count + 1)
    return Stopwatch.seconds { phone.send(.paste) }
  }
}
