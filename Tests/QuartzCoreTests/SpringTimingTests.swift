import Foundation
import QuartzCore
import Testing

struct SpringTimingTests {
  @Test("The keyboard slides as measured, 0 to 336 points (FACTS 3.2)")
  func keyboardVectors() {
    let vectors = [
      (0.08, 144.11039189726017), (0.125, 223.44512762669416), (0.25, 316.52488444019065),
      (0.325, 329.82914080062113), (0.5, 335.6307289072886),
    ]
    for (time, expected) in vectors {
      #expect(abs(336 * SpringTiming.keyboard.progress(at: time) - expected) < 1e-6)
    }
  }

  @Test("The keyboard's progress follows the table (FACTS 3.2)")
  func keyboardTable() {
    let table = [
      (0.05, 0.2322305), (0.10, 0.5447784), (0.125, 0.6650153), (0.15, 0.7582614),
      (0.20, 0.8792819), (0.25, 0.9420383), (0.30, 0.9729193), (0.35, 0.9875987),
      (0.40, 0.9944076), (0.50, 0.9989010),
    ]
    for (time, expected) in table {
      #expect(abs(SpringTiming.keyboard.progress(at: time) - expected) < 1e-7)
    }
    let inverse = [
      (0.1, 0.0291), (0.5, 0.0919), (0.9, 0.2131), (0.95, 0.2598), (0.99, 0.3636),
    ]
    for (progress, expected) in inverse {
      #expect(abs(TimingCurve.keyboard.fraction(ofProgress: progress) * 0.5 - expected) < 1e-4)
    }
    #expect(SpringTiming.keyboard.frequency == 18.257418583505537)
    #expect(abs(SpringTiming.keyboard.dampingRatio - 4.564) < 0.001)
  }

  @Test("A weakly damped spring obeys its equation of motion")
  func equationOfMotion() {
    let spring = SpringTiming(mass: 2, stiffness: 300, damping: 11, initialVelocity: 3)
    let step = 1e-4
    for time in [0.1, 0.3, 0.7] {
      let (before, here, after) = (
        spring.progress(at: time - step), spring.progress(at: time),
        spring.progress(at: time + step)
      )
      let velocity = (after - before) / (2 * step)
      let acceleration = (after - 2 * here + before) / (step * step)
      #expect(abs(2 * acceleration + 11 * velocity + 300 * (here - 1)) < 0.01)
    }
    #expect(abs(spring.progress(at: 1e-6) / 1e-6 - 3) < 0.001)
  }

  @Test("Core Animation's settling durations (FACTS 3.5)")
  func settlingDurations() {
    #expect(SpringTiming.keyboard.settlingDuration == 0.6)
    #expect(
      SpringTiming(mass: 1, stiffness: 100, damping: 0).settlingDuration
        == .greatestFiniteMagnitude)
    let weak = SpringTiming(mass: 1, stiffness: 100, damping: 10)
    let expected = (-log(0.001) + log(1 + 5 / (10 * 0.75.squareRoot()))) / 5
    #expect(abs(weak.settlingDuration - expected) < 1e-12)
  }

  @Test("Settling durations of spring timing parameters (FACTS 3.5)")
  func parametersSettlingDurations() {
    #expect(abs(SpringTiming.keyboard.parametersSettlingDuration - 0.505823782) < 1e-9)
    // Mass ½, stiffness 40 and damping 1 are the order in which the published values arise.
    let slow = SpringTiming(mass: 0.5, stiffness: 40, damping: 1)
    #expect(abs(slow.parametersSettlingDuration - 7.01437292) < 1e-8)
    let components = [6.0, 8.0].map {
      SpringTiming(mass: 0.5, stiffness: 40, damping: 1, initialVelocity: $0)
        .parametersSettlingDuration
    }
    #expect(abs((components.max() ?? 0) - 7.4886077) < 1e-7)
  }

  @Test("A critical spring with initial velocity settles at the tolerance")
  func criticalSettlingWithVelocity() {
    for velocity in [-40.0, -3, 5, 18.257, 60] {
      let spring = SpringTiming(
        mass: 3, stiffness: 1000, damping: 500, initialVelocity: velocity)
      let settled = spring.parametersSettlingDuration
      #expect(abs(abs(1 - spring.progress(at: settled)) - 0.000998537) < 1e-6)
      for later in 1...20 {
        #expect(abs(1 - spring.progress(at: settled + Double(later) / 50)) < 0.001)
      }
    }
  }

  @Test("A damping ratio and a duration give these springs (FACTS 3.6)")
  func dampingRatioAndDuration() {
    let values = [
      (0.5, 1.0, 18.466827), (0.25, 1, 36.933654), (0.5, 0.8, 17.988593), (0.5, 0.5, 25.433797),
      (1, 0.7, 9.839647),
    ]
    for (duration, ratio, frequency) in values {
      let spring = SpringTiming(dampingRatio: ratio, duration: duration)
      #expect(abs(spring.frequency - frequency) < 1e-6)
      #expect(abs(spring.dampingRatio - ratio) < 1e-12)
      #expect(spring.mass == 1)
    }
    let critical = SpringTiming(dampingRatio: 1, duration: 0.5)
    #expect(abs(critical.stiffness - 341.02) < 0.01)
    #expect(abs(critical.damping - 36.93) < 0.01)
    #expect(SpringTiming(dampingRatio: 3, duration: 0.5) == critical)
    #expect(
      SpringTiming(dampingRatio: 0.5, duration: 0)
        == SpringTiming(dampingRatio: 0.5, duration: 0.01)
    )
  }

  @Test("Strong initial velocities still give a spring that settles in its duration")
  func dampingRatioWithVelocity() {
    for ratio in [0.05, 0.3, 0.7, 1] {
      for velocity in [-100.0, -10, -1, 0.5, 5, 30, 200] {
        let spring = SpringTiming(
          dampingRatio: ratio, duration: 0.4, initialVelocity: velocity)
        #expect(spring.frequency.isFinite && spring.frequency > 0)
        #expect(abs(1 - spring.progress(at: 0.4)) < 0.01 / ratio)
      }
    }
  }

  @Test("The design form and the bounce form (FACTS 3.7)")
  func designForms() {
    let spring = SpringTiming(dampingRatio: 0.8, response: 0.4)
    #expect(abs(spring.stiffness - pow(2 * .pi / 0.4, 2)) < 1e-9)
    #expect(abs(spring.damping - 4 * .pi * 0.8 / 0.4) < 1e-9)
    #expect(
      abs(SpringTiming(perceptualDuration: 0.5, bounce: 0.3).dampingRatio - 0.7) < 1e-12)
    #expect(
      abs(SpringTiming(perceptualDuration: 0.5, bounce: -0.5).dampingRatio - 2) < 1e-12)
  }
}
