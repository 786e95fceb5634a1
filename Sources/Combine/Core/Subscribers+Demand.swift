extension Subscribers {
  /// How many values are asked for.
  public struct Demand: Hashable, Comparable, Sendable, CustomStringConvertible {
    private var count: Int

    private init(count: Int) {
      self.count = count
    }

    /// As many as there are.
    public static let unlimited = Demand(count: .max)
    /// None.
    public static let none = Demand(count: 0)

    /// At most `value`, which must not be negative.
    public static func max(_ value: Int) -> Demand {
      precondition(value >= 0, "A demand cannot be negative")
      return Demand(count: value)
    }

    /// The number; `nil` without limit.
    public var max: Int? { self == .unlimited ? nil : count }

    /// `unlimited` or the number.
    public var description: String { self == .unlimited ? "unlimited" : "max(\(count))" }

    /// The sum; without limit if one of them is.
    public static func + (one: Demand, other: Demand) -> Demand {
      let (sum, overflow) = one.count.addingReportingOverflow(other.count)
      return overflow ? .unlimited : Demand(count: sum)
    }

    /// Adds to a demand.
    public static func += (one: inout Demand, other: Demand) { one = one + other }
    /// Adds a number.
    public static func + (one: Demand, other: Int) -> Demand { one + .max(other) }
    /// Adds a number.
    public static func += (one: inout Demand, other: Int) { one = one + other }

    /// What is left, at least none. No limit less something is no limit.
    public static func - (one: Demand, other: Demand) -> Demand {
      one == .unlimited ? one : Demand(count: Swift.max(0, one.count - other.count))
    }

    /// Takes from a demand.
    public static func -= (one: inout Demand, other: Demand) { one = one - other }
    /// Takes a number.
    public static func - (one: Demand, other: Int) -> Demand { one - .max(other) }
    /// Takes a number.
    public static func -= (one: inout Demand, other: Int) { one = one - other }

    /// Whether one asks for less.
    public static func < (one: Demand, other: Demand) -> Bool { one.count < other.count }
    /// Whether a number is more than is asked for.
    public static func > (one: Demand, other: Int) -> Bool { one.count > other }
    /// Whether exactly a number is asked for.
    public static func == (one: Demand, other: Int) -> Bool { one.max == other }
  }
}
