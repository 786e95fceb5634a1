/// A title and a picture, taken out of views for bars and alerts of UIKit.
struct ViewParts {
  var title: String?
  var image: UIImage?
  var buttons: [Button] = []
  var fields: [FieldCore] = []
  var tag: AnyHashable?
  var tabItem: Parts?
  var badge: String?

  struct Button {
    var title: String
    var image: UIImage?
    var role: ButtonRole?
    var isEnabled = true
    var action: @MainActor () -> Void
  }

  struct Parts {
    var title: String?
    var image: UIImage?
  }

  mutating func merge(_ other: ViewParts) {
    title = title ?? other.title
    image = image ?? other.image
    buttons += other.buttons
    fields += other.fields
    tag = tag ?? other.tag
    tabItem = tabItem ?? other.tabItem
    badge = badge ?? other.badge
  }

  /// What a view consists of, as far as it is made of the views that UIKit's parts know.
  @MainActor
  init<V: View>(_ view: V) {
    self = (view as? any PartedView)?.parts ?? ViewParts()
  }

  init() {}
}

/// A view whose parts UIKit's bars and alerts can show.
@MainActor
protocol PartedView: View {
  var parts: ViewParts { get }
}

extension Text: PartedView {
  var parts: ViewParts {
    var parts = ViewParts()
    parts.title = string
    return parts
  }
}

extension Image: PartedView {
  var parts: ViewParts {
    var parts = ViewParts()
    switch source {
    case .symbol(let name): parts.image = UIImage(systemName: name)
    case .named(let name): parts.image = UIImage(named: name)
    case .picture(let picture): parts.image = picture
    }
    return parts
  }
}

extension Label: PartedView {
  var parts: ViewParts {
    var parts = ViewParts(title)
    parts.merge(ViewParts(icon))
    return parts
  }
}

extension Button: PartedView {
  var parts: ViewParts {
    var parts = ViewParts()
    let labelParts = ViewParts(label)
    parts.buttons = [
      ViewParts.Button(
        title: labelParts.title ?? "", image: labelParts.image, role: role, action: action)
    ]
    return parts
  }
}

extension TextField: PartedView {
  var parts: ViewParts {
    var parts = ViewParts()
    parts.fields = [core]
    return parts
  }
}

extension SecureField: PartedView {
  var parts: ViewParts {
    var parts = ViewParts()
    parts.fields = [core]
    return parts
  }
}

extension PartedView where Self: ViewList {
  var parts: ViewParts {
    var parts = ViewParts()
    for box in boxes { parts.merge(box.parts) }
    return parts
  }
}

extension TupleView: PartedView {}
extension ForEach: PartedView {}
extension Group: PartedView {}
extension Optional: PartedView where Wrapped: View {}
extension _ConditionalContent: PartedView {}

extension AnyView: PartedView {
  var parts: ViewParts { box.parts }
}

extension ModifiedContent: PartedView where Content: View, Modifier: ViewModifier {
  var parts: ViewParts {
    var parts = ViewParts(content)
    if let trait = modifier as? TraitModifier { parts.tag = trait.tag ?? parts.tag }
    if let item = modifier as? TabItemModifier { parts.tabItem = item.parts }
    if let badge = modifier as? BadgeModifier { parts.badge = badge.text?.string }
    if let change = modifier as? EnvironmentModifier {
      var environment = EnvironmentValues()
      change.change(&environment)
      if !environment.isEnabled {
        for index in parts.buttons.indices { parts.buttons[index].isEnabled = false }
      }
    }
    return parts
  }
}
