/// Why a device that somebody asked for cannot be had.
public enum DeviceError: Error, Sendable, Hashable, CustomStringConvertible {
  /// No id or model is called so; `suggestion` is the nearest id or model, if one is near.
  case unknown(String, suggestion: String?)
  /// A size such as `393x852@3` that cannot be made a device, and why.
  case impossibleSize(String, reason: String)

  /// The error in one line, with a suggestion where there is one.
  public var description: String {
    switch self {
    case .unknown(let name, let suggestion?):
      "unknown device \"\(name)\"; did you mean \"\(suggestion)\"?"
    case .unknown(let name, nil):
      "unknown device \"\(name)\"; `handset devices` lists them"
    case .impossibleSize(let size, let reason):
      "impossible device size \"\(size)\": \(reason)"
    }
  }
}
