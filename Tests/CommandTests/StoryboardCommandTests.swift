import Foundation
import Testing

private let storyboard = """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
  toolsVersion="21701" useAutolayout="YES" useSafeAreas="YES" initialViewController="nav">
  <device id="retina6_1" orientation="portrait"/>
  <scenes>
  <scene sceneID="s-nav"><objects>
  <navigationController id="nav" sceneMemberID="viewController">
  <connections><segue destination="first" kind="relationship" relationship="rootViewController" \
  id="r-1"/></connections>
  </navigationController></objects></scene>
  <scene sceneID="s-1"><objects>
  <viewController id="first" customClass="StartController" sceneMemberID="viewController">
  <view key="view" id="v-1"><rect key="frame" x="0" y="0" width="414" height="896"/>
  <subviews><button buttonType="system" id="b-1">
  <rect key="frame" x="100" y="400" width="200" height="44"/>
  <state key="normal" title="Onwards"/>
  <connections><segue destination="second" kind="show" id="g-1"/></connections>
  </button></subviews></view>
  <navigationItem key="navigationItem" title="Start" id="n-1"/>
  </viewController></objects></scene>
  <scene sceneID="s-2"><objects>
  <viewController storyboardIdentifier="There" id="second" sceneMemberID="viewController">
  <view key="view" id="v-2"><rect key="frame" x="0" y="0" width="414" height="896"/>
  <subviews><label text="Arrived" id="l-1">
  <rect key="frame" x="20" y="300" width="200" height="30"/></label></subviews></view>
  <navigationItem key="navigationItem" title="Second" id="n-2"/>
  </viewController></objects></scene>
  </scenes></document>
  """

struct StoryboardCommandTests {
  private func write(in folder: TemporaryFolder) throws -> String {
    let path = folder.path("Main.storyboard")
    try storyboard.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  @Test("a storyboard begins with its first screen under its bars, and says what it lacks")
  func beginning() throws {
    let folder = try TemporaryFolder()
    let file = try write(in: folder)
    let tree = try HandsetProgram.run(["tree", file])
    #expect(tree.status == 0, "\(tree.errors)")
    #expect(tree.output.contains("UINavigationBar"))
    #expect(tree.output.contains("\"Start\""))
    #expect(tree.output.contains("\"Onwards\""))
    #expect(tree.errors == "\(file):10:1: warning: class StartController is not registered\n")
  }

  @Test("a tap on a button shows the screen to which its segue leads")
  func segue() throws {
    let folder = try TemporaryFolder()
    let tree = try HandsetProgram.run(["tree", try write(in: folder), "--tap", "200,420"])
    #expect(tree.status == 0, "\(tree.errors)")
    #expect(tree.output.contains("\"Arrived\""))
    #expect(!tree.output.contains("\"Onwards\""))
  }

  @Test("a scene that is asked for stands in its navigation controller, above the first")
  func scene() throws {
    let folder = try TemporaryFolder()
    let tree = try HandsetProgram.run(["tree", try write(in: folder), "--scene", "There"])
    #expect(tree.status == 0, "\(tree.errors)")
    #expect(tree.output.contains("\"Arrived\""))
    #expect(tree.output.contains("\"Second\""))
    #expect(tree.output.contains("BackButton"))
  }

  @Test("texts are those of the language asked for")
  func language() throws {
    let folder = try TemporaryFolder()
    let file = try write(in: folder)
    try FileManager.default.createDirectory(
      atPath: folder.path("de.lproj"), withIntermediateDirectories: true)
    try "\"b-1.normalTitle\" = \"Weiter\";\n\"n-1.title\" = \"Anfang\";\n".write(
      toFile: folder.path("de.lproj/Main.strings"), atomically: true, encoding: .utf8)
    let tree = try HandsetProgram.run(["tree", file, "--language", "de"])
    #expect(tree.output.contains("\"Weiter\""))
    #expect(tree.output.contains("\"Anfang\""))
  }

  @Test("a picture and a film can be taken of it")
  func pictures() throws {
    let folder = try TemporaryFolder()
    let file = try write(in: folder)
    let shot = try HandsetProgram.run(["shot", file, "-o", folder.path("a.png")])
    #expect(shot.status == 0, "\(shot.errors)")
    #expect(FileManager.default.fileExists(atPath: folder.path("a.png")))
    let film = try HandsetProgram.run([
      "frames", file, "--tap", "200,420", "--fps", "10", "-o", folder.path("film"),
    ])
    #expect(film.status == 0, "\(film.errors)")
    #expect(FileManager.default.fileExists(atPath: folder.path("film/frame-0003.png")))
  }

  @Test("the phone is the one that the file was drawn for, unless another is asked for")
  func device() throws {
    let folder = try TemporaryFolder()
    let file = try write(in: folder)
    let own = try HandsetProgram.run(["tree", file])
    #expect(own.output.contains(" 414 896)"))
    let other = try HandsetProgram.run(["tree", file, "--device", "iphone-14-pro"])
    #expect(other.output.contains(" 393 852)"))
  }

  @Test("a file without a view, and a controller in a xib")
  func xibs() throws {
    let folder = try TemporaryFolder()
    func run(_ object: String) throws -> HandsetProgram.Outcome {
      let xib = """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
        toolsVersion="21701" useAutolayout="YES"><device id="ipad11_0rounded" \
        orientation="landscape"/><objects>
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>\(object)</objects></document>
        """
      try xib.write(toFile: folder.path("One.xib"), atomically: true, encoding: .utf8)
      return try HandsetProgram.run(["tree", folder.path("One.xib")])
    }
    let empty = try run("")
    #expect(empty.status == 65)
    #expect(empty.errors.contains("shows no view"))
    let full = try run(
      """
      <viewController id="c-1"><view key="view" id="v-1">
      <rect key="frame" x="0" y="0" width="1194" height="834"/><subviews>
      <label text="Inside" id="l-1"><rect key="frame" x="9" y="40" width="90" height="20"/></label>
      </subviews></view></viewController>
      """)
    #expect(full.status == 0, "\(full.errors)")
    #expect(full.output.contains("\"Inside\""))
    #expect(full.output.contains(" 1194 834)"))
  }
}
