import SwiftUI

/// All scenes, in the order of the tutorials that they come from.
public enum Gallery {
  /// Every scene.
  public static let scenes: [GalleryScene] = [
    GalleryScene("login", "a login button rides on the keyboard by its bottom constraint") {
      LoginViewController()
    },
    GalleryScene("alongside", "a text field moves inside an animator made from the notification") {
      AlongsideViewController()
    },
    GalleryScene("shift", "the whole view moves up by the keyboard's height", promise: .shifted) {
      ShiftViewController()
    },
    GalleryScene("height", "a view between the layout guides gives up the keyboard's height") {
      HeightAdjustingViewController()
    },
    GalleryScene("overlap", "content moves only when the field would be covered") {
      OverlapViewController()
    },
    GalleryScene("form", "a scrolling form makes room by its bottom inset") {
      FormViewController()
    },
    GalleryScene("notes", "a long note gets a bottom inset, and the caret stays above it") {
      NotesViewController()
    },
    GalleryScene("swiftui", "a SwiftUI screen on padding as high as the keyboard, eased out") {
      UIHostingController(rootView: KeyboardPaddingView())
    },
    GalleryScene("swiftui-form", "a SwiftUI form that SwiftUI itself keeps above the keyboard") {
      UIHostingController(rootView: SignUpFormView())
    },
    GalleryScene("avoider-constraint", "a button rides on the keyboard by an avoider") {
      AvoiderConstraintViewController()
    },
    GalleryScene("avoider-scroll", "a profile to edit that one line keeps clear of the keyboard") {
      AvoiderScrollViewController.inNavigation()
    },
    GalleryScene("avoider-lift", "what cannot scroll goes up by as much as the field lacks") {
      AvoiderLiftViewController()
    },
    GalleryScene("chat", "a growing bar hangs on the keyboard's layout guide") {
      ChatViewController.inNavigation()
    },
    GalleryScene("signup", "ten fields with a bar to go from one to the next") {
      SignupViewController.inNavigation()
    },
    GalleryScene("checkout", "a form in a sheet, with a button on the keyboard") {
      BasketViewController.inNavigation()
    },
    GalleryScene("controls", "switches, sliders, segments and the other controls") {
      ControlsViewController()
    },
    GalleryScene("buttons", "buttons of every kind and size, pressed and switched off") {
      ButtonsViewController()
    },
    GalleryScene("cells", "a table of grouped cells in every style, with every accessory") {
      UINavigationController(rootViewController: CellsViewController(style: .insetGrouped))
    },
    GalleryScene("cells-edge", "the same cells in a grouped table from edge to edge") {
      UINavigationController(rootViewController: CellsViewController(style: .grouped))
    },
    GalleryScene("names", "a plain table with sections, and rows to delete and move") {
      UINavigationController(rootViewController: NamesViewController(style: .plain))
    },
    GalleryScene("text", "fields of every style and a text view, to edit and select in") {
      TextViewController()
    },
    GalleryScene("tiles", "a collection of tiles to add and take away") {
      UINavigationController(rootViewController: TilesViewController())
    },
    GalleryScene("bars", "tabs, a large title, bar buttons, a search bar and a toolbar") {
      BarsViewController()
    },
    GalleryScene("screens", "alerts, action sheets, sheets and screens that come over a screen") {
      UINavigationController(rootViewController: ScreensViewController(style: .insetGrouped))
    },
  ]

  /// The scene with a name.
  public static func scene(id: String) -> GalleryScene? {
    scenes.first { $0.id == id }
  }
}
