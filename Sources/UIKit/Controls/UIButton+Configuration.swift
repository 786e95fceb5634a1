extension UIButton {
  /// Looks and content of a button as one value.
  public struct Configuration: Hashable, Sendable {
    /// How much room a button takes.
    public enum Size: Int, Sendable {
      /// 17-point text, 7 points above and below, 12 at the sides.
      case medium = 0
      /// 15-point text, 5 points above and below, 10 at the sides.
      case small = 1
      /// 15-point text, 4 points above and below, 8 at the sides.
      case mini = 2
      /// 17-point text, 15 points above and below, 20 at the sides.
      case large = 3
    }

    /// How round the corners are.
    public enum CornerStyle: Int, Sendable {
      /// As round as the background says.
      case fixed = -1
      /// The system's radius.
      case dynamic = 0
      /// A small radius.
      case small = 1
      /// A medium radius.
      case medium = 2
      /// A large radius.
      case large = 3
      /// Half circles at the ends.
      case capsule = 4
    }

    /// How title and subtitle stand above each other.
    public enum TitleAlignment: Int, Sendable {
      /// As the button's content is aligned.
      case automatic = 0
      /// Both start at the same edge.
      case leading = 1
      /// Centred.
      case center = 2
      /// Both end at the same edge.
      case trailing = 3
    }

    enum Style: Hashable, Sendable {
      case plain
      case gray
      case tinted
      case filled
    }

    /// The title.
    public var title: String? {
      get { plainTitle }
      set {
        plainTitle = newValue
        styledTitle = nil
      }
    }
    /// The title with fonts and colours of its own. Where it names none it has those of the
    /// configuration.
    public var attributedTitle: AttributedString? {
      get { styledTitle ?? plainTitle.map { AttributedString($0) } }
      set {
        styledTitle = newValue
        plainTitle = newValue.map { String($0.characters) }
      }
    }
    /// A smaller line below the title.
    public var subtitle: String?
    /// The picture beside the title.
    public var image: UIImage?
    /// Whether an indicator turns in the place of the picture.
    public var showsActivityIndicator = false
    /// The side of the title on which the picture stands.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Points between picture and title.
    public var imagePadding: CGFloat = 0
    /// The colour of the text instead of the style's.
    public var baseForegroundColor: UIColor?
    /// The colour from which the style makes the background.
    public var baseBackgroundColor: UIColor?
    /// How round the corners are.
    public var cornerStyle = CornerStyle.dynamic
    /// Details of the background.
    public var background = UIBackgroundConfiguration()
    /// How much room the button takes.
    public var buttonSize = Size.medium
    /// How title and subtitle stand above each other.
    public var titleAlignment = TitleAlignment.automatic
    /// Points between title and subtitle.
    public var titlePadding: CGFloat = 1

    /// The font of the title where the button's size does not decide it.
    package var ownTitleFont: UIFont?

    var style: Style
    private var plainTitle: String?
    /// A title that was set with attributes.
    private(set) var styledTitle: AttributedString?
    private var ownContentInsets: NSDirectionalEdgeInsets?

    /// Room around the content, points. Follows the button's size until set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownContentInsets ?? defaultContentInsets }
      set { ownContentInsets = newValue }
    }

    /// Lets the room around the content follow the button's size again.
    public mutating func setDefaultContentInsets() {
      ownContentInsets = nil
    }

    /// Text in the tint.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// Text in the tint on grey.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// Text in the tint on a pale tint.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// White text on the tint.
    public static func filled() -> Configuration { Configuration(style: .filled) }
    /// Text in the tint, as `plain`.
    public static func borderless() -> Configuration { .plain() }
    /// Text in the tint on grey, as `gray`.
    public static func bordered() -> Configuration { .gray() }
    /// Text in the tint on a pale tint, as `tinted`.
    public static func borderedTinted() -> Configuration { .tinted() }
    /// White text on the tint, as `filled`.
    public static func borderedProminent() -> Configuration { .filled() }

    private init(style: Style) {
      self.style = style
    }

    private var defaultContentInsets: NSDirectionalEdgeInsets {
      let (vertical, horizontal): (CGFloat, CGFloat) =
        switch buttonSize {
        case .mini: (4, 8)
        case .small: (5, 10)
        case .medium: (7, 12)
        case .large: (15, 20)
        }
      return NSDirectionalEdgeInsets(
        top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }
  }
}
