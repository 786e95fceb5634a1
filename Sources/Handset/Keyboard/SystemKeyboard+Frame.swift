import Devices
import UIKit

extension SystemKeyboard {
  /// The docked keyboard: as high as the device's tables say, with its bar where there is one
  /// (FACTS 2). With a hardware keyboard a phone shows none; a tablet's keeps its height and
  /// moves down until only the bar is on the screen (FACTS 2.5).
  public func keyboardFrame(for input: any UIKeyInput) -> CGRect? {
    let screen = UIScreen.main.bounds
    let height = height(for: input)
    let docked = CGRect(
      x: 0, y: screen.maxY - height, width: screen.width, height: height)
    switch settings.mode {
    case .software: return placedFrame(in: screen) ?? docked
    case .off: return nil
    case .hardware:
      let visible = device.keyboard.height(
        orientation: orientation, kind: .hardware, bar: false, look: settings.look
      ).points
      guard visible > 0 else { return nil }
      return docked.offsetBy(dx: 0, dy: height - visible)
    }
  }

  /// The frame of a tablet's keyboard that is not docked, where the user has moved it to.
  private func placedFrame(in screen: CGRect) -> CGRect? {
    guard
      let frame = placement.frame(in: screen, heights: heights, bottomInset: bottomInset)?.frame
    else { return nil }
    return frame.offsetBy(dx: placementOffset.dx, dy: placementOffset.dy).kept(inside: screen)
  }

  /// Where the keyboard is: docked on phones and wherever it cannot be elsewhere.
  var placement: KeyboardPlacement {
    guard device.idiom == .pad, settings.mode == .software else { return .docked }
    switch settings.placement {
    case .docked, .undocked: return settings.placement
    case .split: return heights.split == nil ? .undocked : .split
    case .floating: return heights.floating == nil ? .docked : .floating
    }
  }

  var isFloating: Bool { placement == .floating }

  /// The part of a docked keyboard that belongs to the home indicator.
  var bottomInset: CGFloat { device.safeArea(in: orientation).bottom }

  /// Moves a keyboard that is not docked; it stays on the screen. Points.
  public func move(by distance: CGVector) {
    guard placement != .docked else { return }
    let screen = UIScreen.main.bounds
    guard
      let start = placement.frame(in: screen, heights: heights, bottomInset: bottomInset)?.frame
    else { return }
    let moved = start.offsetBy(
      dx: placementOffset.dx + distance.dx, dy: placementOffset.dy + distance.dy
    ).kept(inside: screen)
    placementOffset = CGVector(dx: moved.minX - start.minX, dy: moved.minY - start.minY)
    UIApplication.shared.keyboard.update()
  }

  private func height(for input: any UIKeyInput) -> CGFloat {
    let kind: KeyboardKind =
      isShowingEmoji && input === preparedInput
      ? .emoji : plane(for: input).isPad ? .numberPad : .text
    let keys = device.keyboard.height(
      orientation: orientation, kind: kind, bar: false, look: settings.look
    ).points
    return keys + (showsBar(for: input) ? heights.bar.points : 0)
  }

  /// What the bar above the keys is for, if there is one.
  enum BarKind {
    case words
    case passwords
    case code(String)
    /// A tablet's, where nothing is offered.
    case empty
  }

  /// What the bar above the keys is for. Phones have one where words are wanted; an offer to
  /// fill something in takes its place, and the bar goes for other secrets (FACTS 2.2). Tablets
  /// always have theirs.
  func barKind(for input: any UIKeyInput) -> BarKind? {
    if isShowingEmoji, input === preparedInput { return nil }
    let isOnPad = input.keyboardType.isPad
    let isTablet = device.idiom == .pad
    if let type = input.textContentType {
      if type == .oneTimeCode, let code = settings.oneTimeCode { return .code(code) }
      let isCredential = type == .username || type == .password || type == .newPassword
      if isCredential, settings.offersPasswords, !isOnPad || isTablet { return .passwords }
    }
    if settings.isPredictive, wantsWords(input) { return .words }
    return isTablet ? .empty : nil
  }

  /// Whether there is a bar above the keys.
  func showsBar(for input: any UIKeyInput) -> Bool {
    barKind(for: input) != nil
  }

  func wantsWords(_ input: any UIKeyInput) -> Bool {
    input.autocorrectionType != .no && !input.isSecureTextEntry && !input.keyboardType.isPad
  }
}

extension CGRect {
  /// Moved by the least that brings it inside another rectangle.
  fileprivate func kept(inside outer: CGRect) -> CGRect {
    CGRect(
      x: min(max(minX, outer.minX), outer.maxX - width),
      y: min(max(minY, outer.minY), outer.maxY - height), width: width, height: height)
  }
}
