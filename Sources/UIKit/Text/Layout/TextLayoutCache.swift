/// Keeps what was measured and laid out last, for text that is asked for its size several times
/// before it is drawn.
@MainActor
struct TextLayoutCache {
  private static let capacity = 4

  private var measured: MeasuredText?
  private weak var measurer: (any TextMeasurer)?
  private var layouts: [TextLayout] = []

  /// The text measured by the running app's fonts.
  mutating func measure(_ runs: [TextRun]) -> MeasuredText {
    let current = UIApplication.shared.textMeasurer
    if let measured, measurer === current, measured.runs == runs { return measured }
    let fresh = MeasuredText(runs, measurer: current)
    measured = fresh
    measurer = current
    layouts = []
    return fresh
  }

  mutating func layout(_ runs: [TextRun], options: TextLayout.Options) -> TextLayout {
    let text = measure(runs)
    if let known = layouts.first(where: { $0.options == options }) { return known }
    let layout = TextLayout(text, options: options)
    layouts.insert(layout, at: 0)
    if layouts.count > Self.capacity { layouts.removeLast() }
    return layout
  }
}
