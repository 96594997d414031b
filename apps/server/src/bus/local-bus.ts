import type { Bus, Fail } from './bus.ts'
import { Listeners } from './listeners.ts'

/** For one process alone: what is published is heard in the next turn of its event loop. */
export function localBus(fail: Fail): Bus {
  const listeners = new Listeners(fail)
  return {
    publish(topic, message) {
      setImmediate(() => listeners.tell(topic, message))
    },
    subscribe: (topic, listener) => listeners.add(topic, listener),
    close() {
      listeners.clear()
      return Promise.resolve()
    },
  }
}
