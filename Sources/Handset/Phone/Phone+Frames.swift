import Raster
import UIKit

extension Phone {
  /// Everything on the screen at this instant, as plain values. Points, in the present
  /// orientation.
  public func snapshot() -> LayerSnapshot {
    makeCurrent()
    var screen = LayerProperties()
    screen.bounds = application.screen.bounds
    screen.position = CGPoint(x: screen.bounds.midX, y: screen.bounds.midY)
    screen.backgroundColor = .black
    return LayerSnapshot(
      properties: screen,
      sublayers: application.windows.map { $0.layer.snapshot(at: time) })
  }

  /// The screen in pixels, in the present orientation.
  public var pixelSize: (width: Int, height: Int) {
    let native = application.screen.nativeBounds.size
    return (Int(native.width.rounded()), Int(native.height.rounded()))
  }

  /// Where the keyboard's top is on the screen at this instant, in points; the screen's bottom
  /// while it is hidden.
  /// An accessory above the keys is part of the keyboard.
  public var keyboardTop: CGFloat {
    keyboardFrame?.minY ?? application.screen.bounds.maxY
  }

  /// Where the keyboard is on the screen at this instant, in points, accessory included; `nil`
  /// while none of it is on the screen.
  public var keyboardFrame: CGRect? {
    makeCurrent()
    guard let frame = application.keyboard.presentationFrame(at: time),
      frame.minY < application.screen.bounds.maxY, frame.maxX > application.screen.bounds.minX,
      frame.minX < application.screen.bounds.maxX
    else { return nil }
    return frame
  }

  /// Where a view is seen at this instant, animations included, in points of the screen.
  public func presentedFrame(of view: UIView) -> CGRect {
    makeCurrent()
    var box = view.layer.presentationProperties(at: time).bounds
    var current: UIView? = view
    while let view = current {
      box = box.applying(view.layer.presentationProperties(at: time).toSuperlayer)
      current = view.superview
    }
    return box
  }
}
