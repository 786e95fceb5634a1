extension NSValue {
  /// A value that holds a rectangle.
  public convenience init(cgRect rect: CGRect) {
    self.init(rect: rect)
  }

  /// A value that holds a point.
  public convenience init(cgPoint point: CGPoint) {
    self.init(point: point)
  }

  /// A value that holds a size.
  public convenience init(cgSize size: CGSize) {
    self.init(size: size)
  }

  /// The rectangle it holds.
  public var cgRectValue: CGRect { rectValue }
  /// The point it holds.
  public var cgPointValue: CGPoint { pointValue }
  /// The size it holds.
  public var cgSizeValue: CGSize { sizeValue }
}

/// On Apple's systems a rectangle in a dictionary of `Any` can be taken out both as `NSValue`
/// and as `CGRect`; code that reads keyboard notifications does either.
extension CGRect: @retroactive _ObjectiveCBridgeable {
  /// The rectangle as an object.
  public func _bridgeToObjectiveC() -> NSValue {
    NSValue(rect: self)
  }

  /// The rectangle of an object that is known to hold one.
  public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
    result = source.rectValue
  }

  /// The rectangle of an object, if it holds one.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSValue, result: inout CGRect?
  ) -> Bool {
    guard String(cString: source.objCType) == String(cString: NSValue(rect: .zero).objCType)
    else { return false }
    result = source.rectValue
    return true
  }

  /// The rectangle of an object; empty without one.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect {
    source?.rectValue ?? .zero
  }
}

/// The same for numbers: a duration may be taken out as `CGFloat`.
extension CGFloat: @retroactive _ObjectiveCBridgeable {
  /// The number as an object.
  public func _bridgeToObjectiveC() -> NSNumber {
    NSNumber(value: Double(self))
  }

  /// The number of an object.
  public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
    result = CGFloat(source.doubleValue)
  }

  /// The number of an object; always possible.
  public static func _conditionallyBridgeFromObjectiveC(
    _ source: NSNumber, result: inout CGFloat?
  ) -> Bool {
    result = CGFloat(source.doubleValue)
    return true
  }

  /// The number of an object; 0 without one.
  public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
    source.map { CGFloat($0.doubleValue) } ?? 0
  }
}
