/// The pictures of a button by state, and the views that show them.
struct ButtonPictures {
  var images: [UIControl.State: UIImage] = [:]
  var symbolLooks: [UIControl.State: UIImage.SymbolConfiguration] = [:]
  var backgrounds: [UIControl.State: UIImage] = [:]
  var view: UIImageView?
  var backgroundView: UIImageView?
  var indicator: UIActivityIndicatorView?
}
