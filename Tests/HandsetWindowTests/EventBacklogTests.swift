import Gallery
import HandsetTesting
import Testing

@testable import HandsetWindow

@MainActor
@Suite("A burst of events")
struct EventBacklogTests {
  /// A host's clock that goes on by a step whenever somebody looks at it.
  private final class Clock {
    var now: TimeInterval = 0
    let step: TimeInterval
    init(step: TimeInterval) { self.step = step }
    func read() -> TimeInterval {
      defer { now += step }
      return now
    }
  }

  private func session() throws -> WindowSession {
    let equipment = try Phone.testEquipment.get()
    let scene = try #require(Gallery.scene(id: "notes"))
    let session = try WindowSession(
      WindowSession.Program(
        configuration: PhoneConfiguration(
          device: equipment.catalogue.device(id: "iphone-14-pro")), equipment: equipment,
        title: scene.id, makeRoot: scene.makeController),
      windowSize: CGSize(width: 429, height: 888))
    let note = try #require(session.phone.view(withIdentifier: "note") as? UITextView)
    note.text = ""
    session.phone.focus(note)
    session.advance(by: 1)
    _ = session.nextPicture()
    return session
  }

  @Test("is worked off a part a frame, with a picture after each")
  func partByPart() throws {
    let session = try session()
    let typed = (0..<60).map { String($0 % 10) }
    for text in typed { session.enqueue(.text(text)) }
    // Every event takes a little more than a third of what a frame has for them.
    let clock = Clock(step: EventBacklog.budget * 0.35)
    var lengths: [Int] = []
    while session.hasBacklog {
      #expect(session.timeUntilNextChange == 0)
      session.workOff(now: clock.read)
      session.advance(by: 1.0 / 60)
      #expect(session.nextPicture() != nil)
      lengths.append(try session.phone.element("note").text?.count ?? 0)
    }
    #expect(lengths == Array(stride(from: 3, through: 60, by: 3)))
    #expect(try session.phone.element("note").text == typed.joined())
  }

  @Test("gets as much time as the last picture took, up to a limit")
  func slowPictures() throws {
    let session = try session()
    for _ in 0..<40 { session.enqueue(.text("a")) }
    let clock = Clock(step: EventBacklog.budget * 0.35)
    session.workOff(afterPicture: 3 * EventBacklog.budget, now: clock.read)
    #expect(try session.phone.element("note").text?.count == 9)
    session.workOff(afterPicture: 10, now: clock.read)
    let more = Int((EventBacklog.longest / clock.step).rounded(.up))
    #expect(try session.phone.element("note").text?.count == 9 + more)
  }

  @Test("goes on by one event a frame at least, however long that takes")
  func oneAtLeast() throws {
    let session = try session()
    for text in ["a", "b", "c"] { session.enqueue(.text(text)) }
    let clock = Clock(step: 10)
    session.workOff(now: clock.read)
    #expect(try session.phone.element("note").text == "a")
    session.workOff(now: clock.read)
    session.workOff(now: clock.read)
    #expect(!session.hasBacklog)
    #expect(try session.phone.element("note").text == "abc")
  }

  @Test("keeps keys, text and clicks in their order while more comes")
  func order() throws {
    let session = try session()
    let clock = Clock(step: EventBacklog.budget)
    session.enqueue(.text("ab"))
    session.enqueue(.key(KeyStroke(key: .left)))
    session.workOff(now: clock.read)
    session.enqueue(.text("x"))
    session.enqueue(.key(KeyStroke(key: .backspace)))
    session.enqueue(.text("y"))
    while session.hasBacklog { session.workOff(now: clock.read) }
    #expect(try session.phone.element("note").text == "ayb")
  }
}
