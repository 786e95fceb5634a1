/// Where a search field stands.
public struct SearchFieldPlacement: Hashable, Sendable {
  /// When a search field below the navigation bar is seen.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    /// Always.
    public static let automatic = NavigationBarDrawerDisplayMode()
    /// Always.
    public static let always = NavigationBarDrawerDisplayMode()
  }

  private let name: String

  /// Below the navigation bar.
  public static let automatic = SearchFieldPlacement(name: "automatic")
  /// Below the navigation bar.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "drawer")
  /// Below the navigation bar.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { navigationBarDrawer }
}

/// Ends searching: the text goes, and the keyboard. Call it as a function.
@preconcurrency @MainActor
public struct DismissSearchAction {
  let isSearching: Binding<Bool>?

  nonisolated init(_ isSearching: Binding<Bool>? = nil) {
    self.isSearching = isSearching
  }

  /// Ends searching.
  public func callAsFunction() { isSearching?.wrappedValue = false }
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

  private enum IsSearchingKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }
  /// Whether the user searches with the field of the nearest `searchable` around.
  public internal(set) var isSearching: Bool {
    get { self[IsSearchingKey.self] }
    set { self[IsSearchingKey.self] = newValue }
  }

  private enum DismissSearchKey: EnvironmentKey {
    static var defaultValue: DismissSearchAction { DismissSearchAction() }
  }
  /// Ends searching with the field of the nearest `searchable` around.
  public internal(set) var dismissSearch: DismissSearchAction {
    get { self[DismissSearchKey.self] }
    set { self[DismissSearchKey.self] = newValue }
  }
}

/// A search field at the top of what it searches.
private struct SearchableModifier: ViewModifier {
  @State private var isOn = false
  let text: Binding<String>
  let prompt: String?
  var isPresented: Binding<Bool>?

  func body(content: Content) -> some View {
    let isSearching = isPresented ?? $isOn
    content
      .environment(\.isSearching, isSearching.wrappedValue)
      .environment(\.dismissSearch, DismissSearchAction(isSearching))
      .safeAreaInset(edge: .top, spacing: 0) {
        SearchCore(
          text: text, prompt: prompt ?? SystemWord.search.text, isSearching: isSearching
        )
        .background(Color(uiColor: .systemBackground))
      }
  }
}

extension View {
  /// Puts a search field below the navigation bar. Its cancel button empties it.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(SearchableModifier(text: text, prompt: prompt?.string))
  }

  /// Puts a search field below the navigation bar. Its cancel button empties it.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Puts a search field below the navigation bar. Its cancel button empties it.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Puts a search field below the navigation bar, with which the user searches while a state is
  /// true.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    modifier(
      SearchableModifier(text: text, prompt: prompt?.string, isPresented: isPresented))
  }

  /// Puts a search field below the navigation bar, with which the user searches while a state is
  /// true.
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, isPresented: isPresented, placement: placement, prompt: Text(prompt))
  }
}
