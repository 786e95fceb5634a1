/// A place in a list or a lazy stack. What stands there is made when it comes into sight.
@MainActor
class LazySlot {
  /// The list or stack that it is in.
  fileprivate(set) weak var container: (any SlotContainer)?

  /// Whether what stands there has been made.
  var isMade: Bool { true }

  /// What stands there; made now, if it is not there yet.
  var elements: [Element] { [] }

  /// What the user may do to the row.
  var editing: RowEditing? { nil }

  /// The identity of the element.
  var id: AnyHashable? { nil }

  /// What a selection knows a row in it by: its tag, or the identity of its element.
  final func id(of row: Element) -> AnyHashable? { row.tag ?? id }

  /// The place that the element had before it was wrapped in something: the one that is known by
  /// its identity.
  var origin: LazySlot { self }

  /// The number of things, as far as it is known.
  final var knownElements: [Element] { isMade ? elements : [] }
}

/// A place whose element is there from the beginning.
final class ReadySlot: LazySlot {
  private let element: Element
  /// The place that the element has taken, wrapped in something.
  private let inner: LazySlot?

  init(_ element: Element, instead inner: LazySlot? = nil) {
    self.element = element
    self.inner = inner
  }

  override var editing: RowEditing? { inner?.editing }
  override var id: AnyHashable? { inner?.id }
  override var origin: LazySlot { inner?.origin ?? self }

  override var elements: [Element] { [element] }
}

/// A list or a lazy stack.
@MainActor
protocol SlotContainer: Element {
  /// Where what stands in a slot is, or would be as far as can be told, in the space of the scroll
  /// view around; `nil` before it was placed.
  func frame(of slot: LazySlot) -> CGRect?
}

extension SlotContainer {
  /// Takes in slots.
  func take(_ slots: [LazySlot]) {
    for slot in slots {
      slot.container = self
      slot.origin.container = self
    }
  }
}

/// The part of a scroll view's content that is shown, in the content's space.
@MainActor
final class Viewport {
  /// What is in sight, and as much around it as is kept ready.
  var ready = CGRect.zero
  /// What was in sight before a movement that is still under way.
  var before: CGRect?
  /// What has the focus, which stays there wherever it is scrolled to.
  var focus: CGRect?
  /// Whether something inside shows only a part of itself.
  var isUsed = false

  private struct WeakFollower {
    weak var follower: (any ScrollFollower)?
  }

  private var followers: [WeakFollower] = []

  /// Something inside wants to hear when it is scrolled.
  func follow(_ follower: any ScrollFollower) {
    followers.removeAll { $0.follower == nil }
    guard !followers.contains(where: { $0.follower === follower }) else { return }
    followers.append(WeakFollower(follower: follower))
  }

  func tellFollowers() {
    for entry in followers { entry.follower?.didScroll() }
  }

  func shows(_ frame: CGRect) -> Bool {
    ready.intersects(frame) || before?.intersects(frame) == true
      || focus?.intersects(frame) == true
  }
}

/// Hears when it is scrolled to another place.
@MainActor
protocol ScrollFollower: Element {
  func didScroll()
}
