import Testing

@testable import UIKit

/// The numbers of FACTS 5.5 and 5.6.
struct ScrollCurveTests {
  @Test(arguments: [
    (812.0, 50.0, 26.60), (812, 100, 51.51), (812, 200, 96.88), (812, 400, 173.10),
    (960, 100, 52.02), (960, 400, 178.98), (960, 960, 340.65),
  ])
  func aRubberBandShows(length: Double, distance: Double, shown: Double) {
    let band = RubberBand(length: length)
    #expect(abs(band.displayed(for: distance) - shown) < 0.005)
    #expect(abs(band.displayed(for: -distance) + shown) < 0.005)
    #expect(abs(band.distance(for: band.displayed(for: distance)) - distance) < 1e-6)
    #expect(abs(band.distance(for: band.displayed(for: -distance)) + distance) < 1e-6)
  }

  @Test(arguments: [(0.998, 499.5), (0.99, 99.5)])
  func decelerationComesToRest(rate: Double, distance: Double) {
    let curve = DecelerationCurve(start: 100, velocity: 1000, rate: rate)
    #expect(abs(curve.restingPlace - 100 - distance) < 0.01)
    #expect(abs(curve.position(at: 60) - curve.restingPlace) < 1e-6)
  }

  @Test func decelerationLosesTheRateEachMillisecond() {
    let curve = DecelerationCurve(start: 0, velocity: 1000, rate: 0.998)
    #expect(abs(curve.velocity(at: 0.001) - 998) < 1e-9)
    #expect(abs(curve.velocity(at: 0.002) - 996.004) < 1e-9)
    #expect(abs(curve.duration(threshold: 1.0 / 6) - 4.0) < 0.005)
    #expect(
      abs(curve.restingPlace - curve.position(at: curve.duration(threshold: 1.0 / 6)) - 1.0 / 6)
        < 1e-9)
  }

  @Test func decelerationKnowsWhenItPasses() throws {
    let curve = DecelerationCurve(start: 0, velocity: -1000, rate: 0.998)
    let time = try #require(curve.time(toReach: -300))
    #expect(abs(curve.position(at: time) + 300) < 1e-9)
    #expect(curve.time(toReach: -600) == nil)
    #expect(curve.time(toReach: 10) == nil)
  }

  @Test func decelerationCanBeAimed() {
    let curve = DecelerationCurve(start: 50, end: 300, rate: 0.998)
    #expect(abs(curve.restingPlace - 300) < 1e-9)
    #expect(curve.velocity > 0)
  }

  /// x(t) = (x₀ + (v₀ + ω·x₀)·t)·e^(−ωt) with ω = 10.
  @Test(arguments: [
    (50.0, 0.0, 0.1, 36.787944), (50, 0, 0.5, 2.021384), (0, 1000, 0.1, 36.787944),
    (-80, -400, 0.2, -43.307290),
  ])
  func aBounceFollowsItsSpring(
    overshoot: Double, velocity: Double, time: Double, expected: Double
  ) {
    let curve = BounceCurve(overshoot: overshoot, velocity: velocity)
    #expect(abs(curve.position(at: time) - expected) < 1e-6)
    let step = 1e-6
    let slope = (curve.position(at: time + step) - curve.position(at: time - step)) / (2 * step)
    #expect(abs(curve.velocity(at: time) - slope) < 1e-3)
    let end = curve.duration(threshold: 1.0 / 6)
    for later in stride(from: end, to: end + 3, by: 0.01) {
      #expect(abs(curve.position(at: later)) <= 1.0 / 6)
    }
  }

  @Test func aBounceGoesOnWithTheSpeedAtTheEnd() {
    let motion = AxisMotion(
      from: 0, velocity: 2000, limits: 0...300, rate: 0.998, bounces: true, threshold: 1.0 / 6)
    #expect(motion.end == 300)
    let curve = DecelerationCurve(start: 0, velocity: 2000, rate: 0.998)
    let time = curve.time(toReach: 300) ?? 0
    #expect(abs(motion.velocity(at: time - 1e-9) - motion.velocity(at: time + 1e-9)) < 1e-3)
    #expect(abs(motion.position(at: time) - 300) < 1e-6)
    let speed = curve.velocity(at: time)
    #expect(
      abs(motion.position(at: time + 0.1) - 300 - speed * 0.1 * 0.36787944) < 1e-4)
    #expect(motion.position(at: motion.duration) == 300)
  }

  @Test func withoutBouncingItStopsAtTheEnd() {
    let motion = AxisMotion(
      from: 0, velocity: 2000, limits: 0...300, rate: 0.998, bounces: false, threshold: 1.0 / 6)
    #expect(motion.end == 300)
    #expect(abs(motion.duration - 0.1784) < 0.001)
    for time in stride(from: 0.0, to: 3, by: 0.01) {
      #expect(motion.position(at: time) <= 300)
    }
  }

  @Test func contentThrownBackInDoesNotStopAtTheEnd() {
    let motion = AxisMotion(
      from: -50, velocity: 2000, limits: 0...2000, rate: 0.998, bounces: true,
      threshold: 1.0 / 6)
    #expect(motion.end > 100)
    var last: CGFloat = -50
    for time in stride(from: 0.0, to: motion.duration, by: 0.01) {
      #expect(motion.position(at: time) >= last - 1e-9)
      last = motion.position(at: time)
    }
  }

  @Test func aSpringToAPageDoesNotPassIt() {
    let motion = AxisMotion(
      springingFrom: 300, to: 390, velocity: 5000, threshold: 1.0 / 6)
    for time in stride(from: 0.0, to: 2, by: 0.01) {
      #expect(motion.position(at: time) <= 390)
    }
  }

  @Test func anIndicatorIsAsLongAsItsShareAndPressedTogetherAtTheEnds() {
    var track = IndicatorTrack(track: 3...597, visible: 600, limits: 0...600, offset: 0)
    #expect(track.place.start == 3)
    #expect(track.place.length == 297)
    track.offset = 300
    #expect(track.place.start == 151.5)
    track.offset = 600
    #expect(track.place.start == 300)
    track.offset = -100
    #expect(track.place.start == 3)
    #expect(track.place.length == 197)
    track.offset = 700
    #expect(track.place.start == 400)
    track.offset = 2000
    #expect(track.place.length == 8)
    track.limits = 0...100_000
    track.offset = 0
    #expect(track.place.length == 36)
  }

  @Test func speedIsThatOfTheLastTenthOfASecond() {
    var meter = VelocityMeter()
    #expect(meter.velocity(at: 0) == .zero)
    meter.add(.zero, at: 0)
    meter.add(CGPoint(x: 100, y: 0), at: 0.5)
    meter.add(CGPoint(x: 100, y: 5), at: 0.55)
    meter.add(CGPoint(x: 100, y: 10), at: 0.6)
    #expect(abs(meter.velocity(at: 0.6).y - 100) < 1e-6)
    #expect(abs(meter.velocity(at: 0.6).x) < 1e-6)
    #expect(meter.velocity(at: 0.71) == .zero)
  }
}
