/// Asks the user something: an alert in the middle of the screen, or a sheet of actions at its
/// bottom. Show it with `present(_:animated:completion:)`.
@preconcurrency @MainActor
open class UIAlertController: UIViewController, KeyboardFollowing {
  /// Where the question is asked.
  public enum Style: Int, Sendable {
    /// At the bottom of the screen.
    case actionSheet = 0
    /// In the middle of the screen.
    case alert = 1
  }

  private static let alertDuration: TimeInterval = 0.25
  private static let sheetDuration: TimeInterval = 0.335
  private static let startScale: CGFloat = 1.2
  private static let sheetMargin: CGFloat = 8
  /// Room between an alert and what is above and below it.
  private static let alertMargin: CGFloat = 8
  private static let tabletSheetWidth: CGFloat = 320
  private static let lightDimming: CGFloat = 0.2
  private static let darkDimming: CGFloat = 0.48

  /// Where the question is asked.
  public let preferredStyle: Style
  /// The text below the title.
  open var message: String?
  /// The buttons, in the order in which they were added.
  public private(set) var actions: [UIAlertAction] = []
  /// The fields of an alert.
  public private(set) var textFields: [UITextField]?
  /// The button that is set semibold instead of the cancel button. It is one of `actions`.
  open var preferredAction: UIAlertAction?

  /// Whether the question is asked in a bubble, if it is told where its arrow points.
  var canBePopover: Bool {
    preferredStyle == .actionSheet && UIScreen.main.traitCollection.userInterfaceIdiom == .pad
  }

  var isPopover: Bool {
    guard canBePopover, let popover = popoverPresentationController else { return false }
    return popover.sourceView != nil || popover.barButtonItem != nil
  }

  private var alertPanel: AlertPanel?
  private var sheetPanel: ActionSheetPanel?
  private var buttons: [AlertButton] = []
  private var presence: CGFloat = 0
  private var isComing = true

  /// A question without buttons.
  public init(title: String?, message: String?, preferredStyle: Style) {
    self.preferredStyle = preferredStyle
    super.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
  }

  /// An alert from an archive.
  public required init?(coder: NSCoder) {
    preferredStyle = .alert
    super.init(coder: coder)
  }

  /// Adds a button. A question has one cancel button at most; it stands first beside another,
  /// else last.
  open func addAction(_ action: UIAlertAction) {
    precondition(
      action.style != .cancel || !actions.contains { $0.style == .cancel },
      "An alert has one cancel button at most")
    actions.append(action)
  }

