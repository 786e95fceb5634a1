/// One of the values of a picker.
struct PickerOption {
  /// What the selection knows it by.
  let tag: AnyHashable
  /// What bars of UIKit show of it.
  let title: String
  let image: UIImage?
  let view: AnyView

  /// The views inside that have a tag.
  @MainActor
  static func all<Content: View>(in content: Content) -> [PickerOption] {
    TypedBox(content).screens.compactMap { box in
      let parts = box.parts
      guard let tag = parts.tag ?? box.id else { return nil }
      return PickerOption(
        tag: tag, title: parts.title ?? "", image: parts.image, view: box.erased)
    }
  }
}

/// The values of a picker and which of them is chosen.
struct PickerChoice {
  let options: [PickerOption]
  let chosen: Binding<AnyHashable>
  /// What the choice is about.
  let title: String

  /// The place of what is chosen among the values.
  @MainActor var index: Binding<Int?> {
    Binding(
      get: { [options, chosen] in options.firstIndex { $0.tag == chosen.wrappedValue } },
      set: { [options, chosen] in
        if let index = $0, options.indices.contains(index) {
          chosen.wrappedValue = options[index].tag
        }
      })
  }
}
