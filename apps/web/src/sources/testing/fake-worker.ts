interface Posted {
  readonly id: number
}

/** A worker whose test says what it answers, and when it breaks. */
export class FakeWorker extends EventTarget {
  /** All that were started, the latest last. */
  static readonly started: FakeWorker[] = []
  readonly posted: Posted[] = []
  isTerminated = false

  constructor() {
    super()
    FakeWorker.started.push(this)
  }

  static get latest(): FakeWorker {
    const worker = FakeWorker.started.at(-1)
    if (worker === undefined) throw new Error('no worker was started')
    return worker
  }

  postMessage(message: Posted): void {
    this.posted.push(message)
  }

  terminate(): void {
    this.isTerminated = true
  }

  /** It says something. */
  say(data: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }

  /** It answers what it was asked last. */
  answer(value: unknown): void {
    this.say({ id: this.posted.at(-1)?.id ?? -1, value })
  }

  /** Its script could not be loaded, or threw. */
  breakDown(message: string): void {
    this.dispatchEvent(Object.assign(new Event('error'), { message }))
  }
}
