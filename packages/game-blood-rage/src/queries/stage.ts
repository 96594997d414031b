import type { Message } from '@meadhall/kernel'
import type { Age, Phase } from '../ids.ts'

/** Where the game stands: its age and phase. */
export function stageOf({ age, phase }: { readonly age: Age; readonly phase: Phase }): Message {
  return { key: 'stage', params: { age: `age.${age}`, phase: `phase.${phase}` } }
}
