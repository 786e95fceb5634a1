// swift-tools-version: 6.2
import Foundation
import PackageDescription

/// ISA-L writes PNGs several times faster than zlib. Where its headers are missing the
/// C target falls back to zlib, so the package builds on every processor.
let hasISAL = FileManager.default.fileExists(atPath: "/usr/include/isa-l/igzip_lib.h")

/// libjpeg reads JPEGs. Where its header is missing they cannot be read, and it is said so.
let hasJPEG = FileManager.default.fileExists(atPath: "/usr/include/jpeglib.h")

let package = Package(
  name: "Handset",
  products: [
    .library(
      name: "HandsetKit",
      targets: [
        "Cassowary", "QuartzCore", "UIKit", "Combine", "SwiftUI", "InterfaceBuilder", "Devices",
        "Raster", "Handset", "HandsetWindow", "HandsetTesting", "KeyboardAvoidance",
        "_Testing_UIKit",
      ]),
    .executable(name: "handset", targets: ["handset"]),
  ],
  targets: [
    // System libraries
    .systemLibrary(
      name: "CSDL2", path: "Sources/System/CSDL2",
      providers: [.apt(["libsdl2-dev"])]),
    .systemLibrary(
      name: "CSDL2TTF", path: "Sources/System/CSDL2TTF",
      providers: [.apt(["libsdl2-ttf-dev"])]),
    .systemLibrary(
      name: "CCairo", path: "Sources/System/CCairo", pkgConfig: "cairo",
      providers: [.apt(["libcairo2-dev"])]),
    .target(
      name: "CImage",
      path: "Sources/System/CImage",
      cSettings: (hasISAL ? [.define("HANDSET_HAS_ISAL")] : [])
        + (hasJPEG ? [.define("HANDSET_HAS_JPEG")] : []),
      linkerSettings: [.linkedLibrary("z")] + (hasISAL ? [.linkedLibrary("isal")] : [])
        + (hasJPEG ? [.linkedLibrary("jpeg")] : [])),

    // Model
    .target(name: "Cassowary"),
    .target(name: "QuartzCore"),
    .target(name: "UIKit", dependencies: ["QuartzCore", "Cassowary"]),
    .target(name: "Devices"),

    // App side
    .target(name: "Combine", dependencies: ["UIKit"]),
    .target(name: "SwiftUI", dependencies: ["UIKit", "Combine"]),
    .target(name: "InterfaceBuilder", dependencies: ["UIKit"]),
    .target(name: "KeyboardAvoidance", dependencies: ["UIKit"]),

    // Phone
    .target(name: "Raster", dependencies: ["QuartzCore", "CCairo", "CSDL2TTF", "CImage"]),
    .target(name: "Handset", dependencies: ["UIKit", "Devices", "Raster"]),
    .target(name: "HandsetWindow", dependencies: ["Handset", "CSDL2"]),
    .target(name: "HandsetTesting", dependencies: ["Handset"]),
    .target(name: "_Testing_UIKit"),

    // Scenes and command line
    .target(
      name: "Gallery", dependencies: ["UIKit", "Combine", "SwiftUI", "KeyboardAvoidance"]),
    .executableTarget(
      name: "handset",
      dependencies: ["Handset", "HandsetWindow", "Gallery", "InterfaceBuilder"]),
    .executableTarget(
      name: "bench",
      dependencies: [
        "Cassowary", "UIKit", "SwiftUI", "InterfaceBuilder", "Handset", "Gallery",
        "KeyboardAvoidance",
      ],
      path: "Sources/Bench"),

    // Tests
    .testTarget(name: "CassowaryTests", dependencies: ["Cassowary"]),
    .testTarget(name: "QuartzCoreTests", dependencies: ["QuartzCore"]),
    .testTarget(name: "UIKitTests", dependencies: ["UIKit", "HandsetTesting", "_Testing_UIKit"]),
    .testTarget(
      name: "InterfaceBuilderTests", dependencies: ["InterfaceBuilder", "Raster", "_Testing_UIKit"]),
    .testTarget(name: "CombineTests", dependencies: ["Combine", "UIKit"]),
    .testTarget(
      name: "SwiftUITests",
      dependencies: ["SwiftUI", "Combine", "HandsetTesting", "_Testing_UIKit"]),
    .testTarget(name: "DevicesTests", dependencies: ["Devices"]),
    .testTarget(name: "RasterTests", dependencies: ["Raster"]),
    .testTarget(
      name: "HandsetTests", dependencies: ["HandsetTesting", "Gallery", "_Testing_UIKit"],
      exclude: ["Goldens"]),
    .testTarget(
      name: "HandsetWindowTests",
      dependencies: [
        "HandsetWindow", "HandsetTesting", "Gallery", "CSDL2", "QuartzCore", "Raster",
        "_Testing_UIKit",
      ]),
    .testTarget(
      name: "KeyboardAvoidanceTests",
      dependencies: ["KeyboardAvoidance", "HandsetTesting", "Gallery", "_Testing_UIKit"]),
    .testTarget(name: "CommandTests", dependencies: ["handset"]),
    .testTarget(name: "ArchitectureTests"),
  ],
  swiftLanguageModes: [.v6]
)
