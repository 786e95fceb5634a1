import HandsetTesting
import Testing

/// Turning the phone while its keyboard is on its way.
@MainActor
@Suite("A turn that interrupts the keyboard")
struct RotationInterruptionTests {
  private let form: PinnedButtonController
  private let phone: Phone

  init() throws {
    (form, phone) = try Self.phone(.portrait)
  }

  private static func phone(
    _ orientation: Orientation
  ) throws -> (PinnedButtonController, Phone) {
    let equipment = try Phone.testEquipment.get()
    let form = PinnedButtonController()
    let phone = try Phone(
      PhoneConfiguration(
        device: equipment.catalogue.device(named: "iphone-13"), orientation: orientation),
      equipment: equipment
    ) { form }
    return (form, phone)
  }

  /// What a phone shows that has always been held so.
  private static func atRest(_ orientation: Orientation) throws -> (
    keyboard: CGRect?, button: CGRect
  ) {
    let (form, phone) = try phone(orientation)
    phone.focus(form.field)
    phone.settle()
    return (phone.keyboardFrame, phone.presentedFrame(of: form.button))
  }

  /// The largest step of the keyboard's top from frame to frame until all is at rest.
  private func largestStep(_ phone: Phone) -> CGFloat {
    var last = phone.keyboardTop
    var largest: CGFloat = 0
    phone.eachFrame {
      largest = max(largest, abs(phone.keyboardTop - last))
      last = phone.keyboardTop
    }
    return largest
  }

  @Test(
    "leads to where a phone is that was always held so, without jumps on the way",
    arguments: [0, 1, 3, 6, 10, 15, 22, 29], [true, false])
  func endsWhereItShould(frames: Int, isShow: Bool) throws {
    let (otherForm, other) = try Self.phone(.landscapeRight)
    other.focus(otherForm.field)
    // The motion that was interrupted goes on into the new one: together they are no faster than
    // both.
    let (tallForm, tall) = try Self.phone(.portrait)
    tall.focus(tallForm.field)
    let usual = largestStep(other) + largestStep(tall)
    let expected = try Self.atRest(.landscapeRight)

    phone.focus(form.field)
    if !isShow {
      phone.settle()
      phone.blur()
    }
    for _ in 0..<frames { phone.advance(by: 1.0 / 60) }
    phone.rotate(to: .landscapeRight)
    let steps = largestStep(phone)
    #expect(steps <= usual + 0.5)
    if isShow {
      #expect(phone.keyboardFrame == expected.keyboard)
      #expect(phone.presentedFrame(of: form.button) == expected.button)
    } else {
      #expect(phone.keyboardFrame == nil)
    }
    #expect(phone.keyboard.keyboardView.window != nil || !isShow)
  }

  @Test("there and back at any frame ends as before", arguments: [0, 2, 7, 14, 25])
  func thereAndBack(frames: Int) throws {
    let expected = try Self.atRest(.portrait)
    phone.focus(form.field)
    for _ in 0..<frames { phone.advance(by: 1.0 / 60) }
    phone.rotate(to: .landscapeLeft)
    for _ in 0..<frames { phone.advance(by: 1.0 / 60) }
    phone.rotate(to: .portrait)
    phone.settle()
    #expect(phone.keyboardFrame == expected.keyboard)
    #expect(phone.presentedFrame(of: form.button) == expected.button)
    // What was announced last is what there is.
    let shows = phone.events.events.filter { $0.name == "willShow" }
    #expect(shows.last?.end == expected.keyboard)
  }
}
