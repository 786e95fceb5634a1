/// What the program tells its caller, after the BSD `sysexits` convention.
enum ExitCode: Int32 {
  case success = 0
  case failed = 1
  case usage = 64
  case badData = 65
  case missingInput = 66
  case cannotWrite = 73
}
