import CCairo
import Foundation
import QuartzCore

extension Painter {
  /// Fills a clip with a gradient along a line.
  func paintLinearGradient(
    _ stops: [Drawing.GradientStop], from: CGPoint, to: CGPoint, _ transform: CGAffineTransform,
    clip: PixelRect, opacity: CGFloat
  ) {
    guard from.isFinite, to.isFinite else { return }
    let pattern = cairo_pattern_create_linear(
      Double(from.x), Double(from.y), Double(to.x), Double(to.y))
    add(stops, to: pattern, opacity)
    fill(clip, with: pattern, transform, isEmpty: stops.isEmpty)
  }

  /// Fills a clip with a gradient between circles around a centre. A gradient inwards is one
  /// outwards with its stops turned round.
  func paintRadialGradient(
    _ stops: [Drawing.GradientStop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
    _ transform: CGAffineTransform, clip: PixelRect, opacity: CGFloat
  ) {
    guard center.isFinite, startRadius.isFinite, endRadius.isFinite else { return }
    guard startRadius <= endRadius else {
      let turned = stops.reversed().map {
        Drawing.GradientStop(location: 1 - $0.location, color: $0.color)
      }
      return paintRadialGradient(
        turned, center: center, startRadius: endRadius, endRadius: startRadius, transform,
        clip: clip, opacity: opacity)
    }
    let pattern = cairo_pattern_create_radial(
      Double(center.x), Double(center.y), Double(max(0, startRadius)), Double(center.x),
      Double(center.y), Double(max(0, endRadius, startRadius + 1e-3)))
    add(stops, to: pattern, opacity)
    fill(clip, with: pattern, transform, isEmpty: stops.isEmpty)
  }

  /// Fills a clip with a gradient around a centre: a fan of narrow triangles, each with the
  /// colours of its two sides. The rest of the turn is shared by the colours of the ends.
  func paintConicGradient(
    _ stops: [Drawing.GradientStop], center: CGPoint, startAngle: CGFloat, endAngle: CGFloat,
    _ transform: CGAffineTransform, clip: PixelRect, opacity: CGFloat
  ) {
    guard let first = stops.first, let last = stops.last, center.isFinite, startAngle.isFinite,
      endAngle.isFinite
    else { return }
    let inverse = transform.inverted()
    guard inverse.isDrawable else { return }
    // As far as the furthest corner of what is filled; chords come nearer than their circle.
    let corners = [(clip.x0, clip.y0), (clip.x1, clip.y0), (clip.x0, clip.y1), (clip.x1, clip.y1)]
    let reach = corners.map { x, y in
      let corner = CGPoint(x: CGFloat(x), y: CGFloat(y)).applying(inverse)
      return hypot(corner.x - center.x, corner.y - center.y)
    }
    let radius = (reach.max() ?? 0) * 1.02 + 1
    let turn = 2 * CGFloat.pi
    let sweep = min(max(endAngle - startAngle, -turn), turn)
    let rest = (turn - abs(sweep)) / 2 * (sweep < 0 ? -1 : 1)

    let pattern = cairo_pattern_create_mesh()
    func point(_ angle: CGFloat) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    func wedge(_ from: CGFloat, _ to: CGFloat, _ one: CGColor, _ other: CGColor) {
      let count = max(1, Int((abs(to - from) / (.pi / 12)).rounded(.up)))
      for step in 0..<count {
        let (a, b) = (CGFloat(step) / CGFloat(count), CGFloat(step + 1) / CGFloat(count))
        let (near, far) = (point(from + (to - from) * a), point(from + (to - from) * b))
        cairo_mesh_pattern_begin_patch(pattern)
        cairo_mesh_pattern_move_to(pattern, Double(center.x), Double(center.y))
        cairo_mesh_pattern_line_to(pattern, Double(near.x), Double(near.y))
        cairo_mesh_pattern_line_to(pattern, Double(far.x), Double(far.y))
        cairo_mesh_pattern_line_to(pattern, Double(center.x), Double(center.y))
        for (corner, part) in [(0, a), (1, a), (2, b), (3, b)] {
          let color = one.mixed(with: other, part: part)
          cairo_mesh_pattern_set_corner_color_rgba(
            pattern, UInt32(corner), Double(color.red), Double(color.green), Double(color.blue),
            Double(color.alpha * opacity))
        }
        cairo_mesh_pattern_end_patch(pattern)
      }
    }
    func angle(_ location: CGFloat) -> CGFloat {
      startAngle + sweep * min(max(location, 0), 1)
    }
    wedge(startAngle - rest, angle(first.location), first.color, first.color)
    for (one, other) in zip(stops, stops.dropFirst()) where other.location > one.location {
      wedge(angle(one.location), angle(other.location), one.color, other.color)
    }
    wedge(angle(last.location), startAngle + sweep + rest, last.color, last.color)
    fill(clip, with: pattern, transform, isEmpty: false)
  }

  private func add(
    _ stops: [Drawing.GradientStop], to pattern: OpaquePointer?, _ opacity: CGFloat
  ) {
    for stop in stops {
      cairo_pattern_add_color_stop_rgba(
        pattern, Double(stop.location), Double(stop.color.red), Double(stop.color.green),
        Double(stop.color.blue), Double(stop.color.alpha * opacity))
    }
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
  }

  /// Fills a clip with a pattern in the drawing's space, and lets go of it.
  private func fill(
    _ clip: PixelRect, with pattern: OpaquePointer?, _ transform: CGAffineTransform, isEmpty: Bool
  ) {
    defer { cairo_pattern_destroy(pattern) }
    let inverse = transform.inverted()
    guard !isEmpty, inverse.isDrawable else { return }
    var matrix = cairo_matrix_t(inverse)
    cairo_pattern_set_matrix(pattern, &matrix)
    withCairo(clip) { cairo in
      cairo_set_source(cairo.raw, pattern)
      cairo_paint(cairo.raw)
    }
  }
}

extension CGPoint {
  fileprivate var isFinite: Bool { x.isFinite && y.isFinite }
}

extension CGColor {
  fileprivate func mixed(with other: CGColor, part: CGFloat) -> CGColor {
    CGColor(
      red: red + (other.red - red) * part, green: green + (other.green - green) * part,
      blue: blue + (other.blue - blue) * part, alpha: alpha + (other.alpha - alpha) * part)
  }
}
