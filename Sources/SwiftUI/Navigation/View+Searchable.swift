/// Where a search field stands.
public struct SearchFieldPlacement: Hashable, Sendable {
  private let name: String

  /// Below the navigation bar.
  public static let automatic = SearchFieldPlacement(name: "automatic")
}

/// The search bar of UIKit.
private struct SearchCore: UIViewRepresentable {
  let text: Binding<String>
  let prompt: String

  final class Coordinator: UISearchBarDelegate {
    var text: Binding<String>
    var actions: [SubmitAction] = []

    init(_ text: Binding<String>) {
      self.text = text
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      text.wrappedValue = searchText
    }

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
      searchBar.setShowsCancelButton(true, animated: true)
    }

    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
      searchBar.setShowsCancelButton(false, animated: true)
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
      for action in actions { action.action() }
      searchBar.resignFirstResponder()
    }

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
      searchBar.text = ""
      text.wrappedValue = ""
      searchBar.resignFirstResponder()
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(text) }

  func makeUIView(context: Context) -> UISearchBar {
    let bar = UISearchBar()
    bar.searchBarStyle = .minimal
    bar.delegate = context.coordinator
    bar.searchTextField.accessibilityIdentifier = "search"
    return bar
  }

  func updateUIView(_ bar: UISearchBar, context: Context) {
    context.coordinator.text = text
    context.coordinator.actions = context.environment.searchActions
    if bar.placeholder != prompt { bar.placeholder = prompt }
    if bar.text != text.wrappedValue { bar.text = text.wrappedValue }
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UISearchBar, context: Context
  ) -> CGSize? {
    CGSize(width: proposal.width ?? 320, height: 52)
  }
}

extension View {
  /// Puts a search field below the navigation bar. Its cancel button empties it.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    safeAreaInset(edge: .top, spacing: 0) {
      SearchCore(text: text, prompt: prompt?.string ?? "Search")
        .background(Color(uiColor: .systemBackground))
    }
  }

  /// Puts a search field below the navigation bar. Its cancel button empties it.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }
}

extension EnvironmentValues {
  private enum SearchActionsKey: EnvironmentKey {
    static var defaultValue: [SubmitAction] { [] }
  }
  /// What the search key of a search field does.
  var searchActions: [SubmitAction] {
    get { self[SearchActionsKey.self] }
    set { self[SearchActionsKey.self] = newValue }
  }
}
