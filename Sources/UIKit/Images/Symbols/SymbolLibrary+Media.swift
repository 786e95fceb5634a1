extension SymbolLibrary {
  /// Symbols for media, messages and tools.
  static let media: [String: SymbolShape] = [
    "camera": SymbolShape(23, 18).box(2, 4, 19, 12.5, radius: 2.6).circle(11.5, 10.2, 3.8)
      .line((7.5, 4), (9, 1.8), (14, 1.8), (15.5, 4)),
    "video": SymbolShape(24, 16).box(2, 2, 14, 12, radius: 2.6)
      .line((16, 6.6), (21.8, 3.4), (21.8, 12.6), (16, 9.4)),
    "mic": SymbolShape(15, 21).box(5, 1.6, 5, 10, radius: 2.5)
      .line((2, 9.5), (2.6, 12), (4.6, 14.2), (7.5, 15), (10.4, 14.2), (12.4, 12), (13, 9.5))
      .line((7.5, 15), (7.5, 19)).line((4.4, 19), (10.6, 19)),
    "play": SymbolShape(17, 18).line((3, 2), (15, 9), (3, 16), closed: true),
    "pause": SymbolShape(14, 17).fillBox(2, 2, 3.6, 13, radius: 1)
      .fillBox(8.4, 2, 3.6, 13, radius: 1),
    "stop": SymbolShape(17, 17).box(2, 2, 13, 13, radius: 2),
    "bubble.left": SymbolShape(21, 20).stroke(squareBubble),
    "message": SymbolShape(22, 20).stroke(ovalBubble),
    "paperplane": SymbolShape(20, 20).line(
      (18, 2), (2, 8.4), (8.6, 11.4), (11.6, 18), closed: true
    ).line((18, 2), (8.6, 11.4)),
    "phone": SymbolShape(19, 19).line(
      (5.2, 2), (7.6, 6), (6, 8), (8, 11), (11, 13), (13, 11.4), (17, 13.8), (16.4, 16.4),
      (14, 17.2), (9.4, 15.6), (3.4, 9.6), (1.8, 5), (2.6, 2.6), closed: true),
    "link": SymbolShape(21, 12).box(1.8, 2, 9.6, 8, radius: 4).box(9.6, 2, 9.6, 8, radius: 4),
    "tag": SymbolShape(19, 19).line(
      (2, 2), (9, 2), (17, 10), (10, 17), (2, 9), closed: true
    ).circle(5.6, 5.6, 1),
    "flag": SymbolShape(18, 20).line((3, 19), (3, 2), (15, 2), (12.4, 6.4), (15, 11), (3, 11)),
    "bolt": SymbolShape(15, 21).line(
      (9, 1.8), (2.4, 12), (7, 12), (6, 19), (12.6, 8.8), (8, 8.8), closed: true),
    "book": openBook,
    "book.fill": SymbolShape(23, 18).polygon(
      (10.8, 3.4), (8, 1.6), (2, 1.6), (2, 14.6), (8, 14.6), (10.8, 16.4)
    ).polygon(
      (12.2, 3.4), (15, 1.6), (21, 1.6), (21, 14.6), (15, 14.6), (12.2, 16.4)),
    "bookmark": SymbolShape(14, 20).line(
      (2, 18), (2, 2), (12, 2), (12, 18), (7, 13.4), closed: true),
    "folder": SymbolShape(22, 18).line(
      (2, 15.6), (2, 2.4), (8, 2.4), (10, 4.8), (20, 4.8), (20, 15.6), closed: true),
    "doc": SymbolShape(16, 20).line(
      (2, 2), (9, 2), (14, 7), (14, 18), (2, 18), closed: true
    ).line((9, 2), (9, 7), (14, 7)),
    "creditcard": SymbolShape(23, 17).box(2, 2, 19, 13, radius: 2.4).line((2, 6.4), (21, 6.4)),
    "cart": SymbolShape(22, 19).line(
      (1.8, 2), (4.6, 2), (7, 12.4), (17.6, 12.4), (19.8, 5), (5.3, 5)
    )
    .dot(8.6, 16.4, 1.4).dot(16.4, 16.4, 1.4),
    "gift": SymbolShape(19, 20).box(2.6, 9, 13.8, 9, radius: 1).box(1.6, 5, 15.8, 4, radius: 1)
      .line((9.5, 5), (9.5, 18)).line(
        (9.5, 5), (6, 1.8), (4.4, 3.4), (9.5, 5), (13, 1.8),
        (14.6, 3.4), (9.5, 5)),
    "airplane": SymbolShape(20, 20).line(
      (18.4, 10), (16.4, 8.6), (12.4, 8.6), (7, 1.8), (5.4, 1.8), (8, 8.6), (3.6, 8.6), (2, 6.6),
      (1.6, 10), (2, 13.4), (3.6, 11.4), (8, 11.4), (5.4, 18.2), (7, 18.2), (12.4, 11.4),
      (16.4, 11.4), closed: true),
  ]

  private static var openBook: SymbolShape {
    SymbolShape(23, 18).line(
      (11.5, 3.6), (8.4, 2), (2, 2), (2, 14.4), (8.4, 14.4), (11.5, 16), (14.6, 14.4),
      (21, 14.4), (21, 2), (14.6, 2), closed: true
    ).line((11.5, 3.6), (11.5, 16))
  }

  /// A speech bubble with round corners, its tail at the lower left.
  private static var squareBubble: CGPath {
    let (left, right, top, bottom, radius): (CGFloat, CGFloat, CGFloat, CGFloat, CGFloat) =
      (1.8, 19.2, 2, 14.8, 3.4)
    var path = CGPath()
    path.move(to: CGPoint(x: left + radius, y: top))
    path.addLine(to: CGPoint(x: right - radius, y: top))
    path.addQuadCurve(to: CGPoint(x: right, y: top + radius), control: CGPoint(x: right, y: top))
    path.addLine(to: CGPoint(x: right, y: bottom - radius))
    path.addQuadCurve(
      to: CGPoint(x: right - radius, y: bottom), control: CGPoint(x: right, y: bottom))
    path.addLine(to: CGPoint(x: 10.4, y: bottom))
    path.addLine(to: CGPoint(x: 5.6, y: 18.6))
    path.addLine(to: CGPoint(x: 5.6, y: bottom))
    path.addLine(to: CGPoint(x: left + radius, y: bottom))
    path.addQuadCurve(
      to: CGPoint(x: left, y: bottom - radius), control: CGPoint(x: left, y: bottom))
    path.addLine(to: CGPoint(x: left, y: top + radius))
    path.addQuadCurve(to: CGPoint(x: left + radius, y: top), control: CGPoint(x: left, y: top))
    path.closeSubpath()
    return path
  }

  /// A speech bubble that is an oval, its tail curling out of the lower left.
  private static var ovalBubble: CGPath {
    var path = CGPath()
    path.move(to: CGPoint(x: 5.4, y: 14.6))
    path.addCurve(
      to: CGPoint(x: 1.8, y: 9), control1: CGPoint(x: 3.1, y: 13.2),
      control2: CGPoint(x: 1.8, y: 11.2))
    path.addCurve(
      to: CGPoint(x: 11, y: 1.8), control1: CGPoint(x: 1.8, y: 5),
      control2: CGPoint(x: 5.9, y: 1.8))
    path.addCurve(
      to: CGPoint(x: 20.2, y: 9), control1: CGPoint(x: 16.1, y: 1.8),
      control2: CGPoint(x: 20.2, y: 5))
    path.addCurve(
      to: CGPoint(x: 11, y: 16.2), control1: CGPoint(x: 20.2, y: 13),
      control2: CGPoint(x: 16.1, y: 16.2))
    path.addCurve(
      to: CGPoint(x: 8.4, y: 15.9), control1: CGPoint(x: 10.1, y: 16.2),
      control2: CGPoint(x: 9.2, y: 16.1))
    path.addCurve(
      to: CGPoint(x: 3.6, y: 18), control1: CGPoint(x: 7.2, y: 17),
      control2: CGPoint(x: 5.5, y: 17.8))
    path.addCurve(
      to: CGPoint(x: 5.4, y: 14.6), control1: CGPoint(x: 4.7, y: 17),
      control2: CGPoint(x: 5.3, y: 15.8))
    path.closeSubpath()
    return path
  }
}
