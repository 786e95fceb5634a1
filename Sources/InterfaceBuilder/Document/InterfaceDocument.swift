import UIKit

/// A storyboard or xib as it was read, before any object is made of it.
public final class InterfaceDocument {
  /// What sort of file it is.
  public enum Kind: String, Sendable {
    /// Scenes with controllers and the ways between them.
    case storyboard
    /// Views on their own.
    case xib
  }

  /// The file as it is named in messages.
  public let file: String
  /// What sort of file it is.
  public let kind: Kind
  /// The version of Interface Builder that saved the file, such as 14490.
  public let toolsVersion: Int
  /// The device for which the file was drawn; `nil` for the square of old files, 600 points
  /// wide and high.
  public let canvas: CanvasDevice?
  /// Whether the device lies on its side.
  public let isLandscape: Bool
  /// The scenes in the order of the file; of a xib its topmost views.
  public let scenes: [InterfaceScene]
  /// The scene that the app starts with.
  public let initialScene: InterfaceScene?

  /// Where the file is; `nil` for bytes that come from elsewhere.
  public private(set) var location: URL?

  let root: MarkupElement
  let source: MarkupSource
  let usesAutoLayout: Bool
  let usesSafeAreas: Bool
  let resources: InterfaceResources
  /// The ids of the file, found at the first use.
  private(set) lazy var index = DocumentIndex(root)

  private let scenesByController: [String: Int]
  /// Sizes of the content of custom views, as Interface Builder had them drawn; negative where
  /// there is none.
  let drawnSizes: [String: CGSize]

  /// What is larger is no interface file that a person has made.
  static let mostBytes = 64 << 20

  /// Reads a file that messages call `name`, without one by its path.
  public convenience init(contentsOf url: URL, as name: String? = nil) throws {
    let name = name ?? url.relativePath
    // What is no file, such as a device, might never end.
    let values = try? url.resolvingSymlinksInPath().resourceValues(
      forKeys: [.isRegularFileKey, .fileSizeKey])
    guard let values else { throw InterfaceDiagnostic(missing: name, "there is no such file") }
    guard values.isRegularFile == true else {
      throw InterfaceDiagnostic(missing: name, "this is not a file that can be read")
    }
    guard values.fileSize ?? 0 <= Self.mostBytes else {
      throw InterfaceDiagnostic(tooLarge: name)
    }
    guard let data = try? Data(contentsOf: url) else {
      throw InterfaceDiagnostic(missing: name, "the file cannot be read")
    }
    try self.init(data: data, file: name)
    location = url
  }

  /// Reads the bytes of a file that messages call `file`.
  public init(data: Data, file: String) throws(InterfaceDiagnostic) {
    self.file = file
    (root, source) = try MarkupReader.read(data, file: file)
    guard root.name == "document" || root.name == "archive", let type = root["type"] else {
      throw InterfaceDiagnostic(
        .error, file: file, place: source.start(of: root),
        "<\(root.name)> is not an interface file for iOS")
    }
    if let fault = Self.fault(of: root, type: type) {
      throw InterfaceDiagnostic(.error, file: file, place: source.start(of: root), fault)
    }
    kind = type.contains("Storyboard") ? .storyboard : .xib
    toolsVersion =
      root["toolsVersion"].flatMap { Int($0.prefix { $0 != "." }) } ?? CanvasRules.newestTools
    usesAutoLayout = root.flag("useAutolayout") ?? false
    usesSafeAreas = root.flag("useSafeAreas") ?? false
    let device = root.child("device")
    // Before there were size classes a file was for phones or for tablets.
    let isForTablets = device == nil && root["targetRuntime"]?.hasSuffix(".iPad") == true
    canvas = (device?.id ?? (isForTablets ? "ipad9_7" : nil)).map {
      CanvasDevice(id: $0) ?? CanvasDevice(standingFor: $0)
    }
    isLandscape = device?["orientation"] == "landscape"
    resources = InterfaceResources(root.child("resources"))
    drawnSizes = Self.drawnSizes(in: root)
    let scenes = kind == .storyboard ? Self.scenes(in: root) : Self.views(in: root)
    self.scenes = scenes
    scenesByController = Dictionary(
      scenes.enumerated().compactMap { place, scene in scene.controllerID.map { ($0, place) } }
    ) { first, _ in first }
    if let id = root["initialViewController"] {
      initialScene = scenes.first { $0.controllerID == id }
    } else {
      initialScene = nil
    }
  }

  /// Why a file of a type is not read.
  private static func fault(of root: MarkupElement, type: String) -> String? {
    if root.name == "archive" {
      return "the file is in the format of before Xcode 5; open and save it in a newer one"
    }
    if type.contains("CocoaTouch") { return nil }
    let system =
      if type.contains("Watch") {
        "the watch"
      } else if type.contains("AppleTV") {
        "Apple TV"
      } else {
        type.contains("Cocoa") ? "the Mac" : "\"\(type)\""
      }
    return "the file is for \(system) and is not for iOS"
  }

  private static func scenes(in root: MarkupElement) -> [InterfaceScene] {
    root.list("scenes").filter { $0.name == "scene" }.compactMap { scene in
      let objects = scene.list("objects")
      return scene["sceneID"].map {
        InterfaceScene(
          id: $0, objects: objects,
          controller: objects.first { $0["sceneMemberID"] == "viewController" }, view: nil)
      }
    }
  }

  private static func views(in root: MarkupElement) -> [InterfaceScene] {
    let objects = root.list("objects")
    return objects.compactMap { object in
      if object.child(key: "frame") != nil {
        return InterfaceScene(id: "xib", objects: objects, controller: nil, view: object)
      }
      return object.child(key: "view") != nil ? InterfaceScene(xibController: object) : nil
    }
  }

  /// The topmost objects of a xib, with those that stand for others.
  var topObjects: [MarkupElement] { root.list("objects") }

  private static func drawnSizes(in root: MarkupElement) -> [String: CGSize] {
    var sizes: [String: CGSize] = [:]
    for designable in root.list("designables") {
      guard let name = designable["name"], let size = designable.child(key: "intrinsicContentSize")
      else { continue }
      sizes[name] = CGSize(
        width: size.number("width") ?? -1, height: size.number("height") ?? -1)
    }
    return sizes
  }

  /// The scene of a controller.
  func scene(ofController id: String) -> InterfaceScene? {
    scenesByController[id].map { scenes[$0] }
  }

  /// The scene whose scene id, controller id or storyboard identifier is `name`.
  public func scene(named name: String) -> InterfaceScene? {
    scenes.first { $0.id == name } ?? scenes.first { $0.storyboardIdentifier == name }
      ?? scenes.first { $0.controllerID == name }
  }

  func warning(at element: MarkupElement, _ message: String) -> InterfaceDiagnostic {
    InterfaceDiagnostic(.warning, file: file, place: source.start(of: element), message)
  }
}
