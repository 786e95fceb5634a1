/// How fast the phone's time passes.
enum Speed: Double, CaseIterable {
  case normal = 1
  case quarter = 0.25
  case tenth = 0.1
  case paused = 0

  var next: Speed {
    let all = Self.allCases
    let index = all.firstIndex(of: self).map { ($0 + 1) % all.count } ?? 0
    return all[index]
  }

  /// For the window's title; nothing at normal speed.
  var title: String? {
    switch self {
    case .normal: nil
    case .quarter: "1/4 speed"
    case .tenth: "1/10 speed"
    case .paused: "paused"
    }
  }
}
