/// How a controller is shown over another.
public enum UIModalPresentationStyle: Int, Sendable {
  /// As the system thinks best: a page sheet.
  case automatic = -2
  /// Over the whole screen; what is below is taken out.
  case fullScreen = 0
  /// A sheet that leaves a strip of what is below in sight.
  case pageSheet = 1
  /// A smaller sheet in the middle of tablets; a page sheet on phones.
  case formSheet = 2
  /// As `fullScreen`: everything is presented over the whole screen.
  case currentContext = 3
  /// Over the whole screen; what is below stays.
  case overFullScreen = 5
  /// As `overFullScreen`.
  case overCurrentContext = 6
  /// In a bubble with an arrow where the screen is wide; elsewhere a page sheet.
  case popover = 7
  /// As it is: the answer of a delegate that wants no other style on a narrow screen.
  case none = -1
}
