import Foundation

/// Records changes with their place on a timeline and joins those of one property to one
/// animation with stations.
@preconcurrency @MainActor
package final class KeyframeRecorder: LayerChangeRecorder {
  private struct Change {
    let start: Double
    let end: Double
    let from: LayerValue
    let to: LayerValue
  }

  private struct Target: Hashable {
    let layer: ObjectIdentifier
    let key: LayerKey
  }

  private let timeline: AnimationTimeline
  private let track: AnimationTrack
  private var window = (start: 0.0, end: 1.0)
  private var targets: [(layer: CALayer, key: LayerKey, changes: [Change])] = []
  private var indices: [Target: Int] = [:]

  /// A recorder for a track, by default the one that takes all of the timeline.
  package init(timeline: AnimationTimeline, track: AnimationTrack? = nil) {
    self.timeline = timeline
    self.track = track ?? timeline.mainTrack
  }

  /// The layers that changed, in order; one may occur for several of its properties.
  package var layers: [CALayer] { targets.map(\.layer) }

  /// Changes in `body` take place between two fractions of the timeline.
  package func recordKeyframe(start: Double, duration: Double, _ body: () -> Void) {
    let previous = window
    let start = min(max(start, 0), 1)
    window = (start, min(max(start + duration, start), 1))
    body()
    window = previous
  }

  package func record(_ key: LayerKey, of layer: CALayer, from value: LayerValue) {
    let change = Change(
      start: window.start, end: window.end, from: value, to: layer.model.value(of: key))
    let target = Target(layer: ObjectIdentifier(layer), key: key)
    if let index = indices[target] {
      targets[index].changes.append(change)
    } else {
      indices[target] = targets.count
      targets.append((layer, key, [change]))
    }
  }

  /// Puts the animations on their layers.
  package func attach(mode: CAAnimationCalculationMode) {
    for target in targets {
      let animation = OffsetAnimation(
        property: target.key, from: target.changes[0].from,
        stations: stations(of: target.changes), mode: mode, layer: target.layer,
        timeline: timeline, track: track)
      target.layer.attach(animation)
      timeline.add(animation)
    }
  }

  private func stations(of changes: [Change]) -> [(time: Double, value: LayerValue)] {
    var stations = [(time: 0.0, value: changes[0].from)]
    func hold(until time: Double) {
      let last = stations[stations.count - 1]
      if time > last.time { stations.append((time, last.value)) }
    }
    for change in changes.sorted(by: { ($0.start, $0.end) < ($1.start, $1.end) }) {
      hold(until: change.start)
      stations.append((max(change.end, stations[stations.count - 1].time), change.to))
    }
    hold(until: 1)
    return stations
  }
}
