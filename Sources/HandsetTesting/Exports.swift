// A test that says `import HandsetTesting` sees the phone, its devices and UIKit.
@_exported import Handset
