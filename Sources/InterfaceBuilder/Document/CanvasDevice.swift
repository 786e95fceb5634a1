import UIKit

/// A device on which Interface Builder draws scenes.
public struct CanvasDevice: Hashable, Sendable {
  /// Its name in interface files, such as `retina6_1`.
  public let id: String
  /// The screen in points, upright.
  public let size: CGSize
  /// Pixels per point.
  public let scale: CGFloat
  /// Whether it is a tablet.
  public let isTablet: Bool
  /// Points that the home indicator takes below.
  let homeIndicator: CGFloat
  /// What it takes at most on phones held sideways (FACTS 1.6).
  static let homeIndicatorSideways: CGFloat = 21
  /// Whether the screen is wide when it lies on its side.
  let isWideInLandscape: Bool
  /// Points that the status bar takes, from the tools version on that draws it so.
  private let statusBars: [(since: Int, height: CGFloat)]

  /// The device with a name in interface files, if it is known.
  public init?(id: String) {
    guard let device = Self.known.first(where: { $0.id == id }) else { return nil }
    self = device
  }

  /// The device that stands for one of an unknown name: a phone or a tablet of today.
  init(standingFor id: String) {
    let usual = id.hasPrefix("ipad") ? "ipad10_9rounded" : "retina6_12"
    self = Self.known.first { $0.id == usual } ?? Self.known[0]
  }

  private init(
    _ id: String, _ width: CGFloat, _ height: CGFloat, _ scale: CGFloat,
    _ statusBars: [(since: Int, height: CGFloat)], home: CGFloat = 0, isWide: Bool = false
  ) {
    self.id = id
    size = CGSize(width: width, height: height)
    self.scale = scale
    self.statusBars = statusBars
    homeIndicator = home
    isTablet = id.hasPrefix("ipad")
    isWideInLandscape = isWide
  }

  /// Points that the status bar takes as Interface Builder of that version draws it.
  func statusBar(toolsVersion: Int) -> CGFloat {
    statusBars.last { $0.since <= toolsVersion }?.height ?? statusBars[0].height
  }

  /// Whether two devices are the same.
  public static func == (one: CanvasDevice, other: CanvasDevice) -> Bool { one.id == other.id }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
  }

  private static let homeButton: [(since: Int, height: CGFloat)] = [
    (0, 20), (CanvasRules.flatTools, 0), (21_000, 20),
  ]
  private static let newTablet: [(since: Int, height: CGFloat)] = [
    (0, 20), (CanvasRules.flatTools, 24),
  ]

  private static let known = [
    CanvasDevice("retina3_5", 320, 480, 2, homeButton),
    CanvasDevice("retina4_0", 320, 568, 2, homeButton),
    CanvasDevice("retina4_7", 375, 667, 2, homeButton),
    CanvasDevice("retina5_5", 414, 736, 3, homeButton, isWide: true),
    CanvasDevice("retina5_9", 375, 812, 3, [(0, 44), (22_000, 50)], home: 34),
    CanvasDevice("retina5_4", 375, 812, 3, [(0, 50)], home: 34),
    CanvasDevice("retina6_0", 390, 844, 3, [(0, 47)], home: 34),
    CanvasDevice("retina6_1", 414, 896, 2, [(0, 44), (21_000, 48)], home: 34, isWide: true),
    CanvasDevice("retina6_5", 414, 896, 3, [(0, 44)], home: 34, isWide: true),
    CanvasDevice("retina6_7", 428, 926, 3, [(0, 44), (20_000, 47)], home: 34, isWide: true),
    CanvasDevice("retina6_12", 393, 852, 3, [(0, 59)], home: 34),
    CanvasDevice("retina6_72", 430, 932, 3, [(0, 59)], home: 34, isWide: true),
    CanvasDevice("retina6_3", 402, 874, 3, [(0, 62)], home: 34),
    CanvasDevice("retina6_9", 440, 956, 3, [(0, 62)], home: 34, isWide: true),
    CanvasDevice("ipad7_9", 768, 1024, 2, [(0, 20)]),
    CanvasDevice("ipad8_3rounded", 744, 1133, 2, newTablet, home: 20),
    CanvasDevice("ipad9_7", 768, 1024, 2, [(0, 20)]),
    CanvasDevice("ipad10_2", 810, 1080, 2, [(0, 20)]),
    CanvasDevice("ipad10_5", 834, 1112, 2, [(0, 20)]),
    CanvasDevice("ipad12_9", 1024, 1366, 2, [(0, 20)]),
    CanvasDevice("ipad10_9rounded", 820, 1180, 2, newTablet, home: 20),
    CanvasDevice("ipad11_0rounded", 834, 1194, 2, newTablet, home: 20),
    CanvasDevice("ipad12_9rounded", 1024, 1366, 2, newTablet, home: 20),
  ]
}
