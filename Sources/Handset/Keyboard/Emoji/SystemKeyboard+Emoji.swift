import Devices
import UIKit

extension SystemKeyboard {
  /// How many pictures the first category remembers: six columns of five.
  private static let recentCount = 30

  /// Whether the keys type into the panel's search field.
  var isSearchingEmoji: Bool { isShowingEmoji && view.emojiPanel?.isSearching == true }

  /// Puts the emoji panel in the place of the keys, or the keys back.
  public func setEmoji(_ isShown: Bool) {
    guard isShown != isShowingEmoji, preparedInput != nil, !isShown || allowsEmoji else { return }
    finishComposing()
    if isShown {
      isShowingEmoji = true
    } else {
      leaveEmoji()
      if !state.plane.isPad { state.plane = homePlane }
    }
    UIApplication.shared.keyboard.update()
  }

  /// The next panel is a new one, without a search.
  func leaveEmoji() {
    panel?.query = nil
    panel = nil
    isShowingEmoji = false
    UIApplication.shared.keyboard.isTypingElsewhere = false
  }

  /// The panel to show; made anew whenever it is opened, since what was used lately may have
  /// changed.
  func emojiPanel() -> EmojiPanelView? {
    if let panel { return panel }
    let catalogue: EmojiCatalogue
    do {
      catalogue = try emojiCatalogue ?? DeviceCatalogue(resources: resources).emoji()
    } catch {
      UIApplication.shared.log("\(error)")
      leaveEmoji()
      return nil
    }
    emojiCatalogue = catalogue
    if recentEmoji.isEmpty { recentEmoji = catalogue.categories.first?.emoji ?? [] }
    let legends = legends
    let made = EmojiPanelView(
      keyboard: self, catalogue: catalogue, recents: recentEmoji,
      labels: EmojiPanelView.Labels(
        letters: legends.letters, search: legends.emojiSearch,
        nothingFound: legends.emojiNotFound), style: GlyphStyle(device))
    panel = made
    return made
  }

  /// Types a picture and remembers it for the next time that the panel opens.
  func typeEmoji(_ text: String) {
    recentEmoji.removeAll { $0 == text }
    recentEmoji = Array(([text] + recentEmoji).prefix(Self.recentCount))
    guard let input else { return }
    finishComposing()
    noteTyping()
    input.insertText(text)
    inputDidChange(input)
  }

  /// Begins or ends a search. The letters come back below the field while it lasts.
  func setEmojiSearching(_ isSearching: Bool) {
    guard let panel = view.emojiPanel else { return }
    panel.query = isSearching ? "" : nil
    UIApplication.shared.keyboard.isTypingElsewhere = isSearching
    state.plane = .letters
    rebuildIfNeeded()
    view.showEmoji(panel)
    if let preparedInput { inputDidChange(preparedInput) }
  }

  /// Changes what is searched for.
  func searchEmoji(_ change: (inout String) -> Void) {
    guard let panel = view.emojiPanel, var query = panel.query else { return }
    change(&query)
    panel.query = query
    if let preparedInput { inputDidChange(preparedInput) }
  }

  /// The frame of a picture or of another thing on the emoji panel, in points of the screen.
  /// Names are the pictures themselves, `emoji.search`, `emoji.clear`, `emoji.recents` and the
  /// other categories, `delete`, `letters` and `dictation`.
  public func emojiFrame(named name: String) -> CGRect? {
    guard let panel = view.emojiPanel else { return nil }
    if let item = panel.items.first(where: { $0.name == name }) {
      return panel.convert(item.frame, to: nil)
    }
    return panel.grid.visibleCells.first { $0.text == name }.map { $0.convert($0.bounds, to: nil) }
  }
}
