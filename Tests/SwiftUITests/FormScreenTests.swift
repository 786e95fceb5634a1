import HandsetTesting
import SwiftUI
import Testing

/// Screens on an iPhone 13 Pro: 390 by 763 points are offered below y = 47, and what is smaller
/// stands in the middle, at (195, 428.5).
@MainActor @Suite struct FormScreenTests {
  private func expect<Content: View>(
    _ frames: [String: CGRect], @ViewBuilder _ content: () -> Content
  ) throws {
    let stage = try Stage("iPhone 13 Pro", content)
    for (name, frame) in frames.sorted(by: { $0.key < $1.key }) {
      let seen = try stage.frame(name)
      #expect(near(seen, frame), "\(name): \(seen) instead of \(frame)")
    }
  }

  /// 34 + 16 + 34 + 16 + 51 = 151 and 20 around: 191. (763 − 191) / 2 = 286 above.
  @Test func loginColumn() throws {
    try expect([
      "user": CGRect(x: 20, y: 353, width: 350, height: 34),
      "password": CGRect(x: 20, y: 403, width: 350, height: 34),
      "go": CGRect(x: 20, y: 453, width: 350, height: 51),
    ]) {
      VStack(spacing: 16) {
        TextField("User", text: .constant("")).accessibilityIdentifier("user")
        SecureField("Password", text: .constant("")).accessibilityIdentifier("password")
        Color.blue.frame(height: 51).accessibilityIdentifier("go")
      }
      .textFieldStyle(.roundedBorder)
      .padding(20)
    }
  }

  /// 390 − 32 = 358 are offered; the fixed part takes 80 and 8 for the gap: 270 are left.
  @Test func labelBesideAFieldThatFills() throws {
    try expect([
      "label": CGRect(x: 16, y: 418, width: 80, height: 21),
      "field": CGRect(x: 104, y: 418, width: 270, height: 21),
    ]) {
      HStack {
        Color.red.frame(width: 80, height: 21).accessibilityIdentifier("label")
        Color.blue.frame(height: 21).accessibilityIdentifier("field")
      }
      .padding(.horizontal)
    }
  }

  /// (390 − 24 − 2·6) / 3 = 118 for each of three that would take all.
  @Test func threeEqualShares() throws {
    try expect([
      "a": CGRect(x: 12, y: 413, width: 118, height: 31),
      "b": CGRect(x: 136, y: 413, width: 118, height: 31),
      "c": CGRect(x: 260, y: 413, width: 118, height: 31),
    ]) {
      HStack(spacing: 6) {
        Color.red.accessibilityIdentifier("a")
        Color.green.accessibilityIdentifier("b")
        Color.blue.accessibilityIdentifier("c")
      }
      .frame(height: 31)
      .padding(12)
    }
  }

  /// The one of higher priority is offered all but the least of the other, 390 − 50 = 340, and
  /// takes its most, 300; 90 are left.
  @Test func priorityIsServedFirst() throws {
    try expect([
      "low": CGRect(x: 0, y: 418, width: 90, height: 21),
      "high": CGRect(x: 90, y: 418, width: 300, height: 21),
    ]) {
      HStack(spacing: 0) {
        Color.red.frame(minWidth: 50).accessibilityIdentifier("low")
        Color.blue.frame(minWidth: 100, maxWidth: 300).layoutPriority(1)
          .accessibilityIdentifier("high")
      }
      .frame(height: 21)
    }
  }

  /// 300 + 200 do not fit into 390: 55 stick out on both sides.
  @Test func whatDoesNotFitSticksOutEvenly() throws {
    try expect([
      "a": CGRect(x: -55, y: 418, width: 300, height: 21),
      "b": CGRect(x: 245, y: 418, width: 200, height: 21),
    ]) {
      HStack(spacing: 0) {
        Color.red.frame(width: 300, height: 21).accessibilityIdentifier("a")
        Color.blue.frame(width: 200, height: 21).accessibilityIdentifier("b")
      }
    }
  }

  /// A spacer keeps no distance of its own: top and bottom are the safe area's.
  @Test func aSpacerPushesToTheEnds() throws {
    try expect([
      "top": CGRect(x: 0, y: 47, width: 390, height: 44),
      "bottom": CGRect(x: 0, y: 766, width: 390, height: 44),
    ]) {
      VStack {
        Color.red.frame(height: 44).accessibilityIdentifier("top")
        Spacer()
        Color.blue.frame(height: 44).accessibilityIdentifier("bottom")
      }
    }
  }

  /// 21 + 4 + 20 = 45; (763 − 45) / 2 = 359 above. The column is as wide as its widest view.
  @Test func aLeadingColumn() throws {
    try expect([
      "wide": CGRect(x: 145, y: 406, width: 100, height: 21),
      "narrow": CGRect(x: 145, y: 431, width: 60, height: 20),
    ]) {
      VStack(alignment: .leading, spacing: 4) {
        Color.red.frame(width: 100, height: 21).accessibilityIdentifier("wide")
        Color.blue.frame(width: 60, height: 20).accessibilityIdentifier("narrow")
      }
    }
  }

