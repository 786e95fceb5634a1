import UIKit

extension SceneLayout: Encodable {
  private enum Key: String, CodingKey {
    case file, scene, device, status, reason, views
  }

  /// Writes `file`, `scene`, `device`, `status` (`compared` or `left out`), `reason` and `views`,
  /// those of cells last.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(file, forKey: .file)
    try object.encode(scene, forKey: .scene)
    try object.encode(device, forKey: .device)
    try object.encode(reason == nil ? "compared" : "left out", forKey: .status)
    try object.encode(reason ?? "", forKey: .reason)
    try object.encode(allViews, forKey: .views)
  }
}

extension ViewLayout: Encodable {
  private enum Key: String, CodingKey {
    case id, frame, stored, off
    case className = "class"
  }

  /// Writes `id`, `class`, `frame`, `stored` and `off`; rectangles as x, y, width and height in
  /// points of the superview.
  public func encode(to encoder: any Encoder) throws {
    var object = encoder.container(keyedBy: Key.self)
    try object.encode(id, forKey: .id)
    try object.encode(className, forKey: .className)
    try object.encode(Self.numbers(frame), forKey: .frame)
    try object.encode(Self.numbers(stored), forKey: .stored)
    try object.encode(Self.rounded(off), forKey: .off)
  }

  private static func numbers(_ rect: CGRect) -> [Double] {
    [rect.minX, rect.minY, rect.width, rect.height].map(rounded)
  }

  /// Ten-thousandths of a point are enough, and keep errors of the last digit from sight.
  private static func rounded(_ value: CGFloat) -> Double {
    (Double(value) * 10_000).rounded() / 10_000
  }
}
