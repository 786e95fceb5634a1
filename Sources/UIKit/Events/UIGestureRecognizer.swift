/// Watches touches for a movement that means something.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
}
