import { at } from '@meadhall/kernel'
import { describe, expect, it } from 'vitest'
import { MatchFailure } from './failure.ts'
import { upToDate } from './storing/migrations.ts'
import {
  give,
  journalIn,
  laidToy,
  loadToy,
  openToy,
  storedToy,
  type ToyTable,
  toyRecord,
} from './testing/toy-match.ts'

/** A match in which seat 0 is a person who may take back freely, opened. */
async function newFree(seats: string): Promise<ToyTable> {
  return await openToy(await laidToy(toyRecord(seats, { undo: 'free' })))
}

/** Lays a card and lets the bots go on until they wait for the person. */
async function layOne({ match }: ToyTable): Promise<void> {
  await give(match, 0)
  await match.atRest()
}

function takeBack({ match }: ToyTable, seat = 0) {
  return match.undo(seat, { revision: match.moment(seat).revision, key: 'back' })
}

describe('taking back at a table of one person and bots that allows it', () => {
  it("goes back to before one's own last choice, beyond what bots did and what was shown", async () => {
    const table = await newFree('prr')
    const before = table.match.moment(0)
    await layOne(table)
    const followed = table.match.position.game.actions.slice(before.step + 1)
    expect(followed.some(({ by }) => by !== 0)).toBe(true)
    expect(table.match.moment(0)).toMatchObject({ canUndo: true, undoesOthers: true })
    expect(await takeBack(table)).toMatchObject({ kind: 'taken' })
    const after = table.match.moment(0)
    expect(after.view).toEqual(before.view)
    expect(after.legal).toEqual(before.legal)
  })

  it('is marked in the log where it led back to', async () => {
    const table = await newFree('prr')
    const { step } = table.match.moment(0)
    await layOne(table)
    await takeBack(table)
    const returns = () => table.match.story(0).map((entry) => entry.returns)
    const none = Array<number>(step).fill(0)
    expect(returns()).toEqual([...none, 1])
    await layOne(table)
    await table.match.undo(0, { revision: table.match.moment(0).revision, key: 'again' })
    expect(returns()).toEqual([...none, 2])
  })

  it('is stored as what it is, and a match that is opened again knows it', async () => {
    const table = await newFree('pr')
    const { step } = table.match.moment(0)
    await layOne(table)
    const back = table.match.position.step - step
    await takeBack(table)
    expect((await journalIn(table.store)).find(({ kind }) => kind === 'undo')).toMatchObject({
      seat: 0,
      back,
      free: true,
    })
    const again = await loadToy(table.store)
    expect(at(again.match.story(0), step).returns).toBe(1)
  })

  it('of a choice that nobody followed is an ordinary one', async () => {
    const { match, store } = await loadToy(await laidToy(toyRecord('pr', { undo: 'free' })))
    await give(match, 0)
    expect(match.moment(0)).toMatchObject({ canUndo: true, undoesOthers: false })
    await match.undo(0, { revision: match.moment(0).revision, key: 'back' })
    expect((await journalIn(store)).at(-1)).toEqual({
      seq: 2,
      kind: 'undo',
      seat: 0,
      back: 1,
      key: 'back',
    })
    expect(match.story(0).every(({ returns }) => returns === 0)).toBe(true)
  })

  it.each([
    ['the table does not allow it', 'prr', 'sealed'],
    ['another person plays', 'ppr', 'free'],
  ] as const)('is refused where %s', async (_why, seats, undo) => {
    const table = await openToy(await laidToy(toyRecord(seats, { undo })))
    await give(table.match, 0)
    if (table.match.isPerson(1)) await give(table.match, 1)
    await table.match.atRest()
    expect(table.match.moment(0)).toMatchObject({ canUndo: false, undoesOthers: false })
    expect(await takeBack(table)).toMatchObject({ code: 'nothing-to-take-back' })
  })

  it.each(['a', 'b', 'c', 'd'])(
    'does not undo an end that somebody else brought about: %s',
    async (seed) => {
      const { match } = await openToy(await laidToy(toyRecord('pr', { undo: 'free', seed })))
      while (match.position.outcome === null) {
        await give(match, 0)
        await match.atRest()
      }
      expect(match.moment(0).undoesOthers).toBe(false)
      expect(match.moment(0).canUndo).toBe(match.position.backFor(0) > 0)
    },
  )

  it('never leads back to a choice that was made by older rules', async () => {
    const table = await newFree('pr')
    await layOne(table)
    const seq = table.match.position.seq
    const raised = table.match.position.after({ seq: seq + 1, kind: 'rules', version: 2 })
    expect(raised.beyondFor(0)).toBe(0)
    const free = { seq: seq + 2, kind: 'undo', seat: 0, back: raised.step, key: 'u', free: true }
    expect(() => raised.after(free as Parameters<typeof raised.after>[0])).toThrow(MatchFailure)
  })
})

describe('a match stored before one could take back freely', () => {
  it('goes on as it was begun', () => {
    const { undo, ...older } = storedToy('pr')
    expect(undo).toBe('sealed')
    expect(upToDate({ ...older, version: 1 })).toEqual(storedToy('pr'))
  })

  it.each([['always'], [undefined], [true]])('of this version with %s is damaged', (undo) => {
    expect(() => upToDate({ ...storedToy('pr'), undo })).toThrow(MatchFailure)
  })
})
