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
  private static let ground = UIColor(
    light: CGColor(hex: 0xF9F9F9, alpha: 0.94), dark: CGColor(hex: 0x1D1D1D, alpha: 0.94))

  /// Is asked and told about the search.
  open weak var delegate: (any UISearchBarDelegate)?

  /// The field.
  public let searchTextField = UISearchTextField()

  private let cancelButton = UIButton(type: .system)
  private let hairline = UIView()
  private var ownShowsCancelButton = false

  /// The look.
  open var searchBarStyle = Style.default {
    didSet { updateLook() }
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
    cancelButton.setTitle("Cancel", for: .normal)
    cancelButton.titleLabel?.font = .systemFont(ofSize: UIFont.labelFontSize)
    cancelButton.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.delegate?.searchBarCancelButtonClicked(self)
      }, for: .touchUpInside)
    cancelButton.alpha = 0
    searchTextField.delegate = self
    searchTextField.addAction(
      UIAction { [weak self] _ in self?.textDidChange() }, for: .editingChanged)
    hairline.isUserInteractionEnabled = false
    hairline.backgroundColor = .separator
    for view in [hairline, searchTextField, cancelButton] { addSubview(view) }
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
    backgroundColor = hasGround ? barTintColor ?? Self.ground : nil
    hairline.isHidden = !hasGround
  }

  private func placeParts() {
    let cancelWidth = cancelButton.intrinsicContentSize.width
    let room = ownShowsCancelButton ? cancelWidth + Self.cancelGap : 0
    let y = PixelGrid(scale: UIScreen.main.scale).round((bounds.height - Self.fieldHeight) / 2)
    let width = max(0, bounds.width - 2 * Self.sideInset - room)
    let isMirrored = traitCollection.layoutDirection == .rightToLeft
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

  /// Of any width, 56 points high.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.height)
  }

  /// As wide as it is, 56 points high.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: bounds.width, height: Self.height)
  }
}
