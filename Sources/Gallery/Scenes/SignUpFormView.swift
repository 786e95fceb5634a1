import SwiftUI

/// A form in sections. SwiftUI insets it above the keyboard and brings the field into view.
struct SignUpFormView: View {
  private enum Field {
    case name, email, password, city
  }

  @State private var name = ""
  @State private var email = ""
  @State private var password = ""
  @State private var getsNews = true
  @State private var isMember = false
  @State private var city = ""
  @State private var note = ""
  @State private var isAsking = false
  @FocusState private var focus: Field?

  var body: some View {
    NavigationStack {
      Form {
        account
        wishes
        Section("Delivery") {
          TextField("City", text: $city)
            .focused($focus, equals: .city)
            .submitLabel(.done)
            .accessibilityIdentifier("city")
          TextEditor(text: $note)
            .frame(height: 88)
            .accessibilityIdentifier("note")
        }
        Section {
          Button("Sign Up") { isAsking = true }
            .disabled(name.isEmpty || email.isEmpty)
            .accessibilityIdentifier("signup")
        }
      }
      .navigationTitle("Sign Up")
      .alert("Sign up as \(name)?", isPresented: $isAsking) {
        Button("Sign Up") { focus = nil }
        Button("Cancel", role: .cancel) {}
      }
    }
  }

  private var account: some View {
    Section {
      TextField("Name", text: $name)
        .focused($focus, equals: .name)
        .submitLabel(.next)
        .onSubmit { focus = .email }
        .accessibilityIdentifier("name")
      TextField("Email", text: $email)
        .focused($focus, equals: .email)
        .textInputAutocapitalization(.never)
        .submitLabel(.next)
        .onSubmit { focus = .password }
        .accessibilityIdentifier("email")
      SecureField("Password", text: $password)
        .focused($focus, equals: .password)
        .submitLabel(.next)
        .onSubmit { focus = .city }
        .accessibilityIdentifier("password")
    } header: {
      Text("Account")
    } footer: {
      Text("Eight letters or more make a good password.")
    }
  }

  private var wishes: some View {
    Section("Wishes") {
      Toggle("News once a month", isOn: $getsNews)
        .accessibilityIdentifier("news")
      Toggle("Member since last year", isOn: $isMember)
        .accessibilityIdentifier("member")
      NavigationLink("What we send") {
        Form {
          Section("Once a month") {
            Text("Walks for the season")
            Text("Huts that open and close")
          }
        }
        .navigationTitle("What we send")
      }
    }
  }
}
