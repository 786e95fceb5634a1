import Devices
import InterfaceBuilder
import Raster

/// Something that ends the program: one line for the user and an exit code.
struct Failure: Error {
  var code: ExitCode
  var message: String

  static func usage(_ message: String) -> Failure {
    Failure(code: .usage, message: message)
  }

  static func failed(_ message: String) -> Failure {
    Failure(code: .failed, message: message)
  }

  static func cannotWrite(_ message: String) -> Failure {
    Failure(code: .cannotWrite, message: message)
  }

  /// The exit code of an error that a library threw.
  static func code(for error: any Error) -> ExitCode {
    switch error {
    case let error as ResourceError: error.kind == .missing ? .missingInput : .badData
    case let error as InterfaceDiagnostic: error.isAboutMissingFile ? .missingInput : .badData
    case is DeviceError: .usage
    case is FontError: .missingInput
    case is PNGError: .cannotWrite
    default: .failed
    }
  }
}
