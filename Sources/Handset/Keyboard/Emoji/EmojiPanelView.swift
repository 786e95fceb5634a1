import Devices
import UIKit

/// The emoji panel: search field, pictures, categories, and the way back to the letters. While
/// somebody searches only the field and a row of results remain, above the letters.
@MainActor
final class EmojiPanelView: UIView {
  var colors: KeyboardColors {
    didSet { if colors != oldValue { setNeedsDisplay() } }
  }

  /// What is searched for; `nil` while nobody searches.
  var query: String? {
    didSet { if query != oldValue { queryDidChange() } }
  }

  var isSearching: Bool { query != nil }

  let grid: EmojiGridView
  private weak var keyboard: SystemKeyboard?
  /// The pictures as the catalogue has them, after those that were used lately.
  private let catalogueCategories: [EmojiCatalogue.Category]
  private let catalogue: EmojiCatalogue
  private lazy var search = EmojiSearch(catalogue)
  let labels: Labels
  let style: GlyphStyle
  private let caret = CaretView()
  private var tones: AccentBarView?
  private var pressedItem: Item?
  private lazy var deleting = DeleteRepeat { [weak self] _ in self?.keyboard?.deleteBackward() }

  /// What can be tapped besides pictures.
  enum Item: Hashable {
    case field
    case category(Int)
    case delete
    case letters
    case dictation
    case clearSearch
  }

  /// The words on the panel.
  struct Labels {
    var letters: String
    var search: String
    var nothingFound: String
  }

  init(
    keyboard: SystemKeyboard, catalogue: EmojiCatalogue, recents: [String],
    labels: Labels, style: GlyphStyle
  ) {
    self.keyboard = keyboard
    self.labels = labels
    self.style = style
    colors = keyboard.state.colors
    self.catalogue = catalogue
    var categories = catalogue.categories
    if !categories.isEmpty { categories[0].emoji = recents }
    catalogueCategories = categories
    grid = EmojiGridView(
      sections: EmojiSections(categories.map(keyboard.skinTones.toned), rows: 5))
    super.init(frame: .zero)
    accessibilityIdentifier = "emoji"
    contentMode = .redraw
    addSubview(grid)
    addSubview(caret)
    grid.delegate = self
    grid.onTap = { [weak self] in self?.keyboard?.typeEmoji($0.text) }
    grid.onHold = { [weak self] in self?.openTones(over: $0) }
    grid.onSlide = { [weak self] in self?.slide(to: $0) }
    grid.onRelease = { [weak self] in self?.closeTones() }
  }

  required init?(coder: NSCoder) {
    nil
  }

  /// The pictures in the tones that were chosen for them.
  private var categories: [EmojiCatalogue.Category] {
    catalogueCategories.map { keyboard?.skinTones.toned($0) ?? $0 }
  }

  var emojiLayout: EmojiLayout {
    EmojiLayout(size: bounds.size, bottomInset: keyboard?.bottomInset ?? 0)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.width > 0 else { return }
    let layout = emojiLayout
    if isSearching {
      grid.frame = CGRect(
        x: 0, y: 51, width: bounds.width, height: EmojiLayout.rowPitch)
      caret.frame = caretFrame
    } else {
      grid.frame = layout.grid
      if grid.sections.rows != layout.rows {
        grid.sections = EmojiSections(categories, rows: layout.rows)
      }
    }
  }

  private func queryDidChange() {
    closeTones()
    grid.sections = sections
    if isSearching { caret.restart() } else { caret.stop() }
    grid.contentOffset = .zero
    setNeedsLayout()
    setNeedsDisplay()
  }

  /// All pictures, or what was found.
  private var sections: EmojiSections {
    guard let query else { return EmojiSections(categories, rows: emojiLayout.rows) }
    // Before anything is typed there is what was used lately.
    let found =
      query.isEmpty
      ? catalogueCategories.first?.emoji ?? []
      : search.results(for: query).map { keyboard?.skinTones.toned($0) ?? $0 }
    return EmojiSections(
      [EmojiCatalogue.Category(kind: .recents, title: "", emoji: found)], rows: 1)
  }

