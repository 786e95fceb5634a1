extension UIViewController {
  /// Performs a segue of the storyboard from which the controller was made. That there is none
  /// of that name is logged.
  public func performSegue(withIdentifier identifier: String, sender: Any?) {
    if interfaceOrigin?.performSegue(withIdentifier: identifier, from: self, sender: sender) == true
    {
      return
    }
    UIApplication.shared.log("\(type(of: self)) has no segue with identifier '\(identifier)'")
  }
}
