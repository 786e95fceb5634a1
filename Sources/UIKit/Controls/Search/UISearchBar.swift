/// A bar with a search field and, where asked for, a cancel button (APPEARANCE 5.8).
@preconcurrency @MainActor
open class UISearchBar: UIView, UITextFieldDelegate {
  /// The look. Raw values are Apple's.
  public enum Style: UInt, Sendable {
    /// On the ground of a bar: prominent.
    case `default` = 0
    /// On the ground of a bar.
    case prominent = 1
    /// Without a ground.
    case minimal = 2
  }

  private static let height: CGFloat = 56
  private static let fieldHeight: CGFloat = 36
  private static let sideInset: CGFloat = 8
  private static let cancelGap: CGFloat = 10
  private static let animationDuration: TimeInterval = 0.25
  private static let promptHeight: CGFloat = 19
  private static let promptFont = UIFont.systemFont(ofSize: 12)
  /// What the buttons below the field add, points.
  private static let scopeHeight: CGFloat = 44

  /// Is asked and told about the search.
  open weak var delegate: (any UISearchBarDelegate)?

  /// The field.
  public let searchTextField = UISearchTextField()

  private let cancelButton = UIButton(type: .system)
  private let hairline = UIView()
  private let promptLabel = UILabel()
  private let scopes = UISegmentedControl(frame: .zero)
  private var ownShowsCancelButton = false
  private var ownShowsScopeBar = false

  /// The look.
  open var searchBarStyle = Style.default {
    didSet { updateLook() }
  }

  /// Whether the bar is dark.
  open var barStyle = UIBarStyle.default {
    didSet { overrideUserInterfaceStyle = barStyle.interfaceStyle }
  }

  /// The ground of a bar that has one; that of the system unless set.
  open var barTintColor: UIColor? {
    didSet { updateLook() }
  }

