/** A thread in which bots think. */
import { getPriority, setPriority } from 'node:os'
import { parentPort, workerData } from 'node:worker_threads'
import { weightsFromDisk } from '@meadhall/bots/weights'
import { GAMES } from '@meadhall/games'
import type { ThreadData } from './messages.ts'
import { serveBots } from './serve.ts'

/** Nicer than the thread that serves people, by so much; nobody is nicer than the second. */
const [NICER_BY, NICEST] = [10, 19]

// On Linux niceness belongs to a thread, and 0 is the one that asks; elsewhere it is the process's.
if (process.platform === 'linux') setPriority(0, Math.min(NICEST, getPriority(0) + NICER_BY))
if (parentPort === null) throw new Error('bots think in a thread of the server')
serveBots(parentPort, workerData as ThreadData, (game) => GAMES[game].bots(weightsFromDisk))
