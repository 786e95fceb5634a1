import UIKit

@testable import UIKit

/// A measurer in which every character is as wide as the font is high, so that widths are
/// easy to count: 10 characters of 10 points are 100 points.
final class SquareTextMeasurer: TextMeasurer {
  func metrics(of face: FontFace) -> FontMetrics {
    FontMetrics(
      ascender: 0.8 * face.size, descender: -0.2 * face.size, leading: 0,
      capHeight: 0.7 * face.size, xHeight: 0.5 * face.size)
  }

  func advances(of text: String, in face: FontFace) -> [CGFloat] {
    text.map { _ in face.size }
  }
}

func measured(_ text: String, size: CGFloat = 10) -> MeasuredText {
  MeasuredText(
    [TextRun(text: text, face: FontFace(size: size))], measurer: SquareTextMeasurer())
}

func layout(
  _ text: String, columns: Int? = nil, mode: NSLineBreakMode = .byWordWrapping, lines: Int = 0,
  alignment: NSTextAlignment = .natural, height: CGFloat = .infinity
) -> TextLayout {
  var options = TextLayout.Options()
  options.width = columns.map { CGFloat($0) * 10 } ?? .infinity
  options.height = height
  options.lineBreakMode = mode
  options.lineLimit = lines
  options.alignment = alignment
  return TextLayout(measured(text), options: options)
}

extension TextLayout {
  /// What is seen on each line from left to right.
  var shown: [String] { lines.map { $0.pieces.map(\.text).joined() } }
}

/// A phone-less app of 390×844 at scale 3 with predictable fonts, for one test.
@MainActor
@discardableResult
func makeApp(
  scale: CGFloat = 3, measurer: any TextMeasurer = UniformTextMeasurer(),
  style: UIUserInterfaceStyle = .light
) -> UIApplication {
  let screen = UIScreen(
    configuration: ScreenConfiguration(
      size: CGSize(width: 390, height: 844), scale: scale, safeAreaInsets: .zero,
      statusBarHeight: 0,
      traits: UITraitCollection(
        userInterfaceStyle: style, userInterfaceIdiom: .phone, horizontalSizeClass: .compact,
        verticalSizeClass: .regular, displayScale: scale)))
  let app = UIApplication(clock: MediaClock(), screen: screen, textMeasurer: measurer)
  app.makeCurrent()
  return app
}

extension Drawing {
  /// All text that it draws, in order.
  var runs: [GlyphRun] {
    commands.compactMap { if case .text(let run) = $0 { run } else { nil } }
  }
}

extension UIView {
  /// All text drawn by the view and the views inside.
  var drawnText: [GlyphRun] {
    layer.displayIfNeeded()
    return (layer.drawing?.runs ?? [])
      + subviews.filter { !$0.isHidden && $0.alpha > 0 }.flatMap(\.drawnText)
  }
}
