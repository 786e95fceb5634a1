import Devices
import Foundation
import HandsetTesting
import Testing

@testable import Handset

/// The language of the app: the system's words and the direction of reading.
@MainActor
struct LanguageTests {
  final class Screen: UIViewController {
    let search = UISearchBar()
    let toggle = UISwitch()

    override func viewDidLoad() {
      view.backgroundColor = .white
      title = "Screen"
      navigationItem.leftBarButtonItem = UIBarButtonItem(
        systemItem: .cancel, primaryAction: UIAction { _ in })
      navigationItem.rightBarButtonItem = editButtonItem
      search.showsCancelButton = true
      toggle.isOn = true
      for part in [search, toggle] {
        part.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(part)
        part.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor)
          .isActive = true
      }
      search.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor)
        .isActive = true
      search.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor).isActive = true
      toggle.topAnchor.constraint(equalTo: search.bottomAnchor).isActive = true
    }
  }

  private func launch(_ language: String) throws -> (phone: Phone, screen: Screen) {
    var screen: Screen?
    let phone = try Phone.launch("iPhone 13 Pro", language: language) {
      let root = Screen()
      screen = root
      return UINavigationController(rootViewController: root)
    }
    return (phone, try #require(screen))
  }

  private func texts(on phone: Phone) -> String { ViewTree(phone).text }

  @Test func theSystemWritesItsWordsInTheLanguageOfTheApp() throws {
    let (german, screen) = try launch("de")
    #expect(texts(on: german).contains("\"Abbrechen\""))
    #expect(texts(on: german).contains("\"Bearbeiten\""))
    german.perform { screen.setEditing(true, animated: false) }
    #expect(texts(on: german).contains("\"Fertig\""))
    #expect(!texts(on: german).contains("\"Cancel\""))
    let (english, _) = try launch("en")
    #expect(texts(on: english).contains("\"Cancel\""))
  }

  @Test func aVariantSpeaksAsItsLanguage() throws {
    let (phone, _) = try launch("pt-BR")
    #expect(texts(on: phone).contains("\"Cancelar\""))
  }

  @Test func aLanguageWithoutWordsSpeaksEnglish() throws {
    let (phone, _) = try launch("tlh")
    #expect(texts(on: phone).contains("\"Cancel\""))
  }

  @Test(arguments: ["ar", "he"])
  func screensAreTurnedOverWhereOneReadsFromTheRight(language: String) throws {
    let (phone, screen) = try launch(language)
    let toggle = screen.toggle.alignmentRect(forFrame: screen.toggle.frame)
    #expect(toggle.maxX == CGFloat(374))
    #expect(screen.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    phone.rotate(to: .landscapeRight)
    phone.settle()
    #expect(screen.view.effectiveUserInterfaceLayoutDirection == .rightToLeft)
    let (english, other) = try launch("en")
    english.makeCurrent()
    #expect(other.toggle.frame.minX == 16)
  }

  @Test func everyFileHasEveryWordAndNoOther() throws {
    let resources = try Phone.testEquipment.get().resources
    let languages = try WordCatalogue(resources: resources).languages()
    #expect(languages.count == 18)
    for language in languages {
      let words = try SystemLanguage(code: language).words(resources: resources)
      #expect(words[.cancel] != SystemWords()[.cancel], "\(language)")
    }
  }
}
