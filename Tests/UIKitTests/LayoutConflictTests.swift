import Testing
import UIKit

@MainActor
struct LayoutConflictTests {
  /// A view with two widths, and what was logged.
  private func conflictingWidths() -> (
    phone: LayoutFixture, view: UIView, widths: [NSLayoutConstraint], log: () -> [String]
  ) {
    let phone = LayoutFixture()
    final class Log { var messages: [String] = [] }
    let log = Log()
    phone.application.log = { log.messages.append($0) }
    let view = phone.add()
    let widths = [
      view.widthAnchor.constraint(equalToConstant: 100),
      view.widthAnchor.constraint(equalToConstant: 200),
    ]
    NSLayoutConstraint.activate(
      [
        view.leadingAnchor.constraint(equalTo: phone.root.leadingAnchor, constant: 10),
        view.topAnchor.constraint(equalTo: phone.root.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 10),
      ] + widths)
    return (phone, view, widths, { log.messages })
  }

  @Test func newestRequiredConstraintIsBrokenAndTheRestHolds() {
    let (phone, view, widths, _) = conflictingWidths()
    phone.layOut()
    #expect(view.frame == CGRect(10, 0, 100, 10))
    #expect(widths[1].isActive)
  }

  @Test func logHasUIKitsPartsInOrder() {
    let (phone, _, widths, log) = conflictingWidths()
    phone.layOut()
    phone.layOut()
    #expect(log().count == 1)
    let message = log().first ?? ""
    let parts = [
      "[LayoutConstraints] Unable to simultaneously satisfy constraints.",
      "Probably at least one of the constraints in the following list is one you don't want.",
      "(1) look at each constraint", "(2) find the code that added",
      "(\n", "    \"\(widths[0])\",\n", "    \"\(widths[1])\"\n", ")\n\n",
      "Will attempt to recover by breaking constraint", "\(widths[1])",
      "UIViewAlertForUnsatisfiableConstraints", "UIConstraintBasedLayoutDebugging",
    ]
    var rest = Substring(message)
    for part in parts {
      let range = rest.range(of: part)
      #expect(range != nil, "\(part) is missing or out of order in \(message)")
      rest = range.map { rest[$0.upperBound...] } ?? rest
    }
    #expect(!message.contains("NSAutoresizingMaskLayoutConstraints"))
  }

  @Test func logNamesTheLinesWhereTheConstraintsWereMade() {
    let phone = LayoutFixture()
    var messages: [String] = []
    phone.application.log = { messages.append($0) }
    let view = phone.add()
    let first = #line + 2
    NSLayoutConstraint.activate([
      view.widthAnchor.constraint(equalToConstant: 100),
      NSLayoutConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: nil,
        attribute: .notAnAttribute, multiplier: 1, constant: 200),
    ])
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "[view(300)]", metrics: nil, views: ["view": view]))
    phone.layOut()
    let log = messages.joined()
    #expect(messages.count == 2)
    for line in [first, first + 1, first + 6] { #expect(log.contains("\(#fileID):\(line)\n")) }
  }

  @Test func conflictIsToldOnceThoughTheConstraintsAreMadeAnew() {
    let (phone, view, _, log) = conflictingWidths()
    phone.layOut()
    view.semanticContentAttribute = .forceRightToLeft
    phone.layOut()
    view.semanticContentAttribute = .unspecified
    phone.layOut()
    #expect(view.frame.width == 100)
    #expect(log().count == 1)
  }

  @Test func brokenConstraintComesBackWhenTheOtherGoes() {
    let (phone, view, widths, log) = conflictingWidths()
    phone.layOut()
    widths[0].isActive = false
    phone.layOut()
    #expect(view.frame.width == 200)
    #expect(log().count == 1)
  }

  @Test func brokenConstraintComesBackWhenAConstantAgrees() {
    let (phone, view, widths, log) = conflictingWidths()
    phone.layOut()
    widths[0].constant = 200
    phone.layOut()
    widths[0].constant = 300
    phone.layOut()
    #expect(view.frame.width == 300)
    #expect(log().count == 2)
  }

  @Test func editsThatOnlyContradictEachOtherForAMomentAreNoConflict() {
    let (phone, view, widths, log) = conflictingWidths()
    widths[1].constant = 100
    phone.layOut()
    #expect(log().isEmpty)
    widths[0].constant = 150
    widths[1].constant = 150
    phone.layOut()
    #expect(view.frame.width == 150)
    #expect(log().isEmpty)
  }

  @Test func autoresizingConstraintsAreKeptAndExplained() {
    let phone = LayoutFixture()
    var messages: [String] = []
    phone.application.log = { messages.append($0) }
    let view = UIView(frame: CGRect(0, 0, 50, 50))
    phone.root.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 80)
    width.isActive = true
    phone.layOut()
    #expect(view.frame.width == 50)
    #expect(messages.first?.contains("<NSAutoresizingMaskLayoutConstraint:0x") == true)
    #expect(messages.first?.contains("h=--& v=--&") == true)
    #expect(messages.first?.contains("translatesAutoresizingMaskIntoConstraints)") == true)
  }

  @Test func descriptionsReadLikeVisualFormat() {
    let phone = LayoutFixture()
    let box = phone.add()
    let one = phone.add(to: box)
    let two = phone.add(to: box)
    func name(_ view: UIView) -> String {
      "UIView:0x" + String(UInt(bitPattern: ObjectIdentifier(view)), radix: 16)
    }
    func text(_ constraint: NSLayoutConstraint) -> String {
      String(constraint.description.drop { $0 != " " }.dropFirst())
    }
    #expect(
      text(one.topAnchor.constraint(equalTo: box.topAnchor, constant: 10))
        == "V:|-(10)-[\(name(one))]   (inactive, names: '|':\(name(box)) )>")
    #expect(
      text(one.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -4))
        == "H:[\(name(one))]-(4)-|(LTR)   (inactive, names: '|':\(name(box)) )>")
    #expect(
      text(two.topAnchor.constraint(greaterThanOrEqualTo: one.bottomAnchor, constant: 8))
        == "V:[\(name(one))]-(>=8)-[\(name(two))]   (inactive)>")
    #expect(
      text(one.rightAnchor.constraint(lessThanOrEqualTo: two.leftAnchor, constant: -8))
        == "H:[\(name(one))]-(>=8)-[\(name(two))]   (inactive)>")
    let size = one.widthAnchor.constraint(equalTo: two.widthAnchor, multiplier: 0.5, constant: 3)
    size.priority = .defaultHigh
    size.identifier = "half"
    #expect(
      text(size) == "'half' \(name(one)).width == 0.5*\(name(two)).width + 3@750   (inactive)>")
    #expect(
      text(one.heightAnchor.constraint(equalToConstant: 44))
        == "\(name(one)).height == 44   (inactive)>")
  }
}
