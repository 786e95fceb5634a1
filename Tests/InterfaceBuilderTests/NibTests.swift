import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

private final class CardController: UIViewController {
  var banner: UIView?
  var helper: CardHelper?
}

private final class NamedController: UIViewController {
  var banner: UIView?
}

private final class CardHelper: NSObject {}

private final class CardCell: UITableViewCell {
  var caption: UILabel?
}

@MainActor
@Suite(.serialized) struct NibTests {
  private let stage = TestStage()

  init() {
    stage.app.makeCurrent()
    let registry = InterfaceRegistry.shared
    registry.outlet("banner", \CardController.banner)
    registry.outlet("banner", \NamedController.banner)
    registry.outlet("helper", \CardController.helper)
    registry.register(CardCell.self) { CardCell(style: .default, reuseIdentifier: nil) }
    registry.outlet("caption", \CardCell.caption)
  }

  private func xib(_ objects: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="21701" useAutolayout="YES"><objects>
    \(objects)
    </objects></document>
    """
  }

  private var screen: String {
    xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
      <outlet property="banner" destination="v-2" id="o-1"/>
      <outlet property="view" destination="v-1" id="o-2"/>
      <outlet property="helper" destination="p-1" id="o-3"/>
      </connections></placeholder>
      <placeholder placeholderIdentifier="IBFirstResponder" id="-2"/>
      <placeholder placeholderIdentifier="helper" id="p-1"/>
      <view id="v-1"><rect key="frame" x="0" y="0" width="100" height="100"/><subviews>
      <view tag="7" id="v-2"><rect key="frame" x="10" y="20" width="30" height="40"/></view>
      </subviews></view>
      <tapGestureRecognizer id="t-1"/>
      """)
  }

  /// Runs `work` with a file in the app's folder.
  private func withFile(_ text: String, _ name: String, _ work: () throws -> Void) throws {
    let folder = try ScratchFolder()
    let url = try folder.write(text, to: name)
    UIStoryboard.folders = [url.deletingLastPathComponent()]
    defer { UIStoryboard.folders = [] }
    try work()
  }

  @Test func aControllerHasTheViewOfTheXibThatItNames() throws {
    try withFile(screen, "Card.xib") {
      let controller = CardController(nibName: "Card", bundle: nil)
      #expect(controller.nibName == "Card")
      #expect(!controller.isViewLoaded)
      #expect(controller.view.frame.size == CGSize(width: 100, height: 100))
      #expect(controller.banner?.tag == 7)
    }
  }

  @Test(arguments: ["NamedController.xib", "Base.lproj/NamedController.xib"])
  func withoutANameItIsTheXibCalledLikeTheClass(file: String) throws {
    let folder = try ScratchFolder()
    let url = try folder.write(screen, to: file)
    let up = file.contains("/") ? url.deletingLastPathComponent() : url
    UIStoryboard.folders = [up.deletingLastPathComponent()]
    defer { UIStoryboard.folders = [] }
    #expect(NamedController().view.frame.size == CGSize(width: 100, height: 100))
    #expect(UIViewController().view.frame.size == UIScreen.main.bounds.size)
  }

  @Test func aNibGivesItsObjectsInOrderAndTakesOthersForItsPlaceholders() throws {
    try withFile(screen, "Card.xib") {
      let owner = CardController(nibName: nil, bundle: nil)
      let helper = CardHelper()
      let objects = UINib(nibName: "Card", bundle: nil).instantiate(
        withOwner: owner, options: [.externalObjects: ["helper": helper]])
      #expect(objects.count == 2)
      #expect(objects.first as? UIView === owner.viewIfLoaded)
      #expect(objects.last is UITapGestureRecognizer)
      #expect(owner.helper === helper)
      #expect(Bundle.main.loadNibNamed("Card", owner: owner)?.count == 2)
    }
  }

  @Test func aNibGivesAControllerThatStandsInIt() throws {
    let text = xib(
      """
      <viewController title="Alone" id="c-1"><view key="view" id="v-1">
      <rect key="frame" x="0" y="0" width="100" height="100"/></view></viewController>
      """)
    let document = try document(text)
    let objects = UINib(document, registry: InterfaceRegistry()).instantiate(withOwner: nil)
    #expect((objects.first as? UIViewController)?.title == "Alone")
    #expect(document.shownScene()?.controllerID == "c-1")
  }

  @Test func tablesMakeCellsOfARegisteredNib() throws {
    let text = xib(
      """
      <tableViewCell reuseIdentifier="card" customClass="CardCell" id="t-1">
      <rect key="frame" x="0" y="0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" id="w-1">
      <rect key="frame" x="0" y="0" width="320" height="44"/><subviews>
      <label text="Hello" id="l-1"><rect key="frame" x="0" y="0" width="50" height="20"/></label>
      </subviews></tableViewCellContentView>
      <connections><outlet property="caption" destination="l-1" id="o-1"/></connections>
      </tableViewCell>
      """)
    try withFile(text, "CardCell.xib") {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
      table.register(UINib(nibName: "CardCell", bundle: nil), forCellReuseIdentifier: "card")
      let cell = table.dequeueReusableCell(withIdentifier: "card") as? CardCell
      #expect(cell?.caption?.text == "Hello")
      #expect(cell?.reuseIdentifier == "card")
      #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
      table.register(nil as UINib?, forCellReuseIdentifier: "card")
      #expect(table.dequeueReusableCell(withIdentifier: "card") == nil)
    }
  }
}
