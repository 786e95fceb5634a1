extension SymbolLibrary {
  /// Symbols of weather, signs, papers and codes.
  static let daily: [String: SymbolShape] = {
    let triangle = SymbolShape(22, 20).line((11, 2), (20.4, 18), (1.6, 18), closed: true)
    let cloud = SymbolShape(24, 17).stroke(cloudPath)
    let moon = SymbolShape(19, 20).stroke(crescent)
    let flame = SymbolShape(16, 20).stroke(flamePath)
    let page = SymbolShape(17, 21).box(1.8, 1.8, 13.4, 17.4, radius: 2.4)
    let bubble = SymbolShape(22, 20)
      .line(
        (3.6, 2), (18.4, 2), (20.2, 3.8), (20.2, 13), (18.4, 14.8), (10, 14.8), (6, 18.4),
        (6, 14.8), (3.6, 14.8), (1.8, 13), (1.8, 3.8), closed: true)
    let bars = SymbolShape(20, 18).box(1.6, 9.6, 4, 6.8, radius: 0.8)
      .box(8, 5.6, 4, 10.8, radius: 0.8).box(14.4, 1.6, 4, 14.8, radius: 0.8)
    let thumb = SymbolShape(20, 20).stroke(thumbPath)
    let door = SymbolShape(22, 20)
      .line((12, 5.6), (12, 2), (2, 2), (2, 18), (12, 18), (12, 14.4))
      .line((7, 10), (20, 10)).line((16.2, 6.2), (20, 10), (16.2, 13.8))
    let speaker = SymbolShape(24, 19)
      .line((2, 6.6), (5.6, 6.6), (11, 2), (11, 17), (5.6, 12.4), (2, 12.4), closed: true)
    return [
      "exclamationmark.triangle": triangle.line((11, 7.6), (11, 12.4)).dot(11, 15.2, 1.1),
      "exclamationmark.triangle.fill": triangle.polygon((11, 2), (20.4, 18), (1.6, 18))
        .fillBox(10.1, 7, 1.8, 6, radius: 0.9).dot(11, 15.2, 1.1),
      "triangle": triangle,
      "capsule": SymbolShape(24, 14).box(1.6, 1.6, 20.8, 10.8, radius: 5.4),
      "wifi": SymbolShape(22, 17).stroke(waves([4.6, 8.8, 13], around: CGPoint(x: 11, y: 14.6)))
        .dot(11, 14.4, 1.6),
      "moon": moon, "cloud": cloud, "icloud": cloud, "flame": flame,
      "cloud.fill": cloud.filled, "icloud.fill": cloud.filled,
      "hand.thumbsup": thumb,
      "doc.text": page.line((5, 7), (12, 7)).line((5, 10.6), (12, 10.6)).line(
        (5, 14.2), (9.6, 14.2)),
      "doc.text.fill": page.filled.fillBox(4.6, 6.2, 7.8, 1.5, radius: 0.7)
        .fillBox(4.6, 9.8, 7.8, 1.5, radius: 0.7).fillBox(4.6, 13.4, 5, 1.5, radius: 0.7),
      "text.bubble": bubble.line((6, 6.4), (16, 6.4)).line((6, 10.2), (13, 10.2)),
      "text.bubble.fill": bubble.filled.fillBox(5.4, 5.6, 11.2, 1.6, radius: 0.8)
        .fillBox(5.4, 9.4, 8.2, 1.6, radius: 0.8),
      "chart.bar": bars,
      "chart.bar.fill": bars.filled,
      "rectangle.portrait.and.arrow.right": door,
      "rectangle.portrait.and.arrow.forward": door,
      "car.fill": SymbolShape(24, 17)
        .polygon(
          (5.2, 1.8), (18.8, 1.8), (21, 7.4), (22.6, 8.8), (22.6, 14), (1.4, 14), (1.4, 8.8),
          (3, 7.4)
        )
        .polygon((6.4, 3.4), (17.6, 3.4), (19, 7), (5, 7)).dot(5, 10.6, 1.2).dot(19, 10.6, 1.2)
        .fillBox(2.4, 14, 3.6, 2.4, radius: 0.8).fillBox(18, 14, 3.6, 2.4, radius: 0.8),
      "speaker.wave.2": speaker.stroke(echoes),
      "speaker.wave.2.fill": speaker.filled.stroke(echoes),
      "speaker.slash": speaker.line((15.4, 6.6), (21, 12.4)).line((21, 6.6), (15.4, 12.4)),
      "forward.fill": SymbolShape(24, 16).polygon((2, 2), (12, 8), (2, 14))
        .polygon((12, 2), (22, 8), (12, 14)),
      "backward.fill": SymbolShape(24, 16).polygon((22, 2), (12, 8), (22, 14))
        .polygon((12, 2), (2, 8), (12, 14)),
      "faceid": SymbolShape(21, 21)
        .line((2, 6), (2, 2), (6, 2)).line((15, 2), (19, 2), (19, 6))
        .line((19, 15), (19, 19), (15, 19)).line((6, 19), (2, 19), (2, 15))
        .line((7, 7.4), (7, 9)).line((14, 7.4), (14, 9)).line((11, 7.4), (11, 11.6), (9.8, 11.6))
        .stroke(smile),
      "qrcode": SymbolShape(20, 20)
        .box(2, 2, 6, 6, radius: 0.8).box(12, 2, 6, 6, radius: 0.8).box(2, 12, 6, 6, radius: 0.8)
        .fillBox(4.2, 4.2, 1.6, 1.6, radius: 0).fillBox(14.2, 4.2, 1.6, 1.6, radius: 0)
        .fillBox(4.2, 14.2, 1.6, 1.6, radius: 0).fillBox(11.4, 11.4, 2.4, 2.4, radius: 0)
        .fillBox(16.2, 11.4, 2.4, 2.4, radius: 0).fillBox(13.8, 13.8, 2.4, 2.4, radius: 0)
        .fillBox(11.4, 16.2, 2.4, 2.4, radius: 0).fillBox(16.2, 16.2, 2.4, 2.4, radius: 0),
      "barcode": SymbolShape(22, 16)
        .fillBox(1, 1.4, 2, 13.2, radius: 0).fillBox(4.6, 1.4, 1.2, 13.2, radius: 0)
        .fillBox(7.4, 1.4, 2.6, 13.2, radius: 0).fillBox(11.6, 1.4, 1.2, 13.2, radius: 0)
        .fillBox(14.4, 1.4, 1.2, 13.2, radius: 0).fillBox(17.2, 1.4, 3.4, 13.2, radius: 0),
    ]
  }()

  /// Two waves to the right of a speaker.
  private static let echoes = waves([4.4, 8.4], around: CGPoint(x: 10.6, y: 0)).applying(
    CGAffineTransform(translationX: -10.6, y: 0)
      .concatenating(CGAffineTransform(rotationAngle: .pi / 2))
      .concatenating(CGAffineTransform(translationX: 10.6, y: 9.5)))

  /// A quarter of a ring above a point for each radius.
  private static func waves(_ radii: [CGFloat], around centre: CGPoint) -> CGPath {
    var path = CGPath()
    for radius in radii {
      let points = (0...12).map { step -> (CGFloat, CGFloat) in
        let angle = -CGFloat.pi * (3 - CGFloat(step) / 6) / 4
        return (centre.x + radius * cos(angle), centre.y + radius * sin(angle))
      }
      path.addPath(SymbolShape.path(points, closed: false))
    }
    return path
  }

  private static let cloudPath: CGPath = {
    var path = CGPath()
    path.move(to: CGPoint(x: 6, y: 15.2))
    path.addCurve(
      to: CGPoint(x: 5.4, y: 7.2), control1: CGPoint(x: 0, y: 15.2),
      control2: CGPoint(x: 0.4, y: 7.4))
    path.addCurve(
      to: CGPoint(x: 15.4, y: 5), control1: CGPoint(x: 6.4, y: 0.4),
      control2: CGPoint(x: 13.6, y: 0.2))
    path.addCurve(
      to: CGPoint(x: 18.4, y: 15.2), control1: CGPoint(x: 24.4, y: 4),
      control2: CGPoint(x: 24.4, y: 15.2))
    path.closeSubpath()
    return path
  }()

  private static let crescent: CGPath = {
    var path = CGPath()
    path.move(to: CGPoint(x: 7.4, y: 2))
    path.addCurve(
      to: CGPoint(x: 17, y: 12.6), control1: CGPoint(x: 5.6, y: 9),
      control2: CGPoint(x: 10.6, y: 14.4))
    path.addCurve(
      to: CGPoint(x: 7.4, y: 2), control1: CGPoint(x: 11.6, y: 23.4),
      control2: CGPoint(x: -5, y: 14.6))
    path.closeSubpath()
    return path
  }()

  private static let flamePath: CGPath = {
    var path = CGPath()
    path.move(to: CGPoint(x: 8.6, y: 1.8))
    path.addCurve(
      to: CGPoint(x: 14.2, y: 12), control1: CGPoint(x: 9, y: 5.6),
      control2: CGPoint(x: 14.2, y: 7))
    path.addCurve(
      to: CGPoint(x: 1.8, y: 12), control1: CGPoint(x: 14.2, y: 20.4),
      control2: CGPoint(x: 1.8, y: 20.4))
    path.addCurve(
      to: CGPoint(x: 4.4, y: 7), control1: CGPoint(x: 1.8, y: 10),
      control2: CGPoint(x: 3, y: 8))
    path.addCurve(
      to: CGPoint(x: 8.6, y: 1.8), control1: CGPoint(x: 5.6, y: 8.6),
      control2: CGPoint(x: 9, y: 7))
    path.closeSubpath()
    return path
  }()

  private static let thumbPath: CGPath = {
    var path = SymbolShape.path(
      [(6.2, 8.8), (6.2, 18), (15, 18), (17.6, 15.6), (18.2, 8.4), (12, 8.4), (12.6, 3.2)],
      closed: false)
    path.addCurve(
      to: CGPoint(x: 9.8, y: 2.6), control1: CGPoint(x: 12.4, y: 1.4),
      control2: CGPoint(x: 10, y: 1.2))
    path.addLine(to: CGPoint(x: 9.2, y: 5.4))
    path.closeSubpath()
    path.addPath(
      SymbolShape.path([(1.8, 8.8), (3.6, 8.8), (3.6, 18), (1.8, 18)], closed: true))
    return path
  }()

  private static let smile: CGPath = {
    var path = CGPath()
    path.move(to: CGPoint(x: 7, y: 14))
    path.addQuadCurve(to: CGPoint(x: 14, y: 14), control: CGPoint(x: 10.5, y: 17))
    return path
  }()
}
