import Devices
import UIKit

extension SystemKeyboard {
  /// Where else a tablet's keyboard can go, as the held key that puts it away lists it.
  var placementNames: [String] { otherPlacements.map(Self.name) }

  private var otherPlacements: [KeyboardPlacement] {
    device.keyboard.placements.filter { $0 != placement }
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
    guard otherPlacements.indices.contains(index) else { return }
    mergeHalves(before: otherPlacements[index])
    place(otherPlacements[index])
  }

  /// The halves of a split keyboard that is to be docked come together first, which is told on its
  /// own (FACTS 4.2).
  func mergeHalves(before next: KeyboardPlacement) {
    guard placement == .split, next == .docked, UIApplication.shared.keyboard.shownFrame != nil
    else { return }
    place(.undocked)
  }

  private func place(_ placement: KeyboardPlacement) {
    finishComposing()
    settings.placement = placement
    placementOffset = .zero
    UIApplication.shared.keyboard.update()
  }

  // MARK: Dragging

  /// Moves the keyboard under a finger, points. A docked one leaves its dock.
  func drag(by distance: CGVector) {
    UIView.performWithoutAnimation {
      if placement == .docked {
        settings.placement = .undocked
        // It starts where it was docked.
        placementOffset = CGVector(dx: 0, dy: KeyboardPlacement.lift)
      }
      let isFloating = placement == .floating
      move(by: CGVector(dx: isFloating ? distance.dx : 0, dy: distance.dy))
    }
  }

  /// The finger is lifted: what was dropped at the bottom edge is docked again.
  func endDrag() {
    guard placement != .docked, let frame = UIApplication.shared.keyboard.shownFrame,
      frame.maxY >= UIScreen.main.bounds.maxY - Self.dockReach
    else { return }
    place(.docked)
  }

  /// How near to the bottom edge a keyboard docks, points; estimated.
  static let dockReach: CGFloat = 16
}
