/// Layers of views move only where an animation block says so, never by themselves.
extension UIView: LayerAnimationOwner {}
