import UIKit

/// Bars by themselves, in every look.
@MainActor
enum BarCatalogue {
  static func rows() -> [UIView] {
    navigationBars() + toolbars() + tabBars()
  }

  // MARK: Navigation bars

  private static func navigationBars() -> [UIView] {
    [
      CatalogueRow(
        "Navigation bar: a title and buttons, a way back, a prompt", .column,
        [
          navigationBar { item in
            item.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
            item.rightBarButtonItem = UIBarButtonItem(systemItem: .done)
          },
          navigationBar(hasBack: true) { item in
            let off = UIBarButtonItem(title: "Off")
            off.isEnabled = false
            item.rightBarButtonItems = [UIBarButtonItem(systemItem: .add), off]
          },
          navigationBar { $0.prompt = "A line above the title" },
        ]),
      CatalogueRow(
        "Large title, opaque, coloured, without ground", .column,
        [
          navigationBar(adjust: { $0.prefersLargeTitles = true }),
          navigationBar(adjust: {
            $0.standardAppearance = appearance { $0.configureWithOpaqueBackground() }
          }),
          navigationBar({ $0.rightBarButtonItem = UIBarButtonItem(systemItem: .edit) }) { bar in
            bar.standardAppearance = appearance {
              $0.configureWithOpaqueBackground()
              $0.backgroundColor = .systemIndigo
              $0.titleTextAttributes = [.foregroundColor: UIColor.white]
            }
            bar.tintColor = .white
          },
          navigationBar(adjust: {
            $0.standardAppearance = appearance { $0.configureWithTransparentBackground() }
          }),
        ]),
    ]
  }

  private static func navigationBar(
    hasBack: Bool = false, _ change: (UINavigationItem) -> Void = { _ in },
    adjust: (UINavigationBar) -> Void = { _ in }
  ) -> UIView {
    let bar = UINavigationBar()
    let item = UINavigationItem(title: "Title")
    change(item)
    adjust(bar)
    bar.items = hasBack ? [UINavigationItem(title: "Before"), item] : [item]
    return bar
  }

  private static func appearance(
    _ change: (UINavigationBarAppearance) -> Void
  ) -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    change(appearance)
    return appearance
  }

  // MARK: Toolbars

  private static func toolbars() -> [UIView] {
    let glyphs: [[UIBarButtonItem.SystemItem]] = [
      [.add, .compose, .reply, .action, .organize, .bookmarks, .search],
      [.refresh, .stop, .camera, .trash, .play, .pause, .rewind, .fastForward, .close],
    ]
    let words: [UIBarButtonItem.SystemItem] = [.done, .cancel, .edit, .save, .undo, .redo]
    return [
      CatalogueRow(
        "Toolbar: the system's items", .column,
        (glyphs + [words]).map { row in
          toolbar(row.map { UIBarButtonItem(systemItem: $0) })
        }),
      CatalogueRow(
        "Toolbar: titles, pictures, off, a view, a colour", .column,
        [
          toolbar([
            UIBarButtonItem(title: "Plain"), UIBarButtonItem(title: "Done", style: .done),
            off(UIBarButtonItem(title: "Off")),
            UIBarButtonItem(image: UIImage(systemName: "folder")),
            off(UIBarButtonItem(image: UIImage(systemName: "folder"))),
            UIBarButtonItem(customView: UISwitch()),
          ]),
          toolbar([UIBarButtonItem(systemItem: .trash)]) { $0.barTintColor = .systemYellow },
        ]),
    ]
  }

  private static func toolbar(
    _ items: [UIBarButtonItem], _ change: (UIToolbar) -> Void = { _ in }
  ) -> UIToolbar {
    let bar = UIToolbar()
    bar.items = Array(items.map { [$0] }.joined(separator: [UIBarButtonItem.flexibleSpace()]))
    change(bar)
    return bar
  }

  private static func off(_ item: UIBarButtonItem) -> UIBarButtonItem {
    item.isEnabled = false
    return item
  }

  // MARK: Tab bars

  private static func tabBars() -> [UIView] {
    [
      CatalogueRow(
        "Tab bar: chosen, badges, off; colours of its own", .column,
        [
          tabBar(),
          tabBar {
            $0.tintColor = .systemPink
            $0.unselectedItemTintColor = .systemIndigo
            $0.barTintColor = .secondarySystemBackground
          },
        ])
    ]
  }

  private static func tabBar(_ change: (UITabBar) -> Void = { _ in }) -> UITabBar {
    let names = ["house", "magnifyingglass", "heart", "person", "gear"]
    let items = names.enumerated().map { place, name in
      UITabBarItem(title: "Tab \(place + 1)", image: UIImage(systemName: name), tag: place)
    }
    items[0].selectedImage = UIImage(systemName: "house.fill")
    items[1].badgeValue = "3"
    items[2].badgeValue = "99+"
    items[2].badgeColor = .systemBlue
    items[3].badgeValue = ""
    items[4].isEnabled = false
    let bar = UITabBar()
    bar.items = items
    bar.selectedItem = items[0]
    change(bar)
    return bar
  }
}
