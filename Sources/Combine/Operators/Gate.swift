/// What an operator that keeps the kind of its values does with one of them.
enum GateVerdict {
  /// It is sent on.
  case pass
  /// It is left out.
  case drop
  /// It is sent on as the last.
  case passAndFinish
  /// It is left out, and there are no more.
  case finish
}

/// A conduit for operators that send on some of the values as they are.
final class Gate<Downstream: Subscriber>: PlainConduit<Downstream.Input, Downstream> {
  private let judge: (Downstream.Input) -> GateVerdict

  init(_ downstream: Downstream, judge: @escaping (Downstream.Input) -> GateVerdict) {
    self.judge = judge
    super.init(downstream)
  }

  override func take(_ input: Downstream.Input) -> Subscribers.Demand {
    switch judge(input) {
    case .pass:
      return downstream.receive(input)
    case .drop:
      return .max(1)
    case .passAndFinish:
      _ = downstream.receive(input)
      finish(.finished)
    case .finish:
      finish(.finished)
    }
    return .none
  }
}
