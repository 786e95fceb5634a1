extension EnvironmentValues {
  private enum FontKey: EnvironmentKey {
    static var defaultValue: Font? { nil }
  }
  /// The font of text; the body's where it is `nil`.
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }

  private enum FontWeightKey: EnvironmentKey {
    static var defaultValue: Font.Weight? { nil }
  }
  /// The thickness of text.
  var fontWeight: Font.Weight? {
    get { self[FontWeightKey.self] }
    set { self[FontWeightKey.self] = newValue }
  }

  private enum LineLimitKey: EnvironmentKey {
    static var defaultValue: Int? { nil }
  }
  /// The most lines of text; `nil` for as many as it takes.
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }

  private enum LeastLinesKey: EnvironmentKey {
    static var defaultValue: Int { 0 }
  }
  /// For how many lines of text there is room at least.
  var leastLines: Int {
    get { self[LeastLinesKey.self] }
    set { self[LeastLinesKey.self] = newValue }
  }

  private enum MinimumScaleFactorKey: EnvironmentKey {
    static var defaultValue: CGFloat { 1 }
  }
  /// The smallest part of its size to which text is made smaller.
  public var minimumScaleFactor: CGFloat {
    get { self[MinimumScaleFactorKey.self] }
    set { self[MinimumScaleFactorKey.self] = newValue }
  }

  private enum TruncationModeKey: EnvironmentKey {
    static var defaultValue: Text.TruncationMode { .tail }
  }
  /// Where text is cut that does not fit.
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationModeKey.self] }
    set { self[TruncationModeKey.self] = newValue }
  }

  private enum MultilineTextAlignmentKey: EnvironmentKey {
    static var defaultValue: TextAlignment { .leading }
  }
  /// How lines of text stand below each other.
  public var multilineTextAlignment: TextAlignment {
    get { self[MultilineTextAlignmentKey.self] }
    set { self[MultilineTextAlignmentKey.self] = newValue }
  }

  private enum TextCaseKey: EnvironmentKey {
    static var defaultValue: Text.Case? { nil }
  }
  /// Whether text is set in capitals.
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }

  private enum HeaderCaseKey: EnvironmentKey {
    static var defaultValue: Text.Case? { .uppercase }
  }
  /// Whether the headers of lists are set in capitals.
  var headerCase: Text.Case? {
    get { self[HeaderCaseKey.self] }
    set { self[HeaderCaseKey.self] = newValue }
  }

  private enum ForegroundKey: EnvironmentKey {
    static var defaultValue: Color? { nil }
  }
  /// The ink.
  var foreground: Color? {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }

  private enum AccentKey: EnvironmentKey {
    static var defaultValue: Color { Color(uiColor: .systemBlue) }
  }
  /// The tint.
  var accent: Color {
    get { self[AccentKey.self] }
    set { self[AccentKey.self] = newValue }
  }

  private enum IsEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }
  /// Whether controls can be operated.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  private enum DimsDisabledTextKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }
  /// Whether text that belongs to a control is pale while that is off.
  var dimsDisabledText: Bool {
    get { self[DimsDisabledTextKey.self] }
    set { self[DimsDisabledTextKey.self] = newValue }
  }

  private enum SubmitLabelKey: EnvironmentKey {
    static var defaultValue: SubmitLabel? { nil }
  }
  /// What the return key says.
  var submitLabel: SubmitLabel? {
    get { self[SubmitLabelKey.self] }
    set { self[SubmitLabelKey.self] = newValue }
  }

  private enum SubmitActionsKey: EnvironmentKey {
    static var defaultValue: [SubmitAction] { [] }
  }
  /// What the return key does.
  var submitActions: [SubmitAction] {
    get { self[SubmitActionsKey.self] }
    set { self[SubmitActionsKey.self] = newValue }
  }

  private enum FocusLinksKey: EnvironmentKey {
    static var defaultValue: [FocusLink] { [] }
  }
  /// What hears of the focus and moves it.
  var focusLinks: [FocusLink] {
    get { self[FocusLinksKey.self] }
    set { self[FocusLinksKey.self] = newValue }
  }

  /// Takes away what fields report their focus and their submits to.
  mutating func forgetFocus() {
    remove(FocusLinksKey.self)
    remove(SubmitActionsKey.self)
  }

  private enum ButtonStyleKey: EnvironmentKey {
    static var defaultValue: AnyStyle<ButtonStyleConfiguration>? { nil }
  }
  /// How buttons look.
  var buttonStyle: AnyStyle<ButtonStyleConfiguration>? {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }

  private enum ListStyleKey: EnvironmentKey {
    static var defaultValue: ListLook { .insetGrouped }
  }
  /// How lists look.
  var listStyle: ListLook {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }

  private enum ScrollDismissesKeyboardModeKey: EnvironmentKey {
    static var defaultValue: ScrollDismissesKeyboardMode { .automatic }
  }
  /// When scrolling puts the keyboard away.
  public var scrollDismissesKeyboardMode: ScrollDismissesKeyboardMode {
    get { self[ScrollDismissesKeyboardModeKey.self] }
    set { self[ScrollDismissesKeyboardModeKey.self] = newValue }
  }

  private enum IsInsideFormKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }
  /// Whether controls are rows of a form.
  var isInsideForm: Bool {
    get { self[IsInsideFormKey.self] }
    set { self[IsInsideFormKey.self] = newValue }
  }

  private enum LabelsHiddenKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }
  /// Whether controls are shown without their labels.
  var labelsHidden: Bool {
    get { self[LabelsHiddenKey.self] }
    set { self[LabelsHiddenKey.self] = newValue }
  }

  private enum FillsRowKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }
  /// Whether all of a row in a list takes the taps of the button in it.
  var fillsRow: Bool {
    get { self[FillsRowKey.self] }
    set { self[FillsRowKey.self] = newValue }
  }
}
