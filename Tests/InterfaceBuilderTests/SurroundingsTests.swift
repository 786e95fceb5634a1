import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

@MainActor
@Suite struct SurroundingsTests {
  private let stage = TestStage()

  /// Two pixels, as a test's own decoder reads them.
  private let picture = Data("picture".utf8)

  init() {
    stage.app.imageDecoder = { data in
      guard data == Data("picture".utf8) else { return nil }
      return CGImage(width: 60, height: 30, pixels: Array(repeating: 0, count: 1800))
    }
  }

  private func load(_ url: URL, language: String? = nil) throws -> InterfaceLoader {
    stage.app.makeCurrent()
    return InterfaceLoader(try InterfaceDocument(contentsOf: url), language: language)
  }

  private let colored = storyboard(
    subviews: element(
      "label", "l-1", "text=\"Name\"", inside: "<color key=\"textColor\" name=\"Brand\"/>"),
    rest: """
      <resources><namedColor name="Brand"><color red="0" green="1" blue="0" alpha="1"/>
      </namedColor></resources>
      """)

  @Test func namedColoursComeFromTheCatalogueAndAdaptToTheDark() throws {
    let folder = try ScratchFolder()
    let file = try folder.write(colored, to: "Base.lproj/Main.storyboard")
    try folder.write(
      """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb", "components":
          {"red": "0xFF", "green": "128", "blue": "0.500", "alpha": "1.000"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
         "color": {"color-space": "gray-gamma-22", "components": {"white": "0.25", "alpha": "0.5"}}}
      ]}
      """, to: "Assets.xcassets/Colours/Brand.colorset/Contents.json")
    let loader = try load(file)
    let label = try #require(loader.load(loader.document.scenes[0]).object("l-1") as? UILabel)
    let light = label.textColor.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
    let dark = label.textColor.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
    #expect(light == UIColor(red: 1, green: 128 / 255, blue: 0.5, alpha: 1))
    #expect(dark == UIColor(white: 0.25, alpha: 0.5))
  }

  @Test func withoutACatalogueTheFileSaysTheColour() throws {
    let folder = try ScratchFolder()
    let loader = try load(try folder.write(colored, to: "Main.storyboard"))
    let label = try #require(loader.load(loader.document.scenes[0]).object("l-1") as? UILabel)
    #expect(label.textColor == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
  }

  @Test(arguments: [
    "Main.storyboard", "harbour@2x.png", "Assets.xcassets/harbour.imageset/a.png",
  ])
  func picturesComeFromTheFolderOrTheCatalogue(place: String) throws {
    let folder = try ScratchFolder()
    let file = try folder.write(
      storyboard(
        subviews: element("imageView", "x-1", "image=\"harbour\""),
        rest: "<resources><image name=\"harbour\" width=\"16\" height=\"17\"/></resources>"),
      to: "Main.storyboard")
    if place != "Main.storyboard" { try folder.write(picture, to: place) }
    try folder.write(
      """
      {"images": [{"idiom": "universal", "scale": "1x"},
        {"idiom": "universal", "scale": "2x", "filename": "a.png"}],
       "properties": {"template-rendering-intent": "template"}}
      """, to: "Assets.xcassets/harbour.imageset/Contents.json")
    let loader = try load(file)
    let view = try #require(loader.load(loader.document.scenes[0]).object("x-1") as? UIImageView)
    let isThere = place != "Main.storyboard"
    #expect(
      view.image?.size
        == (isThere ? CGSize(width: 30, height: 15) : CGSize(width: 16, height: 17)))
    #expect(loader.diagnostics.count == (isThere ? 0 : 1))
    if place.hasPrefix("Assets") { #expect(view.image?.renderingMode == .alwaysTemplate) }
  }

