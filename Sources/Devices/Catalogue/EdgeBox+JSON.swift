extension EdgeBox {
  static let keys = ["left", "right", "y", "width", "height"]

  /// A box in something that is so wide, with the keys in `EdgeBox.keys`.
  init(_ json: ObjectReader, width limit: Double) throws(ResourceError) {
    edge = json.has("left") ? .left : .right
    if json.has("left"), json.has("right") {
      throw json.failure("right", "and \"left\" exclude each other")
    }
    inset = try json.number(edge.rawValue, in: 0...limit)
    y = try json.number("y", in: 0...1000)
    width = try json.number("width", in: 1...200)
    height = try json.number("height", in: 1...200)
  }
}
