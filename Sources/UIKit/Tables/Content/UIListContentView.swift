/// Shows list content.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private let image = UIImageView()
  private let text = UILabel()
  private let secondary = UILabel()
  private var content: UIListContentConfiguration

  /// A view of list content.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    image.contentMode = .scaleAspectFit
    for view in [image, text, secondary] { addSubview(view) }
    apply()
  }

  /// There are none in archives.
  public required init?(coder: NSCoder) {
    nil
  }

  /// What is shown: always list content.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let list = newValue as? UIListContentConfiguration, list != content else { return }
      content = list
      apply()
    }
  }

  private func apply() {
    show(content.text, content.attributedText, content.textProperties, in: text)
    show(
      content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties,
      in: secondary)
    image.image = content.image
    image.preferredSymbolConfiguration = content.imageProperties.preferredSymbolConfiguration
    image.tintColor = content.imageProperties.tintColor
    image.layer.cornerRadius = content.imageProperties.cornerRadius
    image.clipsToBounds = content.imageProperties.cornerRadius > 0
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func show(
    _ string: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    if let attributed {
      label.attributedText = attributed
    } else {
      label.text =
        switch properties.transform {
        case .none: string
        case .uppercase: string?.uppercased()
        case .lowercase: string?.lowercased()
        case .capitalized: string?.capitalized
        }
    }
  }

  // MARK: Layout

  private var arrangement: ListArrangement {
    let outer = superview?.layoutMargins ?? layoutMargins
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let own = content.directionalLayoutMargins
    let automatic = UIListContentConfiguration.automaticMargin
    func side(_ value: CGFloat, _ outer: CGFloat) -> CGFloat {
      value == automatic ? outer : value
    }
    return ListArrangement(
      image: image, text: text, detail: secondary,
      texts: content.prefersSideBySideTextAndSecondaryText ? .sideBySide : .stacked,
      margins: UIEdgeInsets(
        top: own.top, left: side(own.leading, isRightToLeft ? outer.right : outer.left),
        bottom: own.bottom, right: side(own.trailing, isRightToLeft ? outer.left : outer.right)),
      imageSize: imageSize, imageGap: content.imageToTextPadding,
      gapAcross: content.textToSecondaryTextHorizontalPadding,
      gapBelow: content.textToSecondaryTextVerticalPadding,
      minimumHeight: content.isRow ? CellMetrics.rowHeight : 0, isRightToLeft: isRightToLeft)
  }

  private var imageSize: CGSize? {
    guard let natural = image.image == nil ? nil : image.intrinsicContentSize else { return nil }
    let properties = content.imageProperties
    var factor: CGFloat = 1
    if properties.maximumSize.width > 0 {
      factor = min(factor, properties.maximumSize.width / max(natural.width, 1))
    }
    if properties.maximumSize.height > 0 {
      factor = min(factor, properties.maximumSize.height / max(natural.height, 1))
    }
    return CGSize(
      width: max(natural.width * factor, properties.reservedLayoutSize.width),
      height: max(natural.height * factor, properties.reservedLayoutSize.height))
  }

  /// Where texts begin, points from the leading edge.
  var textStart: CGFloat { arrangement.textStart }

  /// Places picture and texts.
  open override func layoutSubviews() {
    super.layoutSubviews()
    arrangement.place(in: bounds.size)
  }

  override var isIntrinsicHeightDependentOnWidth: Bool { true }

  override func intrinsicContentHeight(forWidth width: CGFloat) -> CGFloat {
    arrangement.height(forWidth: width)
  }

  /// As high as the content is in the present width.
  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: UIView.noIntrinsicMetric,
      height: arrangement.height(forWidth: bounds.width > 0 ? bounds.width : .infinity))
  }

  /// As high as the content is within the width of `size`.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: arrangement.height(forWidth: size.width))
  }
}
