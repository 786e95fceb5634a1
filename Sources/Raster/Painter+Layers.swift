import CCairo
import CImage
import Foundation
import QuartzCore

extension Painter {
  /// Draws a whole frame.
  func paint(_ tree: LayerSnapshot, scale: CGFloat, background: CGColor) {
    let space = CGAffineTransform(scaleX: scale, y: scale)
    guard scale > 0, space.isDrawable else {
      fill(bounds, background.pixel())
      return
    }
    // What an opaque layer covers completely isn't drawn at all.
    let cover = coveringPath(tree, parent: space)
    if cover == nil { fill(bounds, background.pixel()) }
    paint(tree, parent: space, clip: bounds, opacity: 1, cover: cover.map { $0[...] })
  }

  private func fill(_ rect: PixelRect, _ pixel: UInt32) {
    let all = UnsafeMutableBufferPointer(start: canvas.pixels, count: bounds.area)
    if pixel >> 24 != 255 { all.update(repeating: 0) }
    var target = target(bounds)
    ci_fill(&target, rect, pixel)
  }

  /// The way down to the last layer that fills the canvas with an opaque colour: the places
  /// among the sublayers in drawing order. `nil` without such a layer.
  private func coveringPath(_ layer: LayerSnapshot, parent: CGAffineTransform) -> [Int]? {
    let looks = layer.properties
    guard !looks.isHidden, looks.opacity >= 1, looks.bounds.isDrawable, looks.clipPath == nil,
      looks.ink == nil, !layer.needsSheet
    else { return nil }
    let transform = looks.toSuperlayer.concatenating(parent)
    guard transform.isDrawable, transform.isUpright,
      PixelRect.snapping(looks.bounds.applying(transform)).contains(bounds)
    else { return nil }
    let isRounded = looks.cornerRadius > 0 && !looks.maskedCorners.isEmpty
    guard !(looks.masksToBounds && isRounded) else { return nil }
    let sublayers = layer.orderedSublayers
    for place in sublayers.indices.reversed() {
      if let rest = coveringPath(sublayers[place], parent: transform) { return [place] + rest }
    }
    let isOpaque = looks.backgroundColor.map { $0.pixel() >> 24 == 255 } ?? false
    return isOpaque && !isRounded ? [] : nil
  }

  /// Draws a layer and all below it. `parent` takes the superlayer's space to pixels; `opacity`
  /// is that of all layers above as far as it isn't applied to a group. `cover` is the way to
  /// the layer below which nothing is drawn.
  func paint(
    _ layer: LayerSnapshot, parent: CGAffineTransform, clip: PixelRect, opacity: CGFloat,
    cover: ArraySlice<Int>?
  ) {
    let looks = layer.properties
    guard !looks.isHidden, looks.opacity > 0, looks.bounds.isDrawable else { return }
    let transform = looks.toSuperlayer.concatenating(parent)
    guard transform.isDrawable, transform.meanScale > 0 else { return }
    let own = min(1, looks.opacity) * opacity
    if let ink = looks.ink {
      return paintInked(layer, transform, clip: clip, pixel: ink.pixel(opacity: own))
    }
    if layer.needsSheet { return paintOnSheet(layer, transform, clip: clip, opacity: own) }
    guard own < 1, layer.needsGroup else {
      paintContent(layer, transform, clip: clip, opacity: own, cover: cover)
      return
    }
    let alpha = UInt8((own * 255).rounded())
    let region = extent(of: layer, transform).intersection(clip).intersection(bounds)
    guard alpha > 0, !region.isEmpty else { return }
    let saved = save(region)
    paintContent(layer, transform, clip: region, opacity: 1, cover: nil)
    restore(saved, alpha: alpha)
  }

  private func paintContent(
    _ layer: LayerSnapshot, _ transform: CGAffineTransform, clip: PixelRect, opacity: CGFloat,
    cover: ArraySlice<Int>?
  ) {
    guard let path = layer.properties.clipPath else {
      return paintWhole(layer, transform, clip: clip, opacity: opacity, cover: cover)
    }
    let (scope, inner) = beginClip(path, transform: transform, evenOdd: false, inside: clip)
    if !inner.isEmpty {
      paintWhole(layer, transform, clip: inner, opacity: opacity, cover: cover)
    }
    endClip(scope)
  }