  /// Adds a field to an alert. `configurationHandler` sets it up.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    precondition(preferredStyle == .alert, "Only alerts have fields")
    let field = UITextField()
    field.font = .systemFont(ofSize: 13)
    field.backgroundColor = AlertColors.fieldGround
    field.layer.borderWidth = 1 / UIScreen.main.scale
    field.layer.cornerRadius = 5
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 6, height: 1))
    field.leftViewMode = .always
    field.returnKeyType = .done
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }

  // MARK: View

  /// Makes the panel with the texts, fields and buttons there are.
  open override func loadView() {
    let container = ContainerView(frame: UIScreen.main.bounds)
    container.onLayout = { [weak self] in self?.layOutPanel() }
    view = container
    switch preferredStyle {
    case .alert: makeAlert()
    case .actionSheet: makeSheet()
    }
    for button in buttons {
      button.addTarget(
        self,
        action: { [weak self, weak button] _, _ in
          if let self, let button { carryOut(button.action) }
        }, for: .touchUpInside)
      button.action.onChange = { [weak button] in
        if let button { button.isEnabled = button.action.isEnabled }
      }
    }
    updateBorders()
    UIApplication.shared.keyboard.register(self)
  }

  private func makeAlert() {
    let others = actions.filter { $0.style != .cancel }
    let cancel = actions.filter { $0.style == .cancel }
    let ordered = actions.count == 2 ? cancel + others : others + cancel
    let bold = preferredAction ?? cancel.first
    buttons = ordered.map {
      AlertButton(action: $0, isBold: $0 === bold, size: 17, ground: .clear)
    }
    let panel = AlertPanel(
      title: title, message: message, fields: textFields ?? [], buttons: buttons)
    panel.accessibilityIdentifier = "Alert"
    alertPanel = panel
    view.addSubview(panel)
  }

  private func makeSheet() {
    let rows = actions.filter { $0.style != .cancel }.map {
      AlertButton(action: $0, isBold: $0 === preferredAction, size: 20, ground: .clear)
    }
    let cancel =
      isPopover
      ? nil
      : actions.first { $0.style == .cancel }.map {
        AlertButton(action: $0, isBold: true, size: 20, ground: AlertColors.cancelGround)
      }
    buttons = rows + [cancel].compactMap(\.self)
    let panel = ActionSheetPanel(title: title, message: message, rows: rows, cancel: cancel)
    panel.accessibilityIdentifier = "ActionSheet"
    sheetPanel = panel
    view.addSubview(panel)
    if isPopover {
      panel.isInBubble = true
      preferredContentSize = CGSize(
        width: Self.tabletSheetWidth, height: panel.height(width: Self.tabletSheetWidth))
      return
    }
    view.addGestureRecognizer(
      UITapGestureRecognizer { [weak self] tap in self?.didTap(tap) })
  }

  private func updateBorders() {
    for field in textFields ?? [] {
      field.layer.borderColor = UIColor.separator.resolved(traitCollection)
    }
  }

  /// Draws the frames of fields in the new style.
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateBorders()
  }

  // MARK: Answers

  private func carryOut(_ action: UIAlertAction) {
    let presentation = presentationOfSelf
    presentation?.end(animated: true) { action.handler?(action) }
  }

  /// A tap beside a sheet cancels.
  private func didTap(_ tap: UITapGestureRecognizer) {
    guard let sheetPanel, !sheetPanel.frame.contains(tap.location(in: view)),
      let cancel = actions.first(where: { $0.style == .cancel })
    else { return }
    carryOut(cancel)
  }

  /// A tap beside the bubble cancels, or only puts it away.
  func cancelFromOutside() {
    if let cancel = actions.first(where: { $0.style == .cancel }) { return carryOut(cancel) }
    presentationOfSelf?.end(animated: true, completion: nil)
  }

  // MARK: Layout

  private func layOutPanel() {
    if isPopover, let sheetPanel {
      sheetPanel.frame = view.bounds
      return
    }
    let bounds = view.bounds
    let safe = view.safeAreaInsets
    if let alertPanel {
      let keyboardTop = UIApplication.shared.keyboard.dockedFrame?.minY ?? bounds.maxY
      let top = max(safe.top, 0)
      let bottom = min(bounds.maxY - (keyboardTop < bounds.maxY ? 0 : safe.bottom), keyboardTop)
      let isRaised = keyboardTop < bounds.maxY
      let middle = isRaised ? (top + bottom) / 2 : bounds.midY
      let height = min(alertPanel.height, bottom - top - 2 * Self.alertMargin)
      alertPanel.place(
        in: CGRect(
          x: UIScreen.main.rounded(bounds.midX - AlertPanel.width / 2),
          y: UIScreen.main.rounded(middle - height / 2), width: AlertPanel.width,
          height: height))
    }
    if let sheetPanel {
      let isTablet = traitCollection.userInterfaceIdiom == .pad
      let width =
        isTablet
        ? Self.tabletSheetWidth : min(bounds.width, bounds.height) - 2 * Self.sheetMargin
      let height = sheetPanel.height(width: width)
      sheetPanel.place(
        in: CGRect(
          x: UIScreen.main.rounded(bounds.midX - width / 2),
          y: bounds.maxY - max(safe.bottom, Self.sheetMargin) - height, width: width,
          height: height))
    }
  }

  func keyboardWillMove() {}

  func keyboardDidMove() {
    guard alertPanel != nil, viewIfLoaded?.window != nil else { return }
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }

  // MARK: Presentation

  /// Opacity of the black over the screen behind.
  var dimming: CGFloat {
    traitCollection.userInterfaceStyle == .dark ? Self.darkDimming : Self.lightDimming
  }

  func focusFirstField() {
    textFields?.first?.becomeFirstResponder()
  }

  /// Shows the panel 0 … 1 in. An alert shrinks into place when it comes, and only fades when
  /// it goes.
  func showPanel(presence: CGFloat) {
    self.presence = presence
    if let alertPanel {
      let scale = isComing ? Self.startScale + (1 - Self.startScale) * presence : 1
      alertPanel.transform = CGAffineTransform(scaleX: scale, y: scale)
      alertPanel.alpha = presence
    }
    if let sheetPanel {
      let travel = view.bounds.maxY - (sheetPanel.center.y - sheetPanel.bounds.height / 2)
      sheetPanel.transform = CGAffineTransform(translationX: 0, y: travel * (1 - presence))
    }
  }

  func animatePanel(
    isComing: Bool, changes: @escaping () -> Void, completion: @escaping () -> Void
  ) {
    self.isComing = isComing
    UIView.animate(
      withDuration: preferredStyle == .alert ? Self.alertDuration : Self.sheetDuration,
      delay: 0, options: preferredStyle == .alert ? .curveEaseInOut : .curveEaseOut,
      animations: changes, completion: { _ in completion() })
  }
}
