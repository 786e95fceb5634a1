/// Finds the largest font in which text fits, in steps of a quarter point.
@MainActor
struct FontFitting {
  private static let step: CGFloat = 0.25

  private let content: StyledText
  private let largestSize: CGFloat
  private let minimumFactor: CGFloat
  private let options: TextLayout.Options

  init(
    _ content: StyledText, largestSize: CGFloat, minimumFactor: CGFloat,
    options: TextLayout.Options
  ) {
    self.content = content
    self.largestSize = largestSize
    self.minimumFactor = minimumFactor
    self.options = options
  }

  /// The layout in the font that fits, and by what its size was multiplied. Text that does not
  /// fit in the smallest font either is shortened there.
  func fit() -> (layout: TextLayout, factor: CGFloat) {
    let smallest = max(largestSize * minimumFactor, 1)
    let steps = Int(((largestSize - smallest) / Self.step).rounded(.down))
    guard steps > 0 else { return (layout(1), 1) }
    var (fitting, tooLarge) = (steps, 0)
    while fitting - tooLarge > 1 {
      let middle = (fitting + tooLarge) / 2
      if layout(factor(middle)).isTruncated { tooLarge = middle } else { fitting = middle }
    }
    return (layout(factor(fitting)), factor(fitting))
  }

  private func factor(_ steps: Int) -> CGFloat {
    (largestSize - CGFloat(steps) * Self.step) / largestSize
  }

  private func layout(_ factor: CGFloat) -> TextLayout {
    let text = MeasuredText(
      content.scaled(by: factor).runs, measurer: UIApplication.shared.textMeasurer)
    return TextLayout(text, options: options)
  }
}
