/// Something that a view lets the user do, added with `addInteraction(_:)`.
@preconcurrency @MainActor
public protocol UIInteraction: AnyObject {
  /// The view it was added to.
  var view: UIView? { get }
  /// It is about to be added to a view, or taken away with `nil`.
  func willMove(to view: UIView?)
  /// It was added to a view, or taken away with `nil`.
  func didMove(to view: UIView?)
}

extension UIView {
  /// What the view lets the user do beyond its own.
  public var interactions: [any UIInteraction] {
    get { ownInteractions }
    set {
      for old in ownInteractions where !newValue.contains(where: { $0 === old }) {
        removeInteraction(old)
      }
      for new in newValue where !ownInteractions.contains(where: { $0 === new }) {
        addInteraction(new)
      }
    }
  }

  /// Adds something that the user can do; it leaves the view that it was on.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    ownInteractions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Takes an interaction away.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard ownInteractions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    ownInteractions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
