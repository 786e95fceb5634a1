/// A connection between a state and the focus of a view.
struct FocusLink {
  /// Whether the state wants the view to have the focus.
  let isWanted: @MainActor () -> Bool
  /// Tells the state whether the view has the focus.
  let set: @MainActor (Bool) -> Void
}

/// What happens when the return key is pressed.
struct SubmitAction {
  let action: @MainActor () -> Void
}

/// Keeps the focus of a view and the states that are linked to it in step.
@MainActor
final class FocusKeeper {
  private var links: [FocusLink] = []
  private var actions: [SubmitAction] = []
  private weak var graph: ViewGraph?

  /// Reads the states, and moves the focus if they ask for it.
  func update(_ view: UIView, _ environment: EnvironmentValues, _ graph: ViewGraph) {
    links = environment.focusLinks
    actions = environment.submitActions
    self.graph = graph
    guard !links.isEmpty else { return }
    let isWanted = links.contains { $0.isWanted() }
    if isWanted, !view.isFirstResponder {
      graph.afterUpdate { [weak view] in _ = view?.becomeFirstResponder() }
    } else if !isWanted, view.isFirstResponder {
      // Whoever gets the focus takes it over first: the keyboard stays.
      graph.afterUpdate { [weak self, weak view] in
        self?.graph?.afterUpdate {
          guard let self, let view, view.isFirstResponder else { return }
          if !self.links.contains(where: { $0.isWanted() }) { view.resignFirstResponder() }
        }
      }
    }
  }

  func didBegin() {
    for link in links where !link.isWanted() { link.set(true) }
  }

  func didEnd() {
    for link in links where link.isWanted() { link.set(false) }
  }

  /// Carries out the actions. A field that still has the focus after them gives it up.
  func submit(_ view: UIView) {
    for action in actions { action.action() }
    guard let graph else {
      view.resignFirstResponder()
      return
    }
    graph.afterUpdate { [weak view, weak graph] in
      graph?.afterUpdate { _ = view?.resignFirstResponder() }
    }
  }
}

extension View {
  /// Links whether the view has the focus to a state.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View {
    let link = FocusLink(
      isWanted: { condition.wrappedValue }, set: { condition.wrappedValue = $0 })
    return modifier(EnvironmentModifier { $0.focusLinks.append(link) })
  }

  /// Links the focus to a state: the view has it when the state is `value`.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View {
    let link = FocusLink(
      isWanted: { binding.wrappedValue == value },
      set: { hasFocus in
        if hasFocus {
          binding.wrappedValue = value
        } else if let none = FocusNone<Value>.value {
          binding.wrappedValue = none
        }
      })
    return modifier(EnvironmentModifier { $0.focusLinks.append(link) })
  }

  /// Called when the return key is pressed in a field inside.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    modifier(
      EnvironmentModifier {
        if triggers.contains(.text) { $0.submitActions.append(SubmitAction(action: action)) }
        if triggers.contains(.search) { $0.searchActions.append(SubmitAction(action: action)) }
      })
  }

  /// What the return key says.
  public func submitLabel(_ submitLabel: SubmitLabel) -> some View {
    environment(\.submitLabel, submitLabel)
  }
}

/// The value that says that nothing has the focus, of kinds that have one.
private enum FocusNone<Value> {
  static var value: Value? {
    (Value.self as? any ExpressibleByNilLiteral.Type).flatMap { $0.init(nilLiteral: ()) as? Value }
  }
}

/// What submitting means.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// A set by its bits.
  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The return key in a field.
  public static let text = SubmitTriggers(rawValue: 1)
  /// The search key in a search field.
  public static let search = SubmitTriggers(rawValue: 2)
}

/// What the return key says.
public struct SubmitLabel: Hashable, Sendable {
  let returnKeyType: UIReturnKeyType

  /// Done.
  public static let done = SubmitLabel(returnKeyType: .done)
  /// Go.
  public static let go = SubmitLabel(returnKeyType: .go)
  /// Send.
  public static let send = SubmitLabel(returnKeyType: .send)
  /// Join.
  public static let join = SubmitLabel(returnKeyType: .join)
  /// Route.
  public static let route = SubmitLabel(returnKeyType: .route)
  /// Search.
  public static let search = SubmitLabel(returnKeyType: .search)
  /// Return.
  public static let `return` = SubmitLabel(returnKeyType: .default)
  /// Next.
  public static let next = SubmitLabel(returnKeyType: .next)
  /// Continue.
  public static let `continue` = SubmitLabel(returnKeyType: .continue)
}
