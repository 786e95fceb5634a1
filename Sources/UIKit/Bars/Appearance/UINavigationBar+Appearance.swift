extension UINavigationBar {
  /// How the bar looks while something is below it. Changes of an appearance that was set have
  /// no effect until it is set again.
  public var standardAppearance: UINavigationBarAppearance {
    get { appearances.standard ?? UINavigationBarAppearance() }
    set { appearances.standard = newValue.copied() }
  }

  /// The same on phones held sideways; `standardAppearance` with `nil`.
  public var compactAppearance: UINavigationBarAppearance? {
    get { appearances.compact }
    set { appearances.compact = newValue?.copied() }
  }

  /// How the bar looks while content is at its top; `standardAppearance` without ground with
  /// `nil`.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = newValue?.copied() }
  }

  /// The appearance that counts now for the ground; `nil` leaves it to `barTintColor` and
  /// `isTranslucent`.
  var groundAppearance: UINavigationBarAppearance? {
    let item = topItem?.appearances ?? BarAppearances()
    if isGroundHidden { return item.scrollEdge ?? appearances.scrollEdge }
    return standardAppearanceOfItem(item)
  }

  private func standardAppearanceOfItem(
    _ item: BarAppearances
  ) -> UINavigationBarAppearance? {
    let compact =
      BarMetrics.isLow(traitCollection) ? item.compact ?? appearances.compact : nil
    return compact ?? item.standard ?? appearances.standard
  }

  /// The appearance that counts now for titles.
  var titleAppearance: UINavigationBarAppearance? {
    groundAppearance ?? standardAppearanceOfItem(topItem?.appearances ?? BarAppearances())
  }
}

extension UINavigationItem {
  /// Instead of the bar's `standardAppearance`.
  public var standardAppearance: UINavigationBarAppearance? {
    get { appearances.standard }
    set { appearances.standard = newValue?.copied() }
  }

  /// Instead of the bar's `compactAppearance`.
  public var compactAppearance: UINavigationBarAppearance? {
    get { appearances.compact }
    set { appearances.compact = newValue?.copied() }
  }

  /// Instead of the bar's `scrollEdgeAppearance`.
  public var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { appearances.scrollEdge }
    set { appearances.scrollEdge = newValue?.copied() }
  }
}

/// The appearances that were set for a navigation bar or for one of its items.
struct BarAppearances {
  var standard: UINavigationBarAppearance?
  var compact: UINavigationBarAppearance?
  var scrollEdge: UINavigationBarAppearance?
}
