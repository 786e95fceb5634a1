import UIKit

/// Shows every prototype of a table once, for a look at it without the app's code.
@MainActor
final class SampleRows: NSObject, UITableViewDataSource {
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
}
