/// The search bar of UIKit.
struct SearchCore: UIViewRepresentable {
  let text: Binding<String>
  let prompt: String
  let isSearching: Binding<Bool>

  final class Coordinator: UISearchBarDelegate {
    var core: SearchCore
    var actions: [SubmitAction] = []
    var wasSearching = false

    init(_ core: SearchCore) {
      self.core = core
    }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      core.text.wrappedValue = searchText
    }

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
      wasSearching = true
      searchBar.setShowsCancelButton(true, animated: true)
      if !core.isSearching.wrappedValue { core.isSearching.wrappedValue = true }
    }

    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
      searchBar.setShowsCancelButton(false, animated: true)
    }

    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
      for action in actions { action.action() }
      searchBar.resignFirstResponder()
    }

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { end(searchBar) }

    func end(_ searchBar: UISearchBar) {
      wasSearching = false
      searchBar.text = ""
      core.text.wrappedValue = ""
      searchBar.resignFirstResponder()
      if core.isSearching.wrappedValue { core.isSearching.wrappedValue = false }
    }
  }

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> UISearchBar {
    let bar = UISearchBar()
    bar.searchBarStyle = .minimal
    bar.delegate = context.coordinator
    bar.searchTextField.accessibilityIdentifier = "search"
    return bar
  }

  func updateUIView(_ bar: UISearchBar, context: Context) {
    let coordinator = context.coordinator
    coordinator.core = self
    coordinator.actions = context.environment.searchActions
    if bar.placeholder != prompt { bar.placeholder = prompt }
    if bar.text != text.wrappedValue { bar.text = text.wrappedValue }
    let isWanted = isSearching.wrappedValue
    guard isWanted != coordinator.wasSearching else { return }
    coordinator.wasSearching = isWanted
    context.graph.afterUpdate { [weak bar] in
      guard let bar else { return }
      if isWanted { bar.becomeFirstResponder() } else { coordinator.end(bar) }
    }
  }

  func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: UISearchBar, context: Context
  ) -> CGSize? {
    CGSize(width: proposal.width ?? 320, height: 52)
  }
}
