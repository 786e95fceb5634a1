/// What a text means, so that the keyboard can offer to fill it in.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// Apple's name of the meaning.
  public let rawValue: String

  /// A meaning by Apple's name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// The password of an account that exists.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is being chosen.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that was sent and is good for one time.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// An address for mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// A whole name.
  public static let name = UITextContentType(rawValue: "name")
  /// A title before a name.
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A name between the first and the last.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// A last name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// A title after a name.
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  /// A name that friends use.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// What somebody does in a company.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// A company.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A place, such as a street with a town.
  public static let location = UITextContentType(rawValue: "location")
  /// A street with everything that finds a door.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of a street.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of a street.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// A town.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A state.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A town with its state.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// A part of a town.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// An address in the web.
  public static let URL = UITextContentType(rawValue: "url")
  /// The number of a flight.
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  /// The number that follows a parcel.
  public static let shipmentTrackingNumber =
    UITextContentType(rawValue: "shipment-tracking-number")
  /// A point in time.
  public static let dateTime = UITextContentType(rawValue: "date-time")
  /// The day of somebody's birth.
  public static let birthdate = UITextContentType(rawValue: "birthdate")
}
