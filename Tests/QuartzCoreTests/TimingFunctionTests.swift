import Foundation
import QuartzCore
import Testing

struct TimingFunctionTests {
  @Test("Ease-in-ease-out moves as measured (FACTS 3.2)")
  func measuredEaseInEaseOut() {
    for (time, expected) in [(0.05, 163.8067), (0.124781, 284.3131)] {
      let progress = UnitBezier.easeInOut.progress(at: time / 0.145189)
      #expect(abs(122 + (291 - 122) * progress - expected) < 0.001)
    }
  }

  @Test(
    "The solver inverts the curve to the last digits",
    arguments: [
      UnitBezier.easeIn, .easeOut, .easeInOut, .standard, UnitBezier(0.38, 0.70, 0.125, 1),
      UnitBezier(0, 1, 1, 0), UnitBezier(1, 0, 0, 1), UnitBezier(0.9, -2, 0.1, 3),
    ])
  func solver(_ curve: UnitBezier) {
    func value(_ t: Double, _ first: Double, _ second: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * first + 3 * (1 - t) * t * t * second + t * t * t
    }
    for step in 0...200 {
      let parameter = Double(step) / 200
      let time = value(parameter, curve.x1, curve.x2)
      let slope = abs(value(parameter + 1e-6, curve.x1, curve.x2) - time) / 1e-6
      guard slope > 1e-3 else { continue }
      let progress = value(parameter, curve.y1, curve.y2)
      #expect(abs(curve.progress(at: time) - progress) < 1e-11)
    }
    #expect(curve.progress(at: 0) == 0)
    #expect(curve.progress(at: 1) == 1)
  }

  @Test("The keyboard's stand-ins are as far off as computed (FACTS 3.3)")
  func standIns() {
    func largestError(_ curve: UnitBezier, duration: Double) -> Double {
      (0...1000).map { step in
        let time = Double(step) / 2000
        return abs(curve.progress(at: time / duration) - SpringTiming.keyboard.progress(at: time))
      }.max() ?? 0
    }
    #expect(abs(largestError(UnitBezier(0.38, 0.70, 0.125, 1), duration: 0.5) - 0.077) < 0.001)
    #expect(abs(largestError(.easeOut, duration: 0.25) - 0.086) < 0.001)
    #expect(abs(largestError(.standard, duration: 0.25) - 0.14) < 0.005)
    #expect(abs(largestError(.easeInOut, duration: 0.25) - 0.22) < 0.005)
  }

  @Test("Named functions have Core Animation's control points (FACTS 3.4)")
  func namedFunctions() {
    let expected: [(CAMediaTimingFunctionName, [Float])] = [
      (.linear, [0, 0, 1, 1]), (.easeIn, [0.42, 0, 1, 1]), (.easeOut, [0, 0, 0.58, 1]),
      (.easeInEaseOut, [0.42, 0, 0.58, 1]), (.default, [0.25, 0.1, 0.25, 1]),
    ]
    for (name, points) in expected {
      let function = CAMediaTimingFunction(name: name)
      var read: [Float] = []
      for index in 1...2 {
        var point: [Float] = [0, 0]
        function.getControlPoint(at: index, values: &point)
        read += point
      }
      #expect(read == points)
    }
  }
}
