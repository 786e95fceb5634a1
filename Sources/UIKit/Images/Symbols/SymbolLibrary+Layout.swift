extension SymbolLibrary {
  private static let sidebar = SymbolShape(23, 17).box(1.8, 1.8, 19.4, 13.4, radius: 3)
    .line((8.4, 1.8), (8.4, 15.2)).line((4, 5), (6.2, 5)).line((4, 7.6), (6.2, 7.6))
    .line((4, 10.2), (6.2, 10.2))

  /// Symbols for arranging, for places and for people.
  static let arrangement: [String: SymbolShape] = [
    "square": SymbolShape(19, 19).box(1.8, 1.8, 15.4, 15.4, radius: 3.2),
    "rectangle": SymbolShape(23, 17).box(1.8, 1.8, 19.4, 13.4, radius: 3),
    "sidebar.left": sidebar, "sidebar.leading": sidebar,
    "clock": SymbolShape(20, 20).circle(10, 10, 8.6).line((10, 5), (10, 10.4), (13.6, 12)),
    "globe": SymbolShape(20, 20).circle(10, 10, 8.6).line((1.4, 10), (18.6, 10))
      .line((10, 1.4), (6.6, 5), (6.6, 15), (10, 18.6), (13.4, 15), (13.4, 5), closed: true),
    "list.bullet": SymbolShape(21, 16).line((7, 3), (19, 3)).line((7, 8), (19, 8))
      .line((7, 13), (19, 13)).dot(2.8, 3, 1.3).dot(2.8, 8, 1.3).dot(2.8, 13, 1.3),
    "square.grid.2x2": SymbolShape(19, 19).box(2, 2, 6, 6, radius: 1.4)
      .box(11, 2, 6, 6, radius: 1.4).box(2, 11, 6, 6, radius: 1.4).box(11, 11, 6, 6, radius: 1.4),
    "square.and.pencil": SymbolShape(21, 20).line(
      (10, 3.4), (3, 3.4), (2, 4.4), (2, 17), (3, 18), (15.4, 18), (16.4, 17), (16.4, 10)
    ).line((7.4, 12.6), (8.2, 9.6), (16.4, 1.6), (18.6, 3.8), (10.4, 11.8), closed: true),
    "square.and.arrow.down": SymbolShape(18, 21).line(
      (6, 7.4), (2, 7.4), (2, 19), (16, 19), (16, 7.4), (12, 7.4)
    ).line((9, 1.8), (9, 13)).line((5.4, 9.6), (9, 13.2), (12.6, 9.6)),
    "arrow.clockwise": SymbolShape(19, 20).line(
      (16.6, 11), (15.8, 14), (13.4, 16.8), (9.6, 18), (5.6, 16.8), (2.8, 13.8), (2, 10),
      (3.2, 6.2), (6, 3.4), (9.6, 2.6), (14.6, 4.6)
    ).polygon((10.6, 1), (16.6, 5), (10.8, 8)),
    "location": SymbolShape(19, 19).line((17, 2), (2, 9), (9.4, 9.6), (10, 17), closed: true),
    "mappin": SymbolShape(11, 20).circle(5.5, 5.4, 3.8).line((5.5, 9.2), (5.5, 18.4)),
    "map": SymbolShape(22, 18).line(
      (2, 3.6), (8, 1.8), (14, 4), (20, 2), (20, 14.4), (14, 16.2), (8, 14), (2, 16), closed: true
    ).line((8, 1.8), (8, 14)).line((14, 4), (14, 16.2)),
    "gearshape": SymbolShape(20, 20).circle(10, 10, 6.6).circle(10, 10, 2.6)
      .line((10, 1.6), (10, 3.4)).line((10, 16.6), (10, 18.4)).line((1.6, 10), (3.4, 10))
      .line((16.6, 10), (18.4, 10)).line((4.1, 4.1), (5.4, 5.4)).line((14.6, 14.6), (15.9, 15.9))
      .line((15.9, 4.1), (14.6, 5.4)).line((5.4, 14.6), (4.1, 15.9)),
    "person.2": SymbolShape(27, 18).circle(9, 5.2, 3.4)
      .line((2, 16), (2.6, 13), (5, 11), (9, 10.4), (13, 11), (15.4, 13), (16, 16), closed: true)
      .circle(19, 6, 2.8).line((18, 11.2), (21.6, 11.2), (24.4, 13), (25, 16), (19, 16)),
    "sun.max": SymbolShape(21, 21).circle(10.5, 10.5, 4).line((10.5, 1.6), (10.5, 3.6))
      .line((10.5, 17.4), (10.5, 19.4)).line((1.6, 10.5), (3.6, 10.5)).line(
        (17.4, 10.5), (19.4, 10.5)
      )
      .line((4.2, 4.2), (5.6, 5.6)).line((15.4, 15.4), (16.8, 16.8)).line((16.8, 4.2), (15.4, 5.6))
      .line((5.6, 15.4), (4.2, 16.8)),
    "slider.horizontal.3": SymbolShape(21, 18).line((2, 3), (19, 3)).line((2, 9), (19, 9))
      .line((2, 15), (19, 15)).dot(6.4, 3, 2.1).dot(14, 9, 2.1).dot(8.6, 15, 2.1),
    "face.smiling": SymbolShape(20, 20).circle(10, 10, 8.6).dot(7, 8, 1.1).dot(13, 8, 1.1)
      .line((6.4, 12.4), (8, 13.8), (10, 14.3), (12, 13.8), (13.6, 12.4)),
    "arrowshape.turn.up.right": SymbolShape(22, 18).line(
      (2, 16), (3, 9.6), (7, 6.6), (12.4, 6.2), (12.4, 2.2), (20, 8.8), (12.4, 15.2), (12.4, 11.4),
      (7, 11.8), closed: true),
    "seal": SymbolShape(20, 20).line(
      (10, 1.6), (12.6, 3.6), (15.9, 4.1), (16.4, 7.4), (18.4, 10), (16.4, 12.6), (15.9, 15.9),
      (12.6, 16.4), (10, 18.4), (7.4, 16.4), (4.1, 15.9), (3.6, 12.6), (1.6, 10), (3.6, 7.4),
      (4.1, 4.1), (7.4, 3.6), closed: true),
  ]
}
