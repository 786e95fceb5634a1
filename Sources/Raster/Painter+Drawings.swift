import CCairo
import CImage
import Foundation
import QuartzCore

extension Painter {
  /// Where a drawing's next command goes.
  private struct Place {
    /// The drawing's space to pixels.
    var transform: CGAffineTransform
    var clip: PixelRect
    /// How many of the clips that aren't rectangles are open.
    var scopes: Int
  }

  /// Draws what a layer recorded, inside the drawing's own size.
  func paint(
    _ drawing: Drawing, gravity: CALayerContentsGravity, _ box: Box, clip: PixelRect,
    opacity: CGFloat
  ) {
    let area = CGRect(origin: .zero, size: drawing.size)
    guard !drawing.commands.isEmpty, area.isDrawable else { return }
    var transform = gravity.transform(of: drawing.size, in: box.looks.bounds)
      .concatenating(box.transform)
    guard transform.isDrawable, transform.meanScale > 0 else { return }
    if transform.isUpright {
      // All of a drawing moves by whole pixels.
      transform.tx = CGFloat(PixelRect.snap(transform.tx))
      transform.ty = CGFloat(PixelRect.snap(transform.ty))
    }
    let inner = PixelRect.around(area.applying(transform)).intersection(clip)
      .intersection(bounds)
    guard !inner.isEmpty else { return }

    var place = Place(transform: transform, clip: inner, scopes: 0)
    var kept: [Place] = []
    var scopes: [ClipScope] = []
    for command in drawing.commands {
      switch command {
      case .save: kept.append(place)
      case .restore:
        guard let earlier = kept.popLast() else { continue }
        while scopes.count > earlier.scopes { endClip(scopes.removeLast()) }
        place = earlier
      case .concatenate(let next):
        place.transform = next.concatenating(place.transform)
      case .clip(let path, let evenOdd):
        if place.transform.isUpright, place.transform.isDrawable, let rect = path.rectangle {
          place.clip =
            rect.isDrawable
            ? place.clip.intersection(PixelRect.snapping(rect.applying(place.transform))) : .empty
        } else if place.transform.isDrawable, !place.clip.isEmpty {
          let (scope, rest) = beginClip(
            path, transform: place.transform, evenOdd: evenOdd, inside: place.clip)
          scopes.append(scope)
          place.clip = rest
          place.scopes = scopes.count
        } else {
          place.clip = .empty
        }
      case .fill, .stroke, .text, .image, .linearGradient, .radialGradient, .conicGradient:
        guard !place.clip.isEmpty, place.transform.isDrawable, place.transform.meanScale > 0
        else { continue }
        paint(command, place, opacity: opacity)
      }
    }
    while let scope = scopes.popLast() { endClip(scope) }
  }

  private func paint(_ command: Drawing.Command, _ place: Place, opacity: CGFloat) {
    switch command {
    case .fill(let path, let color, let evenOdd):
      paintFill(path, color, evenOdd: evenOdd, place, opacity)
    case .stroke(let path, let color, let style):
      paintStroke(path, color, style, place, opacity)
    case .text(let run):
      paint(run, transform: place.transform, clip: place.clip, opacity: opacity)
    case .image(let image, let rect, let tint):
      paintImage(image, in: rect, tint: tint, place, opacity)
    case .linearGradient(let stops, let from, let to):
      paintLinearGradient(
        stops, from: from, to: to, place.transform, clip: place.clip, opacity: opacity)
    case .radialGradient(let stops, let center, let startRadius, let endRadius):
      paintRadialGradient(
        stops, center: center, startRadius: startRadius, endRadius: endRadius, place.transform,
        clip: place.clip, opacity: opacity)
    case .conicGradient(let stops, let center, let startAngle, let endAngle):
      paintConicGradient(
        stops, center: center, startAngle: startAngle, endAngle: endAngle, place.transform,
        clip: place.clip, opacity: opacity)
    case .clip, .concatenate, .save, .restore: break
    }
  }

