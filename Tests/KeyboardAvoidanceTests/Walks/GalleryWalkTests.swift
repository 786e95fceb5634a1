import Gallery
import HandsetTesting
import Testing

/// Random use of all scenes on all devices.
@MainActor
struct GalleryWalkTests {
  nonisolated static let devices =
    (try? DeviceCatalogue(resources: ResourceLocator.resources()).ids()) ?? []
  nonisolated static let stepsInAll = 10_000

  /// 10,000 steps of focus, typing, scrolling, rotating, other keyboards, pushes and pops, shared
  /// among all scenes and devices; takes about two minutes.
  @Test(
    "wherever one goes, what is typed into stays in sight and everything comes back",
    .tags(.slow), arguments: devices.enumerated().map { ($0, $1) })
  func walk(number: Int, device: String) throws {
    let phone = try Phone.launch(device) { UIViewController() }
    let visits = Self.devices.count * Gallery.scenes.count
    let share = (Self.stepsInAll + visits - 1) / visits
    for (place, scene) in Gallery.scenes.enumerated() {
      let walker = GalleryWalker(
        scene, on: phone, seed: UInt64(number * Gallery.scenes.count + place))
      for _ in 0..<share where walker.problems.isEmpty { walker.step() }
      for problem in walker.problems { Issue.record("\(problem)") }
    }
  }
}
