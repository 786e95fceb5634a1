/// Views for the canvas of an editor. There is none here: files that have such a type compile and
/// run without it, as apps do on a device.
@preconcurrency @MainActor
public protocol PreviewProvider {
  /// What the views are.
  associatedtype Previews: View
  /// The views.
  @ViewBuilder static var previews: Previews { get }
}
