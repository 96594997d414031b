import * as v from 'valibot'
import { unpackAnswers } from '../answers.ts'
import { applyDelta, type Delta, type Json } from '../delta.ts'
import { Reset, Step, Welcome } from '../live/from-server.ts'
import { Packing } from '../packing.ts'
import { EXAMPLES } from './examples.ts'

/** What the examples of a reset and of the step after it come to. */
export function worked() {
  const reset = v.parse(Reset, EXAMPLES['Reset'])
  const step = v.parse(Step, EXAMPLES['Step'])
  const { words } = v.parse(Welcome, EXAMPLES['Welcome'])
  return {
    packed: new Packing(words?.list ?? []).pack(JSON.stringify(step)),
    shared: applyDelta(reset.shared as Json, step.shared as Delta),
    own: applyDelta(reset.own as Json, step.own as Delta),
    answers: unpackAnswers(reset.ask?.answers ?? [], 0),
  }
}
