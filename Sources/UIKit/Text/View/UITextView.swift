/// Text of many lines that can be read, scrolled and edited.
@preconcurrency @MainActor
open class UITextView: UIScrollView, CaretContext, TextEditingCommands, UITextInput,
  UIContentSizeCategoryAdjusting
{
  let editing = TextEditing()
  let layout = TextViewLayout()
  let canvas = TextViewCanvas()
  let interaction = TextInteraction()
  let caret = CaretView()
  /// Whether the delegate has heard that editing began.
  var hasToldBeginning = false
  var ownTypingAttributes: [NSAttributedString.Key: Any]?

  /// A text view with a frame in its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A text view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .systemBackground
    canvas.textView = self
    addSubview(canvas)
    addSubview(caret)
    textContainer.onChange = { [weak self] in self?.measuresDidChange() }
    let tap = UITapGestureRecognizer { [weak self] in self?.wasTapped($0, times: 1) }
    let double = UITapGestureRecognizer { [weak self] in self?.wasTapped($0, times: 2) }
    double.numberOfTapsRequired = 2
    let triple = UITapGestureRecognizer { [weak self] in self?.wasTapped($0, times: 3) }
    triple.numberOfTapsRequired = 3
    for recognizer in [triple, double, tap] { addGestureRecognizer(recognizer) }
    interaction.attach(to: self)
  }

  /// Is asked and told about editing and scrolling.
  @_nonoverride
  open var delegate: (any UITextViewDelegate)? {
    get { super.delegate as? any UITextViewDelegate }
    set { super.delegate = newValue }
  }

  // MARK: Text

  /// The text; never `nil` when read. Setting it puts the caret at the end, forgets attributes
  /// and tells nobody.
  open var text: String! {
    get { editing.editor.text }
    set { setText(newValue ?? "", attributes: TextAttributes()) }
  }

  /// The text with fonts, colours and paragraph styles of its own.
  open var attributedText: NSAttributedString! {
    get {
      guard !layout.attributes.isEmpty else { return NSAttributedString(string: editor.text) }
      return layout.attributes.attributed(editor.text[...], from: 0)
    }
    set {
      let text = newValue ?? NSAttributedString(string: "")
      setText(text.string, attributes: TextAttributes(text))
    }
  }

  private func setText(_ text: String, attributes: TextAttributes) {
    editing.set(text)
    layout.attributes = attributes
    ownTypingAttributes = nil
    layout.reset(editor)
    linesDidChange()
    selectionWasMoved()
  }

  /// How what is typed next looks, until the caret is moved; by default as the text before the
  /// caret.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get {
      let own =
        ownTypingAttributes
        ?? layout.attributes.attributes(before: editor.offset(editor.selection.lowerBound))
      var all: [NSAttributedString.Key: Any] = [.font: layout.font]
      all[.foregroundColor] = textColor
      return all.merging(own) { $1 }
    }
    set { ownTypingAttributes = newValue }
  }

  /// The font of all text; 12 points until set (APPEARANCE 5.2).
  open var font: UIFont? {
    get { layout.font }
    set {
      layout.font = newValue ?? .systemFont(ofSize: 12)
      layout.attributes = TextAttributes()
      measuresDidChange()
    }
  }

  /// Whether a font made by `preferredFont(forTextStyle:)` or by `UIFontMetrics` follows changes
  /// of the text size by itself.
  open var adjustsFontForContentSizeCategory = false {
    didSet { followTextSize() }
  }

  private func followTextSize() {
    guard adjustsFontForContentSizeCategory, let font else { return }
    let adapted = font.adapted(to: traitCollection.preferredContentSizeCategory)
    if adapted !== font { self.font = adapted }
  }

  /// The ink.
  open var textColor: UIColor? = .label {
    didSet { canvas.setNeedsDisplay() }
  }

  /// Where lines stand that are shorter than the column.
  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { measuresDidChange() } }
  }

  /// Room around the column, points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { measuresDidChange() } }
  }

  /// The column.
  public let textContainer = NSTextContainer()

  func measuresDidChange() {
    layout.forgetLines(editor)
    linesDidChange()
  }

  // MARK: Editing

  /// Whether the text can be changed.
  open var isEditable = true {
    didSet { if !isEditable, isFirstResponder { resignFirstResponder() } }
  }

  /// Whether text can be selected; only then can it be edited.
  open var isSelectable = true {
    didSet { if !isSelectable, isFirstResponder { resignFirstResponder() } }
  }

  /// Whether the text is being edited.
  var isEditing = false

  /// Whether the caret is to be brought into sight once lines are known.
  var showsCaretNext = false

  /// The selection counted in UTF-16.
  open var selectedRange: NSRange {
    get { editor.selectedRange }
    set { changeSelection { $0.select($0.range(newValue)) } }
  }

  /// Whether the next insertion replaces all text.
  open var clearsOnInsertion = false

  /// Which keys.
  open var keyboardType = UIKeyboardType.default
  /// What the return key says; it inserts a line break in any case.
  open var returnKeyType = UIReturnKeyType.default
  /// Light or dark keys.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// When the keyboard shifts by itself.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are suggested.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Whether words that are spelt wrongly are pointed out.
  open var spellCheckingType = UITextSpellCheckingType.default
  /// Whether quotation marks become curly.
  open var smartQuotesType = UITextSmartQuotesType.default
  /// Whether two hyphens become a dash.
  open var smartDashesType = UITextSmartDashesType.default
  /// Whether spaces follow when words are cut, deleted or pasted.
  open var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  /// What the text means, so that the keyboard can offer to fill it in.
  open var textContentType: UITextContentType?
  /// Whether the return key is off while there is no text.
  open var enablesReturnKeyAutomatically = false

  /// Whether the text is a secret, shown as dots.
  open var isSecureTextEntry = false {
    didSet {
      guard isSecureTextEntry != oldValue else { return }
      layout.isSecret = isSecureTextEntry
      measuresDidChange()
    }
  }

  /// Whether there is text.
  open var hasText: Bool { !editor.text.isEmpty }

  /// Types text: it replaces the selection or goes to the caret.
  open func insertText(_ text: String) {
    guard !text.isEmpty else { return }
    edit(rangeToReplace, replacement: text)
  }

  /// Deletes the selection or the character before the caret.
  open func deleteBackward() { delete(.backward) }

  /// Moves the selection to the pasteboard. A secret stays.
  open func cut(_ sender: Any?) { cutSelection() }

  /// Copies the selection to the pasteboard. A secret is not copied.
  open func copy(_ sender: Any?) { copySelection() }

  /// Replaces the selection by the text on the pasteboard.
  open func paste(_ sender: Any?) { pasteText() }

  /// Selects the word at the caret.
  open func select(_ sender: Any?) { selectWordAtCaret() }

  /// Selects everything.
  open func selectAll(_ sender: Any?) { changeSelection { $0.selectAll() } }

  /// Whether an editing command can be offered now; a secret is neither cut nor copied.
  open override func canPerformAction(
    _ action: EditingCommand, withSender sender: Any?
  ) -> Bool { isPossible(action) }

  /// Takes back what was typed.
  open override var undoManager: UndoManager? { editing.undoManager }

  // MARK: Responder

  /// A text view that can be edited and selected can.
  open override var canBecomeFirstResponder: Bool { isEditable && isSelectable }

  /// Begins editing after asking the delegate. The keyboard comes before the delegate hears of
  /// it (FACTS 4.4).
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard window != nil else { return super.becomeFirstResponder() }
    guard canBecomeFirstResponder, delegate?.textViewShouldBeginEditing(self) ?? true else {
      return false
    }
    let keyboard = UIApplication.shared.keyboard
    keyboard.performResponderChange {
      guard super.becomeFirstResponder() else { return }
      beginEditing()
      keyboard.performAfterResponderChange { [weak self] in self?.tellBeginning() }
    }
    return isFirstResponder
  }

  private var ownInputView: UIView?
  private var ownInputAccessoryView: UIView?

  /// What takes the place of the keys. After a change while editing `reloadInputViews()` is to
  /// be called.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }

  /// What stands above the keys. After a change while editing `reloadInputViews()` is to be
  /// called.
  open override var inputAccessoryView: UIView? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }

  /// Ends editing after asking the delegate.
  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return super.resignFirstResponder() }
    guard canResignFirstResponder, delegate?.textViewShouldEndEditing(self) ?? true else {
      return false
    }
    return UIApplication.shared.keyboard.performResponderChange {
      guard super.resignFirstResponder() else { return false }
      endEditing()
      return !isFirstResponder
    }
  }

  override func forceResign() {
    guard isFirstResponder else { return }
    UIApplication.shared.keyboard.performResponderChange {
      super.forceResign()
      endEditing()
    }
  }

  // MARK: Places

  /// The caret at a place, in the view's space, points.
  open func caretRect(for position: UITextPosition) -> CGRect {
    caretRect(at: index(of: position))
  }

  /// The parts of a range, line by line, in the view's space, points.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    UITextSelectionRect.rects(selectionRects(of: editor.range(range.range)))
  }

  /// The place nearest to a point of the view's space.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    position(of: index(nearestTo: point))
  }

  /// Scrolls by as little as shows a range, counted in UTF-16.
  open func scrollRangeToVisible(_ range: NSRange) {
    fitColumn()
    let part = editor.range(range)
    let rect = caretRect(at: part.upperBound).union(caretRect(at: part.lowerBound))
    scrollRectToVisible(
      rect.height > bounds.height ? caretRect(at: part.lowerBound) : rect, animated: false)
  }

  // MARK: Size

  /// The size of the text with the room around it, points.
  open override var contentSize: CGSize {
    get {
      if layout.hasNewBlocks { fitColumn() }
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  /// Which point of the text is at the top left corner.
  open override var contentOffset: CGPoint {
    get {
      showCaretIfNeeded()
      return super.contentOffset
    }
    set {
      showCaretIfNeeded()
      super.contentOffset = newValue
    }
  }

  /// Whether fingers can scroll. Without, the view wants to be as high as its text.
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The size of the text while scrolling is off; none while it is on.
  open override var intrinsicContentSize: CGSize {
    isScrollEnabled
      ? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
      : naturalSize(forWidth: .infinity)
  }

  override var isIntrinsicHeightDependentOnWidth: Bool { !isScrollEnabled }

  override func intrinsicContentHeight(forWidth width: CGFloat) -> CGFloat {
    naturalSize(forWidth: width).height
  }

  /// The size of the text with the room around it, in a column that fits into `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let natural = naturalSize(forWidth: size.width > 0 ? size.width : .infinity)
    return CGSize(width: min(natural.width, max(size.width, 0)), height: natural.height)
  }

  override var firstBaselineOffset: CGFloat? { baselines.first }

  override var lastBaselineOffset: CGFloat? { baselines.last }

  override var firstBaselineFont: UIFont? { layout.font }

  /// Inside the bounds, and on the handles of the selection.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) || interaction.isHandle(at: point)
  }

  /// Places lines and caret.
  open override func layoutSubviews() {
    fitColumn()
    showCaretIfNeeded()
    super.layoutSubviews()
    UIView.performWithoutAnimation { placeText() }
  }

  override func boundsDidChange(from oldBounds: CGRect) {
    super.boundsDidChange(from: oldBounds)
    if !canvasCoversWhatIsSeen || bounds.size != oldBounds.size { setNeedsLayout() }
    guard isEditing, bounds.size != oldBounds.size else { return }
    fitColumn()
    showCaret()
  }

  /// Keeps the caret above what the insets cover.
  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    if isEditing { showCaret() }
  }

  /// Shows text in the colours of the traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followTextSize()
    setNeedsLayout()
    canvas.setNeedsDisplay()
  }

  /// Shows the selection in the tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    canvas.setNeedsDisplay()
  }
}
