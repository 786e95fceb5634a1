import HandsetTesting

/// A form that scrolls, with fields at given heights of the content.
final class AvoidanceForm: UIViewController {
  let scrollView = UIScrollView()
  var fields: [UITextField] = []
  var places: [CGFloat] = [60, 400, 700, 950]

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: view.bounds.width, height: 1100)
    view.addSubview(scrollView)
    fields = places.map { y in
      let field = UITextField(frame: CGRect(16, y, 250, 44))
      scrollView.addSubview(field)
      return field
    }
  }
}

/// Starts a phone with a controller, and settles after a change of focus.
@MainActor
func launch(_ controller: UIViewController, _ device: String = "iphone-13") throws -> Phone {
  try Phone.launch(device) { controller }
}

@MainActor
func focus(_ view: UIView, _ phone: Phone) {
  phone.focus(view)
  phone.settle()
}
