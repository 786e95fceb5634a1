import Devices
import UIKit

/// What the system draws over every app: the status bar, the island and the home indicator.
/// Only the status bar takes touches: a tap there scrolls to the top.
final class ChromeWindow: UIWindow {
  private let device: Device
  private let statusBar: StatusBarView
  private let island = UIView()
  private let homeIndicator = UIView()

  init(device: Device) {
    self.device = device
    statusBar = StatusBarView(layout: device.statusBar)
    super.init(frame: UIScreen.main.bounds)
    windowLevel = .statusBar
    isSystemWindow = true
    statusBar.addGestureRecognizer(
      UITapGestureRecognizer { _ in UIApplication.shared.scrollToTop() })
    island.backgroundColor = .black
    homeIndicator.layer.cornerCurve = .circular
    addSubview(statusBar)
    addSubview(island)
    addSubview(homeIndicator)
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === statusBar ? hit : nil
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateStatusBar()
  }

  func update(orientation: Orientation) {
    frame = screen.bounds
    statusBar.frame = CGRect(
      x: 0, y: 0, width: bounds.width, height: device.statusBar.height(in: orientation))
    if let cutout = device.cutout, cutout.kind == .island,
      let box = device.cutoutFrame(in: orientation)
    {
      island.frame = box
      island.layer.cornerRadius = min(box.width, box.height) / 2
      island.isHidden = false
    } else {
      island.isHidden = true
    }
    if let box = device.homeIndicatorFrame(in: orientation) {
      homeIndicator.frame = box
      homeIndicator.layer.cornerRadius = box.height / 2
      homeIndicator.isHidden = false
    } else {
      homeIndicator.isHidden = true
    }
    updateStatusBar()
  }

  /// Whether what lies below the home indicator is a keyboard, and a dark one; `nil` without one.
  var isKeyboardDark: Bool? {
    didSet { if isKeyboardDark != oldValue { updateHomeIndicator() } }
  }

  /// Over light content the indicator is black; over dark a mid grey (APPEARANCE 2.2).
  private func updateHomeIndicator() {
    let isDark = isKeyboardDark ?? (traitCollection.userInterfaceStyle == .dark)
    homeIndicator.backgroundColor =
      isDark ? UIColor(cgColor: CGColor(hex: 0x4C4C4C)) : .black
  }

  func updateStatusBar() {
    let isDark = traitCollection.userInterfaceStyle == .dark
    let application = UIApplication.shared
    statusBar.isHidden = application.isStatusBarHidden || statusBar.bounds.height == 0
    statusBar.ink =
      switch application.statusBarStyle {
      case .default: isDark ? .white : .black
      case .lightContent: .white
      case .darkContent: .black
      }
    updateHomeIndicator()
  }
}
