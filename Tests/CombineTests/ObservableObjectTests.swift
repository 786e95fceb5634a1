import Combine
import Testing
import UIKit

private class Account: ObservableObject {
  @Published var name = "Ada"
  @Published var age = 36
}

private final class PaidAccount: Account {
  @Published var balance = 0
}

private final class Plain: ObservableObject {
  func change() { objectWillChange.send() }
}

private final class KeyboardModel: ObservableObject {
  @Published var height: CGFloat = 0

  init(_ publisher: NotificationCenter.Publisher) {
    publisher.compactMap { $0.userInfo?["height"] as? CGFloat }.assign(to: &$height)
  }
}

@MainActor @Suite struct ObservableObjectTests {
  @Test func anObjectSpeaksUpBeforeEveryChange() {
    let account = PaidAccount()
    var seen: [String] = []
    let cancellable = account.objectWillChange.sink {
      seen.append("\(account.name) \(account.age) \(account.balance)")
    }
    account.name = "Grace"
    account.age = 40
    account.balance = 5
    #expect(seen == ["Ada 36 0", "Grace 36 0", "Grace 40 0"])
    #expect(account.balance == 5)
    cancellable.cancel()
  }

  @Test func aPublishedPropertySendsItsValueAndNewOnesBeforeItHasThem() {
    let account = Account()
    var seen: [String] = []
    let cancellable = account.$name.sink { seen.append("\($0) over \(account.name)") }
    account.name = "Grace"
    #expect(seen == ["Ada over Ada", "Grace over Ada"])
    cancellable.cancel()
  }

  @Test func anObjectWithoutPublishedPropertiesHasOnePublisherForItself() {
    let plain = Plain()
    var count = 0
    let cancellable = plain.objectWillChange.sink { count += 1 }
    plain.change()
    #expect(count == 1)
    #expect(plain.objectWillChange === plain.objectWillChange)
    cancellable.cancel()
  }

  @Test func anAssignedPropertyDoesNotKeepItsObject() {
    let center = NotificationCenter()
    let name = Notification.Name("height")
    var model: KeyboardModel? = KeyboardModel(center.publisher(for: name))
    center.post(name: name, object: nil, userInfo: ["height": CGFloat(291)])
    #expect(model?.height == 291)
    weak let gone = model
    model = nil
    #expect(gone == nil)
    center.post(name: name, object: nil, userInfo: ["height": CGFloat(0)])
  }

  @Test func aPropertyIsAssignedThroughAKeyPath() {
    let account = Account()
    let subject = PassthroughSubject<String, Never>()
    var bag = Set<AnyCancellable>()
    subject.assign(to: \.name, on: account).store(in: &bag)
    subject.send("Grace")
    #expect(account.name == "Grace")
    bag.removeAll()
    subject.send("Edsger")
    #expect(account.name == "Grace")
  }

  @Test func aPublisherOfNotificationsHearsOnlyItsOwnPhone() {
    let center = NotificationCenter()
    let name = Notification.Name("note")
    let screen = UIApplication.shared.screen
    let phone = UIApplication.shared
    var count = 0
    let cancellable = center.publisher(for: name).sink { _ in count += 1 }
    center.post(name: name, object: nil)
    UIApplication(
      clock: MediaClock(), screen: screen, textMeasurer: phone.textMeasurer
    ).makeCurrent()
    center.post(name: name, object: nil)
    phone.makeCurrent()
    center.post(name: name, object: nil)
    #expect(count == 2)
    cancellable.cancel()
    center.post(name: name, object: nil)
    #expect(count == 2)
  }
}
