/// How the phone is sized in the window.
enum Scaling: CaseIterable {
  /// As large as the window allows.
  case fit
  /// A pixel of the window for a pixel of the phone.
  case pixelExact
  /// A pixel of the window (a point of a high-density one) for a point of the phone.
  case pointAccurate

  /// For the window's title; nothing when fitted.
  var title: String? {
    switch self {
    case .fit: nil
    case .pixelExact: "pixel-exact"
    case .pointAccurate: "point-accurate"
    }
  }
}
