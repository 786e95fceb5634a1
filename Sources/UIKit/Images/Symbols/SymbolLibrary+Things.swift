extension SymbolLibrary {
  /// Symbols of things.
  static let things: [String: SymbolShape] = {
    let heart = SymbolShape(21, 19).stroke(heartPath)
    let star = SymbolShape(21, 20).stroke(starPath)
    let person = SymbolShape(20, 20).circle(10, 5.6, 4.2).stroke(shoulders)
    let house = SymbolShape(22, 20)
      .line((4, 8.6), (4, 18), (18, 18), (18, 8.6)).line((1.6, 10.4), (11, 2), (20.4, 10.4))
    let trash = SymbolShape(18, 21)
      .line((2, 4.6), (16, 4.6)).line((3.4, 4.6), (4.4, 19), (13.6, 19), (14.6, 4.6))
      .line((6.4, 4.4), (6.8, 1.8), (11.2, 1.8), (11.6, 4.4))
    let lock = SymbolShape(16, 21).box(2, 9, 12, 10, radius: 2.4).stroke(shackle)
    let envelope = SymbolShape(23, 17).box(1.6, 1.8, 19.8, 13.4, radius: 2.4)
    let eye = SymbolShape(24, 17).stroke(lids)
    let letter = envelope.line((2.4, 3), (11.5, 10), (20.6, 3))
    return [
      "magnifyingglass": SymbolShape(19, 19).circle(8, 8, 6.2).line((12.6, 12.6), (17.2, 17.2)),
      "person": person,
      "person.fill": person.filled,
      "lock": lock,
      "lock.fill": lock.fillBox(2, 9, 12, 10, radius: 2.4),
      "envelope": letter,
      "envelope.fill": envelope.filled.polygon((3, 3.6), (11.5, 9.4), (20, 3.6), (11.5, 11)),
      "eye": eye.circle(12, 8.5, 3.2),
      "eye.fill": eye.filled.dot(12, 8.5, 3.2),
      "eye.slash": eye.circle(12, 8.5, 3.2).line((4, 1), (20, 16)),
      "house": house.line((9, 18), (9, 12.4), (13, 12.4), (13, 18)),
      "house.fill": house.polygon(
        (4, 8.6), (11, 2.4), (18, 8.6), (18, 18), (13, 18), (13, 12.4), (9, 12.4), (9, 18),
        (4, 18)),
      "gear": SymbolShape(21, 21).stroke(cogs).circle(10.5, 10.5, 3.2),
      "heart": heart,
      "heart.fill": heart.filled,
      "star": star,
      "star.fill": star.filled,
      "trash": trash.line((7.4, 8), (7.7, 15.6)).line((10.6, 8), (10.3, 15.6)),
      "trash.fill": trash.filled,
      "pencil": SymbolShape(19, 19)
        .line((2, 17), (3.2, 12.4), (13.4, 2.2), (16.8, 5.6), (6.6, 15.8), closed: true)
        .line((11, 4.6), (14.4, 8)),
      "square.and.arrow.up": SymbolShape(18, 22)
        .line((5.4, 8.6), (2.2, 8.6), (2.2, 20), (15.8, 20), (15.8, 8.6), (12.6, 8.6))
        .line((9, 14), (9, 1.8)).line((5.4, 5.2), (9, 1.8), (12.6, 5.2)),
      "bell": SymbolShape(19, 21).stroke(bell).line((7.6, 19), (11.4, 19)),
      "calendar": SymbolShape(20, 19).box(1.8, 2.6, 16.4, 14.6, radius: 2.6)
        .line((1.8, 7), (18.2, 7)).line((6, 1), (6, 3.6)).line((14, 1), (14, 3.6)),
      "photo": SymbolShape(22, 18).box(1.6, 1.6, 18.8, 14.8, radius: 2.4).circle(6.6, 6.2, 1.6)
        .line((2, 14), (8, 9.6), (11, 12), (15, 7.6), (20.4, 12.8)),
    ]
  }()

  private static let heartPath: CGPath = {
    var path = CGPath()
    path.move(to: CGPoint(x: 10.5, y: 17.4))
    path.addCurve(
      to: CGPoint(x: 1.6, y: 6.6), control1: CGPoint(x: 6, y: 14.6),
      control2: CGPoint(x: 1.6, y: 10.8))
    path.addCurve(
      to: CGPoint(x: 10.5, y: 4.4), control1: CGPoint(x: 1.6, y: 1),
      control2: CGPoint(x: 8.4, y: 0))
    path.addCurve(
      to: CGPoint(x: 19.4, y: 6.6), control1: CGPoint(x: 12.6, y: 0),
      control2: CGPoint(x: 19.4, y: 1))
    path.addCurve(
      to: CGPoint(x: 10.5, y: 17.4), control1: CGPoint(x: 19.4, y: 10.8),
      control2: CGPoint(x: 15, y: 14.6))
    path.closeSubpath()
    return path
  }()

  /// Points at every tenth of a turn, far and near in turn, around (10.5, 10.8).
  private static let starPath = SymbolShape.path(
    (0..<10).map { place in
      let radius: CGFloat = place.isMultiple(of: 2) ? 9.2 : 3.9
      let angle = CGFloat(place) * .pi / 5 - .pi / 2
      return (10.5 + radius * cos(angle), 10.8 + radius * sin(angle))
    }, closed: true)

  /// A cog wheel around (10.5, 10.5): eight teeth.
  private static let cogs = SymbolShape.path(
    (0..<32).map { place in
      let isTooth = place % 4 < 2
      let radius: CGFloat = isTooth ? 9.2 : 7.2
      let angle = (CGFloat(place) - 0.5) * .pi / 16
      return (10.5 + radius * cos(angle), 10.5 + radius * sin(angle))
    }, closed: true)

  private static let shoulders: CGPath = {
    var path = CGPath()
    path.move(to: CGPoint(x: 1.8, y: 18.2))
    path.addCurve(
      to: CGPoint(x: 18.2, y: 18.2), control1: CGPoint(x: 1.8, y: 10),
      control2: CGPoint(x: 18.2, y: 10))
    path.closeSubpath()
    return path
  }()

  private static let shackle: CGPath = {
    var path = CGPath()
    path.move(to: CGPoint(x: 4.4, y: 9))
    path.addLine(to: CGPoint(x: 4.4, y: 5.4))
    path.addArc(
      center: CGPoint(x: 8, y: 5.4), radius: 3.6, startAngle: .pi, endAngle: 2 * .pi,
      clockwise: true)
    path.addLine(to: CGPoint(x: 11.6, y: 9))
    return path
  }()

  private static let lids: CGPath = {
    var path = CGPath()
    path.move(to: CGPoint(x: 1.4, y: 8.5))
    path.addCurve(
      to: CGPoint(x: 22.6, y: 8.5), control1: CGPoint(x: 6, y: -0.6),
      control2: CGPoint(x: 18, y: -0.6))
    path.addCurve(
      to: CGPoint(x: 1.4, y: 8.5), control1: CGPoint(x: 18, y: 17.6),
      control2: CGPoint(x: 6, y: 17.6))
    path.closeSubpath()
    return path
  }()

  private static let bell: CGPath = {
    var path = CGPath()
    path.move(to: CGPoint(x: 2, y: 15.4))
    path.addCurve(
      to: CGPoint(x: 9.5, y: 2), control1: CGPoint(x: 5.4, y: 12),
      control2: CGPoint(x: 2.6, y: 2))
    path.addCurve(
      to: CGPoint(x: 17, y: 15.4), control1: CGPoint(x: 16.4, y: 2),
      control2: CGPoint(x: 13.6, y: 12))
    path.closeSubpath()
    return path
  }()
}
