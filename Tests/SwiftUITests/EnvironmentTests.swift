import HandsetTesting
import SwiftUI
import Testing

private struct Schemes: View {
  @State private var preferred: ColorScheme?
  @State private var isSheetShown = false
  @Environment(\.colorScheme) private var scheme

  var body: some View {
    VStack {
      Text(scheme == .dark ? "dark" : "light").accessibilityIdentifier("outer")
      Inner().environment(\.colorScheme, .dark)
      Button("Dark") { preferred = .dark }.accessibilityIdentifier("dark")
      Button("Phone") { preferred = nil }.accessibilityIdentifier("phone")
      Button("Sheet") { isSheetShown = true }.accessibilityIdentifier("sheet")
    }
    .preferredColorScheme(preferred)
    .sheet(isPresented: $isSheetShown) { Text("Sheet").accessibilityIdentifier("content") }
  }
}

private struct Inner: View {
  @Environment(\.colorScheme) private var scheme
  var body: some View {
    Text(scheme == .dark ? "dark" : "light").accessibilityIdentifier("inner")
  }
}

private struct Phases: View {
  @Environment(\.scenePhase) private var phase
  @State private var log = ""

  var body: some View {
    Text(log).accessibilityIdentifier("log")
      .onChange(of: phase) { log += $0 == .active ? "a" : $0 == .background ? "b" : "i" }
  }
}

private struct Opening: View {
  @Environment(\.openURL) private var openURL
  var body: some View {
    Button("Open") {
      if let url = URL(string: "https://example.com") { openURL(url) }
    }.accessibilityIdentifier("open")
  }
}

private struct OldSheet: View {
  @Environment(\.presentationMode) var presentationMode
  var body: some View {
    VStack {
      Text(presentationMode.wrappedValue.isPresented ? "presented" : "not")
        .accessibilityIdentifier("presented")
      Button("Close") { presentationMode.wrappedValue.dismiss() }.accessibilityIdentifier("close")
    }
  }
}

private struct OldScreen: View {
  @State private var isShown = false
  var body: some View {
    Button("Show") { isShown = true }.accessibilityIdentifier("show")
      .sheet(isPresented: $isShown) { OldSheet() }
  }
}

private struct Locales: View {
  @Environment(\.locale) private var locale
  @Environment(\.dynamicTypeSize) private var size
  var body: some View {
    Text("\(locale.identifier) \(size == .large ? "large" : "other")")
      .accessibilityIdentifier("locale")
  }
}

@MainActor @Suite struct EnvironmentTests {
  private func style(_ stage: Stage<some View>, _ name: String) throws -> UIUserInterfaceStyle {
    try #require(stage.phone.view(withIdentifier: name)).traitCollection.userInterfaceStyle
  }

  @Test func aPartOfTheScreenIsDark() throws {
    let stage = try Stage { Schemes() }
    #expect(try stage.text("outer") == "light")
    #expect(try stage.text("inner") == "dark")
    #expect(try style(stage, "outer") == .light)
    #expect(try style(stage, "inner") == .dark)
  }

  @Test func theWholeScreenAndItsSheetsAreAsPreferred() throws {
    let stage = try Stage { Schemes() }
    try stage.tap("dark")
    stage.phone.settle()
    #expect(try stage.text("outer") == "dark")
    #expect(try style(stage, "outer") == .dark)
    try stage.tap("sheet")
    stage.phone.settle()
    #expect(try style(stage, "content") == .dark)
    stage.phone.drag(from: CGPoint(x: 195, y: 80), to: CGPoint(x: 195, y: 800))
    stage.phone.settle()
    try stage.tap("phone")
    stage.phone.settle()
    #expect(try stage.text("outer") == "light")
    #expect(try style(stage, "outer") == .light)
  }

  @Test func viewsHearOfTheBackground() throws {
    let stage = try Stage { Phases() }
    stage.phone.enterBackground()
    stage.phone.enterForeground()
    stage.phone.settle()
    #expect(try stage.text("log")?.first == "b" || stage.text("log")?.first == "i")
    #expect(try stage.text("log")?.last == "a")
  }

  @Test func addressesAreOpenedByThePhoneOrByTheApp() throws {
    let stage = try Stage { Opening() }
    var opened: [URL] = []
    stage.phone.application.urlOpener = {
      opened.append($0)
      return true
    }
    try stage.tap("open")
    #expect(opened.map(\.absoluteString) == ["https://example.com"])

    var caught: [URL] = []
    let other = try Stage {
      Opening().environment(
        \.openURL,
        OpenURLAction {
          caught.append($0)
          return .handled
        })
    }
    other.phone.application.urlOpener = { _ in
      Issue.record("the app has taken it")
      return true
    }
    try other.tap("open")
    #expect(caught.count == 1)
  }

  @Test func theLogTellsOfAddressesThatNothingOpens() throws {
    let stage = try Stage { Opening() }
    var log: [String] = []
    stage.phone.application.log = { log.append($0) }
    try stage.tap("open")
    #expect(log == ["nothing on this phone opens https://example.com"])
  }

  @Test func thePresentationModeOfOlderCodePutsASheetAway() throws {
    let stage = try Stage { OldScreen() }
    try stage.tap("show")
    stage.phone.settle()
    #expect(try stage.text("presented") == "presented")
    try stage.tap("close")
    stage.phone.settle()
    #expect(stage.phone.view(withIdentifier: "close") == nil)
  }

  @Test func languageAndTextSizeAreThoseOfThePhoneUnlessSet() throws {
    let stage = try Stage(language: "de") { Locales() }
    #expect(try stage.text("locale") == "de large")
    let other = try Stage {
      Locales().environment(\.locale, Locale(identifier: "fr_CA")).dynamicTypeSize(.xxxLarge)
    }
    #expect(try other.text("locale") == "fr_CA other")
  }

  @Test func textFollowsTheTextSizeOfItsPlace() throws {
    let stage = try Stage {
      VStack {
        Text("A").accessibilityIdentifier("usual")
        Text("A").accessibilityIdentifier("huge").dynamicTypeSize(.accessibility5)
        Text("A").accessibilityIdentifier("limited").dynamicTypeSize(...DynamicTypeSize.small)
        Text("A").font(.body.bold()).accessibilityIdentifier("bold")
          .dynamicTypeSize(.accessibility5)
      }
    }
    func size(_ name: String) throws -> CGFloat {
      try #require(stage.phone.view(withIdentifier: name) as? UILabel).font.pointSize
    }
    #expect(try size("usual") == 17)
    #expect(try size("huge") == 53)
    #expect(try size("limited") == 15)
    #expect(try size("bold") == 53)
  }
}
