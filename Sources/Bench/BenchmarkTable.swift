import Foundation

/// Prints rows with their ratio to copying a frame.
enum BenchmarkTable {
  static func print(_ rows: [BenchmarkRow]) {
    let copy = MemoryCopy.secondsPerFrame()
    let width = (rows.map(\.label.count).max() ?? 0) + 2
    line("", width, "each", "promised", "to a copied frame")
    line("copying a frame of 1179×2556", width, text(copy), "", "1.00")
    for row in rows {
      let mark = row.limit.map { row.seconds <= $0 ? "" : "  MISSED" } ?? ""
      line(
        row.label, width, text(row.seconds), row.limit.map(text) ?? "",
        ratio(row.seconds / copy) + mark)
    }
  }

  private static func line(
    _ label: String, _ width: Int, _ each: String, _ promised: String, _ ratio: String
  ) {
    Swift.print(pad(label, width) + pad(each, 13) + pad(promised, 13) + ratio)
  }

  private static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
  }

  private static func text(_ seconds: Double) -> String {
    switch seconds {
    case ..<1e-3: number(seconds * 1e6) + " µs"
    case ..<1: number(seconds * 1e3) + " ms"
    default: number(seconds) + " s"
    }
  }

  private static func ratio(_ value: Double) -> String {
    value < 0.01 ? String(format: "%.5f", value) : String(format: "%.2f", value)
  }

  private static func number(_ value: Double) -> String {
    String(format: value < 10 ? "%.2f" : "%.1f", value)
  }
}
