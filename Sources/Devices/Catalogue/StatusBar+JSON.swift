extension StatusBar {
  init(_ device: ObjectReader, screenWidth: Double) throws(ResourceError) {
    let json = try device.object(
      "statusBar",
      keys: [
        "portrait", "landscape", "layout", "time", "cellular", "wifi", "battery", "confidence",
      ])
    portraitHeight = try json.number("portrait", in: 0...120)
    landscapeHeight = try json.number("landscape", in: 0...120)
    kind = try json.choice("layout")
    time = try Time(json, screenWidth: screenWidth)
    cellular = json.has("cellular") ? try Cellular(json, screenWidth: screenWidth) : nil
    wifi = try WiFi(json, screenWidth: screenWidth)
    battery = try Battery(json, screenWidth: screenWidth)
    confidence = try json.choice("confidence")
  }
}

extension StatusBar.Time {
  init(_ bar: ObjectReader, screenWidth: Double) throws(ResourceError) {
    let json = try bar.object("time", keys: ["fontSize", "middle", "start", "baseline"])
    fontSize = try json.number("fontSize", in: 6...40)
    baseline = try json.number("baseline", in: 0...120)
    if json.has("middle") {
      if json.has("start") { throw json.failure("start", "and \"middle\" exclude each other") }
      place = .middle(try json.number("middle", in: 0...screenWidth))
    } else if json.has("start") {
      place = .start(try json.number("start", in: 0...screenWidth))
    } else {
      place = .centred
    }
  }
}

extension StatusBar.Cellular {
  init(_ bar: ObjectReader, screenWidth: Double) throws(ResourceError) {
    let json = try bar.object(
      "cellular", keys: EdgeBox.keys + ["barWidth", "pitch", "heights"])
    box = try EdgeBox(json, width: screenWidth)
    barWidth = try json.number("barWidth", in: 0.5...20)
    pitch = try json.number("pitch", in: barWidth...40)
    heights = try json.numbers("heights", count: 4, in: 0.5...box.height)
  }
}

extension StatusBar.WiFi {
  init(_ bar: ObjectReader, screenWidth: Double) throws(ResourceError) {
    let json = try bar.object("wifi", keys: EdgeBox.keys + ["tops"])
    box = try EdgeBox(json, width: screenWidth)
    tops = try json.numbers("tops", count: 3, in: 0...box.height)
  }
}

extension StatusBar.Battery {
  init(_ bar: ObjectReader, screenWidth: Double) throws(ResourceError) {
    let json = try bar.object(
      "battery",
      keys: EdgeBox.keys + [
        "radius", "fillInset", "fillRadius", "nubGap", "nubWidth", "nubHeight",
      ])
    box = try EdgeBox(json, width: screenWidth)
    radius = try json.number("radius", in: 0...box.height / 2)
    fillInset = try json.number("fillInset", in: 0...box.height / 2)
    fillRadius = try json.number("fillRadius", in: 0...box.height / 2)
    nubGap = try json.number("nubGap", in: 0...10)
    nubWidth = try json.number("nubWidth", in: 0...10)
    nubHeight = try json.number("nubHeight", in: 0...box.height)
  }
}
