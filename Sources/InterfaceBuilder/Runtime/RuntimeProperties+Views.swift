import UIKit

extension RuntimeProperties {
  static func addViews(to registry: InterfaceRegistry) {
    registry.outlet("alpha", \UIView.alpha)
    registry.outlet("hidden", \UIView.isHidden)
    registry.outlet("isHidden", \UIView.isHidden)
    registry.outlet("opaque", \UIView.isOpaque)
    registry.outlet("tag", \UIView.tag)
    registry.outlet("frame", \UIView.frame)
    registry.outlet("bounds", \UIView.bounds)
    registry.outlet("center", \UIView.center)
    registry.outlet("clipsToBounds", \UIView.clipsToBounds)
    registry.outlet("backgroundColor", \UIView.backgroundColor)
    registry.outlet("tintColor") { (view: UIView, color: UIColor) in view.tintColor = color }
    registry.outlet("userInteractionEnabled", \UIView.isUserInteractionEnabled)
    registry.outlet("multipleTouchEnabled", \UIView.isMultipleTouchEnabled)
    registry.outlet("autoresizesSubviews", \UIView.autoresizesSubviews)
    registry.outlet(
      "translatesAutoresizingMaskIntoConstraints",
      \UIView.translatesAutoresizingMaskIntoConstraints)
    registry.outlet("accessibilityIdentifier", \UIView.accessibilityIdentifier)
    registry.outlet("accessibilityLabel", \UIView.accessibilityLabel)
    registry.outlet("accessibilityHint", \UIView.accessibilityHint)
    registry.outlet("accessibilityValue", \UIView.accessibilityValue)
    registry.outlet("isAccessibilityElement", \UIView.isAccessibilityElement)
    registry.number("accessibilityTraits", \UIView.accessibilityTraits)
    registry.outlet("preservesSuperviewLayoutMargins", \UIView.preservesSuperviewLayoutMargins)
    registry.outlet(
      "insetsLayoutMarginsFromSafeArea", \UIView.insetsLayoutMarginsFromSafeArea)
    registry.number("contentMode", \UIView.contentMode)
    registry.number("semanticContentAttribute", \UIView.semanticContentAttribute)
    registry.number("overrideUserInterfaceStyle", \UIView.overrideUserInterfaceStyle)
    registry.outlet("spacing", \UIStackView.spacing)
    registry.number("axis", \UIStackView.axis)
    registry.number("distribution", \UIStackView.distribution)
    registry.number("alignment", \UIStackView.alignment)
    registry.outlet("baselineRelativeArrangement", \UIStackView.isBaselineRelativeArrangement)
    registry.outlet(
      "layoutMarginsRelativeArrangement", \UIStackView.isLayoutMarginsRelativeArrangement)
    registry.outlet("image", \UIImageView.image)
    registry.outlet("highlightedImage", \UIImageView.highlightedImage)
    registry.outlet("highlighted", \UIImageView.isHighlighted)
  }

  static func addLayers(to registry: InterfaceRegistry) {
    func color(_ name: String, _ path: ReferenceWritableKeyPath<CALayer, CGColor?>) {
      for name in [name, "\(name)FromUIColor"] {
        registry.outlet(name) { (layer: CALayer, color: UIColor) in
          let traits = (layer.delegate as? UIView)?.traitCollection ?? .current
          layer[keyPath: path] = color.resolvedColor(with: traits).cgColor
        }
      }
    }
    registry.outlet("cornerRadius", \CALayer.cornerRadius)
    registry.outlet("borderWidth", \CALayer.borderWidth)
    registry.outlet("masksToBounds", \CALayer.masksToBounds)
    registry.outlet("shadowRadius", \CALayer.shadowRadius)
    registry.outlet("shadowOpacity", \CALayer.shadowOpacity)
    registry.outlet("shadowOffset", \CALayer.shadowOffset)
    registry.outlet("opacity", \CALayer.opacity)
    registry.outlet("zPosition", \CALayer.zPosition)
    registry.outlet("hidden", \CALayer.isHidden)
    registry.outlet("anchorPoint", \CALayer.anchorPoint)
    registry.outlet("name", \CALayer.name)
    registry.number("maskedCorners", \CALayer.maskedCorners)
    registry.outlet("cornerCurve") { (layer: CALayer, name: String) in
      layer.cornerCurve = name == "continuous" ? .continuous : .circular
    }
    // Where layers are kept as pictures is not seen.
    registry.outlet("shouldRasterize") { (_: CALayer, _: Bool) in }
    registry.outlet("rasterizationScale") { (_: CALayer, _: CGFloat) in }
    color("borderColor", \.borderColor)
    color("backgroundColor", \.backgroundColor)
    color("shadowColor", \.shadowColor)
  }
}
