import Foundation
import Testing
import UIKit

@testable import InterfaceBuilder

/// Files with texts in other languages.
@MainActor
@Suite struct StringsTests {
  private func read(_ text: String) -> StringsScanner { StringsScanner(text) }

  @Test func keysTextsCommentsAndEscapesAreRead() {
    let file = read(
      #"""
      /* Class = "UILabel"; text = "Name"; ObjectID = "l-1"; */
      "l-1.text" = "Nom \"propre\"\n\U00e9\t\\";
      // a bare word, and a key that is its own text
      plain.key = 'single';
      "alone";
      """#)
    #expect(file.damage == nil)
    #expect(
      file.entries == [
        "l-1.text": "Nom \"propre\"\né\t\\", "plain.key": "single", "alone": "alone",
      ])
  }

  @Test func twoUnitsMakeOneSign() {
    #expect(read(#""k" = "\Ud83d\Ude00";"#).entries == ["k": "😀"])
  }

  @Test(arguments: [
    ("\"a\" = \"A\";\n\"broken = \"x;\n", 2, 12, "expected \";\""),
    ("\"a\" = \"A\";\n  \"b\" = \"open;\n", 2, 9, "no closing quotation mark"),
    ("\"a\" = \"A\";\n/* open", 2, 1, "the comment has no end"),
    ("\"a\" = \"A\";\né \"b\" = ;", 2, 1, "expected a key"),
    ("\"a\" = \"A\";\n\"b\" = ;", 2, 7, "expected a text"),
    ("\"a\" = \"A\";\n\"b\" = \"B\"", 2, 10, "the file ends"),
    ("\"a\" = \"A\";\n\"b\" =", 2, 6, "a text is missing"),
  ])
  func whatComesBeforeADamageIsKept(text: String, line: Int, column: Int, message: String) throws {
    let file = read(text)
    #expect(file.entries == ["a": "A"])
    let damage = try #require(file.damage)
    #expect(damage.place == MarkupPlace(line: line, column: column))
    #expect(damage.message.contains(message), "\(damage.message)")
  }

  @Test func everyBeginningOfAFileIsReadWithoutATrap() {
    let whole = Array("/* a */ \"k\\U12\" = \"\\Ud83d\\n\"; b = c; // x\n\"d\";".unicodeScalars)
    let entries = read(String(String.UnicodeScalarView(whole))).entries
    #expect(entries.count == 3)
    for count in 0...whole.count {
      let file = read(String(String.UnicodeScalarView(whole[..<count])))
      #expect(file.entries.allSatisfy { entries[$0.key] == $0.value }, "\(count)")
    }
  }

  private func notes(
    _ files: [String: Data], language: String
  ) throws -> (label: String?, notes: [InterfaceDiagnostic]) {
    let stage = TestStage()
    stage.app.makeCurrent()
    let folder = try ScratchFolder()
    let file = try folder.write(
      storyboard(
        subviews: element("label", "l-1", "text=\"Name\"")
          + element("label", "l-2", "text=\"Place\"")), to: "Base.lproj/Main.storyboard")
    for (name, data) in files { try folder.write(data, to: name) }
    let loader = InterfaceLoader(try InterfaceDocument(contentsOf: file), language: language)
    let scene = loader.load(loader.document.scenes[0])
    _ = loader.load(loader.document.scenes[0])
    return ((scene.object("l-1") as? UILabel)?.text, loader.diagnostics)
  }

  @Test func aDamagedFileIsSaidOnceAndItsBeginningUsed() throws {
    let list = Data("\"l-1.text\" = \"Nombre\";\n\"broken = \"x;\n".utf8)
    let (label, notes) = try notes(["es.lproj/Main.strings": list], language: "es")
    #expect(label == "Nombre")
    let note = try #require(notes.first)
    #expect(notes.count == 1)
    #expect(note.file.hasSuffix("es.lproj/Main.strings"))
    #expect(note.line == 2 && note.severity == .warning)
  }

  @Test func aLanguageThatIsNotThereIsSaidWithThoseThatAre() throws {
    let files = [
      "es.lproj/Main.strings": Data("\"l-1.text\" = \"Nombre\";".utf8),
      "Main.xcstrings": Data(
        #"{"strings": {"l-1.text": {"localizations": {"pt": {"stringUnit": {"value": "Nome"}}}}}}"#
          .utf8),
    ]
    let (label, notes) = try notes(files, language: "xx")
    #expect(label == "Name")
    #expect(
      notes.map(\.message) == [
        "there are no texts in \"xx\" beside the file; there are: es, pt"
      ])
    #expect(try self.notes(files, language: "en").notes.isEmpty)
    #expect(try self.notes(files, language: "es").notes.isEmpty)
  }

  @Test func filesInUTF16AndPropertyListsAreRead() throws {
    let text = "\"l-1.text\" = \"Имя\";"
    let wide =
      Data([0xFF, 0xFE])
      + text.utf16.reduce(into: Data()) {
        $0.append(UInt8($1 & 0xFF))
        $0.append(UInt8($1 >> 8))
      }
    #expect(try notes(["ru.lproj/Main.strings": wide], language: "ru").label == "Имя")
    let list = try PropertyListSerialization.data(
      fromPropertyList: ["l-1.text": "Имя"], format: .binary, options: 0)
    #expect(try notes(["ru.lproj/Main.strings": list], language: "ru").label == "Имя")
    let odd = try notes(["ru.lproj/Main.strings": Data([0xC3, 0x28])], language: "ru")
    #expect(odd.label == "Name")
    #expect(odd.notes.map(\.message) == ["the file is not text in UTF-8 or UTF-16"])
  }
}
