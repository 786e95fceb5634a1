struct TransactionModifier: ViewModifier, PrimitiveModifier {
  let transform: @MainActor (inout Transaction) -> Void

  func makeNode<Content: View>(_ content: Content, _ context: NodeContext) -> ViewNode {
    WrapperNode(content, self, context, wrap: TransactionElement.init) { modifier, element, _ in
      element.transform = modifier.transform
    }
  }
}

/// Changes how the changes of an element are shown.
final class TransactionElement: WrapperElement {
  var transform: @MainActor (inout Transaction) -> Void = { _ in }

  override var ownView: UIView? { content.ownView }

  override func placeViews(in frame: CGRect, _ context: PlaceContext) {
    var context = context
    context.animation = changed(context.animation)
    context.geometryAnimation = changed(context.geometryAnimation)
    super.placeViews(in: frame, context)
  }

  private func changed(_ animation: Animation?) -> Animation? {
    var transaction = Transaction(animation: animation)
    transform(&transaction)
    return transaction.disablesAnimations ? nil : transaction.animation
  }
}

extension View {
  /// Changes how changes inside are shown.
  public func transaction(
    _ transform: @escaping @MainActor (inout Transaction) -> Void
  ) -> some View {
    modifier(TransactionModifier(transform: transform))
  }
}
