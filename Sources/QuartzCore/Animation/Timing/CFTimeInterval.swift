import Foundation

/// Seconds, under the name that Core Animation uses.
public typealias CFTimeInterval = Double
