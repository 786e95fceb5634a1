extension AttributeScopes {
  /// The attributes of text that UIKit draws.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

  /// The attributes of text that UIKit draws: those of `NSAttributedString`, as `AttributedString`
  /// has them.
  public struct UIKitAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The ink.
    public let foregroundColor: ForegroundColorAttribute
    /// What is behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// Points added after every character.
    public let kern: KernAttribute
    /// A line below the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// The ink of the line below the text.
    public let underlineColor: UnderlineColorAttribute
    /// A line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The ink of the line through the text.
    public let strikethroughColor: StrikethroughColorAttribute
    /// How far the text stands above the baseline.
    public let baselineOffset: BaselineOffsetAttribute
    /// Alignment and distances of lines.
    public let paragraphStyle: ParagraphStyleAttribute

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = UIFont
      /// Apple's name of the attribute.
      public static let name = NSAttributedString.Key.font.rawValue
    }

    /// The ink.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = UIColor
      /// Apple's name of the attribute.
      public static let name = NSAttributedString.Key.foregroundColor.rawValue
    }

    /// What is behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = UIColor
      /// Apple's name of the attribute.
      public static let name = NSAttributedString.Key.backgroundColor.rawValue
    }

    /// Room after every character.
    public enum KernAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// Apple's name of the attribute.
      public static let name = NSAttributedString.Key.kern.rawValue
    }

    /// A line below the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The sort of line.
      public typealias Value = NSUnderlineStyle
      /// Apple's name of the attribute.
      public static let name = NSAttributedString.Key.underlineStyle.rawValue
    }

    /// A line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The sort of line.
      public typealias Value = NSUnderlineStyle
      /// Apple's name of the attribute.
      public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
    }

    /// The ink of the line below the text.
    public enum UnderlineColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = UIColor
      /// Apple's name of the attribute.
      public static let name = NSAttributedString.Key.underlineColor.rawValue
    }

    /// The ink of the line through the text.
    public enum StrikethroughColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = UIColor
      /// Apple's name of the attribute.
      public static let name = NSAttributedString.Key.strikethroughColor.rawValue
    }

    /// Height above the baseline.
    public enum BaselineOffsetAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// Apple's name of the attribute.
      public static let name = NSAttributedString.Key.baselineOffset.rawValue
    }

    /// Alignment and distances of lines.
    public enum ParagraphStyleAttribute: AttributedStringKey {
      /// A style.
      public typealias Value = NSParagraphStyle
      /// Apple's name of the attribute.
      public static let name = NSAttributedString.Key.paragraphStyle.rawValue
    }
  }
}

extension AttributeDynamicLookup {
  /// Attributes of UIKit by their names, as in `text.foregroundColor`. Those of SwiftUI that have
  /// the same name come first.
  @_disfavoredOverload
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension NSParagraphStyle: @unchecked Sendable {}
extension NSMutableParagraphStyle: @unchecked Sendable {}