  /// The guide of the second view says that its line is 10 in: it stands 10 further left.
  @Test func anAlignmentGuideMovesAView() throws {
    try expect([
      "wide": CGRect(x: 150, y: 406, width: 100, height: 21),
      "moved": CGRect(x: 140, y: 431, width: 60, height: 20),
    ]) {
      VStack(alignment: .leading, spacing: 4) {
        Color.red.frame(width: 100, height: 21).accessibilityIdentifier("wide")
        Color.blue.frame(width: 60, height: 20).alignmentGuide(.leading) { _ in 10 }
          .accessibilityIdentifier("moved")
      }
    }
  }

  /// 200 by 101 in the middle: x = 95, y = 47 + 331. The badge sits in its corner.
  @Test func aBadgeInTheCorner() throws {
    try expect([
      "card": CGRect(x: 95, y: 378, width: 200, height: 101),
      "badge": CGRect(x: 255, y: 449, width: 40, height: 30),
    ]) {
      ZStack(alignment: .bottomTrailing) {
        Color.red.frame(width: 200, height: 101).accessibilityIdentifier("card")
        Color.blue.frame(width: 40, height: 30).accessibilityIdentifier("badge")
      }
    }
  }

  /// The ground is offered the size with the padding: 120 by 71.
  @Test func aGroundBehindThePadding() throws {
    try expect([
      "ground": CGRect(x: 135, y: 393, width: 120, height: 71),
      "content": CGRect(x: 145, y: 403, width: 100, height: 51),
      "corner": CGRect(x: 245, y: 393, width: 10, height: 10),
    ]) {
      Color.red.frame(width: 100, height: 51).accessibilityIdentifier("content")
        .padding(10)
        .background { Color.gray.accessibilityIdentifier("ground") }
        .overlay(alignment: .topTrailing) {
          Color.blue.frame(width: 10, height: 10).accessibilityIdentifier("corner")
        }
    }
  }

  /// A frame of 200 by 101 at (95, 378), its content in the top trailing corner.
  @Test func alignmentInsideAFrame() throws {
    try expect(["content": CGRect(x: 245, y: 378, width: 50, height: 51)]) {
      Color.red.frame(width: 50, height: 51).accessibilityIdentifier("content")
        .frame(width: 200, height: 101, alignment: .topTrailing)
    }
  }

  /// A most of infinity takes all 350 that are offered; the content stays 60 wide.
  @Test func aRowAtTheLeadingEdge() throws {
    try expect(["content": CGRect(x: 20, y: 418, width: 60, height: 21)]) {
      Color.red.frame(width: 60, height: 21).accessibilityIdentifier("content")
        .frame(maxWidth: .infinity, alignment: .leading)
        .padding(.horizontal, 20)
    }
  }

  /// 360 wide, so 202.5 high; with 15 around the top is at 47 + 265.25 + 15 = 327.25 and the
  /// bottom at 529.75. Edges go to the nearest third: 327⅓ and 529⅔.
  @Test func aPictureInItsProportionsOnWholePixels() throws {
    try expect([
      "picture": CGRect(x: 15, y: 327 + 1.0 / 3, width: 360, height: 202 + 1.0 / 3)
    ]) {
      Color.red.aspectRatio(16.0 / 9, contentMode: .fit).accessibilityIdentifier("picture")
        .padding(15)
    }
  }

  /// The safe area ends at 810; the bar takes its last 60.
  @Test func aBarAtTheBottomEdge() throws {
    try expect([
      "content": CGRect(x: 0, y: 47, width: 390, height: 703),
      "bar": CGRect(x: 0, y: 750, width: 390, height: 60),
    ]) {
      Color.red.accessibilityIdentifier("content")
        .safeAreaInset(edge: .bottom) {
          Color.blue.frame(height: 60).accessibilityIdentifier("bar")
        }
    }
  }

  /// A colour as background goes on into the safe area where its view touches that.
  @Test func aGroundForAllOfTheScreen() throws {
    try expect([
      "content": CGRect(x: 0, y: 47, width: 390, height: 763),
      "all": CGRect(x: 0, y: 0, width: 390, height: 844),
      "top": CGRect(x: 0, y: 0, width: 390, height: 810),
    ]) {
      ZStack {
        Color.red.ignoresSafeArea().accessibilityIdentifier("all")
        Color.green.edgesIgnoringSafeArea(.top).accessibilityIdentifier("top")
        Color.blue.accessibilityIdentifier("content")
      }
    }
  }

  /// Rows of 50, 10 apart, 16 in from the edges; content starts at the top.
  @Test func rowsThatScroll() throws {
    try expect([
      "r0": CGRect(x: 16, y: 63, width: 358, height: 50),
      "r1": CGRect(x: 16, y: 123, width: 358, height: 50),
      "r2": CGRect(x: 16, y: 183, width: 358, height: 50),
    ]) {
      ScrollView {
        VStack(spacing: 10) {
          ForEach(0..<3) { index in
            Color.red.frame(height: 50).accessibilityIdentifier("r\(index)")
          }
        }
        .padding()
      }
    }
  }

