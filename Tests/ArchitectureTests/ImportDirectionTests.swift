import Foundation
import Testing

/// Who may import whom. A module may import what it names here, and what those may import.
private let layers: [String: Set<String>] = [
  "Cassowary": [],
  "QuartzCore": ["Foundation"],
  "UIKit": ["QuartzCore", "Cassowary"],
  "Combine": ["UIKit"],
  "SwiftUI": ["UIKit", "Combine"],
  "InterfaceBuilder": ["UIKit"],
  "KeyboardAvoidance": ["UIKit"],
  "Devices": ["Foundation"],
  "Raster": ["QuartzCore", "CCairo", "CSDL2TTF", "CImage"],
  "Handset": ["UIKit", "Devices", "Raster"],
  "HandsetWindow": ["Handset", "CSDL2"],
  "HandsetTesting": ["Handset", "Testing"],
  "_Testing_UIKit": ["Testing"],
  "Gallery": ["UIKit", "Combine", "SwiftUI", "KeyboardAvoidance"],
  "Flows": ["Handset"],
  "Audit": ["Handset"],
  "Porting": ["Foundation", "SwiftSyntax", "SwiftParser", "SwiftBasicFormat"],
  "Bench": ["HandsetWindow", "Gallery", "InterfaceBuilder", "KeyboardAvoidance"],
  "handset": [
    "HandsetWindow", "HandsetTesting", "Gallery", "Combine", "SwiftUI", "InterfaceBuilder",
    "KeyboardAvoidance", "Flows", "Audit", "Porting",
  ],
]

/// Libraries that a module may have for itself without passing them on.
private let systemLibraries: Set<String> = [
  "CCairo", "CSDL2", "CSDL2TTF", "CImage", "Testing", "FoundationXML", "SwiftSyntax",
  "SwiftParser", "SwiftBasicFormat",
]

/// What belongs to the language or comes with Foundation's own interface.
private func isToolchain(_ name: String, reachingFoundation: Bool) -> Bool {
  ["Swift", "Synchronization", "Observation"].contains(name)
    || (reachingFoundation && ["Dispatch", "Glibc"].contains(name))
}

/// Everything that a module may import.
private func reach(of module: String) -> Set<String> {
  var result = layers[module] ?? []
  for below in result where !systemLibraries.contains(below) {
    result.formUnion(reach(of: below).subtracting(systemLibraries))
  }
  return result
}

@Suite struct ImportDirectionTests {
  @Test func everyModuleHasItsPlaceInTheLayers() {
    let modules = Set(SourceTree.files(["swift"]).map(\.module))
    #expect(modules.subtracting(layers.keys) == [])
    #expect(modules.isSuperset(of: ["Cassowary", "UIKit", "Devices", "Handset"]))
  }

  @Test func modulesImportOnlyWhatStandsBelowThem() {
    for file in SourceTree.files(["swift"]) {
      let allowed = reach(of: file.module).union([file.module])
      for name in SourceTree.imports(file.text)
      where !isToolchain(name, reachingFoundation: allowed.contains("Foundation")) {
        #expect(allowed.contains(name), "\(file) imports \(name), which is not below it")
      }
    }
  }

  @Test func sdlIsSeenByTheWindowAndFontsOnly() {
    for file in SourceTree.files(["swift"]) {
      let imports = Set(SourceTree.imports(file.text))
      if file.module != "HandsetWindow" {
        #expect(!imports.contains("CSDL2"), "\(file) imports SDL")
      }
      if file.module != "Raster" {
        #expect(!imports.contains("CSDL2TTF"), "\(file) imports SDL_ttf")
      }
    }
    for file in SourceTree.files(["c", "h", "modulemap"])
    where !file.path.hasPrefix("Sources/System/CSDL2") {
      #expect(!file.text.contains("SDL"), "\(file) mentions SDL")
    }
  }

  @Test func theAppSideReachesNoFurtherThanUIKit() {
    for module in ["UIKit", "Gallery", "InterfaceBuilder", "SwiftUI", "KeyboardAvoidance"] {
      #expect(reach(of: module).isDisjoint(with: ["Handset", "Devices", "Raster", "CSDL2"]))
    }
  }

  @Test func everyFormOfImportIsRead() {
    let text = """
      import Foundation
      @preconcurrency import UIKit
      @_exported public import struct QuartzCore.CALayer
      // import Nothing
      let importance = 1
      """
    #expect(SourceTree.imports(text) == ["Foundation", "UIKit", "QuartzCore"])
  }
}