  /// A bar with a frame in its future superview.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A bar from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    cancelButton.setTitle(SystemWord.cancel.text, for: .normal)
    cancelButton.titleLabel?.font = .systemFont(ofSize: UIFont.labelFontSize)
    cancelButton.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.delegate?.searchBarCancelButtonClicked(self)
      }, for: .touchUpInside)
    cancelButton.alpha = 0
    searchTextField.delegate = self
    searchTextField.enablesReturnKeyAutomatically = true
    searchTextField.addAction(
      UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
    promptLabel.font = Self.promptFont
    promptLabel.textAlignment = .center
    scopes.isHidden = true
    scopes.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.delegate?.searchBar(
          self, selectedScopeButtonIndexDidChange: self.selectedScopeButtonIndex)
      }, for: .valueChanged)
    hairline.isUserInteractionEnabled = false
    hairline.backgroundColor = .separator
    for view in [hairline, promptLabel, searchTextField, cancelButton, scopes] { addSubview(view) }
    updateLook()
  }

  // MARK: Text

  /// The text; never `nil` when read. Setting it tells the delegate, as with UIKit's.
  open var text: String? {
    get { searchTextField.text }
    set {
      let old = searchTextField.text
      searchTextField.text = newValue
      if searchTextField.text != old { textDidChange() }
    }
  }

  /// What is shown while there is no text.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }

  private func textDidChange() {
    delegate?.searchBar(self, textDidChange: searchTextField.text ?? "")
  }

  // MARK: Cancel button

  /// Whether there is a cancel button.
  open var showsCancelButton: Bool {
    get { ownShowsCancelButton }
    set { setShowsCancelButton(newValue, animated: false) }
  }

  /// Shows or hides the cancel button; the field makes room.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != ownShowsCancelButton else { return }
    ownShowsCancelButton = showsCancelButton
    guard animated, window != nil else {
      placeParts()
      return
    }
    UIView.animate(
      withDuration: Self.animationDuration, delay: 0, options: .allowUserInteraction,
      animations: {
        self.placeParts()
        self.searchTextField.layoutIfNeeded()
      })
  }

  // MARK: Prompt and scopes

  /// A line of words above the field.
  open var prompt: String? {
    get { promptLabel.text }
    set {
      promptLabel.text = newValue
      heightDidChange()
    }
  }

  /// The titles of the buttons below the field, of which one is chosen.
  open var scopeButtonTitles: [String]? {
    didSet {
      let chosen = max(0, scopes.selectedSegmentIndex)
      scopes.removeAllSegments()
      for (place, title) in (scopeButtonTitles ?? []).enumerated() {
        scopes.insertSegment(withTitle: title, at: place, animated: false)
      }
      scopes.selectedSegmentIndex = chosen
      heightDidChange()
    }
  }

  /// The place of the button that is chosen. Setting it tells nobody.
  open var selectedScopeButtonIndex: Int {
    get { max(0, scopes.selectedSegmentIndex) }
    set { scopes.selectedSegmentIndex = newValue }
  }

  /// Whether the buttons below the field are shown.
  open var showsScopeBar: Bool {
    get { ownShowsScopeBar }
    set { setShowsScope(newValue, animated: false) }
  }

  /// Shows or hides the buttons below the field, fading if `animated`.
  open func setShowsScope(_ show: Bool, animated: Bool) {
    guard show != ownShowsScopeBar else { return }
    ownShowsScopeBar = show
    heightDidChange()
    guard animated, window != nil, show else { return }
    UIView.performWithoutAnimation {
      placeParts()
      scopes.alpha = 0
    }
    UIView.animate(withDuration: Self.animationDuration) { self.scopes.alpha = 1 }
  }

  private func heightDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private var promptRoom: CGFloat { prompt?.isEmpty == false ? Self.promptHeight : 0 }

  private var scopeRoom: CGFloat {
    ownShowsScopeBar && scopeButtonTitles?.isEmpty == false ? Self.scopeHeight : 0
  }

  private var fullHeight: CGFloat { Self.height + promptRoom + scopeRoom }

  // MARK: Responder

  /// Begins editing in the field.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }

  /// Ends editing in the field.
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  /// Whether the field is being edited.
  open override var isFirstResponder: Bool { searchTextField.isFirstResponder }

  /// What stands above the keys while the field is edited.
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }

  // MARK: The field's delegate

  /// Asks the bar's delegate.
  open func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldBeginEditing(self) ?? true
  }

  /// Tells the bar's delegate.
  open func textFieldDidBeginEditing(_ textField: UITextField) {
    delegate?.searchBarTextDidBeginEditing(self)
  }

  /// Asks the bar's delegate.
  open func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldEndEditing(self) ?? true
  }

  /// Tells the bar's delegate.
  open func textFieldDidEndEditing(_ textField: UITextField) {
    delegate?.searchBarTextDidEndEditing(self)
  }

  /// Asks the bar's delegate.
  open func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  /// The search key: tells the bar's delegate.
  open func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    delegate?.searchBarSearchButtonClicked(self)
    return true
  }

  // MARK: Looks

  private func updateLook() {
    let hasGround = searchBarStyle != .minimal
    backgroundColor = hasGround ? barTintColor ?? BarColors.ground : nil
    hairline.isHidden = !hasGround
  }

  private func placeParts() {
    passLayoutDirection(to: searchTextField)
    let cancelWidth = cancelButton.intrinsicContentSize.width
    let room = ownShowsCancelButton ? cancelWidth + Self.cancelGap : 0
    let grid = PixelGrid(scale: UIScreen.main.scale)
    let row = bounds.height - promptRoom - scopeRoom
    let y = promptRoom + grid.round((row - Self.fieldHeight) / 2)
    promptLabel.frame = CGRect(
      x: Self.sideInset, y: 4, width: max(0, bounds.width - 2 * Self.sideInset),
      height: promptRoom)
    scopes.isHidden = scopeRoom == 0
    let scopeSize = scopes.sizeThatFits(bounds.size)
    scopes.frame = CGRect(
      x: Self.sideInset, y: bounds.height - scopeRoom, width: promptLabel.frame.width,
      height: scopeSize.height)
    let width = max(0, bounds.width - 2 * Self.sideInset - room)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    searchTextField.frame = CGRect(
      x: Self.sideInset + (isMirrored ? room : 0), y: y, width: width, height: Self.fieldHeight)
    cancelButton.frame = CGRect(
      x: isMirrored
        ? searchTextField.frame.minX - Self.cancelGap - cancelWidth
        : searchTextField.frame.maxX + Self.cancelGap, y: y, width: cancelWidth,
      height: Self.fieldHeight)
    cancelButton.alpha = ownShowsCancelButton ? 1 : 0
    let line = 1 / UIScreen.main.scale
    hairline.frame = CGRect(x: 0, y: bounds.height - line, width: bounds.width, height: line)
  }

  /// Places field and button.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  // MARK: Size

  /// Of any width, 56 points high, 19 more with a prompt and 44 more with scopes.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: fullHeight)
  }

  /// As wide as it is, as high as the bar wants to be.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: fullHeight)
  }
}