  /// Only the field and the results take touches while somebody searches; below are the keys.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) && (!isSearching || point.y < grid.frame.maxY)
  }

  // MARK: Tones

  var openTones: [(text: String, frame: CGRect)]? {
    tones.map { bar in
      bar.choices.enumerated().map {
        ($0.element, bar.convert(bar.frame(ofChoice: $0.offset), to: nil))
      }
    }
  }

  private func openTones(over cell: EmojiCellView) {
    let variants = SkinTones.variants(of: cell.text)
    guard !variants.isEmpty else { return }
    let bar = AccentBarView(
      choices: variants, over: convert(cell.frame, from: grid), width: bounds.width,
      font: .systemFont(ofSize: 28), colors: colors, isAttached: false)
    tones = bar
    // The finger chooses now and does not scroll.
    grid.isScrollEnabled = false
    addSubview(bar)
  }

  private func slide(to point: CGPoint) {
    guard let tones else { return }
    tones.select(at: tones.convert(point, from: nil))
  }

  private func closeTones() {
    guard let tones else { return }
    self.tones = nil
    grid.isScrollEnabled = true
    tones.removeFromSuperview()
    keyboard?.skinTones.choose(tones.text)
    grid.sections = sections
    keyboard?.typeEmoji(tones.text)
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    pressedItem = touches.first.flatMap { item(at: $0.location(in: self)) }
    if pressedItem == .delete { deleting.start() }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    deleting.stop()
    guard let pressed = pressedItem else { return }
    pressedItem = nil
    guard touches.first.flatMap({ item(at: $0.location(in: self)) }) == pressed else { return }
    switch pressed {
    case .delete: break
    case .letters: keyboard?.setEmoji(false)
    case .dictation: UIApplication.shared.log("Dictation is not available.")
    case .field: keyboard?.setEmojiSearching(true)
    case .clearSearch: keyboard?.searchEmoji { $0 = "" }
    case .category(let index): scroll(to: index)
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    deleting.stop()
    pressedItem = nil
  }

  private func scroll(to category: Int) {
    guard grid.sections.sections.indices.contains(category) else { return }
    let target = grid.sections.sections[category].start - EmojiLayout.firstColumn
    let limit = max(0, grid.contentSize.width - grid.bounds.width)
    grid.setContentOffset(CGPoint(x: min(target, limit), y: 0), animated: false)
  }

  /// The things that can be tapped, with their places in this view's space.
  var items: [(item: Item, name: String, frame: CGRect)] {
    let layout = emojiLayout
    var items: [(Item, String, CGRect)] = []
    if isSearching {
      if query?.isEmpty == false { items.append((.clearSearch, "emoji.clear", clearFrame)) }
      return items
    }
    items.append((.field, "emoji.search", layout.field))
    for (index, section) in grid.sections.sections.enumerated() {
      let middle = layout.category(EmojiCatalogue.Kind.allCases.firstIndex(of: section.kind) ?? 0)
      items.append(
        (
          .category(index), "emoji." + section.kind.rawValue,
          square(middle, half: min(17, layout.categoryPitch / 2))
        ))
    }
    items.append((.delete, "delete", square(layout.delete, half: 22)))
    let letters = layout.letters
    items.append(
      (
        .letters, "letters",
        CGRect(
          x: 0, y: letters.y - 30, width: letters.x + (layout.hasLowerRow ? 58 : 38), height: 50)
      ))
    if let microphone = layout.microphone {
      items.append((.dictation, "dictation", microphone.insetBy(dx: -14, dy: -10)))
    }
    return items
  }

  func square(_ middle: CGPoint, half: CGFloat) -> CGRect {
    CGRect(x: middle.x - half, y: middle.y - half, width: 2 * half, height: 2 * half)
  }

  var clearFrame: CGRect {
    let field = emojiLayout.field
    return CGRect(x: field.maxX - 34, y: field.minY, width: 34, height: field.height)
  }

  private func item(at point: CGPoint) -> Item? {
    items.first { $0.frame.contains(point) }?.item
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    drawField(context)
    if isSearching {
      if grid.sections.sections.isEmpty { drawNothingFound(context) }
      return
    }
    if emojiLayout.hasTitles { drawTitles(context) }
    drawStrip(context)
  }
}

extension EmojiPanelView: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    setNeedsDisplay()
  }
}
