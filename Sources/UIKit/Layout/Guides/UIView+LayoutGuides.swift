extension UIView {
  /// The guides added to the view.
  public var layoutGuides: [UILayoutGuide] { layoutRecord.guides }

  /// Adds a guide, which then can take part in constraints.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    layoutRecord.guides.append(layoutGuide)
  }

  /// Takes a guide out, with the constraints that name it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    for constraint in layoutGuide.itemRecord.references.reversed() { constraint.deactivate() }
    layoutRecord.enteredEngine?.removeState(of: layoutGuide)
    layoutRecord.guides.removeLast(layoutGuide)
    layoutGuide.owningView = nil
  }

  /// The part of the view that bars and cut-outs leave free.
  public var safeAreaLayoutGuide: UILayoutGuide {
    systemGuide(.safeArea) {
      InsetLayoutGuide(name: "UIViewSafeAreaLayoutGuide") { $0.safeAreaInsets }
    }
  }

  /// The part of the view inside its margins.
  public var layoutMarginsGuide: UILayoutGuide {
    systemGuide(.layoutMargins) {
      InsetLayoutGuide(name: "UIViewLayoutMarginsGuide") { $0.layoutMargins }
    }
  }

  /// The part of the view inside its margins in which lines of text are not too long to read.
  public var readableContentGuide: UILayoutGuide {
    systemGuide(.readableContent) {
      let guide = ReadableContentGuide()
      guide.identifier = "UIViewReadableContentGuide"
      return guide
    }
  }

  /// The part of the view that the keyboard covers, or the strip below the safe area.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    systemGuide(.keyboard) { UIKeyboardLayoutGuide() }
  }

  func systemGuide<Guide: UILayoutGuide>(
    _ kind: SystemGuideKind, make: () -> Guide
  ) -> Guide {
    if let guide = layoutRecord.systemGuides[kind] as? Guide { return guide }
    let guide = make()
    guide.owningView = self
    layoutRecord.systemGuides[kind] = guide
    return guide
  }
}
