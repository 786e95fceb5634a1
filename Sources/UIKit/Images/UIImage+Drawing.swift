extension UIImage {
  /// Whether it is shown in the tint of where it is shown.
  var isTemplate: Bool {
    switch renderingMode {
    case .alwaysTemplate: true
    case .alwaysOriginal: false
    case .automatic: symbolName != nil && ownTint == nil
    }
  }

  /// Draws the picture with its top left corner at a point of the current context.
  @preconcurrency @MainActor
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the picture into a rectangle of the current context, with its caps if it has some.
  @preconcurrency @MainActor
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    draw(in: rect, context: context, tint: nil)
  }

  /// Draws the picture into a rectangle; `tint` is that of the view that shows it.
  @MainActor
  func draw(in rect: CGRect, context: CGContext, tint: UIColor?) {
    guard size.width > 0, size.height > 0, rect.width > 0, rect.height > 0 else { return }
    let ink = isTemplate ? (tint ?? ownTint) : ownTint
    guard isResizable, rect.size != size else {
      drawWhole(in: rect, context: context, ink: ink?.cgColor)
      return
    }
    let columns = ImagePieces.along(
      length: size.width, caps: (capInsets.left, capInsets.right), room: rect.width,
      mode: resizingMode)
    let rows = ImagePieces.along(
      length: size.height, caps: (capInsets.top, capInsets.bottom), room: rect.height,
      mode: resizingMode)
    for row in rows {
      for column in columns {
        let target = CGRect(
          x: rect.minX + column.place, y: rect.minY + row.place, width: column.room,
          height: row.room)
        let (across, down) = (column.room / column.length, row.room / row.length)
        context.saveGState()
        context.clip(to: target.intersection(rect))
        drawWhole(
          in: CGRect(
            x: target.minX - column.start * across, y: target.minY - row.start * down,
            width: size.width * across, height: size.height * down),
          context: context, ink: ink?.cgColor)
        context.restoreGState()
      }
    }
  }

  @MainActor
  private func drawWhole(in rect: CGRect, context: CGContext, ink: CGColor?) {
    switch content {
    case .pixels(let image): context.draw(image, in: rect, tint: ink)
    case .drawing(let drawing): context.draw(ink.map(drawing.tinted) ?? drawing, in: rect)
    }
  }
}

/// A stretch of a resizable picture along one axis, and where it goes, in points.
struct ImagePieces {
  var start: CGFloat
  var length: CGFloat
  var place: CGFloat
  var room: CGFloat

  /// A middle that is no longer than this is stretched rather than repeated: it looks the same.
  private static let longestPlainMiddle: CGFloat = 1

  static func along(
    length: CGFloat, caps: (CGFloat, CGFloat), room: CGFloat, mode: UIImage.ResizingMode
  ) -> [ImagePieces] {
    let first = min(max(0, caps.0), length)
    let last = min(max(0, caps.1), length - first)
    let middle = length - first - last
    // In too little room the caps share it.
    let squeeze = first + last > room ? room / (first + last) : 1
    let (head, tail) = (first * squeeze, last * squeeze)
    var pieces: [ImagePieces] = []
    if first > 0 { pieces.append(ImagePieces(start: 0, length: first, place: 0, room: head)) }
    let gap = room - head - tail
    if middle > 0, gap > 0 {
      if mode == .stretch || middle <= longestPlainMiddle {
        pieces.append(ImagePieces(start: first, length: middle, place: head, room: gap))
      } else {
        var place = head
        while place < head + gap {
          let part = min(middle, head + gap - place)
          pieces.append(ImagePieces(start: first, length: part, place: place, room: part))
          place += middle
        }
      }
    }
    if last > 0 {
      pieces.append(
        ImagePieces(start: length - last, length: last, place: room - tail, room: tail))
    }
    return pieces
  }
}
