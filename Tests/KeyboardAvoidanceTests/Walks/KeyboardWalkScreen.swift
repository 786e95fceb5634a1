import HandsetTesting
import KeyboardAvoidance

/// A screen with everything that follows the keyboard: a button on the guide, one on a bottom
/// constraint, and a scroll view.
final class KeyboardWalkScreen: UIViewController {
  enum Focus: Int, CaseIterable {
    case none
    case words
    case secret
    case digits
    case withAccessory
    case withInputView
  }

  let scrollView = UIScrollView()
  let onGuide = UIView()
  let onConstraint = UIView()
  private var fields: [Focus: UITextField] = [:]
  private(set) var bottom: NSLayoutConstraint!

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 100, height: 2000)
    view.addSubview(scrollView)
    for (index, focus) in Focus.allCases.enumerated() where focus != .none {
      let field = UITextField(frame: CGRect(16, 20 + 44 * CGFloat(index), 200, 40))
      field.isSecureTextEntry = focus == .secret
      field.keyboardType = focus == .digits ? .numberPad : .default
      if focus == .withAccessory {
        field.inputAccessoryView = UIView(frame: CGRect(0, 0, 100, 44))
      }
      if focus == .withInputView { field.inputView = UIView(frame: CGRect(0, 0, 100, 180)) }
      scrollView.addSubview(field)
      fields[focus] = field
    }
    for box in [onGuide, onConstraint] {
      box.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(box)
      NSLayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
        box.widthAnchor.constraint(equalToConstant: 50),
        box.heightAnchor.constraint(equalToConstant: 30),
      ])
    }
    bottom = onConstraint.bottomAnchor.constraint(
      equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -8)
    bottom.isActive = true
    onGuide.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor).isActive = true
    avoidKeyboard(.automatic, .bottomConstraint(bottom))
  }

  func field(_ focus: Focus) -> UITextField? { fields[focus] }
}

/// All that the keyboard decides on that screen, once at rest.
struct KeyboardWalkState: Equatable {
  var keyboard: CGRect?
  var guide: CGRect
  var effectiveInset: UIEdgeInsets
  var ownInset: UIEdgeInsets
  var indicatorInset: UIEdgeInsets
  var onGuide: CGRect
  var onConstraint: CGRect
  var constant: CGFloat
  /// The classes of all views: what is left behind would add up.
  var views: [String]
  var isMoving: Bool

  @MainActor
  init(_ phone: Phone, _ screen: KeyboardWalkScreen) {
    keyboard = phone.keyboardFrame
    guide = screen.view.keyboardLayoutGuide.layoutFrame
    effectiveInset = screen.scrollView.adjustedContentInset
    ownInset = screen.scrollView.contentInset
    indicatorInset = screen.scrollView.verticalScrollIndicatorInsets
    onGuide = phone.presentedFrame(of: screen.onGuide)
    onConstraint = phone.presentedFrame(of: screen.onConstraint)
    constant = screen.bottom.constant
    views = phone.application.windows.first.map(Self.classes) ?? []
    isMoving = phone.application.keyboard.isTransitioning
  }

  /// The parts of a field come with its first editing and stay.
  @MainActor
  private static func classes(in view: UIView) -> [String] {
    let inside = view is UITextField ? [] : view.subviews.flatMap(classes)
    return [String(describing: type(of: view))] + inside
  }
}
