import Foundation

private typealias UIKeys = AttributeScopes.UIKitAttributes
private typealias Keys = AttributeScopes.SwiftUIAttributes

extension AttributeScopes {
  /// The attributes of text that SwiftUI shows.
  public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }

  /// The attributes of text that SwiftUI shows.
  public struct SwiftUIAttributes: AttributeScope {
    /// The font.
    public let font: FontAttribute
    /// The ink.
    public let foregroundColor: ForegroundColorAttribute
    /// What is behind the text.
    public let backgroundColor: BackgroundColorAttribute
    /// Points added after every character.
    public let kern: KerningAttribute
    /// Points added after every character.
    public let tracking: TrackingAttribute
    /// A line below the text.
    public let underlineStyle: UnderlineStyleAttribute
    /// A line through the text.
    public let strikethroughStyle: StrikethroughStyleAttribute

    /// The font.
    public enum FontAttribute: AttributedStringKey {
      /// A font.
      public typealias Value = Font
      /// The name of the attribute.
      public static let name = "SwiftUI.Font"
    }

    /// The ink.
    public enum ForegroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "SwiftUI.ForegroundColor"
    }

    /// What is behind the text.
    public enum BackgroundColorAttribute: AttributedStringKey {
      /// A colour.
      public typealias Value = Color
      /// The name of the attribute.
      public static let name = "SwiftUI.BackgroundColor"
    }

    /// Points added after every character.
    public enum KerningAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.Kern"
    }

    /// Points added after every character.
    public enum TrackingAttribute: AttributedStringKey {
      /// Points.
      public typealias Value = CGFloat
      /// The name of the attribute.
      public static let name = "SwiftUI.Tracking"
    }

    /// A line below the text.
    public enum UnderlineStyleAttribute: AttributedStringKey {
      /// The sort of line.
      public typealias Value = Text.LineStyle
      /// The name of the attribute.
      public static let name = "SwiftUI.UnderlineStyle"
    }

    /// A line through the text.
    public enum StrikethroughStyleAttribute: AttributedStringKey {
      /// The sort of line.
      public typealias Value = Text.LineStyle
      /// The name of the attribute.
      public static let name = "SwiftUI.StrikethroughStyle"
    }
  }
}

extension AttributeDynamicLookup {
  /// Attributes of SwiftUI by their names, as in `text.foregroundColor`.
  public subscript<Key: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, Key>
  ) -> Key { self[Key.self] }
}

extension Text {
  /// Text with attributes, SwiftUI's or UIKit's. A literal is a key.
  @_disfavoredOverload
  public nonisolated init(_ attributedContent: AttributedString) {
    let runs = attributedContent.runs.map { part in
      var run = Run(string: String(attributedContent[part.range].characters))
      run.font = part[Keys.FontAttribute.self] ?? part[UIKeys.FontAttribute.self].map(Font.init)
      run.color =
        part[Keys.ForegroundColorAttribute.self]
        ?? part[UIKeys.ForegroundColorAttribute.self].map(Color.init(uiColor:))
      run.background =
        part[Keys.BackgroundColorAttribute.self]
        ?? part[UIKeys.BackgroundColorAttribute.self].map(Color.init(uiColor:))
      run.kerning =
        part[Keys.KerningAttribute.self] ?? part[Keys.TrackingAttribute.self]
        ?? part[UIKeys.KernAttribute.self]
      run.underline =
        part[Keys.UnderlineStyleAttribute.self]
        ?? part[UIKeys.UnderlineStyleAttribute.self].flatMap { $0.isEmpty ? nil : .single }
      run.strikethrough =
        part[Keys.StrikethroughStyleAttribute.self]
        ?? part[UIKeys.StrikethroughStyleAttribute.self].flatMap { $0.isEmpty ? nil : .single }
      run.link = part.link
      return run
    }
    self.init(runs: runs.isEmpty ? [Run(string: "")] : runs)
  }
}
