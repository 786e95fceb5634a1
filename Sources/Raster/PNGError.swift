/// Why a PNG cannot be written or read.
public enum PNGError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The compressor failed, which happens only when memory is short or the picture is larger
  /// than a PNG may be.
  case encodingFailed(width: Int, height: Int)
  /// A file cannot be written.
  case cannotWrite(path: String, reason: String)
  /// A file cannot be read.
  case cannotRead(path: String, reason: String)
  /// The data isn't a PNG that can be read.
  case invalid(reason: String)

  /// One line for people.
  public var description: String {
    switch self {
    case .encodingFailed(let width, let height):
      "cannot encode a picture of \(width)×\(height) pixels as PNG"
    case .cannotWrite(let path, let reason): "cannot write \(path): \(reason)"
    case .cannotRead(let path, let reason): "cannot read \(path): \(reason)"
    case .invalid(let reason): "not a readable PNG: \(reason)"
    }
  }
}
