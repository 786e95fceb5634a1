/// Whether the content of a view can be edited.
public enum EditMode: Hashable, Sendable {
  /// It cannot.
  case inactive
  /// It can for now, as while one row is swiped.
  case transient
  /// It can.
  case active

  /// Whether it can.
  public var isEditing: Bool { self != .inactive }
}

/// Where an edit mode is kept.
struct EditModeSource: Equatable {
  var binding: Binding<EditMode>?

  /// The same place.
  static func == (one: EditModeSource, other: EditModeSource) -> Bool {
    switch (one.binding, other.binding) {
    case (nil, nil): true
    case (let one?, let other?): isSame(one, other)
    default: false
    }
  }

  private static func isSame(_ one: Binding<EditMode>, _ other: Binding<EditMode>) -> Bool {
    MainActor.assumeIsolated { one.isSame(as: other) }
  }
}

extension EnvironmentValues {
  private enum EditModeKey: EnvironmentKey {
    static var defaultValue: EditModeSource { EditModeSource() }
  }
  /// Whether lists show the controls by which rows are deleted, moved and chosen. Every screen has
  /// a place for it, which an `EditButton` changes.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self].binding }
    set { self[EditModeKey.self] = EditModeSource(binding: newValue) }
  }
}