  /// Without a header the first card is 35 below the top. Rows are 44 high, or their content and
  /// 11 above and below: 60 + 22 = 82. What is in a row begins 16 + 16 in and has 326.
  @Test func aFormWithoutHeaders() throws {
    try expect([
      "short": CGRect(x: 32, y: 47 + 35 + 12, width: 326, height: 20),
      "tall": CGRect(x: 32, y: 47 + 35 + 44 + 11, width: 326, height: 60),
      "next": CGRect(x: 32, y: 47 + 35 + 126 + 35 + 12, width: 100, height: 20),
    ]) {
      Form {
        Section {
          Color.red.frame(height: 20).accessibilityIdentifier("short")
          Color.red.frame(height: 60).accessibilityIdentifier("tall")
        }
        Section {
          Color.blue.frame(width: 100, height: 20).accessibilityIdentifier("next")
        }
      }
    }
  }

  /// The header is 16 below the top and 7 above its card; a switch reaches into the padding of its row, in
  /// which it stands at the trailing edge: 390 − 32 − 51.
  @Test func aFormWithAHeader() throws {
    let line = UILabel()
    line.font = .preferredFont(forTextStyle: .footnote)
    line.text = "A"
    let header = line.intrinsicContentSize.height
    try expect([
      "field": CGRect(x: 32, y: 47 + 16 + header + 7 + 12, width: 326, height: 20),
      "below": CGRect(
        x: 32, y: pixels(47 + 16 + header + 7 + 44 + 44 + 12), width: 326, height: 20),
    ]) {
      Form {
        Section("Account") {
          Color.red.frame(height: 20).accessibilityIdentifier("field")
          Toggle("Remember", isOn: .constant(true))
          Color.red.frame(height: 20).accessibilityIdentifier("below")
        }
      }
    }
  }

  /// A reader takes all and puts its content into the top leading corner.
  @Test func halfOfTheWidth() throws {
    try expect(["half": CGRect(x: 0, y: 47, width: 195, height: 40)]) {
      GeometryReader { proxy in
        Color.red.frame(width: proxy.size.width / 2, height: 40).accessibilityIdentifier("half")
      }
    }
  }

  /// (763 − 1) / 2 = 381 and (390 − 1) / 2 = 194.5: the edges at 194.5 and 195.5 go to thirds.
  @Test func aGridOfFour() throws {
    try expect([
      "a": CGRect(x: 0, y: 47, width: pixels(194.5), height: 381),
      "b": CGRect(x: pixels(195.5), y: 47, width: 390 - pixels(195.5), height: 381),
      "d": CGRect(x: pixels(195.5), y: 429, width: 390 - pixels(195.5), height: 381),
    ]) {
      VStack(spacing: 1) {
        HStack(spacing: 1) {
          Color.red.accessibilityIdentifier("a")
          Color.blue.accessibilityIdentifier("b")
        }
        HStack(spacing: 1) {
          Color.green
          Color.gray.accessibilityIdentifier("d")
        }
      }
    }
  }

  /// What is moved by an offset keeps its place for the others.
  @Test func anOffsetChangesNoLayout() throws {
    try expect([
      "moved": CGRect(x: 175, y: 388 + 7, width: 50, height: 41),
      "below": CGRect(x: 170, y: 437, width: 50, height: 32),
    ]) {
      VStack {
        Color.red.frame(width: 50, height: 41).offset(x: 5, y: 7).accessibilityIdentifier("moved")
        Color.blue.frame(width: 50, height: 32).accessibilityIdentifier("below")
      }
    }
  }

  /// In a row by baselines the smaller text stands lower by the difference of the ascents.
  @Test func textsOnOneBaseline() throws {
    let stage = try Stage {
      HStack(alignment: .firstTextBaseline) {
        Text("Total").font(.title).accessibilityIdentifier("title")
        Text("of all").accessibilityIdentifier("body")
      }
    }
    let difference =
      UIFont.preferredFont(forTextStyle: .title1).ascender
      - UIFont.preferredFont(forTextStyle: .body).ascender
    let (title, body) = (try stage.frame("title"), try stage.frame("body"))
    #expect(abs((body.minY - title.minY) - difference) <= 0.34)
    #expect(body.minX - title.maxX == 8)
  }

  /// Text is as wide as its longest line and as high as its lines.
  @Test func textWrapsInAFrame() throws {
    let words = "Your password needs eight letters and a number"
    let stage = try Stage {
      VStack {
        Text(words).accessibilityIdentifier("wrapped").frame(width: 200)
        Text(words).accessibilityIdentifier("one").lineLimit(1).frame(width: 200)
        Text(words).fixedSize().accessibilityIdentifier("free")
      }
    }
    let line = stage.size(words)
    let wrapped = try stage.frame("wrapped")
    #expect(wrapped.width <= 200)
    #expect(wrapped.height >= 2 * line.height - 1)
    #expect(try abs(stage.frame("one").height - line.height) < 0.34)
    #expect(try stage.frame("one").width <= 200)
  }
}
