import Foundation

/// Finds the folder with the data files: devices, keyboards, legends.
public enum ResourceLocator {
  /// The environment variable that names the folder outright.
  public static let environmentVariable = "HANDSET_RESOURCES"

  /// The folder, by the first of these that leads to one:
  ///
  /// 1. `HANDSET_RESOURCES`, which must be right when it is set;
  /// 2. `../share/handset` beside the folder of the executable, where `make install` puts it;
  /// 3. `Resources` in the package that this source was built from;
  /// 4. `Resources` in a folder above the executable.
  public static func resources() throws(ResourceError) -> URL {
    try resources(
      environment: ProcessInfo.processInfo.environment,
      executable: Bundle.main.executableURL ?? URL(fileURLWithPath: CommandLine.arguments[0]),
      source: URL(fileURLWithPath: #filePath))
  }

  static func resources(
    environment: [String: String], executable: URL, source: URL
  ) throws(ResourceError) -> URL {
    if let path = environment[environmentVariable], !path.isEmpty {
      let url = URL(fileURLWithPath: path, isDirectory: true)
      guard holdsResources(url) else {
        throw ResourceError(
          kind: .missing, file: path,
          message: "\(environmentVariable) names a folder without a \"devices\" folder in it")
      }
      return url
    }
    let binaries = executable.resolvingSymlinksInPath().deletingLastPathComponent()
    let installed = binaries.deletingLastPathComponent()
      .appendingPathComponent("share/handset", isDirectory: true)
    if holdsResources(installed) { return installed }
    if let root = ancestor(of: source, holding: "Package.swift") {
      let url = root.appendingPathComponent("Resources", isDirectory: true)
      if holdsResources(url) { return url }
    }
    if let root = ancestor(of: binaries, holding: "Resources/devices") {
      return root.appendingPathComponent("Resources", isDirectory: true)
    }
    throw ResourceError(
      kind: .missing, file: installed.path,
      message: "the data files are not there; set \(environmentVariable) to their folder")
  }

  private static func holdsResources(_ url: URL) -> Bool {
    FileManager.default.fileExists(atPath: url.appendingPathComponent("devices").path)
  }

  private static func ancestor(of start: URL, holding name: String) -> URL? {
    var url = start.standardizedFileURL
    while url.path != "/" {
      url.deleteLastPathComponent()
      if FileManager.default.fileExists(atPath: url.appendingPathComponent(name).path) {
        return url
      }
    }
    return nil
  }
}
