import { describe, expect, it } from 'vitest'
import type { Moment, Source } from '../sources/source.ts'
import { NOTHING } from './assembly.ts'
import { point } from './choosing.ts'
import type { GameBoard } from './game-board.ts'
import { createTableStore, type StepUpdate, show } from './table-store.ts'

const decision = { id: 1, kind: 'choose', seat: 0 }
const LEGAL = [
  { type: 'take', by: 0, card: 'troll' },
  { type: 'take', by: 0, card: 'giant' },
]

function moment(step: number, question: number): Moment {
  const asked = { open: [decision], decision, question, legal: LEGAL }
  const rest = { viewer: 0, view: {}, canUndo: false, undoesOthers: false, outcome: null }
  return { revision: step, step, ...asked, ...rest }
}

/** Somebody else acts; the viewer is then asked this question. */
function othersStep(step: number, question: number): StepUpdate {
  const entry = { step, by: 1, returns: 0, events: [] }
  return { kind: 'step', entry, moment: moment(step, question) }
}

async function choosingTroll() {
  const board = {
    rules: { id: 'toy' },
    parts: (_: unknown, __: unknown, action: (typeof LEGAL)[0]) => [`card:${action.card}`],
    confirmKind: () => 'take',
  }
  const store = createTableStore({} as Source, board as unknown as GameBoard)
  show(store, { kind: 'reset', log: [], moment: moment(3, 3) })
  await point(store, 'card:troll')
  return store
}

describe('a choice that was begun', () => {
  it('stays while others answer the same question of their own', async () => {
    const store = await choosingTroll()
    const { assembly } = store.getState()
    show(store, othersStep(4, 3))
    expect(store.getState().assembly).toBe(assembly)
    expect(store.getState().candidate?.action).toEqual(LEGAL[0])
  })

  it('is gone with its question', async () => {
    const store = await choosingTroll()
    show(store, othersStep(4, 4))
    expect(store.getState()).toMatchObject({ assembly: NOTHING, candidate: null })
  })
})
