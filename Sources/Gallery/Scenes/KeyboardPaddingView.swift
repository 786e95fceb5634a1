import SwiftUI

/// A guest book whose line for writing stands on padding as high as the keyboard, eased out over
/// a quarter of a second. SwiftUI's own way of making room is switched off.
struct KeyboardPaddingView: View {
  @StateObject private var keyboard = KeyboardHeight()
  @State private var entries = [
    "The view from the ridge was worth every step.",
    "Thank you for the soup and the dry socks.",
    "We saw two chamois near the lower lake.",
  ]
  @State private var draft = ""

  var body: some View {
    GeometryReader { screen in
      VStack(alignment: .leading, spacing: 12) {
        Text("Guest book")
          .font(.largeTitle)
          .bold()
        ScrollView {
          VStack(alignment: .leading, spacing: 12) {
            ForEach(entries, id: \.self) { entry in
              Text(entry)
                .padding(.horizontal, 14)
                .padding(.vertical, 10)
                .background(
                  Color(uiColor: .secondarySystemBackground),
                  in: RoundedRectangle(cornerRadius: 16, style: .continuous))
            }
          }
          .frame(maxWidth: .infinity, alignment: .leading)
        }
        writingLine
      }
      .padding(.horizontal)
      .padding(.vertical, 12)
      .padding(.bottom, max(0, keyboard.height - screen.safeAreaInsets.bottom))
      .animation(.easeOut(duration: 0.25))
    }
    .ignoresSafeArea(.keyboard)
  }

  private var writingLine: some View {
    HStack(spacing: 10) {
      TextField("Write a line", text: $draft)
        .textFieldStyle(.roundedBorder)
        .submitLabel(.send)
        .onSubmit(sign)
        .accessibilityIdentifier("draft")
      Button("Sign", action: sign)
        .font(.headline)
        .disabled(draft.isEmpty)
        .accessibilityIdentifier("sign")
    }
  }

  private func sign() {
    guard !draft.isEmpty else { return }
    entries.append(draft)
    draft = ""
  }
}
