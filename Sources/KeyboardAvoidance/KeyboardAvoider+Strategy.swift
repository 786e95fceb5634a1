import UIKit

extension KeyboardAvoider {
  /// How room is made.
  public enum Strategy {
    /// What fits: the insets of all scroll views that scroll up and down (R4); and if the field
    /// is in none of them, a constraint between the bottom of the screen and something on it, or
    /// else the controller's view is lifted.
    case automatic
    /// The constant of a constraint that keeps something away from the bottom of a view, of its
    /// safe area or of its margins. Whichever way round the constraint is written, the gap at
    /// rest is kept above the keyboard.
    case bottomConstraint(NSLayoutConstraint)
    /// The bottom insets of content and indicators of a scroll view. The field is scrolled into
    /// sight.
    case scrollInset(UIScrollView)
    /// A view that cannot scroll goes up, by what the field lacks.
    case lift(UIView)
  }

  /// What has to stay in sight.
  public enum Target {
    /// The line of the caret where text has many lines, otherwise the field.
    case caretLine
    /// All of what is typed into.
    case field
    /// Another view, such as the button that sends the form, and the field as well if there is
    /// room for both.
    case view(UIView)
  }

  /// How a bottom constraint moves.
  public enum ConstraintMovement {
    /// With the keyboard, so that its gap at rest is kept above it.
    case withKeyboard
    /// Only as far as the target lacks.
    case asNeeded
  }

  /// What can be chosen. The defaults are those of the rules R1 to R10.
  public struct Options {
    /// Points of air above and below the target.
    public var margin: CGFloat = 12
    /// What has to stay in sight.
    public var target = Target.caretLine
    /// Whether content scrolls by itself to what has to stay in sight.
    public var revealsTarget = true
    /// How bottom constraints move.
    public var constraintMovement = ConstraintMovement.withKeyboard
    /// Whether a tap on nothing that reacts to taps puts the keyboard away.
    public var dismissesOnTapOutside = false
    /// Whether a bar above the keys goes to the previous and the next field, and ends. Fields
    /// with an accessory of their own keep that.
    public var showsToolbar = false
    /// Whether the room follows a finger that drags the keyboard away.
    public var followsDragging = true

    /// The defaults.
    public init() {}
  }
}