  private func paintWhole(
    _ layer: LayerSnapshot, _ transform: CGAffineTransform, clip: PixelRect, opacity: CGFloat,
    cover: ArraySlice<Int>?
  ) {
    let looks = layer.properties
    let isUpright = transform.isUpright
    let device = looks.bounds.applying(transform)
    let rect = isUpright ? PixelRect.snapping(device) : PixelRect.around(device)
    if looks.masksToBounds, rect.intersection(clip).isEmpty { return }

    let box = Box(rect: rect, transform: transform, looks: looks)
    let isCovered = cover.map { !$0.isEmpty } ?? false
    if !isCovered {
      paintShadow(layer, box, clip: clip, opacity: opacity)
      if !blurBackdrop(box, clip: clip) {
        paintBackground(box, clip: clip, opacity: opacity)
      }
    }

    var inner = clip
    var scope: ClipScope?
    if looks.masksToBounds {
      if isUpright {
        inner = inner.intersection(rect)
        if box.radius > 0 {
          scope = beginClip(
            rect, radius: box.radius, curve: looks.cornerCurve, corners: looks.maskedCorners,
            inside: inner)
        }
      } else {
        (scope, inner) = beginClip(
          box.path, transform: box.pathTransform, evenOdd: false, inside: inner)
      }
    }
    if !inner.isEmpty {
      if !isCovered, let drawing = layer.drawing {
        paint(drawing, gravity: layer.contentsGravity, box, clip: inner, opacity: opacity)
      }
      if !layer.sublayers.isEmpty {
        let sublayers = layer.orderedSublayers
        let first = cover?.first ?? 0
        for place in first..<sublayers.count where !sublayers[place].isUnclipped(in: looks) {
          paint(
            sublayers[place], parent: transform, clip: inner, opacity: opacity,
            cover: place == first ? cover?.dropFirst() : nil)
        }
      }
    }
    if let scope { endClip(scope) }
    for sublayer in layer.sublayers where sublayer.isUnclipped(in: looks) {
      paint(sublayer, parent: transform, clip: clip, opacity: opacity, cover: nil)
    }
    paintBorder(box, clip: clip, opacity: opacity)
  }

  /// The pixels that a layer and all below it may touch.
  func extent(of layer: LayerSnapshot, _ transform: CGAffineTransform) -> PixelRect {
    let looks = layer.properties
    guard transform.isDrawable, looks.bounds.isDrawable else { return .empty }
    // One pixel more on all sides for what rounding may add.
    let own = PixelRect.around(looks.bounds.applying(transform)).inset(-1)
    // A blur spreads over three times its deviation.
    let spread = 3 * max(0, looks.contentBlur) * transform.meanScale
    let blurred = spread.isFinite ? PixelRect.snap(min(spread, 3_000)) : 0
    if looks.masksToBounds { return own.inset(-blurred) }
    var all = own
    if looks.shadowOpacity > 0 {
      let source = looks.shadowPath.map { $0.boundingBox.applying(transform) }
      let outline = source.map { $0.isDrawable ? PixelRect.around($0) : .empty } ?? own
      let shift = looks.shadowOffset.applying(transform)
      let spread = 3 * max(0, looks.shadowRadius) * transform.meanScale + 2
      if shift.width.isFinite, shift.height.isFinite, spread.isFinite {
        all = all.union(
          outline.inset(-PixelRect.snap(spread))
            .offset(PixelRect.snap(shift.width), PixelRect.snap(shift.height)))
      }
    }
    if let drawing = layer.drawing {
      let space = layer.contentsGravity.transform(of: drawing.size, in: looks.bounds)
        .concatenating(transform)
      let rect = CGRect(origin: .zero, size: drawing.size)
      if space.isDrawable, rect.isDrawable {
        all = all.union(PixelRect.around(rect.applying(space)).inset(-1))
      }
    }
    for sublayer in layer.sublayers where !sublayer.properties.isHidden {
      let inner = sublayer.properties.toSuperlayer.concatenating(transform)
      all = all.union(extent(of: sublayer, inner))
    }
    return all.inset(-blurred)
  }

