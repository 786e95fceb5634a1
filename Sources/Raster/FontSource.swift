import Foundation

/// Where fonts are looked for.
public struct FontSource: Hashable, Sendable {
  /// Folders in order of preference; their subfolders count too.
  public var folders: [String]

  /// Fonts from `folders`.
  public init(folders: [String]) {
    self.folders = folders
  }

  /// Fonts from `<resources>/fonts`, then from those installed for all users. Fonts of a
  /// single user are left out, so that a picture doesn't depend on who draws it.
  public static func standard(resources: String? = nil) -> FontSource {
    let own = resources.map { ["\($0)/fonts"] } ?? []
    return FontSource(folders: own + ["/usr/share/fonts", "/usr/local/share/fonts"])
  }
}
