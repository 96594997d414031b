/** A process with a lab in it: it is sent trials and answers with their results. */
import type { Trial, TrialResult } from './lab.ts'
import { openLab } from './lab.ts'

/** What the process says: a test file has ended, or the whole trial has. */
export type Answer = { readonly ended: string } | { readonly result: TrialResult }

function say(answer: Answer): void {
  process.send?.(answer)
}

const lab = await openLab((ended) => say({ ended }))
process.on('message', (trial: Trial) => {
  void lab.run(trial).then((result) => say({ result }))
})
// Whoever asked is gone: nobody else would end a test that runs in circles.
process.on('disconnect', () => process.kill(-process.pid, 'SIGKILL'))
