import Testing
import UIKit

@MainActor
struct LayoutDirectionTests {
  private func stack(
    in phone: LayoutFixture, configure: (UIStackView) -> Void = { _ in }
  ) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: [SizedView(40, 10), SizedView(60, 30)])
    stack.spacing = 5
    stack.alignment = .leading
    configure(stack)
    _ = phone.add(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: phone.root.leadingAnchor),
      stack.topAnchor.constraint(equalTo: phone.root.topAnchor),
    ])
    phone.layOut()
    return stack
  }

  @Test func stacksRunFromTheRightInRightToLeftLanguages() {
    let phone = LayoutFixture(direction: .rightToLeft)
    let stack = stack(in: phone)
    #expect(stack.frame == CGRect(285, 0, 105, 30))
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [65, 0])
  }

  @Test func aStackMayTurnOverAlone() {
    let phone = LayoutFixture()
    let stack = stack(in: phone) { $0.semanticContentAttribute = .forceRightToLeft }
    #expect(stack.frame.minX == 0)
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [65, 0])

    stack.semanticContentAttribute = .unspecified
    phone.layOut()
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 45])
  }

  @Test(arguments: [UISemanticContentAttribute.playback, .spatial, .forceLeftToRight])
  func whatIsNotTextDoesNotTurnOver(attribute: UISemanticContentAttribute) {
    let phone = LayoutFixture(direction: .rightToLeft)
    let stack = stack(in: phone) { $0.semanticContentAttribute = attribute }
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 45])
  }

  @Test func verticalStacksAlignTheirLeadingEdgesAtTheRight() {
    let phone = LayoutFixture(direction: .rightToLeft)
    let stack = stack(in: phone) { $0.axis = .vertical }
    #expect(stack.arrangedSubviews.map(\.frame.maxX) == [60, 60])
    #expect(stack.arrangedSubviews.map(\.frame.minY) == [0, 15])
  }

  @Test(arguments: [UIUserInterfaceLayoutDirection.leftToRight, .rightToLeft])
  func directionalMarginsFollowTheText(direction: UIUserInterfaceLayoutDirection) {
    let phone = LayoutFixture(direction: direction)
    let box = phone.add()
    box.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 30, bottom: 0, trailing: 10)
    let view = phone.add(to: box)
    NSLayoutConstraint.activate([
      box.leftAnchor.constraint(equalTo: phone.root.leftAnchor),
      box.widthAnchor.constraint(equalToConstant: 100),
      box.topAnchor.constraint(equalTo: phone.root.topAnchor, constant: 100),
      box.heightAnchor.constraint(equalToConstant: 20),
      view.leadingAnchor.constraint(equalTo: box.layoutMarginsGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: box.layoutMarginsGuide.trailingAnchor),
      view.topAnchor.constraint(equalTo: box.topAnchor),
    ])
    phone.layOut()
    let isLeftToRight = direction == .leftToRight
    #expect(box.layoutMargins.left == (isLeftToRight ? 30 : 10))
    #expect(view.frame.minX == (isLeftToRight ? 30 : 10))
    #expect(view.frame.width == 60)
  }
}