  @Test(arguments: [
    ("map.pdf", "it is PDF, and only PNG and JPEG can be read"),
    ("map.svg", "it is SVG, and only PNG and JPEG can be read"),
    ("map.jpg", "the file is damaged"),
  ])
  func picturesThatCannotBeReadAreNamedWithTheReason(file: String, reason: String) throws {
    for inCatalog in [true, false] {
      let folder = try ScratchFolder()
      let board = try folder.write(
        storyboard(
          subviews: element("imageView", "x-1", "image=\"map\""),
          rest: "<resources><image name=\"map\" width=\"16\" height=\"17\"/></resources>"),
        to: "Main.storyboard")
      try folder.write(
        Data("nothing".utf8), to: (inCatalog ? "Assets.xcassets/map.imageset/" : "") + file)
      if inCatalog {
        try folder.write(
          "{\"images\": [{\"idiom\": \"universal\", \"filename\": \"\(file)\"}]}",
          to: "Assets.xcassets/map.imageset/Contents.json")
      }
      let loader = try load(board)
      let view = loader.load(loader.document.scenes[0]).object("x-1") as? UIImageView
      #expect(view?.image?.size == CGSize(width: 16, height: 17))
      #expect(
        loader.diagnostics.map(\.message) == ["the picture \(file) cannot be read: \(reason)"])
    }
  }

  @Test func alphaIsNeverAByte() throws {
    let folder = try ScratchFolder()
    let file = try folder.write(colored, to: "Main.storyboard")
    try folder.write(
      """
      {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components":
        {"red": "0", "green": "0", "blue": "255", "alpha": "1"}}}]}
      """, to: "Assets.xcassets/Brand.colorset/Contents.json")
    let loader = try load(file)
    let label = try #require(loader.load(loader.document.scenes[0]).object("l-1") as? UILabel)
    #expect(label.textColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
  }

  @Test func aNameCannotLeaveTheFolder() throws {
    let folder = try ScratchFolder()
    try folder.write(picture, to: "secret.png")
    let file = try folder.write(
      storyboard(subviews: element("imageView", "x-1", "image=\"../secret\"")),
      to: "inside/Main.storyboard")
    let loader = try load(file)
    let view = try #require(loader.load(loader.document.scenes[0]).object("x-1") as? UIImageView)
    #expect(view.image == nil)
  }

  @Test func textsAreThoseOfTheLanguage() throws {
    let folder = try ScratchFolder()
    let file = try folder.write(
      storyboard(subviews: element("label", "l-1", "text=\"Name\"")),
      to: "Base.lproj/Main.storyboard")
    try folder.write("\"l-1.text\" = \"Nom\";\n", to: "fr.lproj/Main.strings")
    try folder.write(
      """
      {"sourceLanguage": "en", "strings": {"l-1.text": {"localizations": {"pt":
        {"stringUnit": {"state": "translated", "value": "Nome"}}}}}}
      """, to: "mul.lproj/Main.xcstrings")
    let expected = [
      (nil, "Name"), ("fr", "Nom"), ("fr-CA", "Nom"), ("pt-BR", "Nome"), ("xx", "Name"),
    ]
    for (language, text) in expected {
      let loader = try load(file, language: language)
      let label = loader.load(loader.document.scenes[0]).object("l-1") as? UILabel
      #expect(label?.text == text)
    }
  }

  @Test func aPlaceholderLeadsToAnotherStoryboard() throws {
    let folder = try ScratchFolder()
    let file = try folder.write(
      board(
        [
          scene(
            "nav", "navigationController", "", subviews: nil,
            rest: connections(
              segue("r-1", to: "p-1", "relationship", "relationship=\"rootViewController\""))),
          """
          <scene sceneID="s-p"><objects><viewControllerPlaceholder storyboardName="Other" \
          referencedIdentifier="There" id="p-1" sceneMemberID="viewController"/></objects></scene>
          """,
        ], initial: "nav"), to: "Main.storyboard")
    try folder.write(
      board([scene("o-1", "viewController", "storyboardIdentifier=\"There\" title=\"Far\"")]),
      to: "Other.storyboard")
    let loader = try load(file)
    let controller = loader.instantiateInitialViewController() as? UINavigationController
    #expect(controller?.topViewController?.title == "Far")
    #expect(loader.diagnostics == [])
  }

  @Test func aStoryboardThatIsNotThereIsReported() throws {
    let loader = InterfaceLoader(
      try document(
        board([
          """
          <scene sceneID="s-p"><objects><viewControllerPlaceholder storyboardName="Other" id="p-1" \
          sceneMemberID="viewController"/></objects></scene>
          """
        ])))
    #expect(loader.load(loader.document.scenes[0]).controller == nil)
    #expect(loader.diagnostics.map(\.message) == ["the storyboard Other cannot be read"])
  }
}
