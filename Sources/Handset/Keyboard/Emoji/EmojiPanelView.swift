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
  private let categories: [EmojiCatalogue.Category]
  private let search: EmojiSearch
  private let labels: (letters: String, search: String)
  private let style: GlyphStyle
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
    case cancelSearch
  }

  init(
    keyboard: SystemKeyboard, catalogue: EmojiCatalogue, recents: [String],
    labels: (letters: String, search: String), style: GlyphStyle
  ) {
    self.keyboard = keyboard
    self.labels = labels
    self.style = style
    colors = keyboard.state.colors
    search = EmojiSearch(catalogue)
    var categories = catalogue.categories
    if !categories.isEmpty { categories[0].emoji = recents }
    self.categories = categories
    grid = EmojiGridView(sections: EmojiSections(categories, rows: 5))
    super.init(frame: .zero)
    accessibilityIdentifier = "emoji"
    contentMode = .redraw
    addSubview(grid)
    grid.delegate = self
    grid.onTap = { [weak self] in self?.keyboard?.typeEmoji($0.text) }
    grid.onHold = { [weak self] in self?.openTones(over: $0) }
    grid.onSlide = { [weak self] in self?.slide(to: $0) }
    grid.onRelease = { [weak self] in self?.closeTones() }
  }

  required init?(coder: NSCoder) {
    nil
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
    } else {
      grid.frame = layout.grid
      if grid.sections.rows != layout.rows {
        grid.sections = EmojiSections(categories, rows: layout.rows)
      }
    }
  }

  private func queryDidChange() {
    closeTones()
    if let query {
      let found = search.results(for: query)
      grid.sections = EmojiSections(
        [EmojiCatalogue.Category(kind: .recents, title: "", emoji: found)], rows: 1)
    } else {
      grid.sections = EmojiSections(categories, rows: emojiLayout.rows)
    }
    grid.contentOffset = .zero
    setNeedsLayout()
    setNeedsDisplay()
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
      font: .systemFont(ofSize: 28), colors: colors)
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
    case .cancelSearch: keyboard?.setEmojiSearching(false)
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
      items.append((.cancelSearch, "emoji.cancel", cancelFrame))
      return items
    }
    items.append((.field, "emoji.search", layout.field))
    for (index, section) in grid.sections.sections.enumerated() {
      let middle = layout.category(EmojiCatalogue.Kind.allCases.firstIndex(of: section.kind) ?? 0)
      items.append(
        (.category(index), "emoji." + section.kind.rawValue, square(middle, half: 17)))
    }
    items.append((.delete, "delete", square(layout.delete, half: 22)))
    let letters = layout.letters
    items.append(
      (.letters, "letters", CGRect(x: 0, y: letters.y - 30, width: letters.x + 58, height: 50)))
    items.append((.dictation, "dictation", layout.microphone.insetBy(dx: -14, dy: -10)))
    return items
  }

  private func square(_ middle: CGPoint, half: CGFloat) -> CGRect {
    CGRect(x: middle.x - half, y: middle.y - half, width: 2 * half, height: 2 * half)
  }

  var cancelFrame: CGRect {
    let field = emojiLayout.field
    return CGRect(x: field.maxX - 34, y: field.minY, width: 34, height: field.height)
  }

  private func item(at point: CGPoint) -> Item? {
    items.first { $0.frame.contains(point) }?.item
  }

  // MARK: Drawing

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    drawField(context)
    guard !isSearching else { return }
    if emojiLayout.hasTitles { drawTitles(context) }
    drawStrip(context)
  }

  private func drawField(_ context: CGContext) {
    let field = emojiLayout.field
    context.setFillColor(colors.emojiField)
    context.fill(
      CGPath(roundedRect: field, cornerWidth: 12, cornerHeight: 12), evenOdd: false)
    let ink = colors.emojiPlaceholder
    context.setStrokeColor(ink)
    let x: CGFloat = style == .thin ? 20 : 25
    let y = field.minY + 10.3
    var glass = CGPath(ellipseIn: CGRect(x: x + 0.75, y: y + 0.75, width: 11.8, height: 11.8))
    glass.move(to: CGPoint(x: x + 10.9, y: y + 10.9))
    glass.addLine(to: CGPoint(x: x + 15.6, y: y + 15.6))
    context.stroke(glass, style: StrokeStyle(width: 1.5, cap: .round))
    let baseline = field.minY + 24.7
    let text = query.flatMap { $0.isEmpty ? nil : $0 }
    KeyText.draw(
      text ?? labels.search, font: .systemFont(ofSize: 17), ink: text == nil ? ink : colors.ink,
      edge: 48, isLeft: true, baseline: baseline, in: context)
    guard isSearching else { return }
    drawCancel(context)
  }

  /// A disc with a cross, which ends the search.
  private func drawCancel(_ context: CGContext) {
    let middle = CGPoint(x: cancelFrame.midX, y: cancelFrame.midY)
    context.setFillColor(colors.emojiPlaceholder)
    context.fill(
      CGPath(ellipseIn: CGRect(x: middle.x - 8, y: middle.y - 8, width: 16, height: 16)),
      evenOdd: false)
    var cross = CGPath()
    for side: CGFloat in [-1, 1] {
      cross.move(to: CGPoint(x: middle.x - 3, y: middle.y - 3 * side))
      cross.addLine(to: CGPoint(x: middle.x + 3, y: middle.y + 3 * side))
    }
    context.setStrokeColor(colors.emojiField)
    context.stroke(cross, style: StrokeStyle(width: 1.5, cap: .round))
  }

  /// A title stands over the first column of its category, and stays at the left edge while the
  /// category is in sight.
  private func drawTitles(_ context: CGContext) {
    let font = UIFont.systemFont(ofSize: 12.7, weight: .semibold)
    let offset = grid.contentOffset.x
    let sections = grid.sections.sections
    for (index, section) in sections.enumerated() {
      let first = section.start - 13.3
      var x = first - offset
      guard x < bounds.width else { break }
      if x < 13 {
        let width = KeyText.width(of: section.title, font: font)
        let next = index + 1 < sections.count ? sections[index + 1].start - 13.3 - offset : 10_000
        x = min(13 - 0.3, next - 20 - width)
        guard x + width > 0 else { continue }
      }
      KeyText.draw(
        section.title, font: font, ink: colors.emojiTitle, edge: x - 0.4, isLeft: true,
        baseline: EmojiLayout.titleBaseline, spacing: -0.42, in: context)
    }
  }

  private func drawStrip(_ context: CGContext) {
    let layout = emojiLayout
    let sections = grid.sections.sections
    let current = grid.sections.section(at: grid.contentOffset.x)
    for (index, section) in sections.enumerated() {
      let middle = layout.category(EmojiCatalogue.Kind.allCases.firstIndex(of: section.kind) ?? 0)
      if index == current {
        context.setFillColor(colors.emojiSelection)
        context.fill(CGPath(ellipseIn: square(middle, half: 15)), evenOdd: false)
      }
      EmojiCategoryGlyph.draw(
        section.kind, center: middle, ink: index == current ? colors.ink : colors.emojiCategory,
        in: context)
    }
    let delete = DeleteGlyph.onKey(style)
    delete.draw(
      at: CGPoint(
        x: layout.delete.x - delete.size.width / 2, y: layout.delete.y - delete.size.height / 2),
      ink: colors.ink, in: context)
    KeyText.draw(
      labels.letters, font: .systemFont(ofSize: 16), ink: colors.trayInk, edge: layout.letters.x,
      isLeft: true, baseline: layout.letters.y, in: context)
    MicrophoneGlyph.draw(in: layout.microphone, ink: colors.trayInk, in: context)
  }
}

extension EmojiPanelView: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    setNeedsDisplay()
  }
}
