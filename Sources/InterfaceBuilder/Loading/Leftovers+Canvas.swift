/// What is in files for Interface Builder and not for the running app.
extension Leftovers {
  static func isForCanvas(_ element: MarkupElement) -> Bool {
    if elementsForCanvas.contains(element.name) { return true }
    guard let key = element.key else { return false }
    return key.hasPrefix("simulated") || keysForCanvas.contains(key)
  }

  /// Whether something is made of an element later, as of prototypes, or nothing is missing.
  static func isMadeElsewhere(_ child: MarkupElement, in element: MarkupElement) -> Bool {
    switch element.name {
    case "tableView": child.name == "prototypes" || child.name == "sections" && !child.isTouched
    case "collectionView": child.name == "cells" || child.name == "collectionReusableView"
    // Of what size classes or damage leave out.
    case "connections", "constraints": !child.isTouched
    default: false
    }
  }

  /// Elements that say one thing in several ways, or whose faults are told elsewhere.
  static let wholes: Set<String> = [
    "color", "fontDescription", "font", "constraint", "outlet", "outletCollection", "action",
    "segue",
  ]

  private static let elementsForCanvas: Set<String> = [
    "nil", "variation", "tabStops", "textTab", "exit", "placeholder", "viewControllerPlaceholder",
    "animations", "userGuides", "gestureRecognizers", "freeformSimulatedSizeMetrics",
  ]

  /// Frames count where no constraints place a view. The others only count beside something that
  /// is reported itself.
  private static let keysForCanvas: Set<String> = [
    "frame", "autoresizingMask", "contentStretch", "titleShadowColor", "textShadowColor",
    "freeformSize", "customSize", "canvasLocation", "NSOriginalFont",
  ]

  /// Notes of Interface Builder and of other tools for themselves.
  static let attributesForCanvas: Set<String> = [
    "id", "key", "sceneMemberID", "userLabel", "colorLabel", "customClass", "customModule",
    "customModuleProvider", "misplaced", "ambiguous", "verifyAmbiguity", "fixedFrame",
    "translatesAutoresizingMaskIntoConstraints", "storyboardIdentifier", "restorationIdentifier",
    "useStoryboardIdentifierAsRestorationIdentifier", "autoresizesArchivedViewToFullSize",
    "dataMode", "usesAttributedText", "spineLocation", "placeholderIntrinsicWidth",
    "placeholderIntrinsicHeight", "dirtySubviews", "tableViewCell", "contentMode", "catalog",
    "appends", "collectionClass", "customColorSpace", "colorSpace", "reuseIdentifier",
    "clearsContextBeforeDrawing", "opaque", "userComments", "toolTip", "nibName", "symbolic",
    "hidesAccessoryWhenEditing", "configurationType", "defaultTabInterval",
    "modalPresentationStyle",
  ]

  /// Whether an attribute only says what is so anyway.
  static func isUsual(_ attribute: MarkupAttribute, of element: MarkupElement) -> Bool {
    usualValues[attribute.name]?.contains(attribute.value) == true
  }

  private static let usualValues: [String: Set<String>] = [
    "automaticallyAdjustsScrollViewInsets": ["YES", "NO"],
    "segmentControlStyle": ["plain", "bar", "bordered", "bezeled"],
    "springLoaded": ["NO"], "definesPresentationContext": ["NO"],
    "providesPresentationContextTransitionStyle": ["NO"], "baseWritingDirection": ["natural"],
    "allowsDefaultTighteningForTruncation": ["NO"],
    "tighteningFactorForTruncation": ["0.0", "0"], "smartDashesType": ["no"],
    "smartQuotesType": ["no"], "smartInsertDeleteType": ["no"],
    "adjustsImageWhenHighlighted": ["YES"], "adjustsImageWhenDisabled": ["YES"],
  ]
}
