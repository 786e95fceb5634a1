import Foundation

extension Drawing {
  /// The same drawing with every colour replaced by `tint`, at the opacity it had. Pictures
  /// count by their alpha.
  public func tinted(_ tint: CGColor) -> Drawing {
    func ink(_ color: CGColor) -> CGColor {
      CGColor(red: tint.red, green: tint.green, blue: tint.blue, alpha: tint.alpha * color.alpha)
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
          .linearGradient(
            stops.map { GradientStop(location: $0.location, color: ink($0.color)) }, from: from,
            to: to)
        case .clip, .concatenate, .save, .restore: command
        }
      })
  }
}
