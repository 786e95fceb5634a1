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
    GalleryScene("swiftui-trip", "a SwiftUI form of choices, with a note that grows") {
      UIHostingController(rootView: TripFormView())
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
    GalleryScene("dates", "date pickers in fields, as a calendar and as wheels") {
      DatesViewController()
    },
    GalleryScene("buttons", "buttons of every kind, configuration and size in every state") {
      CatalogueViewController("Buttons") { ButtonCatalogue.rows() }
    },
    GalleryScene("values", "switches, sliders, segments, steppers and the like in every state") {
      CatalogueViewController("Values") { ValueCatalogue.rows() }
    },
    GalleryScene("fields", "fields of every border in every state, search bars, text views") {
      CatalogueViewController("Fields") { FieldCatalogue.rows() }
    },
    GalleryScene("pickers", "wheels with one and with several components") {
      PickerCatalogue.makeController()
    },
    GalleryScene("labels", "labels in every text style and state") {
      CatalogueViewController("Labels") { LabelCatalogue.rows() }
    },
    GalleryScene("pictures", "pictures in every content mode, and every material") {
      CatalogueViewController("Pictures") { PictureCatalogue.rows() }
    },
    GalleryScene("bar-looks", "navigation bars, toolbars and tab bars in every look") {
      CatalogueViewController("Bars") { BarCatalogue.rows() }
    },
    GalleryScene("cell-states", "cells of every style in every state, and edited") {
      UINavigationController(rootViewController: CellStatesViewController(style: .insetGrouped))
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
