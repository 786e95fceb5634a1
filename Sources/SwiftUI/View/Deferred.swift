/// Content that is made when it is shown, by a node of its own: what the closure reads brings that
/// up to date, not who handed the closure over.
struct Deferred<Content: View>: View {
  let content: () -> Content

  init(@ViewBuilder content: @escaping () -> Content) {
    self.content = content
  }

  var body: some View { content() }
}
