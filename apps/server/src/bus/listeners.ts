import type { BusMessage, Listener } from './bus.ts'

/** Who listens to what in this process. */
export class Listeners {
  readonly #fail: (error: unknown) => void
  readonly #topics = new Map<string, Set<Listener>>()

  constructor(fail: (error: unknown) => void) {
    this.#fail = fail
  }

  add(topic: string, listener: Listener): () => void {
    // A function of its own, so that one who listens twice may also leave twice.
    const own: Listener = (message) => listener(message)
    const listeners = this.#topics.get(topic) ?? new Set()
    this.#topics.set(topic, listeners.add(own))
    return () => {
      listeners.delete(own)
      if (listeners.size === 0 && this.#topics.get(topic) === listeners) this.#topics.delete(topic)
    }
  }

  tell(topic: string, message: BusMessage): void {
    for (const listener of [...(this.#topics.get(topic) ?? [])]) this.#tellOne(listener, message)
  }

  tellAll(message: BusMessage): void {
    for (const topic of [...this.#topics.keys()]) this.tell(topic, message)
  }

  clear(): void {
    this.#topics.clear()
  }

  /** One who fails does not keep the others from hearing. */
  #tellOne(listener: Listener, message: BusMessage): void {
    try {
      listener(message)
    } catch (error) {
      this.#fail(error)
    }
  }
}
