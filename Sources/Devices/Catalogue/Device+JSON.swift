import Foundation

extension Device {
  private static let keys = [
    "id", "name", "models", "idiom", "size", "scale", "nativePixels", "panelPixels", "safeArea",
    "statusBar", "cutout", "displayCornerRadius", "homeIndicator", "sizeClasses", "keyboard",
    "confidence", "notes",
  ]

  /// A device from the root value of its file; `stem` is the file's name without extension.
  init(_ root: JSONValue, file: String, stem: String) throws(ResourceError) {
    let json = try ObjectReader(root, file: file, keys: Self.keys)
    id = try json.string("id")
    guard id == stem else {
      throw json.failure("id", "is \"\(id)\", but the file is named \"\(stem).json\"")
    }
    name = try json.string("name")
    models = try json.strings("models")
    idiom = try json.choice("idiom")
    size = try Self.size(json)

    let safeArea = try json.object("safeArea", keys: ["portrait", "landscape", "landscapeIOS26"])
    portraitSafeArea = try SafeArea(safeArea, "portrait", screen: size.points)
    let lying = size.points(in: .landscapeRight)
    landscapeSafeArea = try SafeArea(safeArea, "landscape", screen: lying)
    if safeArea.has("landscapeIOS26") {
      landscapeSafeAreaIOS26 = try SafeArea(safeArea, "landscapeIOS26", screen: lying)
    }

    statusBar = try StatusBar(json, screenWidth: size.points.width)
    cutout = try Cutout(json, screenWidth: size.points.width)
    displayCornerRadius = try json.number("displayCornerRadius", in: 0...size.points.width / 2)
    if json.has("homeIndicator") {
      homeIndicator = try HomeIndicator(json, screenWidth: size.points.width)
    }

    let sizeClasses = try json.object("sizeClasses", keys: ["portrait", "landscape"])
    portraitSizeClasses = try SizeClasses(sizeClasses, "portrait")
    landscapeSizeClasses = try SizeClasses(sizeClasses, "landscape")

    let keyboard = try json.object(
      "keyboard", keys: ["layout", "portrait", "landscape", "rounded"])
    keyboardLayout = try keyboard.string("layout")
    let rounded = try keyboard.object("rounded", keys: ["portrait", "landscape"])
    let tall = (height: size.points.height, bottom: portraitSafeArea.bottom)
    let low = (height: size.points.width, bottom: landscapeSafeArea.bottom)
    let newBottom = landscapeSafeAreaIOS26?.bottom ?? low.bottom
    self.keyboard = KeyboardFrames(
      idiom: idiom,
      portrait: try .init(
        keyboard, "portrait", screenHeight: tall.height, safeBottom: tall.bottom),
      landscape: try .init(
        keyboard, "landscape", screenHeight: low.height, safeBottom: low.bottom),
      roundedPortrait: try .init(
        rounded, "portrait", screenHeight: tall.height, safeBottom: tall.bottom),
      roundedLandscape: try .init(
        rounded, "landscape", screenHeight: low.height, safeBottom: newBottom))

    confidence = try json.choice("confidence")
    notes = json.has("notes") ? try json.string("notes") : ""
  }

  private static func size(_ json: ObjectReader) throws(ResourceError) -> DeviceSize {
    let points = try json.numbers("size", count: 2, in: 100...3000)
    guard points[0] <= points[1] else {
      throw json.failure("size", "is wider than tall; give the portrait size")
    }
    let scale = Double(try json.integer("scale", in: 1...4))
    let native = try PixelSize(json, "nativePixels")
    let panel = try PixelSize(json, "panelPixels")
    let size = DeviceSize(
      points: CGSize(width: points[0], height: points[1]), scale: scale, panelPixels: panel)
    guard size.nativePixels == native else {
      let right = "\(size.nativePixels.width), \(size.nativePixels.height)"
      throw json.failure("nativePixels", "must be size times scale: [\(right)]")
    }
    return size
  }
}

