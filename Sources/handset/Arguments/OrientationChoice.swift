import Devices

/// How the phone is held, as the command line says it.
enum OrientationChoice: String, CaseIterable {
  case portrait
  case landscape
  case landscapeLeft = "landscape-left"
  case landscapeRight = "landscape-right"
  case portraitUpsideDown = "portrait-upside-down"

  var orientation: Orientation {
    switch self {
    case .portrait: .portrait
    case .landscape, .landscapeRight: .landscapeRight
    case .landscapeLeft: .landscapeLeft
    case .portraitUpsideDown: .portraitUpsideDown
    }
  }
}
