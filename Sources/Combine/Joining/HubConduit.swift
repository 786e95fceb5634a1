/// A conduit that makes publishers of values and sends on what those send.
class HubConduit<Input, Downstream: Subscriber>: EagerConduit<Input, Downstream> {
  let hub: MergeHub<Downstream>

  override init(_ downstream: Downstream) {
    hub = MergeHub(downstream)
    super.init(downstream)
  }

  override func takeEnd(_ completion: Subscribers.Completion<Failure>) {
    switch completion {
    case .finished: hub.close()
    case .failure(let error): hub.fail(error)
    }
  }

  override func request(_ demand: Subscribers.Demand) { hub.request(demand) }
  override func release() { hub.cancel() }
}
