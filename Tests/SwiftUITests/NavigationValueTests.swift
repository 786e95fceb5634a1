import HandsetTesting
import SwiftUI
import Testing

@MainActor private final class Route: ObservableObject {
  @Published var path: [Int] = []
}

private struct Numbers: View {
  @ObservedObject var route: Route

  var body: some View {
    NavigationStack(path: $route.path) {
      List {
        NavigationLink("One", value: 1).accessibilityIdentifier("one")
        NavigationLink("Nothing", value: nil as Int?).accessibilityIdentifier("nothing")
      }
      .navigationTitle("Numbers")
      .navigationDestination(for: Int.self) { number in
        VStack {
          Text("Number \(number)").accessibilityIdentifier("number")
          NavigationLink("More", value: number + 1).accessibilityIdentifier("more")
        }
        .navigationTitle("\(number)")
      }
    }
  }
}

private struct Later: View {
  @State private var isShown = false

  var body: some View {
    NavigationStack {
      Button("Go") { isShown = true }.accessibilityIdentifier("go")
        .navigationDestination(isPresented: $isShown) {
          Button("Back") { isShown = false }.accessibilityIdentifier("back")
        }
      Text(isShown ? "away" : "here").accessibilityIdentifier("state")
    }
  }
}

@MainActor @Suite struct NavigationValueTests {
  @Test func linksPushWhatTheStackHasForTheirValues() throws {
    let route = Route()
    let stage = try Stage { Numbers(route: route) }
    stage.phone.settle()
    try stage.tap("one")
    stage.phone.settle()
    #expect(route.path == [1])
    #expect(try stage.text("number") == "Number 1")
    try stage.tap("more")
    stage.phone.settle()
    #expect(route.path == [1, 2])
    let navigation = try #require(stage.phone.navigation)
    #expect(navigation.viewControllers.count == 3)
    #expect(navigation.topViewController?.title == "2")
  }

  @Test func thePathFollowsTheUserAndTheUserThePath() throws {
    let route = Route()
    let stage = try Stage { Numbers(route: route) }
    stage.phone.settle()
    stage.phone.perform { route.path = [4, 5, 6] }
    stage.phone.settle()
    let navigation = try #require(stage.phone.navigation)
    #expect(navigation.viewControllers.count == 4)
    #expect(navigation.topViewController?.title == "6")
    stage.phone.perform { _ = navigation.popViewController(animated: true) }
    stage.phone.settle()
    #expect(route.path == [4, 5])
    stage.phone.perform { route.path = [] }
    stage.phone.settle()
    #expect(navigation.viewControllers.count == 1)
  }

  @Test func aLinkWithoutAValueIsOff() throws {
    let route = Route()
    let stage = try Stage { Numbers(route: route) }
    stage.phone.settle()
    try stage.tap("nothing")
    stage.phone.settle()
    #expect(route.path == [])
    #expect(stage.phone.navigation?.viewControllers.count == 1)
  }

  @Test func aStatePushesAndPops() throws {
    let stage = try Stage { Later() }
    stage.phone.settle()
    try stage.tap("go")
    stage.phone.settle()
    #expect(stage.phone.navigation?.viewControllers.count == 2)
    try stage.tap("back")
    stage.phone.settle()
    #expect(stage.phone.navigation?.viewControllers.count == 1)
    try stage.tap("go")
    stage.phone.settle()
    stage.phone.perform { _ = stage.phone.navigation?.popViewController(animated: true) }
    stage.phone.settle()
    let state = try stage.text("state")
    #expect(state == "here")
    stage.phone.advance(by: 1)
    #expect(try stage.text("state") == "here")
  }
}

extension Phone {
  fileprivate var navigation: UINavigationController? {
    func find(_ controller: UIViewController) -> UINavigationController? {
      (controller as? UINavigationController) ?? controller.children.lazy.compactMap(find).first
    }
    return window.rootViewController.flatMap(find)
  }
}
