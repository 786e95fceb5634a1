/// One line of text that can be edited.
@preconcurrency @MainActor
open class UITextField: UIControl, CaretContext, ReturnKeyHandling, TextEditingCommands,
  UITextInput, UIContentSizeCategoryAdjusting
{
  let editing = TextEditing()
  let interaction = TextInteraction()
  var secret = SecureText()
  var endOfReveal: ScheduledEvent?
  /// Whether the next insertion replaces everything.
  var isReplacedByNextInsertion = false
  /// How far the text is scrolled to the left while edited, points.
  var scrollOffset: CGFloat = 0
  var cache = TextLayoutCache()
  var attributes = TextAttributes()
  var ownDefaultAttributes: [NSAttributedString.Key: Any] = [:]
  var ownTypingAttributes: [NSAttributedString.Key: Any]?
  let canvas = TextFieldCanvas()
  let caret = CaretView()
  let placeholderLabel = UILabel()
  let background = TextFieldBackground()
  let clearButton = TextFieldClearButton()
  private var wasPlacedWhileEditing: Bool?

  /// A field with a frame in its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A field from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isOpaque = false
    placeholderLabel.textColor = .placeholderText
    background.isHidden = true
    clearButton.isHidden = true
    clearButton.addAction(
      UIAction { [weak self] _ in self?.clearButtonWasPressed() }, for: .touchUpInside)
    canvas.addSubview(caret)
    for view in [background, canvas, placeholderLabel, clearButton] { addSubview(view) }
    interaction.attach(to: self)
  }

  // MARK: Text

  /// Is asked and told about the editing.
  open weak var delegate: (any UITextFieldDelegate)?

  /// The text; never `nil` when read. Setting it puts the caret at the end and tells nobody.
  open var text: String? {
    get { editor.text }
    set {
      let newText = newValue ?? ""
      guard newText != editor.text else { return }
      editing.set(newText)
      attributes = TextAttributes()
      ownTypingAttributes = nil
      hideRevealed()
      textDidChange()
      selectionWasMoved()
    }
  }

  /// What is shown while there is no text.
  open var placeholder: String? {
    get { placeholderLabel.text }
    set {
      placeholderLabel.text = newValue
      placeholderDidChange()
    }
  }

  /// The placeholder with fonts and colours of its own.
  open var attributedPlaceholder: NSAttributedString? {
    didSet {
      placeholderLabel.attributedText = attributedPlaceholder
      placeholderDidChange()
    }
  }

  private func placeholderDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private var ownFont = UIFont.systemFont(ofSize: UIFont.labelFontSize)

  /// The font; 17 points until set.
  open var font: UIFont? {
    get { ownFont }
    set {
      ownFont = newValue ?? .systemFont(ofSize: UIFont.labelFontSize)
      placeholderLabel.font = ownFont
      attributes = TextAttributes()
      if let attributedPlaceholder { placeholderLabel.attributedText = attributedPlaceholder }
      textDidChange()
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

  var currentFont: UIFont { ownFont }

  /// Whether the font is made smaller for text that is wider than the field.
  open var adjustsFontSizeToFitWidth = false {
    didSet { setNeedsLayout() }
  }

  /// The size that the font gets at least, points.
  open var minimumFontSize: CGFloat = 0 {
    didSet { setNeedsLayout() }
  }

  /// The ink.
  open var textColor: UIColor? = .label {
    didSet { setNeedsLayout() }
  }

  /// Where text that is shorter than the field stands.
  open var textAlignment = NSTextAlignment.natural {
    didSet {
      placeholderLabel.textAlignment = textAlignment
      setNeedsLayout()
    }
  }

  // MARK: Looks

  /// The frame around the text.
  open var borderStyle = BorderStyle.none {
    didSet {
      guard borderStyle != oldValue else { return }
      looksDidChange()
      invalidateIntrinsicContentSize()
      setNeedsLayout()
    }
  }

  private var fill: UIColor?

  /// Fill of the bounds; of the inside of a rounded frame.
  open override var backgroundColor: UIColor? {
    get { fill }
    set {
      fill = newValue
      looksDidChange()
    }
  }

  private func looksDidChange() {
    super.backgroundColor = borderStyle == .roundedRect ? nil : fill
    background.isHidden = borderStyle == .none
    background.show(borderStyle, fill: fill, isEnabled: isEnabled)
  }

  /// A view at the left end, or at the right where text runs from right to left.
  open var leftView: UIView? {
    didSet { sideViewDidChange(from: oldValue) }
  }

  /// When the left view is shown.
  open var leftViewMode = ViewMode.never {
    didSet { setNeedsLayout() }
  }

  /// A view at the right end, or at the left where text runs from right to left. It takes the
  /// place of the clear button.
  open var rightView: UIView? {
    didSet { sideViewDidChange(from: oldValue) }
  }

  /// When the right view is shown.
  open var rightViewMode = ViewMode.never {
    didSet { setNeedsLayout() }
  }

  /// When the button that clears the text is shown. Without text it never is.
  open var clearButtonMode = ViewMode.never {
    didSet { setNeedsLayout() }
  }

  private func sideViewDidChange(from old: UIView?) {
    if old !== leftView, old !== rightView, old?.superview === self { old?.removeFromSuperview() }
    setNeedsLayout()
  }

  // MARK: Editing

  /// Whether the text is being edited.
  open internal(set) var isEditing = false

  /// Whether the text is cleared when editing begins.
  open var clearsOnBeginEditing = false

  /// Whether the next insertion replaces all text. A secret that is edited again is replaced
  /// in any case, as in UIKit.
  open var clearsOnInsertion = false

  /// Which keys.
  open var keyboardType = UIKeyboardType.default
  /// What the return key says.
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
      hideRevealed()
      textDidChange()
    }
  }

  /// Whether there is text.
  open var hasText: Bool { !editor.text.isEmpty }

  /// Types text: it replaces the selection or goes to the caret. A line break is the return
  /// key.
  open func insertText(_ text: String) {
    if text == "\n" {
      performReturn()
    } else {
      type(text)
    }
  }

  /// Deletes the selection or the character before the caret.
  open func deleteBackward() {
    delete(.backward)
  }

  /// Asks the delegate and then sends `editingDidEndOnExit`. Where somebody waits for that, the
  /// field resigns (FACTS 4.4).
  open func performReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let resigns = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if resigns { resignFirstResponder() }
  }

  /// Moves the selection to the pasteboard. A secret stays.
  open func cut(_ sender: Any?) { cutSelection() }

  /// Copies the selection to the pasteboard. A secret is not copied.
  open func copy(_ sender: Any?) { copySelection() }

  /// Replaces the selection by the text on the pasteboard.
  open func paste(_ sender: Any?) { pasteText() }

  /// Selects the word at the caret.
  open func select(_ sender: Any?) { selectWordAtCaret() }

  /// Selects everything.
  open func selectAll(_ sender: Any?) {
    select { $0.selectAll() }
  }

  /// Whether an editing command can be offered now; a secret is neither cut nor copied.
  open override func canPerformAction(
    _ action: EditingCommand, withSender sender: Any?
  ) -> Bool { isPossible(action) }

  /// Takes back what was typed.
  open override var undoManager: UndoManager? { editing.undoManager }

  // MARK: Places

  /// The caret at a place, in the field's space, points.
  open func caretRect(for position: UITextPosition) -> CGRect {
    updatedPlacement().caretRect(at: characterIndex(index(of: position)), grid: pixels)
  }

  /// The part of a range that can be selected, in the field's space, points.
  open func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    UITextSelectionRect.rects(selectionRects(of: editor.range(range.range)))
  }

  /// The place nearest to a point of the field's space.
  open func closestPosition(to point: CGPoint) -> UITextPosition? {
    position(of: index(nearestTo: point))
  }

  // MARK: Responder

  /// An enabled field can.
  open override var canBecomeFirstResponder: Bool { isEnabled }

  /// Begins editing after asking the delegate; the field that was edited before ends first.
  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard window != nil else { return super.becomeFirstResponder() }
    guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true else {
      return false
    }
    return UIApplication.shared.keyboard.performResponderChange {
      guard super.becomeFirstResponder() else { return false }
      beginEditing()
      return isFirstResponder
    }
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
    guard canResignFirstResponder, delegate?.textFieldShouldEndEditing(self) ?? true else {
      return false
    }
    return UIApplication.shared.keyboard.performResponderChange {
      guard super.resignFirstResponder() else { return false }
      endEditing(reason: .committed)
      return !isFirstResponder
    }
  }

  override func forceResign() {
    guard isFirstResponder else { return }
    UIApplication.shared.keyboard.performResponderChange {
      super.forceResign()
      endEditing(reason: .committed)
    }
  }

  override func stateDidChange() {
    super.stateDidChange()
    looksDidChange()
    if !isEnabled, isFirstResponder, !resignFirstResponder() { forceResign() }
  }

  // MARK: Rectangles

  /// Where the frame is drawn.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// Where text is shown while it is not edited.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    contentRect(in: bounds, whileEditing: false)
  }

  /// Where text is shown while it is edited.
  open func editingRect(forBounds bounds: CGRect) -> CGRect {
    contentRect(in: bounds, whileEditing: true)
  }

  /// Where the placeholder is shown.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }

  /// Where the clear button is: 19 points wide and high, 5 from the edge.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    let side = TextFieldClearButton.side
    return mirroredIfNeeded(
      CGRect(
        x: bounds.maxX - Self.clearButtonMargin - side,
        y: pixels.round(bounds.midY - side / 2), width: side, height: side), in: bounds)
  }

  /// Where the left view is.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = naturalSize(of: leftView)
    return mirroredIfNeeded(
      CGRect(
        x: bounds.minX, y: pixels.round(bounds.midY - size.height / 2), width: size.width,
        height: size.height), in: bounds)
  }

  /// Where the right view is.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = naturalSize(of: rightView)
    return mirroredIfNeeded(
      CGRect(
        x: bounds.maxX - size.width, y: pixels.round(bounds.midY - size.height / 2),
        width: size.width, height: size.height), in: bounds)
  }

  // MARK: Size

  /// The size of the text or the placeholder with the frame around it.
  open override var intrinsicContentSize: CGSize { naturalSize }

  /// The same for every size.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  override var firstBaselineFont: UIFont? { ownFont }

  override var firstBaselineOffset: CGFloat? {
    let height = bounds.height > 0 ? bounds.height : naturalSize.height
    let line = pixels.ceil(ownFont.lineHeight)
    return pixels.round(pixels.round((height - line) / 2) + ownFont.ascender)
  }

  override var lastBaselineOffset: CGFloat? {
    let height = bounds.height > 0 ? bounds.height : naturalSize.height
    return firstBaselineOffset.map { height - $0 }
  }

  /// Places frame, text, placeholder and the views beside them.
  open override func layoutSubviews() {
    super.layoutSubviews()
    // Only a change of size moves along with an animation; text that is typed or comes into
    // focus while the keyboard rises stands where it belongs.
    if wasPlacedWhileEditing == isEditing {
      placeSurroundings()
    } else {
      UIView.performWithoutAnimation { placeSurroundings() }
    }
    UIView.performWithoutAnimation { placeText() }
    wasPlacedWhileEditing = isEditing
  }

  /// Shows text and frame in the colours of the traits.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    followTextSize()
    looksDidChange()
    setNeedsLayout()
  }

  /// Shows the caret and the selection in the tint.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  // MARK: Touches

  override var ownsSingleTaps: Bool { true }

  /// A tap begins editing or puts the caret at an end of a word; a second one selects the word.
  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    guard let touch, isTouchInside else { return }
    interaction.tap(at: touch.location(in: self), count: touch.tapCount)
  }

  /// Inside the bounds, and on the handles of the selection.
  open override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event) || interaction.isHandle(at: point)
  }
}
