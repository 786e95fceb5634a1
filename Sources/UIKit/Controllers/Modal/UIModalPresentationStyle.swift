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
  /// Over the whole screen; what is below stays.
  case overFullScreen = 5
}
