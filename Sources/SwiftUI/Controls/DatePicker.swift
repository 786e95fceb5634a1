/// A choice of a date, a time or both.
public struct DatePicker<Label: View>: View {
  @Environment(\.datePickerStyle) private var style
  /// What is chosen.
  public typealias Components = DatePickerComponents

  let selection: Binding<Date>
  let least: Date?
  let most: Date?
  let components: Components
  let label: Label

  private init(
    _ selection: Binding<Date>, _ least: Date?, _ most: Date?, _ components: Components,
    _ label: Label
  ) {
    self.selection = selection
    self.least = least
    self.most = most
    self.components = components
    self.label = label
  }

  /// Any date.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, nil, displayedComponents, label())
  }

  /// A date between two others.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, label())
  }

  /// A date from another one on.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, label())
  }

  /// A date up to another one.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, label())
  }

  /// The label, and the picker of UIKit; a calendar takes all the width and has no label.
  public var body: some View {
    if style == .inline {
      picker
    } else {
      LabeledControl(label: label, control: picker)
    }
  }

  private var picker: some View {
    ValueControl<Date, UIDatePicker>(
      value: selection, make: { UIDatePicker() }, read: { $0.date },
      show: { picker, date, environment in
        picker.preferredDatePickerStyle = environment.datePickerStyle
        picker.datePickerMode = components.mode
        picker.locale = environment.ownLocale
        picker.minimumDate = least
        picker.maximumDate = most
        if picker.date != date { picker.setDate(date, animated: picker.window != nil) }
      }, fillsWidth: style == .inline)
  }
}

/// What of a date is chosen.
public struct DatePickerComponents: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// A set by its bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The time of day.
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  /// The day.
  public static let date = DatePickerComponents(rawValue: 2)

  var mode: UIDatePicker.Mode {
    switch (contains(.date), contains(.hourAndMinute)) {
    case (true, false): .date
    case (false, true): .time
    default: .dateAndTime
    }
  }
}

extension DatePicker where Label == Text {
  /// Any date.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, nil, displayedComponents, Text(titleKey))
  }

  /// A date between two others.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      selection, range.lowerBound, range.upperBound, displayedComponents, Text(titleKey))
  }

  /// A date from another one on.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, nil, displayedComponents, Text(titleKey))
  }

  /// A date up to another one.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, range.upperBound, displayedComponents, Text(titleKey))
  }

  /// Any date.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, nil, nil, displayedComponents, Text(title))
  }

  /// A date between two others.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(selection, range.lowerBound, range.upperBound, displayedComponents, Text(title))
  }
}
