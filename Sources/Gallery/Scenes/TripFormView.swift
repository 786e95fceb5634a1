import SwiftUI

/// What is known of a trip.
@Observable
final class Trip {
  var name = ""
  var hut = "Upper hut"
  var meals = 0
  var nights = 2
  var load = 8.0
  var takesDog = false
  var note = ""
}

/// A form with every kind of choice: rows of another screen, segments, a stepper, a slider, and a
/// note that grows as it is written.
struct TripFormView: View {
  @State private var trip = Trip()
  @FocusState private var isWriting: Bool

  private static let huts = ["Lower hut", "Upper hut", "Bivouac"]
  private static let meals = ["None", "Supper", "All"]

  var body: some View {
    NavigationStack {
      Form {
        Section("Trip") {
          TextField("Name", text: $trip.name)
            .textContentType(.name)
            .submitLabel(.done)
            .accessibilityIdentifier("name")
          Picker("Hut", selection: $trip.hut) {
            ForEach(Self.huts, id: \.self) { Text($0) }
          }
          Stepper("Nights: \(trip.nights)", value: $trip.nights, in: 1...14)
            .accessibilityIdentifier("nights")
        }
        Section("Meals") {
          Picker("Meals", selection: $trip.meals) {
            ForEach(Self.meals.indices, id: \.self) { Text(Self.meals[$0]) }
          }
          .pickerStyle(.segmented)
          Toggle("With a dog", isOn: $trip.takesDog)
        }
        Section {
          Slider(value: $trip.load, in: 0...20, step: 1)
            .accessibilityIdentifier("load")
        } header: {
          Text("Load")
        } footer: {
          Text("\(Int(trip.load)) kg on the back.")
        }
        Section("Note") {
          TextField("What else?", text: $trip.note, axis: .vertical)
            .lineLimit(3...6)
            .focused($isWriting)
            .accessibilityIdentifier("note")
          LabeledContent("Letters", value: "\(trip.note.count)")
        }
      }
      .navigationTitle("New Trip")
      .toolbar {
        ToolbarItemGroup(placement: .keyboard) {
          Spacer()
          Button("Done") { isWriting = false }
        }
      }
    }
  }
}
