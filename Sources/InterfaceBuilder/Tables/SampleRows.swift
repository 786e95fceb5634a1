import UIKit

/// Shows every prototype of a table once, for a look at it without the app's code.
@MainActor
final class SampleRows: NSObject, UITableViewDataSource, UITableViewDelegate {
  private let prototypes: [MarkupElement]
  private let inside: SceneBuilder.Inside

  init(_ prototypes: [MarkupElement], inside: SceneBuilder.Inside) {
    self.prototypes = prototypes
    self.inside = inside
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    prototypes.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let prototype = prototypes[indexPath.row]
    if let identifier = prototype["reuseIdentifier"],
      let cell = tableView.dequeueReusableCell(withIdentifier: identifier)
    {
      return cell
    }
    return SceneBuilder(inside).buildAlone(prototype) as? UITableViewCell
      ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  /// That of the prototype on the canvas.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    guard let height = prototypes[indexPath.row].number("rowHeight"), height > 0 else {
      return tableView.rowHeight
    }
    return height
  }
}
