import UIKit

extension ViewKind {
  /// A stand-in as large as the picture is said to be.
  static let imageView = ViewKind("UIImageView") { _ in
    StandInView()
  } configure: { view, element, builder in
    if let size = ImageSizes.size(of: element, "image", in: builder.resources) {
      view.contentSize = size
    }
    builder.addSubviews(of: element, to: view)
  }
}
