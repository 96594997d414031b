/** A process with a step of stopping that never ends, for the tests of signals. */
import { createLog } from '../operating/log.ts'
import { stopOnSignals } from '../operating/signals.ts'
import { Stopping } from '../operating/stopping.ts'

const log = createLog({ level: 'info', format: 'json' })
const stopping = new Stopping(log, Number(process.env['STOP_MS']))
stopping.onStop('never', () => new Promise(() => undefined))
stopping.onStop('told', () => console.log('stopping'))
stopOnSignals(stopping, log)
setInterval(() => undefined, 60_000)
console.log('ready')
