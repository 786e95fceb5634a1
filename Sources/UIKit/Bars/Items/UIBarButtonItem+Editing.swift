extension UIBarButtonItem {
  /// "Done" while content is edited, "Edit" otherwise.
  func showsEditing(_ isEditing: Bool) {
    title = (isEditing ? SystemWord.done : .edit).text
    style = isEditing ? .done : .plain
  }
}
