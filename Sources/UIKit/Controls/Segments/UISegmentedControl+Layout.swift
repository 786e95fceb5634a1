extension UISegmentedControl {
  var naturalWidth: CGFloat {
    let widths = segments.map { segment in
      segment.width > 0
        ? segment.width : segment.contentWidth(font: font(for: .normal)) + SegmentMeasures.padding
    }
    let gaps = CGFloat(max(0, segments.count - 1)) * SegmentMeasures.separatorWidth
    if apportionsSegmentWidthsByContent { return widths.reduce(0, +) + gaps }
    return (widths.max() ?? 0) * CGFloat(segments.count) + gaps
  }

  private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The rectangles of all segments, separators between them left out.
  var segmentFrames: [CGRect] {
    guard !segments.isEmpty else { return [] }
    let gaps = CGFloat(segments.count - 1) * SegmentMeasures.separatorWidth
    let fixed = segments.reduce(0) { $0 + $1.width }
    let room = max(0, bounds.width - gaps - fixed)
    let wishes = segments.map { segment -> CGFloat in
      guard segment.width == 0 else { return 0 }
      guard apportionsSegmentWidthsByContent else { return 1 }
      return segment.contentWidth(font: font(for: .normal)) + SegmentMeasures.padding
    }
    let total = max(wishes.reduce(0, +), .ulpOfOne)
    var x = bounds.minX
    return zip(segments, wishes).map { segment, wish in
      let width = segment.width > 0 ? segment.width : room * wish / total
      let left = isMirrored ? bounds.minX + bounds.maxX - x - width : x
      x += width + SegmentMeasures.separatorWidth
      return CGRect(x: left, y: bounds.minY, width: width, height: bounds.height)
    }
  }

  /// The segment at a place along the width, in points; those at the ends reach on.
  func index(at x: CGFloat) -> Int? {
    let frames = segmentFrames
    return frames.indices.min { abs(frames[$0].midX - x) < abs(frames[$1].midX - x) }
      .map { nearest in frames.firstIndex { $0.minX <= x && x <= $0.maxX } ?? nearest }
  }

  func placeSegments() {
    let grid = PixelGrid(scale: UIScreen.main.scale)
    let frames = segmentFrames
    for (segment, frame) in zip(segments, frames) {
      let limit = frame.insetBy(dx: 3, dy: 0)
      let size = segment.view.intrinsicContentSize
      let width = min(size.width, limit.width)
      segment.view.frame = CGRect(
        x: grid.round(frame.midX - width / 2), y: grid.round(frame.midY - size.height / 2),
        width: width, height: size.height)
    }
    for (place, separator) in separators.enumerated() where place + 1 < frames.count {
      let (one, two) = (frames[place], frames[place + 1])
      separator.frame = CGRect(
        x: grid.round(min(one.maxX, two.maxX)), y: SegmentMeasures.separatorInset,
        width: SegmentMeasures.separatorWidth,
        height: max(0, bounds.height - 2 * SegmentMeasures.separatorInset))
    }
  }

  func placeThumb() {
    let frames = segmentFrames
    guard frames.indices.contains(shownIndex) else {
      thumb.isHidden = true
      return
    }
    var frame = frames[shownIndex].insetBy(
      dx: SegmentMeasures.thumbInset, dy: SegmentMeasures.thumbInset)
    if draggedIndex != nil {
      let shrink = (1 - SegmentMeasures.pressedThumbScale) / 2
      frame = frame.insetBy(dx: frame.width * shrink, dy: frame.height * shrink)
    }
    let place = { self.thumb.place(frame, cornerRadius: SegmentMeasures.thumbRadius) }
    if thumb.isHidden { UIView.performWithoutAnimation(place) } else { place() }
    thumb.isHidden = false
  }

  /// Animates with the spring of the thumb.
  func moveThumb(_ changes: () -> Void) {
    guard window != nil else { return changes() }
    let duration = SegmentMeasures.spring.parametersSettlingDuration
    AnimationRequest(
      duration: duration, options: .allowUserInteraction,
      curve: .fixed(.spring(SegmentMeasures.spring, duration: duration), duration: duration)
    )
    .perform(changes, completion: nil)
  }

  /// Whether any segment has text, whose baseline is that of the control.
  var hasTitle: Bool { segments.contains { $0.image == nil && $0.title?.isEmpty == false } }

  var currentHeight: CGFloat { bounds.height > 0 ? bounds.height : SegmentMeasures.height }

  /// The baseline of the titles, which stand in the middle, in points below the top.
  var titleBaseline: CGFloat? {
    guard hasTitle else { return nil }
    let grid = PixelGrid(scale: UIScreen.main.scale)
    let font = font(for: .normal)
    let line = grid.ceil(font.lineHeight)
    return grid.round((currentHeight - line) / 2) + grid.round(font.ascender)
  }

  // MARK: Looks

  func font(for state: State) -> UIFont {
    let own = textAttributes[state]?[.font] ?? textAttributes[.normal]?[.font]
    if let own = own as? UIFont { return own }
    return state == .selected ? SegmentMeasures.selectedFont : SegmentMeasures.font
  }

  private func color(for state: State) -> UIColor {
    let own =
      textAttributes[state]?[.foregroundColor] ?? textAttributes[.normal]?[.foregroundColor]
    return own as? UIColor ?? .label
  }

  func updateLook() {
    needsLook = false
    thumb.show(selectedSegmentTintColor ?? SegmentMeasures.thumbColor)
    for (index, segment) in segments.enumerated() {
      let state: State = index == shownIndex ? .selected : .normal
      let isOn = isEnabled && segment.isEnabled
      let font = font(for: state)
      if segment.label.font != font || segment.label.text != segment.title {
        segment.label.font = font
        segment.label.text = segment.title
        setNeedsLayout()
      }
      segment.label.textColor = color(for: isOn ? state : .disabled)
      segment.imageView.image = segment.image
      segment.imageView.tintColor = color(for: isOn ? state : .disabled)
      let isPale = index == pressed && draggedIndex == nil && isHighlighted
      segment.view.alpha =
        !isOn
        ? SegmentMeasures.disabledAlpha : isPale ? SegmentMeasures.pressedAlpha : 1
    }
    for (place, separator) in separators.enumerated() {
      separator.alpha = place == shownIndex || place + 1 == shownIndex ? 0 : 1
    }
  }
}
