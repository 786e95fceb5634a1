import Foundation
import Gallery
import HandsetTesting
import Testing

@testable import UIKit

/// The gallery shows every control that UIKit has, in every kind and state.
@MainActor
struct GalleryCompletenessTests {
  private static let scenes = [
    "controls", "buttons", "values", "fields", "pickers", "labels", "pictures", "bar-looks",
    "cells", "cell-states", "dates", "names", "tiles", "bars", "text",
  ]

  /// Every view on those scenes. Screens are high enough to show all rows of their tables.
  private func views() throws -> [UIView] {
    var all: [UIView] = []
    for id in Self.scenes {
      let scene = try #require(Gallery.scene(id: id))
      let phone = try Phone.launch("375x2000@2") { scene.makeController() }
      phone.settle()
      var waiting: [UIView] = [phone.window]
      while let view = waiting.popLast() {
        all.append(view)
        waiting += view.subviews
      }
    }
    return all
  }

  /// The classes that UIKit's sources declare for apps, by name with that of their superclass.
  private func publicClasses(in folders: [String]) throws -> [String: String] {
    let sources = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Sources/UIKit")
    let declaration = /(?:open|public(?: final)?) class (UI\w+): (\w+)/
    var classes: [String: String] = [:]
    for folder in folders {
      let root = sources.appending(path: folder)
      let walk = try #require(FileManager.default.enumerator(atPath: root.path))
      for case let path as String in walk where path.hasSuffix(".swift") {
        let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
        for match in text.matches(of: declaration) {
          classes[String(match.1)] = String(match.2)
        }
      }
    }
    return classes
  }

  @Test func everyControlIsShown() throws {
    let classes = try publicClasses(in: ["Controls", "Text", "Bars", "Images", "Scrolling"])
    func isView(_ name: String) -> Bool {
      name == "UIView" || name == "UIControl" || classes[name].map(isView) == true
    }
    let wanted = Set(classes.keys.filter { $0 != "UIControl" && isView($0) })
    #expect(wanted.count > 18)
    let shown = Set(try views().map { String(describing: type(of: $0)) })
    #expect(wanted.subtracting(shown).sorted() == [])
  }

  @Test func everyControlIsShownSwitchedOff() throws {
    let controls = try views().compactMap { $0 as? UIControl }
    let kinds: [UIControl.Type] = [
      UIButton.self, UISwitch.self, UISlider.self, UISegmentedControl.self, UIStepper.self,
      UIPageControl.self, UITextField.self,
    ]
    for kind in kinds {
      let own = controls.filter { type(of: $0) == kind }
      #expect(own.contains { $0.isEnabled }, "\(kind)")
      #expect(own.contains { !$0.isEnabled }, "\(kind)")
    }
  }

  @Test func buttonsAreShownInEveryKindSizeAndState() throws {
    let buttons = try views().compactMap { $0 as? UIButton }
    let configurations = buttons.compactMap(\.configuration)
    expectAll(UIButton.ButtonType.self, 0...7, in: buttons.map(\.buttonType))
    expectAll(UIButton.Configuration.Size.self, 0...3, in: configurations.map(\.buttonSize))
    expectAll(
      UIButton.Configuration.CornerStyle.self, -1...4, in: configurations.map(\.cornerStyle))
    expectAll(
      UIButton.Configuration.TitleAlignment.self, 0...3,
      in: configurations.map(\.titleAlignment))
    let states: [UIControl.State] = [.normal, .highlighted, .selected, .disabled]
    for style in [
      UIButton.Configuration.plain(), .gray(), .tinted(), .filled(),
    ].map(\.style) {
      for state in states {
        #expect(buttons.contains { $0.configuration?.style == style && $0.state == state })
      }
    }
    for state in states {
      for type in [UIButton.ButtonType.system, .custom] {
        #expect(
          buttons.contains {
            $0.configuration == nil && $0.buttonType == type && $0.state == state
          })
      }
    }
    #expect(configurations.contains { $0.showsActivityIndicator })
    #expect(configurations.contains { $0.subtitle != nil })
    #expect(configurations.contains { $0.image != nil && $0.title == nil })
  }

  @Test func otherViewsAreShownInEveryKind() throws {
    let views = try views()
    func all<View: UIView>(_ type: View.Type) -> [View] { views.compactMap { $0 as? View } }
    expectAll(UITextField.BorderStyle.self, 0...3, in: all(UITextField.self).map(\.borderStyle))
    for border in (0...3).compactMap(UITextField.BorderStyle.init) {
      let fields = all(UITextField.self).filter { $0.borderStyle == border }
      #expect(fields.contains { $0.hasText && $0.isEnabled })
      #expect(fields.contains { !$0.hasText && $0.placeholder != nil })
      #expect(fields.contains { !$0.isEnabled })
    }
    expectAll(
      UIProgressView.Style.self, 0...1, in: all(UIProgressView.self).map(\.progressViewStyle))
    expectAll(
      UIActivityIndicatorView.Style.self, 100...101,
      in: all(UIActivityIndicatorView.self).map(\.style))
    expectAll(
      UISearchBar.Style.self, 0...2, in: all(UISearchBar.self).map(\.searchBarStyle))
    expectAll(UIView.ContentMode.self, 0...12, in: all(UIImageView.self).map(\.contentMode))
    expectAll(
      UIBlurEffect.Style.self, 0...20,
      in: all(UIVisualEffectView.self).compactMap { ($0.effect as? UIBlurEffect)?.style })
    expectAll(
      UIVibrancyEffectStyle.self, 0...7,
      in: all(UIVisualEffectView.self).compactMap { ($0.effect as? UIVibrancyEffect)?.style })
  }

  @Test func cellsAreShownInEveryStyleWithEveryAccessory() throws {
    let cells = try views().compactMap { $0 as? UITableViewCell }
    expectAll(UITableViewCell.CellStyle.self, 0...3, in: cells.map(\.style))
    expectAll(UITableViewCell.AccessoryType.self, 0...4, in: cells.map(\.accessoryType))
    for style in (0...3).compactMap(UITableViewCell.CellStyle.init) {
      #expect(cells.contains { $0.style == style && $0.isSelected })
      #expect(cells.contains { $0.style == style && !$0.isSelected })
    }
    #expect(cells.contains { $0.isHighlighted })
  }

  /// Every case whose raw value is in a range is among the values.
  private func expectAll<
    Case: RawRepresentable & Hashable & Sendable, Value: BinaryInteger & Sendable
  >(
    _ type: Case.Type, _ range: ClosedRange<Int>, in values: [Case],
    sourceLocation: SourceLocation = #_sourceLocation
  ) where Case.RawValue == Value {
    let wanted = range.compactMap { Value(exactly: $0).flatMap(Case.init(rawValue:)) }
    let missing = Set(wanted).subtracting(values)
    #expect(wanted.count > 1, sourceLocation: sourceLocation)
    #expect(missing.isEmpty, "\(missing)", sourceLocation: sourceLocation)
  }
}
