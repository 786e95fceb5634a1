import UIKit

/// A segue of a scene before it is performed.
struct SegueTemplate {
  let element: MarkupElement
  let segue: InterfaceSegue
  /// The id of the object from which it leads.
  let holderID: String?

  /// The segues of a scene, without those that hold controllers in others.
  static func all(of scene: InterfaceScene) -> [SegueTemplate] {
    var templates: [SegueTemplate] = []
    for object in scene.objects {
      for holder in [object] + object.descendants {
        for element in holder.list("connections") where element.name == "segue" {
          guard let segue = InterfaceSegue(element), segue.kind != .relationship else { continue }
          templates.append(SegueTemplate(element: element, segue: segue, holderID: holder.id))
        }
      }
    }
    return templates
  }
}
