extension View {
  private func presentation(
    _ change: (inout PresentationSettings) -> Void
  ) -> ModifiedContent<Self, PresentationModifier> {
    var settings = PresentationSettings()
    change(&settings)
    return modifier(PresentationModifier(settings: settings))
  }

  /// The heights at which the sheet around rests. At first it is the lowest.
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentation { $0.detents = detents }
  }

  /// The heights at which the sheet around rests, and the one where it does.
  public func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    presentation {
      $0.detents = detents
      $0.selection = selection
    }
  }

  /// Whether the sheet around has a bar by which it is drawn; by itself it has one where it rests
  /// at several heights.
  public func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentation { $0.dragIndicator = visibility }
  }

  /// Whether the user cannot drag the screen away.
  public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentation { $0.isDismissDisabled = isDisabled }
  }

  /// The radius of the corners of the sheet around, points.
  public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentation { $0.cornerRadius = cornerRadius }
  }

  /// The ground of the screen around.
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    presentation { $0.background = style.color }
  }

  /// What the user may do behind the sheet around.
  public func presentationBackgroundInteraction(
    _ interaction: PresentationBackgroundInteraction
  ) -> some View {
    presentation { $0.interaction = interaction }
  }

  /// What dragging content at its top does to the sheet around.
  public func presentationContentInteraction(
    _ behavior: PresentationContentInteraction
  ) -> some View {
    presentation { $0.contentInteraction = behavior }
  }

  /// How the popover around is shown on a narrow screen.
  public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    presentation { $0.adaptation = adaptation }
  }
}