extension PixelSize {
  init(_ json: ObjectReader, _ key: String) throws(ResourceError) {
    let numbers = try json.numbers(key, count: 2, in: 1...12_000)
    guard numbers.allSatisfy({ $0 == $0.rounded() }) else {
      throw json.failure(key, "must be whole numbers")
    }
    self.init(width: Int(numbers[0]), height: Int(numbers[1]))
  }
}

extension SafeArea {
  init(_ json: ObjectReader, _ key: String, screen: CGSize) throws(ResourceError) {
    let insets = try json.object(key, keys: ["top", "left", "bottom", "right"])
    self.init(
      top: try insets.number("top"), left: try insets.number("left"),
      bottom: try insets.number("bottom"), right: try insets.number("right"))
    guard left + right < screen.width, top + bottom < screen.height else {
      throw json.failure(key, "leaves nothing of the screen")
    }
  }
}

extension Cutout {
  /// The cut-out of a device; `nil` where its kind is "none".
  init?(_ device: ObjectReader, screenWidth: Double) throws(ResourceError) {
    let json = try device.object(
      "cutout", keys: ["kind", "width", "height", "top", "topRadius", "bottomRadius"])
    if try json.string("kind") == "none" { return nil }
    self.init(
      kind: try json.choice("kind"), width: try json.number("width", in: 1...screenWidth),
      height: try json.number("height", in: 1...200), top: try json.number("top", in: 0...200),
      topRadius: try json.number("topRadius", in: 0...200),
      bottomRadius: try json.number("bottomRadius", in: 0...200))
    guard kind == .island || top == 0 else {
      throw json.failure("top", "must be 0 for a notch")
    }
  }
}

extension HomeIndicator {
  init(_ device: ObjectReader, screenWidth: Double) throws(ResourceError) {
    let json = try device.object(
      "homeIndicator", keys: ["portraitWidth", "landscapeWidth", "height", "gap"])
    self.init(
      portraitWidth: try json.number("portraitWidth", in: 1...screenWidth),
      landscapeWidth: try json.number("landscapeWidth", in: 1...2 * screenWidth),
      height: try json.number("height", in: 1...20), gap: try json.number("gap", in: 0...40))
  }
}

extension SizeClasses {
  init(_ json: ObjectReader, _ key: String) throws(ResourceError) {
    let classes = try json.object(key, keys: ["horizontal", "vertical"])
    self.init(
      horizontal: try classes.choice("horizontal"), vertical: try classes.choice("vertical"))
  }
}

extension KeyboardFrames.Heights {
  init(
    _ json: ObjectReader, _ key: String, screenHeight: Double, safeBottom: Double
  ) throws(ResourceError) {
    let heights = try json.object(
      key,
      keys: [
        "text", "bar", "textWithBar", "numberPad", "emoji", "hardware", "split", "floating",
      ])
    self.init(
      text: try Measure(heights, "text", in: safeBottom...screenHeight),
      bar: try Measure(heights, "bar", in: 0...100),
      numberPad: try Measure(heights, "numberPad", in: safeBottom...screenHeight),
      emoji: try Measure(heights, "emoji", in: safeBottom...screenHeight),
      hardware: try Measure(heights, "hardware", in: 0...screenHeight),
      split: heights.has("split")
        ? try Measure(heights, "split", in: safeBottom...screenHeight) : nil,
      floating: heights.has("floating")
        ? try Measure(heights, "floating", in: 100...screenHeight) : nil,
      textWithBar: heights.has("textWithBar")
        ? try Measure(heights, "textWithBar", in: safeBottom...screenHeight) : nil)
    guard text.points + bar.points <= screenHeight else {
      throw heights.failure("text", "and \"bar\" together are taller than the screen")
    }
    if let whole = textWithBar?.points, whole != text.points + bar.points {
      throw heights.failure("textWithBar", "must be \"text\" and \"bar\" together")
    }
  }
}

extension Measure {
  init(
    _ json: ObjectReader, _ key: String, in range: ClosedRange<Double>
  ) throws(ResourceError) {
    let measure = try json.object(key, keys: ["height", "confidence"])
    self.init(
      try measure.number("height", in: range), try measure.choice("confidence"))
  }
}
