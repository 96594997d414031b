/** Runs trials in a process of their own, which is ended when a test runs in circles. */
import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Trial, TrialResult } from './lab.ts'
import type { Answer } from './worker.ts'

/** How long each test file takes when nothing is broken, by its path. */
export type UsualTimes = Readonly<Record<string, number>>

/** The test file that does not end. */
export interface Hang {
  readonly hangs: string
}

/** Generous, since other work may keep the machine busy: only a circle should ever take so long. */
const LEAST_MS = 20_000
const TIMES_AS_LONG = 5
const START_MS = 120_000
const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url))

/** A process for trials, one at a time. */
export class PatientLab {
  readonly #leastMs: number
  #process: ChildProcess | null = null

  constructor(leastMs = LEAST_MS) {
    this.#leastMs = leastMs
  }

  /** The result, or the test that took so much longer than usual that it must hang. */
  async run(trial: Trial, usual: UsualTimes | null): Promise<TrialResult | Hang> {
    const isFirst = this.#process === null
    const worker = this.#process ?? this.#start()
    const waitsFor = (ended: number) => {
      const first = ended === 0 && isFirst ? START_MS : 0
      const time = usual?.[trial.tests[ended] ?? ''] ?? 0
      return usual === null ? 0 : first + this.#leastMs + TIMES_AS_LONG * time
    }
    const result = await answerOf(worker, trial, waitsFor)
    if ('hangs' in result) this.stop()
    return result
  }

  /** Ends the process and all it started. */
  stop(): void {
    const worker = this.#process
    this.#process = null
    if (worker?.pid !== undefined && worker.exitCode === null) process.kill(-worker.pid, 'SIGKILL')
  }

  #start(): ChildProcess {
    // A group of its own, so that the tests it starts are ended with it.
    const worker = fork(WORKER, { detached: true, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    this.#process = worker
    return worker
  }
}

/** Sends a trial and waits, after each file that ended only as long as `waitsFor` says (0: for ever). */
function answerOf(
  worker: ChildProcess,
  trial: Trial,
  waitsFor: (ended: number) => number,
): Promise<TrialResult | Hang> {
  return new Promise((resolve, reject) => {
    let ended = 0
    let timer: NodeJS.Timeout | undefined
    const settle = (result: TrialResult | Hang) => {
      clearTimeout(timer)
      worker.removeAllListeners()
      resolve(result)
    }
    const wait = () => {
      clearTimeout(timer)
      const limit = waitsFor(ended)
      if (limit > 0) timer = setTimeout(() => settle({ hangs: trial.tests[ended] ?? '' }), limit)
    }
    worker.on('message', (answer: Answer) => {
      if ('result' in answer) return settle(answer.result)
      ended += 1
      wait()
    })
    worker.on('exit', (code) => reject(new Error(`the process of the tests ended with ${code}`)))
    worker.send(trial)
    wait()
  })
}
