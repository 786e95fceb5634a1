import Foundation

/// Records changes as offsets on one track of a timeline.
@preconcurrency @MainActor
package final class TrackRecorder: LayerChangeRecorder {
  private let timeline: AnimationTimeline
  private let track: AnimationTrack

  /// The layers that changed, in order, each once.
  package private(set) var layers: [CALayer] = []
  private var seen: Set<ObjectIdentifier> = []

  /// A recorder for a track, by default the one that takes all of the timeline.
  package init(timeline: AnimationTimeline, track: AnimationTrack? = nil) {
    self.timeline = timeline
    self.track = track ?? timeline.mainTrack
  }

  package func record(_ key: LayerKey, of layer: CALayer, from value: LayerValue) {
    if seen.insert(ObjectIdentifier(layer)).inserted { layers.append(layer) }
    let running = layer.animations?.last {
      ($0 as? OffsetAnimation).map { $0.track === track && $0.property == key } ?? false
    }
    if let running = running as? OffsetAnimation, running.extend(from: value) { return }
    let animation = OffsetAnimation(
      property: key, from: value, layer: layer, timeline: timeline, track: track)
    layer.attach(animation)
    timeline.add(animation)
  }
}
