import Devices
import UIKit

extension SystemKeyboard {
  /// Where a tablet's keyboard can go, as the held key that puts it away lists it, and which of
  /// these is where it is.
  var placementNames: (names: [String], current: Int) {
    (placements.map(Self.name), placements.firstIndex(of: placement) ?? 0)
  }

  private var placements: [KeyboardPlacement] {
    KeyboardPlacement.allCases.filter { placement in
      switch placement {
      case .docked, .undocked: true
      case .split: heights.split != nil
      case .floating: heights.floating != nil
      }
    }
  }

  private static func name(_ placement: KeyboardPlacement) -> String {
    switch placement {
    case .docked: "Dock"
    case .undocked: "Undock"
    case .split: "Split"
    case .floating: "Floating"
    }
  }

  func choosePlacement(_ index: Int) {
    guard placements.indices.contains(index) else { return }
    finishComposing()
    settings.placement = placements[index]
    placementOffset = .zero
    UIApplication.shared.keyboard.update()
  }
}
