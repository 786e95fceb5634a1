import UIKit

/// Makes gesture recognisers.
@MainActor
enum GestureElements {
  static func make(_ element: MarkupElement, builder: SceneBuilder) -> UIGestureRecognizer? {
    let recognizer: UIGestureRecognizer
    switch element.name {
    case "tapGestureRecognizer":
      let tap: UITapGestureRecognizer = builder.custom(element) ?? UITapGestureRecognizer()
      if let count = element.integer("numberOfTapsRequired") { tap.numberOfTapsRequired = count }
      if let count = element.integer("numberOfTouchesRequired") {
        tap.numberOfTouchesRequired = count
      }
      recognizer = tap
    case "panGestureRecognizer":
      let pan: UIPanGestureRecognizer = builder.custom(element) ?? UIPanGestureRecognizer()
      setTouches(of: pan, element)
      recognizer = pan
    // The second name is Interface Builder's own slip.
    case "longPressGestureRecognizer", "pongPressGestureRecognizer":
      let press: UILongPressGestureRecognizer =
        builder.custom(element) ?? UILongPressGestureRecognizer()
      if let duration = element.number("minimumPressDuration") {
        press.minimumPressDuration = TimeInterval(duration)
      }
      if let distance = element.number("allowableMovement") { press.allowableMovement = distance }
      if let count = element.integer("numberOfTouchesRequired") {
        press.numberOfTouchesRequired = count
      }
      recognizer = press
    case "swipeGestureRecognizer":
      let swipe: UISwipeGestureRecognizer = builder.custom(element) ?? UISwipeGestureRecognizer()
      if let direction = element.choice("direction", directions) { swipe.direction = direction }
      if let count = element.integer("numberOfTouchesRequired") {
        swipe.numberOfTouchesRequired = count
      }
      recognizer = swipe
    case "pinchGestureRecognizer":
      recognizer = builder.custom(element) ?? UIPinchGestureRecognizer()
    case "rotationGestureRecognizer":
      recognizer = builder.custom(element) ?? UIRotationGestureRecognizer()
    case "screenEdgePanGestureRecognizer":
      let pan: UIScreenEdgePanGestureRecognizer =
        builder.custom(element) ?? UIScreenEdgePanGestureRecognizer()
      setTouches(of: pan, element)
      if let edges = element.child("rectEdge", key: "edges") { pan.edges = RectValue.edges(edges) }
      recognizer = pan
    default:
      return nil
    }
    if element.flag("enabled") == false { recognizer.isEnabled = false }
    recognizer.name = element["name"]
    if let flag = element.flag("cancelsTouchesInView") { recognizer.cancelsTouchesInView = flag }
    if let flag = element.flag("delaysTouchesBegan") { recognizer.delaysTouchesBegan = flag }
    if let flag = element.flag("delaysTouchesEnded") { recognizer.delaysTouchesEnded = flag }
    return recognizer
  }

  private static func setTouches(of pan: UIPanGestureRecognizer, _ element: MarkupElement) {
    if let count = element.integer("minimumNumberOfTouches") { pan.minimumNumberOfTouches = count }
    if let count = element.integer("maximumNumberOfTouches") { pan.maximumNumberOfTouches = count }
  }

  private static let directions: [String: UISwipeGestureRecognizer.Direction] = [
    "left": .left, "up": .up, "down": .down, "right": .right,
  ]
}
