import UIKit

/// Registers the prototypes of a table: cells are made of them when they are asked for.
@MainActor
enum PrototypeCells {
  static func register(
    in table: UITableView, _ element: MarkupElement, builder: SceneBuilder
  ) {
    let prototypes = element.list("prototypes").filter { $0.name == "tableViewCell" }
    let inside = builder.inside
    for prototype in prototypes {
      guard let identifier = prototype["reuseIdentifier"] else { continue }
      table.registerCell(identifier) {
        SceneBuilder(inside).buildAlone(prototype) as? UITableViewCell
      }
    }
    if builder.loader.showsPrototypes, !prototypes.isEmpty {
      builder.addSampleRows(SampleRows(prototypes, inside: inside), of: table)
    }
  }
}
