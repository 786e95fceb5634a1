extension NavigationLink {
  /// A link to a screen that is shown while a state is true.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    target = .active(destination, isActive)
    self.label = label()
  }

  /// A link to a screen that is shown while a state is true.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination(), isActive: isActive, label: label)
  }

  /// A link to a screen that is shown while a state has the link's value.
  public init<V: Hashable>(
    destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label
  ) {
    self.init(destination: destination, isActive: selection.isEqual(to: tag), label: label)
  }

  /// A link to a screen that is shown while a state has the link's value.
  public init<V: Hashable>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(
      destination: destination(), isActive: selection.isEqual(to: tag), label: label)
  }
}

extension Binding {
  /// Whether there is a value and it is `tag`; writing `false` takes it away.
  fileprivate func isEqual<V: Hashable>(to tag: V) -> Binding<Bool> where Value == V? {
    let base = self
    return Binding<Bool>(
      get: { base.wrappedValue == tag },
      set: { isActive in
        if isActive {
          base.wrappedValue = tag
        } else if base.wrappedValue == tag {
          base.wrappedValue = nil
        }
      })
  }
}
