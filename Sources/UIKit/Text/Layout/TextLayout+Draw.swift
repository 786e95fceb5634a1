extension TextLayout {
  /// Draws all lines, with the top left corner of the layout at `origin`. Colours are those of
  /// the current traits; `ink` is for runs without a colour of their own.
  @MainActor
  func draw(
    in context: CGContext, at origin: CGPoint, looks: [TextLook], ink: CGColor, override: CGColor?
  ) {
    for line in lines {
      draw(
        line, in: context,
        from: CGPoint(x: origin.x + line.origin.x, y: origin.y + line.origin.y), looks: looks,
        ink: ink, override: override)
    }
  }

  /// Draws a line, or a part of one, with the left end of its baseline at `start`.
  @MainActor
  func draw(
    _ line: TextLine, in context: CGContext, from start: CGPoint, looks: [TextLook],
    ink: CGColor, override: CGColor?
  ) {
    for piece in line.pieces {
      let look = looks.indices.contains(piece.run) ? looks[piece.run] : TextLook()
      let color = override ?? look.color?.cgColor ?? ink
      let start = CGPoint(x: start.x + piece.x, y: start.y)
      if override == nil, let background = look.background {
        context.setFillColor(background.cgColor)
        context.fill(
          CGRect(x: start.x, y: start.y - line.ascent, width: piece.width, height: line.height))
      }
      if let box = text.runs[piece.run].attachment, !piece.isEllipsis {
        var place = start
        for advance in piece.advances {
          look.attachment?.image?.draw(
            in: box.rect(at: place), context: context, tint: UIColor(cgColor: color))
          place.x += advance
        }
        continue
      }
      context.draw(
        GlyphRun(
          text: piece.text, face: text.runs[piece.run].face, color: color, origin: start,
          advances: piece.advances))
      strike(piece, look, from: start, color: color, in: context)
    }
  }

  @MainActor
  private func strike(
    _ piece: TextPiece, _ look: TextLook, from start: CGPoint, color: CGColor,
    in context: CGContext
  ) {
    let size = text.runs[piece.run].face.size
    func line(_ style: NSUnderlineStyle, _ ink: UIColor?, at offset: CGFloat) {
      guard !style.isEmpty else { return }
      let thickness = size / 18 * (style.contains(.thick) ? 2 : 1)
      context.setFillColor(ink?.cgColor ?? color)
      context.fill(
        CGRect(x: start.x, y: start.y + offset, width: piece.width, height: thickness))
    }
    line(look.underline, look.underlineColor, at: size * 0.1)
    line(look.strikethrough, look.strikethroughColor, at: -text.metrics[piece.run].xHeight / 2)
  }
}
