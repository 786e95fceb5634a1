import UIKit

/// The types of keyboards, as the command line says them: Apple's names.
enum KeyboardTypeChoice: String, CaseIterable {
  case `default`
  case asciiCapable
  case numbersAndPunctuation
  case url = "URL"
  case numberPad
  case phonePad
  case namePhonePad
  case emailAddress
  case decimalPad
  case twitter
  case webSearch
  case asciiCapableNumberPad

  var type: UIKeyboardType {
    switch self {
    case .default: .default
    case .asciiCapable: .asciiCapable
    case .numbersAndPunctuation: .numbersAndPunctuation
    case .url: .URL
    case .numberPad: .numberPad
    case .phonePad: .phonePad
    case .namePhonePad: .namePhonePad
    case .emailAddress: .emailAddress
    case .decimalPad: .decimalPad
    case .twitter: .twitter
    case .webSearch: .webSearch
    case .asciiCapableNumberPad: .asciiCapableNumberPad
    }
  }
}
