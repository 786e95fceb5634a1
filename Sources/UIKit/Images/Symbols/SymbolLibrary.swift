/// The symbols that there are, by Apple's names.
enum SymbolLibrary {
  static func shape(named name: String) -> SymbolShape? {
    shapes[name] ?? derived(named: name)
  }

  /// The names of the symbols that are drawn for themselves, in order.
  static var names: [String] { shapes.keys.sorted() }

  private static let shapes: [String: SymbolShape] = {
    var all = signs
    all.merge(things) { own, _ in own }
    all.merge(discs) { own, _ in own }
    all.merge(media) { own, _ in own }
    all.merge(daily) { own, _ in own }
    all.merge(arrangement) { own, _ in own }
    return all
  }()

  private static let signs: [String: SymbolShape] = [
    "xmark": SymbolShape(16, 16).line((2, 2), (14, 14)).line((14, 2), (2, 14)),
    "checkmark": SymbolShape(18, 17).line((2, 9.5), (6.8, 15), (16, 2)),
    "plus": SymbolShape(18, 18).line((2, 9), (16, 9)).line((9, 2), (9, 16)),
    "minus": SymbolShape(18, 18).line((2, 9), (16, 9)),
    "chevron.left": SymbolShape(12, 18).line((9.5, 2), (2.5, 9), (9.5, 16)),
    "chevron.right": SymbolShape(12, 18).line((2.5, 2), (9.5, 9), (2.5, 16)),
    "chevron.up": SymbolShape(18, 12).line((2, 9.5), (9, 2.5), (16, 9.5)),
    "chevron.down": SymbolShape(18, 12).line((2, 2.5), (9, 9.5), (16, 2.5)),
    "chevron.up.chevron.down": SymbolShape(13, 20).line((2, 7.2), (6.5, 2.7), (11, 7.2))
      .line((2, 12.8), (6.5, 17.3), (11, 12.8)),
    "arrow.left": SymbolShape(19, 17).line((17, 8.5), (2, 8.5)).line((8, 2), (2, 8.5), (8, 15)),
    "arrow.right": SymbolShape(19, 17).line((2, 8.5), (17, 8.5))
      .line((11, 2), (17, 8.5), (11, 15)),
    "arrow.up": SymbolShape(17, 19).line((8.5, 17), (8.5, 2)).line((2, 8), (8.5, 2), (15, 8)),
    "arrow.down": SymbolShape(17, 19).line((8.5, 2), (8.5, 17)).line((2, 11), (8.5, 17), (15, 11)),
    "ellipsis": SymbolShape(19, 6).dot(2.8, 3, 1.7).dot(9.5, 3, 1.7).dot(16.2, 3, 1.7),
    "circle": SymbolShape(20, 20).circle(10, 10, 8.6),
    "circle.fill": SymbolShape(20, 20).dot(10, 10, 9.4),
    "line.3.horizontal": SymbolShape(20, 16).line((2, 3), (18, 3)).line((2, 8), (18, 8))
      .line((2, 13), (18, 13)),
  ]

  private static let discs: [String: SymbolShape] = {
    let ring = SymbolShape(20, 20).circle(10, 10, 8.6)
    let disc = SymbolShape(20, 20).dot(10, 10, 9.4)
    return [
      "info.circle": ring.dot(10, 6, 1.15).line((9, 9.2), (10.2, 9.2), (10.2, 14.2))
        .line((8.6, 14.2), (11.8, 14.2)),
      "info.circle.fill": disc.dot(10, 6, 1.2).fillBox(9.1, 8.6, 1.9, 6.2, radius: 0.9),
      "xmark.circle": ring.line((7, 7), (13, 13)).line((13, 7), (7, 13)),
      "xmark.circle.fill": disc.fill(cross),
      "checkmark.circle": ring.line((6.2, 10.4), (8.9, 13.4), (13.8, 6.6)),
      "checkmark.circle.fill": disc.polygon(
        (5.6, 11), (6.9, 9.9), (8.9, 12.1), (13.2, 6), (14.6, 7), (9, 14.8)),
      "plus.circle": ring.line((6, 10), (14, 10)).line((10, 6), (10, 14)),
      "plus.circle.fill": disc.fill(
        plus.applying(CGAffineTransform(translationX: 10, y: 10))),
      "minus.circle": ring.line((6, 10), (14, 10)),
      "minus.circle.fill": disc.fillBox(5.6, 9.15, 8.8, 1.7, radius: 0.8),
      "exclamationmark.circle": ring.line((10, 5.4), (10, 11)).dot(10, 14, 1.15),
      "questionmark.circle": ring.dot(10, 14.4, 1.1).stroke(question),
      "person.crop.circle": ring.circle(10, 8, 2.7).stroke(shoulders),
      "person.crop.circle.fill": disc.fill(bust),
      "ellipsis.circle": ring.dot(6, 10, 1.2).dot(10, 10, 1.2).dot(14, 10, 1.2),
    ]
  }()

  /// A plus sign around the origin.
  private static let plus = SymbolShape.path(
    [
      (-0.85, -4.4), (0.85, -4.4), (0.85, -0.85), (4.4, -0.85), (4.4, 0.85), (0.85, 0.85),
      (0.85, 4.4), (-0.85, 4.4), (-0.85, 0.85), (-4.4, 0.85), (-4.4, -0.85), (-0.85, -0.85),
    ], closed: true)

  private static let cross = plus.applying(
    CGAffineTransform(rotationAngle: .pi / 4)
      .concatenating(CGAffineTransform(translationX: 10, y: 10)))

  private static let question: CGPath = {
    var path = CGPath()
    path.move(to: CGPoint(x: 7.5, y: 7.4))
    path.addCurve(
      to: CGPoint(x: 12.5, y: 7.4), control1: CGPoint(x: 7.7, y: 4.6),
      control2: CGPoint(x: 12.5, y: 4.6))
    path.addCurve(
      to: CGPoint(x: 10, y: 11.4), control1: CGPoint(x: 12.5, y: 9.6),
      control2: CGPoint(x: 10, y: 9.4))
    return path
  }()

  /// The shoulders of a person in a ring.
  private static let shoulders: CGPath = {
    var path = CGPath()
    path.move(to: CGPoint(x: 4.6, y: 16.2))
    path.addCurve(
      to: CGPoint(x: 15.4, y: 16.2), control1: CGPoint(x: 6.4, y: 11.8),
      control2: CGPoint(x: 13.6, y: 11.8))
    return path
  }()

  /// Head and shoulders of a person, left out of a disc.
  private static let bust: CGPath = {
    var path = SymbolShape.disc(10, 7.6, 3.1)
    path.move(to: CGPoint(x: 4.2, y: 15.6))
    path.addCurve(
      to: CGPoint(x: 15.8, y: 15.6), control1: CGPoint(x: 6, y: 10.8),
      control2: CGPoint(x: 14, y: 10.8))
    path.addQuadCurve(to: CGPoint(x: 4.2, y: 15.6), control: CGPoint(x: 10, y: 20))
    path.closeSubpath()
    return path
  }()
}