  private func paintFill(
    _ path: CGPath, _ color: CGColor, evenOdd: Bool, _ place: Place, _ opacity: CGFloat
  ) {
    let pixel = color.pixel(opacity: opacity)
    guard pixel >> 24 != 0 else { return }
    if place.transform.isUpright, let rect = path.rectangle {
      guard rect.isDrawable else { return }
      var target = target(place.clip)
      ci_fill(&target, PixelRect.snapping(rect.applying(place.transform)), pixel)
      return
    }
    withCairo(place.clip) { cairo in
      guard cairo.add(path, place.transform) else { return }
      cairo_set_fill_rule(cairo.raw, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
      cairo.setColor(color, opacity: opacity)
      cairo_fill(cairo.raw)
    }
  }

  private func paintStroke(
    _ path: CGPath, _ color: CGColor, _ style: StrokeStyle, _ place: Place, _ opacity: CGFloat
  ) {
    guard style.width > 0, style.width < 1e6 else { return }
    withCairo(place.clip) { cairo in
      guard cairo.add(path, place.transform) else { return }
      cairo.setColor(color, opacity: opacity)
      cairo_set_line_width(cairo.raw, Double(style.width))
      cairo_set_line_cap(cairo.raw, cairo_line_cap_t(rawValue: UInt32(style.cap.rawValue)))
      cairo_set_line_join(cairo.raw, cairo_line_join_t(rawValue: UInt32(style.join.rawValue)))
      cairo_set_miter_limit(cairo.raw, style.miterLimit >= 1 ? Double(style.miterLimit) : 1)
      let dashes = style.dashes.map(Double.init)
      // Cairo takes dashes that are all 0 or below 0 for an error that sticks to the context.
      let hasDashes =
        dashes.allSatisfy { $0 >= 0 && $0.isFinite } && dashes.contains { $0 > 0 }
      cairo_set_dash(
        cairo.raw, dashes, hasDashes ? Int32(dashes.count) : 0,
        style.dashPhase.isFinite ? Double(style.dashPhase) : 0)
      // The pen has the drawing's space; the path is in pixels already.
      cairo.setTransform(place.transform)
      cairo_stroke(cairo.raw)
      cairo_identity_matrix(cairo.raw)
    }
  }

  private func paintImage(
    _ image: CGImage, in rect: CGRect, tint: CGColor?, _ place: Place, _ opacity: CGFloat
  ) {
    guard rect.isDrawable, rect.width > 0, rect.height > 0, image.width < 32_767,
      image.height < 32_767
    else { return }
    var space = CGAffineTransform(
      a: rect.width / CGFloat(image.width), b: 0, c: 0, d: rect.height / CGFloat(image.height),
      tx: rect.minX, ty: rect.minY
    ).concatenating(place.transform)
    if place.transform.isUpright {
      let device = PixelRect.snapping(rect.applying(place.transform))
      if tint == nil, device.width == Int32(image.width), device.height == Int32(image.height) {
        var target = target(place.clip)
        image.pixels.withUnsafeBufferPointer {
          ci_over(
            &target, $0.baseAddress!, device.width, device.width, device.height, device.x0,
            device.y0, UInt8((min(1, opacity) * 255).rounded()))
        }
        return
      }
      space = CGAffineTransform(
        a: CGFloat(device.width) / CGFloat(image.width), b: 0, c: 0,
        d: CGFloat(device.height) / CGFloat(image.height), tx: CGFloat(device.x0),
        ty: CGFloat(device.y0))
    }
    let inverse = space.inverted()
    guard space.isDrawable, space.meanScale > 0, inverse.isDrawable else { return }
    image.pixels.withUnsafeBytes { bytes in
      let source = cairo_image_surface_create_for_data(
        UnsafeMutablePointer(mutating: bytes.bindMemory(to: UInt8.self).baseAddress!),
        CAIRO_FORMAT_ARGB32, Int32(image.width), Int32(image.height), Int32(image.width * 4))
      let pattern = cairo_pattern_create_for_surface(source)
      defer {
        cairo_pattern_destroy(pattern)
        cairo_surface_destroy(source)
      }
      var matrix = cairo_matrix_t(inverse)
      cairo_pattern_set_matrix(pattern, &matrix)
      cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
      // The edge of the picture is the edge of its rectangle, not a blend into nothing.
      cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
      let outline = CGPath(
        rect: CGRect(x: 0, y: 0, width: CGFloat(image.width), height: CGFloat(image.height)))
      withCairo(place.clip) { cairo in
        cairo_save(cairo.raw)
        defer { cairo_restore(cairo.raw) }
        guard cairo.add(outline, space) else { return }
        cairo_clip(cairo.raw)
        if let tint {
          cairo.setColor(tint, opacity: opacity)
          cairo_mask(cairo.raw, pattern)
        } else {
          cairo_set_source(cairo.raw, pattern)
          cairo_paint_with_alpha(cairo.raw, Double(min(1, opacity)))
        }
      }
    }
  }
}

extension CGPath {
  /// The rectangle that this path is, if it is nothing but one with upright sides.
  var rectangle: CGRect? {
    guard elements.count == 5 || elements.count == 6, case .move(let first) = elements[0],
      case .line(let second) = elements[1], case .line(let third) = elements[2],
      case .line(let fourth) = elements[3], elements.last == .close
    else { return nil }
    if elements.count == 6 {
      guard case .line(let last) = elements[4], last == first else { return nil }
    }
    let isAcrossFirst =
      first.y == second.y && second.x == third.x && third.y == fourth.y && fourth.x == first.x
    let isDownFirst =
      first.x == second.x && second.y == third.y && third.x == fourth.x && fourth.y == first.y
    guard isAcrossFirst || isDownFirst else { return nil }
    return CGRect(
      x: min(first.x, third.x), y: min(first.y, third.y), width: abs(third.x - first.x),
      height: abs(third.y - first.y))
  }
}
