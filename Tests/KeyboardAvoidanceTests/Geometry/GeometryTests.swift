import KeyboardAvoidance
import Testing
import UIKit

/// The numbers of the scenarios, as pure functions give them.
@MainActor
struct GeometryTests {
  private let keyboard = CGRect(0, 508, 390, 336)

  @Test func overlapIsTheHeightOfWhatBothHaveInCommon() {
    #expect(Avoidance.overlap(of: CGRect(0, 0, 390, 844), with: keyboard) == 336)
    #expect(Avoidance.overlap(of: CGRect(0, 91, 390, 670), with: keyboard) == 253)
    #expect(Avoidance.overlap(of: CGRect(0, 110, 390, 734), with: keyboard) == 336)
    #expect(Avoidance.overlap(of: CGRect(0, 0, 390, 508), with: keyboard) == 0)
    #expect(
      Avoidance.overlap(of: CGRect(0, 0, 768, 1024), with: CGRect(0, 969, 768, 313)) == 55)
    #expect(Avoidance.overlap(of: .null, with: keyboard) == 0)
  }

  @Test func onlyADockedKeyboardIsToBeAvoided() {
    let screen = CGRect(0, 0, 390, 844)
    #expect(Avoidance.dockedFrame(keyboard, on: screen) == keyboard)
    #expect(Avoidance.dockedFrame(.zero, on: screen) == nil)
    #expect(Avoidance.dockedFrame(CGRect(0, 844, 390, 336), on: screen) == nil)
    #expect(Avoidance.dockedFrame(CGRect(0, 300, 390, 336), on: screen) == nil)
    #expect(Avoidance.dockedFrame(CGRect(35, 500, 320, 344), on: screen) == nil)
  }

  @Test func insetsAreTheLargerOfBothAndNeverTheSum() {
    #expect(Avoidance.effectiveInset(resting: 34, overlap: 336) == 336)
    #expect(Avoidance.effectiveInset(resting: 34, overlap: 14) == 34)
    #expect(Avoidance.insetShare(own: 0, safeArea: 34, overlap: 336) == 302)
    #expect(Avoidance.insetShare(own: 20, safeArea: 34, overlap: 14) == 20)
    #expect(Avoidance.insetShare(own: 20, safeArea: 34, overlap: 336) == 302)
  }

  private func reveal(
    _ y: CGFloat, height: CGFloat = 44, offset: CGFloat, end: CGFloat, most: CGFloat
  ) -> CGFloat {
    Avoidance.leastReveal(
      top: y, bottom: y + height, margin: 12, offset: offset,
      window: Avoidance.Window(start: 0, end: end, limits: 0...most))
  }

  @Test(arguments: [(CGFloat(40), CGFloat(0)), (287, 0), (288, 1), (290, 3)])
  func theLeastMovementBringsAFieldIntoSight(y: CGFloat, expected: CGFloat) {
    #expect(reveal(y, offset: 0, end: 343, most: 557) == expected)
  }

  @Test func goingBackMovesDownByAsLittle() {
    #expect(reveal(300, offset: 743, end: 343, most: 757) == 288)
    #expect(reveal(520, offset: 288, end: 343, most: 757) == 288)
    #expect(reveal(1030, offset: 0, end: 343, most: 700) == 700)
  }

  @Test func whatIsTallerThanTheRoomGivesUpItsAirAndThenShowsItsTop() {
    #expect(reveal(500, height: 335, offset: 0, end: 343, most: 900) == 496)
    #expect(reveal(500, height: 400, offset: 0, end: 343, most: 900) == 500)
    #expect(reveal(500, height: 400, offset: 530, end: 343, most: 900) == 530)
  }

  @Test func aLiftIsCountedFromRest() {
    #expect(Avoidance.lift(bottom: 480, margin: 12, keyboardTop: 315) == 177)
    #expect(Avoidance.lift(bottom: 220, margin: 12, keyboardTop: 315) == 0)
  }

  @Test func fieldsAreReadRowByRow() {
    let frames = [
      CGRect(200, 100, 100, 44), CGRect(20, 104, 100, 30), CGRect(20, 20, 300, 44),
      CGRect(20, 160, 300, 44),
    ]
    #expect(Avoidance.readingOrder(of: frames) == [2, 1, 0, 3])
    #expect(Avoidance.readingOrder(of: frames, isRightToLeft: true) == [2, 0, 1, 3])
    #expect(Avoidance.readingOrder(of: []) == [])
  }
}
