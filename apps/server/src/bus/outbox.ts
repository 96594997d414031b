/** Sends texts together; says whether they are on their way. */
export type SendTexts = (texts: readonly string[]) => Promise<boolean>

/** So many go at once. */
const MOST_AT_ONCE = 500
/** So many wait while there is no connection; then the oldest are dropped. */
const MOST_WAITING = 10_000

/** What is still to be sent, in order; what could not be sent is kept for the next time. */
export class Outbox {
  readonly #send: SendTexts
  readonly #waiting: string[] = []
  #isSending = false

  constructor(send: SendTexts) {
    this.#send = send
  }

  add(text: string): void {
    this.#waiting.push(text)
    if (this.#waiting.length > MOST_WAITING) this.#waiting.shift()
    this.flush()
  }

  /** Tries again what is waiting. */
  flush(): void {
    if (!this.#isSending) void this.#sendAll()
  }

  async #sendAll(): Promise<void> {
    this.#isSending = true
    let isSent = true
    while (isSent && this.#waiting.length > 0) {
      const texts = this.#waiting.splice(0, MOST_AT_ONCE)
      isSent = await this.#send(texts)
      if (!isSent) this.#waiting.unshift(...texts)
    }
    this.#isSending = false
  }
}
