import Foundation

extension Drawing {
  /// The same drawing with every colour replaced by `tint`, at the opacity it had. Pictures
  /// count by their alpha.
  public func tinted(_ tint: CGColor) -> Drawing {
    func ink(_ color: CGColor) -> CGColor {
      CGColor(red: tint.red, green: tint.green, blue: tint.blue, alpha: tint.alpha * color.alpha)
    }
    func inks(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop(location: $0.location, color: ink($0.color)) }
    }
    return Drawing(
      size: size,
      commands: commands.map { command in
        switch command {
        case .fill(let path, let color, let evenOdd):
          .fill(path, color: ink(color), evenOdd: evenOdd)
        case .stroke(let path, let color, let style):
          .stroke(path, color: ink(color), style: style)
        case .text(let run):
          .text(
            GlyphRun(
              text: run.text, face: run.face, color: ink(run.color), origin: run.origin,
              advances: run.advances))
        case .image(let image, let rect, let old):
          .image(image, in: rect, tint: old.map(ink) ?? tint)
        case .linearGradient(let stops, let from, let to):
          .linearGradient(inks(stops), from: from, to: to)
        case .radialGradient(let stops, let center, let start, let end):
          .radialGradient(inks(stops), center: center, startRadius: start, endRadius: end)
        case .conicGradient(let stops, let center, let start, let end):
          .conicGradient(inks(stops), center: center, startAngle: start, endAngle: end)
        case .clip, .concatenate, .save, .restore: command
        }
      })
  }
}
