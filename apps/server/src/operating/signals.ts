import { constants } from 'node:os'
import type { Logger } from 'pino'
import type { Stopping } from './stopping.ts'

const SIGNALS = ['SIGINT', 'SIGTERM'] as const
/** By custom a process that a signal ended says which. */
const ENDED_BY = 128

/** Stops the process in order at the first signal and at once at the second. */
export function stopOnSignals(stopping: Stopping, log: Logger): void {
  let isAsked = false
  const asked = (signal: (typeof SIGNALS)[number]) => {
    if (isAsked) process.exit(ENDED_BY + constants.signals[signal])
    isAsked = true
    log.info({ signal }, 'stopping')
    void stopping.stop().then((isClean) => process.exit(isClean ? 0 : 1))
  }
  for (const signal of SIGNALS) process.on(signal, asked)
}
