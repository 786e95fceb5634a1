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
    .tags(.slow), arguments: devices)
  func walk(device: String) throws {
    let phone = try Phone.launch(device) { UIViewController() }
    let visits = Self.devices.count * Gallery.scenes.count
    let share = (Self.stepsInAll + visits - 1) / visits
    for scene in Gallery.scenes {
      let walker = GalleryWalker(scene, on: phone, seed: Self.seed(device, scene.id))
      for _ in 0..<share where walker.problems.isEmpty { walker.step() }
      for problem in walker.problems { Issue.record("\(problem)") }
    }
  }

  /// Each pair has a seed of its own (FNV-1a), whatever other scenes and devices there are.
  private static func seed(_ device: String, _ scene: String) -> UInt64 {
    (device + "/" + scene).utf8.reduce(0xCBF2_9CE4_8422_2325) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
  }
}
