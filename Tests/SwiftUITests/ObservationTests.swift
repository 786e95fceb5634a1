import HandsetTesting
import SwiftUI
import Testing

@Observable private final class Trip {
  var title = "Huts"
  var nights = 2
  @ObservationIgnored var secret = 0
}

@MainActor private final class Reads {
  var title = 0
  var nights = 0
}

private struct TitleLine: View {
  let trip: Trip
  let reads: Reads

  var body: some View {
    reads.title += 1
    return Text(trip.title).accessibilityIdentifier("title")
  }
}

private struct NightsLine: View {
  @Environment(Trip.self) private var trip
  let reads: Reads

  var body: some View {
    reads.nights += 1
    return Text("\(trip.nights)").accessibilityIdentifier("nights")
  }
}

private struct TripForm: View {
  @Bindable var trip: Trip

  var body: some View {
    TextField("Title", text: $trip.title).accessibilityIdentifier("field")
  }
}

private struct TripScreen: View {
  @State private var trip = Trip()
  let reads: Reads
  var onMake: (Trip) -> Void = { _ in }

  var body: some View {
    VStack {
      TitleLine(trip: trip, reads: reads)
      NightsLine(reads: reads)
      TripForm(trip: trip)
      Stepper("Nights", value: $trip.nights)
    }
    .environment(trip)
    .onAppear { onMake(trip) }
  }
}

@MainActor @Suite struct ObservationTests {
  @Test func onlyWhatReadAPropertyIsAskedAgain() throws {
    let reads = Reads()
    var made: Trip?
    let stage = try Stage { TripScreen(reads: reads) { made = $0 } }
    stage.phone.settle()
    let trip = try #require(made)
    let before = (reads.title, reads.nights)
    stage.phone.perform { trip.nights = 5 }
    #expect(try stage.text("nights") == "5")
    #expect(reads.title == before.0)
    #expect(reads.nights == before.1 + 1)
    stage.phone.perform {
      trip.title = "Lakes"
      trip.title = "Peaks"
    }
    #expect(try stage.text("title") == "Peaks")
    #expect(reads.title == before.0 + 1)
    stage.phone.perform { trip.secret = 1 }
    #expect(reads.title == before.0 + 1)
  }

  @Test func bindingsToPropertiesWriteThem() throws {
    let stage = try Stage { TripScreen(reads: Reads()) }
    try stage.phone.element("field").type("!")
    #expect(try stage.text("title") == "Huts!")
    stage.phone.settle()
    let stepper = try #require(stage.phone.first(UIStepper.self))
    let frame = stage.phone.presentedFrame(of: stepper)
    stage.phone.tap(at: CGPoint(x: frame.maxX - 20, y: frame.midY))
    #expect(try stage.text("nights") == "3")
  }

  /// Each row reads its own object; the list does not.
  @Test func aRowOfAListIsAskedAlone() throws {
    let trips = (0..<20).map { _ in Trip() }
    let reads = Reads()
    let stage = try Stage {
      List(trips.indices, id: \.self) { TitleLine(trip: trips[$0], reads: reads) }
    }
    stage.phone.settle()
    let before = reads.title
    stage.phone.perform { trips[3].title = "New" }
    #expect(reads.title == before + 1)
  }
}