  /// Blurs what has been drawn so far, inside a layer's rounded bounds. Answers whether the
  /// background colour has been painted, too.
  private func blurBackdrop(_ box: Box, clip: PixelRect) -> Bool {
    let sigma = box.looks.backdropBlur * box.transform.meanScale
    let region = box.rect.intersection(clip).intersection(bounds)
    guard sigma > 0, sigma < 1_000, box.isUpright, !region.isEmpty else { return false }
    var scope: ClipScope?
    if box.radius > 0 {
      scope = beginClip(
        box.rect, radius: box.radius, curve: box.looks.cornerCurve,
        corners: box.looks.maskedCorners, inside: region)
    }
    defer { if let scope { endClip(scope) } }
    guard var material = ci_material(box.looks) else {
      _ = ci_blur_pixels(canvas.pixels, bounds.x1, region, Double(sigma), nil)
      return false
    }
    return ci_blur_pixels(canvas.pixels, bounds.x1, region, Double(sigma), &material) == 0
  }

  private func paintBackground(_ box: Box, clip: PixelRect, opacity: CGFloat) {
    guard let color = box.looks.backgroundColor else { return }
    paintShape(box, clip: clip, color: color, opacity: opacity)
  }

  /// Fills a layer's rounded bounds.
  func paintShape(_ box: Box, clip: PixelRect, color: CGColor, opacity: CGFloat) {
    let pixel = color.pixel(opacity: opacity)
    guard pixel >> 24 != 0, !box.rect.intersection(clip).isEmpty else { return }
    guard box.isUpright else {
      withCairo(clip) { cairo in
        guard cairo.add(box.path, box.pathTransform) else { return }
        cairo_set_fill_rule(cairo.raw, CAIRO_FILL_RULE_WINDING)
        cairo.setColor(color, opacity: opacity)
        cairo_fill(cairo.raw)
      }
      return
    }
    var target = target(clip)
    if box.radius > 0, let mask = cache.shape(box.maskKey()) {
      var nine = mask.nine
      ci_mask_nine(&target, &nine, box.rect, pixel)
    } else {
      ci_fill(&target, box.rect, pixel)
    }
  }

  private func paintBorder(_ box: Box, clip: PixelRect, opacity: CGFloat) {
    let looks = box.looks
    guard looks.borderWidth > 0, let color = looks.borderColor else { return }
    let pixel = color.pixel(opacity: opacity)
    guard pixel >> 24 != 0, !box.rect.intersection(clip).isEmpty else { return }
    guard box.isUpright else {
      withCairo(clip) { cairo in
        guard cairo.add(box.path, box.pathTransform) else { return }
        let inner = box.innerPath(inset: looks.borderWidth)
        cairo.add(
          inner, box.pathTransform.translatedBy(x: looks.borderWidth, y: looks.borderWidth))
        cairo_set_fill_rule(cairo.raw, CAIRO_FILL_RULE_EVEN_ODD)
        cairo.setColor(color, opacity: opacity)
        cairo_fill(cairo.raw)
      }
      return
    }
    // Whole pixels, halves down: a hairline is one pixel.
    let thick = (looks.borderWidth * box.transform.meanScale - 0.5 - 1e-4).rounded(.up)
    let width = Int32(max(1, min(thick, 100_000)))
    let rect = box.rect
    var target = target(clip)
    if 2 * width >= min(rect.width, rect.height) {
      paintShape(box, clip: clip, color: color, opacity: opacity)
    } else if box.radius > 0, let mask = cache.shape(box.maskKey(ring: CGFloat(width))) {
      var nine = mask.nine
      ci_mask_nine(&target, &nine, rect, pixel)
    } else {
      let (left, right, top, bottom) = (rect.x0, rect.x1, rect.y0, rect.y1)
      ci_fill(&target, PixelRect(x0: left, y0: top, x1: right, y1: top + width), pixel)
      ci_fill(&target, PixelRect(x0: left, y0: bottom - width, x1: right, y1: bottom), pixel)
      ci_fill(
        &target, PixelRect(x0: left, y0: top + width, x1: left + width, y1: bottom - width), pixel)
      ci_fill(
        &target, PixelRect(x0: right - width, y0: top + width, x1: right, y1: bottom - width), pixel
      )
    }
  }
}

extension ci_material {
  /// A layer's background colour as something to look through; `nil` where brightness and colour
  /// show alike, as through any colour.
  fileprivate init?(_ looks: LayerProperties) {
    guard let chroma = looks.backdropChroma, let color = looks.backgroundColor else { return nil }
    self.init(
      colour: (color.red * color.alpha, color.green * color.alpha, color.blue * color.alpha),
      brightness: 1 - color.alpha, chroma: chroma)
  }
}

/// A layer's place on the canvas.
struct Box {
  /// The bounds on the pixel grid, or the smallest rectangle around them when turned.
  let rect: PixelRect
  /// The layer's space to pixels.
  let transform: CGAffineTransform
  let looks: LayerProperties

