import { replay } from '@meadhall/kernel'
import { toy } from '@meadhall/kernel/testing'
import { describe, expect, it } from 'vitest'
import { journalOf, lineOf } from '../journal.ts'
import { atStake, give, journalIn, newToy, toyRecord } from '../testing/toy-match.ts'
import type { Update } from './story.ts'
import { Tape } from './tape.ts'

/** A whole game of four bots, so long that some steps are far from a kept position. */
async function recorded() {
  const { match, store } = await newToy('rrrr')
  return { game: match.position.game, entries: await journalIn(store), record: match.record }
}

async function watched(length?: number) {
  const { game, entries, record } = await recorded()
  const updates: Update[] = []
  const tape = new Tape(toy, record, entries.slice(0, length), (update) => updates.push(update))
  const viewAt = (step: number, viewer: number | null) =>
    toy.view(replay(toy, { ...game, actions: game.actions.slice(0, step) }), viewer)
  return { tape, updates, moment: () => updates.at(-1)?.moment, viewAt }
}

describe('a recording', () => {
  it('shows every step as it was, from any seat, in any order', async () => {
    const { tape, moment, viewAt } = await watched()
    tape.look(0)
    const steps = Array.from({ length: tape.length + 1 }, (_, step) => step)
    for (const step of [...steps, ...steps.toReversed(), 0, tape.length, 3]) {
      tape.seek(step)
      for (const viewer of [1, null, 0]) {
        tape.look(viewer)
        expect(moment()?.view).toEqual(viewAt(step, viewer))
      }
    }
  })

  it('steps on with what happened, and jumps with the whole story', async () => {
    const { tape, updates } = await watched()
    tape.look(0)
    tape.seek(1)
    expect(updates.at(-1)).toMatchObject({ kind: 'step', entry: { step: 1 } })
    tape.seek(5)
    const update = updates.at(-1)
    expect(update?.kind === 'reset' && update.log.length).toBe(tape.length + 1)
  })

  it('goes neither before its beginning nor past its end, and asks nothing', async () => {
    const { tape, moment } = await watched(10)
    tape.look(null)
    tape.seek(-3)
    expect(moment()?.step).toBe(0)
    tape.seek(99)
    expect(moment()).toMatchObject({ step: 10, decision: null, question: null, legal: [] })
    expect(moment()?.canUndo).toBe(false)
  })

  it('can be empty', async () => {
    const { tape, moment } = await watched(0)
    tape.look(0)
    expect(moment()?.step).toBe(0)
    expect(tape.isOver).toBe(false)
  })

  it('leaves out what was taken back', async () => {
    const { match, seat, store } = await atStake()
    await give(match, seat)
    await match.undo(seat, { revision: match.moment(seat).revision, key: 'u' })
    await give(match, seat, 1)
    const entries = await journalIn(store)
    expect(lineOf(entries)).toEqual({ actions: match.position.game.actions, raises: [] })
    const updates: Update[] = []
    const tape = new Tape(toy, match.record, entries, (update) => updates.push(update))
    expect(tape.length).toBe(3)
    tape.seek(3)
    expect(updates.at(-1)?.moment.view).toEqual(toy.shared(match.position.game.state))
  })

  it('plays by the rules that held when it was played', async () => {
    const { game } = await recorded()
    const line = { actions: game.actions, raises: [{ from: 6, version: 2 }] }
    const record = toyRecord('rrrr', { rulesVersion: 1 })
    const updates: Update[] = []
    const tape = new Tape(toy, record, journalOf(line), (update) => updates.push(update))
    for (const [step, version] of [
      [5, 1],
      [7, 2],
      [tape.length, 2],
    ] as const) {
      tape.seek(step)
      expect(updates.at(-1)?.moment.view).toMatchObject({ version })
    }
    expect(lineOf(journalOf(line))).toEqual(line)
  })
})
