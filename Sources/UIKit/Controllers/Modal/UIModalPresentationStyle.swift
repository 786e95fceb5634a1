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
  /// In a bubble, which on phones is a page sheet; so it is on tablets here.
  case popover = 7
}
