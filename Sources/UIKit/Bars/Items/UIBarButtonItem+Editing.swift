extension UIBarButtonItem {
  /// "Done" while content is edited, "Edit" otherwise.
  func showsEditing(_ isEditing: Bool) {
    title = isEditing ? "Done" : "Edit"
    style = isEditing ? .done : .plain
  }
}
