import Foundation

/// A device's status bar: how tall it is and where its glyphs stand (APPEARANCE 2.1).
///
/// Two layouts are measured, a notch on a 390-point screen and an island on a 402-point one.
/// On other screens with a cut-out the time and the group of glyphs keep their distance from
/// the middle of the space beside it.
public struct StatusBar: Sendable, Hashable {
  /// How the bar is arranged.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Time and glyphs beside a notch.
    case notch
    /// Time and glyphs beside an island.
    case island
    /// The low bar of phones with a home button: signal, time in the middle, battery.
    case classic
    /// A tablet's low bar: time on the left, glyphs on the right.
    case pad
  }

  /// Where the time stands.
  public struct Time: Sendable, Hashable {
    /// What the text's horizontal place is given by.
    public enum Place: Sendable, Hashable {
      /// The middle of the screen.
      case centred
      /// The text's middle, so many points from the screen's left edge.
      case middle(Double)
      /// The text's start, so many points from the screen's left edge.
      case start(Double)
    }

    /// The size of the semibold system font, in points.
    public var fontSize: Double
    /// The horizontal place.
    public var place: Place
    /// The baseline, in points from the screen's top edge.
    public var baseline: Double
  }

  /// The signal bars.
  public struct Cellular: Sendable, Hashable {
    /// The box round all bars; they stand on its bottom.
    public var box: EdgeBox
    /// One bar's width in points.
    public var barWidth: Double
    /// From one bar's left side to the next one's, in points.
    public var pitch: Double
    /// The bars' heights from left to right, in points.
    public var heights: [Double]
  }

  /// The Wi-Fi fan.
  public struct WiFi: Sendable, Hashable {
    /// The box round the fan.
    public var box: EdgeBox
    /// Where the outer arc, the middle arc and the dot begin, in points below the box's top.
    public var tops: [Double]
  }

  /// The battery.
  public struct Battery: Sendable, Hashable {
    /// The box round the outline, without the nub.
    public var box: EdgeBox
    /// The radius of the outline in points.
    public var radius: Double
    /// How far the charge lies inside the outline's box, in points.
    public var fillInset: Double
    /// The radius of the charge in points.
    public var fillRadius: Double
    /// From the outline to the nub, in points.
    public var nubGap: Double
    /// The nub's width in points.
    public var nubWidth: Double
    /// The nub's height in points.
    public var nubHeight: Double
  }

  /// The height in points when the device is upright.
  public var portraitHeight: Double
  /// The height in points when the device lies on its side; 0 where the bar hides.
  public var landscapeHeight: Double
  /// How the bar is arranged.
  public var kind: Kind
  /// Where the time stands.
  public var time: Time
  /// The signal bars; tablets have none.
  public var cellular: Cellular?
  /// The Wi-Fi fan.
  public var wifi: WiFi
  /// The battery.
  public var battery: Battery
  /// How sure the places are.
  public var confidence: Confidence

  /// The height in points when the device is held this way; 0 where the bar hides.
  public func height(in orientation: Orientation) -> Double {
    orientation.isLandscape ? landscapeHeight : portraitHeight
  }
}
