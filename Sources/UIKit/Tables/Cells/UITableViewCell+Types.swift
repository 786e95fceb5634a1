extension UITableViewCell {
  /// What a cell consists of by itself. Raw values are Apple's.
  public enum CellStyle: Int, Sendable {
    /// A text and a picture.
    case `default` = 0
    /// A text on the left, a grey one on the right.
    case value1 = 1
    /// A small label, right aligned, and a text beside it.
    case value2 = 2
    /// A text and a smaller one below.
    case subtitle = 3
  }

  /// The line below cells. Raw values are Apple's.
  public enum SeparatorStyle: Int, Sendable {
    /// No line.
    case none = 0
    /// A line of one pixel.
    case singleLine = 1
  }

  /// How a selected cell looks. Raw values are Apple's.
  public enum SelectionStyle: Int, Sendable {
    /// As always.
    case none = 0
    /// Grey, for blue is no longer used.
    case blue = 1
    /// Grey.
    case gray = 2
    /// Grey.
    case `default` = 3
  }

  /// What the editing control of a cell does. Raw values are Apple's.
  public enum EditingStyle: Int, Sendable {
    /// There is none.
    case none = 0
    /// It deletes the row.
    case delete = 1
    /// It inserts a row.
    case insert = 2
  }

  /// What stands at the end of a cell. Raw values are Apple's.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A chevron.
    case disclosureIndicator = 1
    /// A button for details and a chevron.
    case detailDisclosureButton = 2
    /// A check mark.
    case checkmark = 3
    /// A button for details.
    case detailButton = 4
  }
}
