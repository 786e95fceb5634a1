/// What a visual effect view does to what is behind it.
open class UIVisualEffect: NSObject, @unchecked Sendable {}