  var isUpright: Bool { transform.isUpright }

  /// The corner radius in pixels; 0 when no corner is rounded.
  var radius: CGFloat {
    guard looks.cornerRadius > 0, !looks.maskedCorners.isEmpty else { return 0 }
    return min(looks.cornerRadius * transform.meanScale, 100_000)
  }

  /// The rounded bounds with their top left corner at the origin, in points.
  var path: CGPath { innerPath(inset: 0) }

  /// Takes `path` to pixels.
  var pathTransform: CGAffineTransform {
    transform.translatedBy(x: looks.bounds.minX, y: looks.bounds.minY)
  }

  /// The rounded bounds made smaller by `inset` points on all sides, at the origin.
  func innerPath(inset: CGFloat) -> CGPath {
    let size = CGSize(
      width: max(0, looks.bounds.width - 2 * inset), height: max(0, looks.bounds.height - 2 * inset)
    )
    return RoundedShape(
      size: size, radius: max(0, looks.cornerRadius - inset), curve: looks.cornerCurve,
      corners: looks.maskedCorners
    ).path
  }

  /// The cached mask for the bounds or a ring or blur of them, in pixels.
  func maskKey(ring: CGFloat = 0, blur: CGFloat = 0) -> ShapeMaskKey {
    ShapeMask.key(
      width: rect.width, height: rect.height, radius: radius, curve: looks.cornerCurve,
      corners: looks.maskedCorners, ring: ring, blur: blur)
  }
}

extension LayerSnapshot {
  /// Whether it is drawn beyond the bounds of a superlayer that cuts off the others.
  fileprivate func isUnclipped(in superlayer: LayerProperties) -> Bool {
    properties.isUnclipped && superlayer.masksToBounds
  }

  /// The sublayers back to front.
  var orderedSublayers: [LayerSnapshot] {
    guard sublayers.contains(where: { $0.properties.zPosition != 0 }) else { return sublayers }
    return sublayers.enumerated().sorted { one, other in
      let (first, second) = (one.element.properties.zPosition, other.element.properties.zPosition)
      return first == second ? one.offset < other.offset : first < second
    }.map(\.element)
  }

  /// Whether opacity must be applied to the whole: with a single thing to draw it can be applied
  /// to its colour.
  var needsGroup: Bool {
    var things = sublayers.count
    if properties.backgroundColor != nil { things += 1 }
    if properties.backdropBlur > 0 { things += 2 }
    if properties.borderWidth > 0, properties.borderColor != nil { things += 1 }
    if properties.shadowOpacity > 0 { things += 1 }
    if let drawing {
      things += drawing.commands.count
      switch drawing.commands.first {
      case .image, .linearGradient, .radialGradient, .conicGradient: things += 1
      default: break
      }
    }
    return things > 1
  }
}

extension CALayerContentsGravity {
  /// Takes the space of a drawing of `size` to that of a layer with `bounds`.
  func transform(of size: CGSize, in bounds: CGRect) -> CGAffineTransform {
    guard size.width > 0, size.height > 0 else { return CGAffineTransform(0, 0, 0, 0, 0, 0) }
    var scale = CGSize(width: bounds.width / size.width, height: bounds.height / size.height)
    switch self {
    case .resize: break
    case .resizeAspect:
      let least = min(scale.width, scale.height)
      scale = CGSize(width: least, height: least)
    case .resizeAspectFill:
      let most = max(scale.width, scale.height)
      scale = CGSize(width: most, height: most)
    default: scale = CGSize(width: 1, height: 1)
    }
    let free = CGSize(
      width: bounds.width - size.width * scale.width,
      height: bounds.height - size.height * scale.height)
    let (x, y): (CGFloat, CGFloat) =
      switch self {
      case .topLeft: (0, 0)
      case .top: (0.5, 0)
      case .topRight: (1, 0)
      case .left: (0, 0.5)
      case .right: (1, 0.5)
      case .bottomLeft: (0, 1)
      case .bottom: (0.5, 1)
      case .bottomRight: (1, 1)
      case .resize, .resizeAspect, .resizeAspectFill, .center: (0.5, 0.5)
      }
    return CGAffineTransform(
      a: scale.width, b: 0, c: 0, d: scale.height, tx: bounds.minX + free.width * x,
      ty: bounds.minY + free.height * y)
  }
}
