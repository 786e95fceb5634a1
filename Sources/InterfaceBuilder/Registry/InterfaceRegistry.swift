import UIKit

/// What interface files name and only the app's code knows: classes, outlets, actions and
/// properties, filled by plain Swift code.
///
///     let registry = InterfaceRegistry()
///     registry.register(LoginController.self) { LoginController() }
///     registry.outlet("emailField", \LoginController.emailField)
///     registry.action("logIn:", LoginController.logIn)
@preconcurrency @MainActor
public final class InterfaceRegistry {
  /// The registry of the app.
  public static let shared = {
    NibViews.install()
    return InterfaceRegistry()
  }()

  typealias Setter = (_ owner: AnyObject, _ value: Any) -> Bool
  /// Calls a method if the owner has it and, unless there is no sender, the sender suits.
  typealias Caller = (_ owner: AnyObject, _ sender: AnyObject?) -> Bool
  typealias SegueMaker = (String?, UIViewController, UIViewController) -> UIStoryboardSegue

  private var makers: [String: () -> NSObject] = [:]
  private var setters: [String: [Setter]] = [:]
  private var collectors: [String: [(AnyObject, [AnyObject]) -> Bool]] = [:]
  private var callers: [String: [Caller]] = [:]
  private var segueMakers: [String: SegueMaker] = [:]

  /// A registry that knows nothing.
  public init() {}

  // MARK: Classes

  /// Says how an object of a class is made: a controller, a view, a cell or another object.
  /// `name` is the class as files call it; without it the type's own name.
  public func register<Object: NSObject>(
    _ type: Object.Type, named name: String? = nil, make: @escaping @MainActor () -> Object
  ) {
    makers[name ?? String(describing: type)] = make
  }

  /// Whether a class is known.
  public func isRegistered(_ className: String) -> Bool { makers[className] != nil }

  func make(_ className: String) -> NSObject? { makers[className]?() }

  /// Says how segues of a class are made, as in
  /// `registry.register(SlideSegue.self) { SlideSegue(identifier: $0, source: $1, destination: $2) }`.
  public func register<Segue: UIStoryboardSegue>(
    _ type: Segue.Type, named name: String? = nil,
    make:
      @escaping @MainActor (
        _ identifier: String?, _ source: UIViewController, _ destination: UIViewController
      ) -> Segue
  ) {
    segueMakers[name ?? String(describing: type)] = make
  }

  func makeSegue(
    _ className: String, identifier: String?, source: UIViewController,
    destination: UIViewController
  ) -> UIStoryboardSegue? {
    segueMakers[className]?(identifier, source, destination)
  }

  // MARK: Outlets

  /// Connects outlets of a name with an optional property, such as
  /// `@IBOutlet var field: UITextField!`.
  public func outlet<Owner: AnyObject, Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value?>
  ) {
    setters[name, default: []].append { owner, value in
      guard let owner = owner as? Owner, let value = value as? Value else { return false }
      owner[keyPath: path] = value
      return true
    }
  }

  /// Connects outlets of a name with a property that is never `nil`.
  public func outlet<Owner: AnyObject, Value>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>
  ) {
    setters[name, default: []].append { owner, value in
      guard let owner = owner as? Owner, let value = value as? Value else { return false }
      owner[keyPath: path] = value
      return true
    }
  }

  /// Connects outlets of a name by a closure.
  public func outlet<Owner: AnyObject, Value>(
    _ name: String, set: @escaping @MainActor (Owner, Value) -> Void
  ) {
    setters[name, default: []].append { owner, value in
      guard let owner = owner as? Owner, let value = value as? Value else { return false }
      set(owner, value)
      return true
    }
  }

  /// Connects a name with a property whose values have numbers. Numbers without a value are
  /// refused.
  func number<Owner: AnyObject, Value: RawRepresentable>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, Value>
  ) where Value.RawValue: FixedWidthInteger {
    setters[name, default: []].append { owner, value in
      guard let owner = owner as? Owner, let number = value as? Int,
        let raw = Value.RawValue(exactly: number), let value = Value(rawValue: raw)
      else { return false }
      owner[keyPath: path] = value
      return true
    }
  }

  /// Connects outlet collections of a name with a property.
  public func outletCollection<Owner: AnyObject, Element>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, [Element]>
  ) {
    collectors[name, default: []].append { owner, values in
      guard let owner = owner as? Owner else { return false }
      owner[keyPath: path] = values.compactMap { $0 as? Element }
      return true
    }
  }

  /// Connects outlet collections of a name with an optional property, such as
  /// `@IBOutlet var fields: [UITextField]!`.
  public func outletCollection<Owner: AnyObject, Element>(
    _ name: String, _ path: ReferenceWritableKeyPath<Owner, [Element]?>
  ) {
    collectors[name, default: []].append { owner, values in
      guard let owner = owner as? Owner else { return false }
      owner[keyPath: path] = values.compactMap { $0 as? Element }
      return true
    }
  }

  func connect(_ name: String, of owner: AnyObject, to value: Any) -> Bool {
    (setters[name] ?? []).contains { $0(owner, value) }
  }

  func connect(_ name: String, of owner: AnyObject, to values: [AnyObject]) -> Bool {
    (collectors[name] ?? []).contains { $0(owner, values) }
  }

  // MARK: Actions

  /// Connects actions of a selector, such as `logIn:`, with a method that takes the sender.
  public func action<Owner: AnyObject, Sender>(
    _ selector: String, _ method: @escaping (Owner) -> @MainActor (Sender) -> Void
  ) {
    callers[Self.baseName(of: selector), default: []].append { owner, sender in
      guard let owner = owner as? Owner else { return false }
      guard let sender else { return true }
      guard let sender = sender as? Sender else { return false }
      method(owner)(sender)
      return true
    }
  }

  /// Connects actions of a selector with a method without parameters.
  public func action<Owner: AnyObject>(
    _ selector: String, _ method: @escaping (Owner) -> @MainActor () -> Void
  ) {
    callers[Self.baseName(of: selector), default: []].append { owner, sender in
      guard let owner = owner as? Owner else { return false }
      if sender != nil { method(owner)() }
      return true
    }
  }

  /// Calls what is registered for a selector. Answers whether there was something.
  @discardableResult
  func perform(_ selector: String, of owner: AnyObject, sender: AnyObject) -> Bool {
    (callers[Self.baseName(of: selector)] ?? []).contains { $0(owner, sender) }
  }

  /// Calls what is registered for a selector with the first that has it: the sender itself, or
  /// what is around it, or for what is in no view the controller.
  func performAlongResponders(
    _ selector: String, from sender: AnyObject, controller: UIViewController?
  ) {
    let view = (sender as? UIGestureRecognizer)?.view ?? sender as? UIView
    var responder: UIResponder? = view ?? controller
    while let current = responder {
      if perform(selector, of: current, sender: sender) { return }
      responder = current.next
    }
  }

  func hasAction(_ selector: String) -> Bool { callers[Self.baseName(of: selector)] != nil }

  /// Whether an object has what is registered for a selector.
  func hasAction(_ selector: String, of owner: AnyObject) -> Bool {
    (callers[Self.baseName(of: selector)] ?? []).contains { $0(owner, nil) }
  }

  /// Swift's `logIn(sender:)` is `logInWithSender:` in files, `logIn(_:)` is `logIn:`.
  private static func baseName(of selector: String) -> String {
    let name = selector.prefix { $0 != ":" }
    return String(name.hasSuffix("WithSender") ? name.dropLast("WithSender".count) : name)
  }
}
