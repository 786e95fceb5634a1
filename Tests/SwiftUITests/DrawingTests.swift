import HandsetTesting
import SwiftUI
import Testing

@MainActor @Suite struct SwiftUIDrawingTests {
  @Test func aPartOfAnOutlineIsAsLongAsItSays() {
    let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))
    let half = square.trimmedPath(from: 0.125, to: 0.625)
    #expect(half.boundingRect == CGRect(x: 5, y: 0, width: 5, height: 10))
    #expect(square.trimmedPath(from: 0, to: 1) == square)
    #expect(square.trimmedPath(from: 0.7, to: 0.2).isEmpty)
    // A quarter of a circle, from the right downwards.
    let circle = Circle().trim(from: 0, to: 0.25).path(
      in: CGRect(x: 0, y: 0, width: 20, height: 20))
    #expect(abs(circle.boundingRect.width - 10) < 0.1)
  }

  @Test func unevenCornersAreRoundWhereTheyAre() {
    let shape = UnevenRoundedRectangle(topLeadingRadius: 20, bottomTrailingRadius: 10)
    let path = shape.path(in: CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(!path.contains(CGPoint(x: 2, y: 2)) && path.contains(CGPoint(x: 98, y: 2)))
    #expect(path.contains(CGPoint(x: 2, y: 48)) && !path.contains(CGPoint(x: 99, y: 49)))
    #expect(near(path.boundingRect, CGRect(x: 0, y: 0, width: 100, height: 50)))
  }

  @Test func insetRoundCornersKeepTheirCentres() {
    let path = RoundedRectangle(cornerRadius: 10).inset(by: 4)
      .path(in: CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect(
      path == RoundedRectangle(cornerRadius: 6).path(in: CGRect(x: 4, y: 4, width: 32, height: 32)))
  }

  @Test func arcsGoTheWayTheySay() {
    var path = Path()
    path.addArc(
      center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    #expect(abs((path.currentPoint?.y ?? 0) - 10) < 1e-6)
    #expect(path.boundingRect.width < 10.1)
    path = Path()
    path.addArc(
      center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
    #expect(path.boundingRect.width > 19)
  }

  @Test func linesReachOutOfTheirShape() throws {
    let stage = try Stage {
      Circle().stroke(.red, lineWidth: 20).frame(width: 100, height: 100)
    }
    let canvas = stage.phone.first {
      $0.bounds.width > 105 && $0.bounds.width < 140 && $0.bounds.height < 140
    }
    #expect(canvas != nil)
  }

  @Test func aMaskBelongsToItsView() throws {
    let stage = try Stage {
      Color.red.frame(width: 100, height: 50)
        .mask { Circle().frame(width: 40, height: 40).accessibilityIdentifier("mask") }
    }
    let mask = try stage.frame("mask")
    #expect(mask.midX == 195 && abs(mask.midY - 428.5) < 0.4 && mask.width == 40)
    #expect(stage.phone.first { $0.layer.isMask } != nil)
  }

  @Test func shapesHaveShortNames() throws {
    let stage = try Stage {
      VStack {
        Text("a").padding().background(.thinMaterial, in: .rect(cornerRadius: 12))
        Text("b").padding().background(.blue.gradient, in: .capsule)
        Color.red.frame(width: 20, height: 20).clipShape(.circle).blur(radius: 3)
      }
    }
    #expect(stage.phone.first(UIVisualEffectView.self)?.layer.cornerRadius == 12)
    #expect(stage.phone.first { $0.layer.contentBlur == 3 } != nil)
  }
}

extension Phone {
  fileprivate func first(_ matches: (UIView) -> Bool) -> UIView? {
    func first(in view: UIView) -> UIView? {
      if matches(view) { return view }
      for subview in view.subviews {
        if let found = first(in: subview) { return found }
      }
      return nil
    }
    return first(in: window)
  }
}
