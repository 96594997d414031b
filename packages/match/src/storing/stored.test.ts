import { describe, expect, it } from 'vitest'
import { MatchFailure } from '../failure.ts'
import type { Entry } from '../journal.ts'
import { atStake, give, laidToy, newToy, openToy, STALE, toyRecord } from '../testing/toy-match.ts'

describe('another process', () => {
  it('that was first is caught up with, and the late answer is stale', async () => {
    const store = await laidToy(toyRecord('pp'))
    const [one, two] = [await openToy(store), await openToy(store)]
    await give(one.match, 0)
    two.told.length = 0
    expect(await give(two.match, 0, 1)).toEqual(STALE)
    expect(two.match.position.game).toEqual(one.match.position.game)
    expect(two.told.map(({ update }) => update.kind)).toEqual(['step', 'step', 'step'])
    expect(await give(two.match, 1)).toEqual({ kind: 'taken', seq: 2 })
  })

  it("that took another seat's answer does not make this one late", async () => {
    const store = await laidToy(toyRecord('pp'))
    const [one, two] = [await openToy(store), await openToy(store)]
    await give(one.match, 0)
    expect(await give(two.match, 1)).toEqual({ kind: 'taken', seq: 2 })
  })

  it('that deleted the match ends it', async () => {
    const { match, store } = await newToy('pp')
    await store.delete('toy-match')
    await expect(give(match, 0)).rejects.toThrow(MatchFailure)
  })
})

describe('a stored match', () => {
  it('is the same at every point after it was closed and opened', async () => {
    const table = await atStake()
    const { seat } = table
    for (let turn = 0; turn < 3; turn++) {
      const { match } = await openToy(table.store)
      for (const viewer of [null, 0, 1]) {
        expect(match.moment(viewer)).toEqual(table.match.moment(viewer))
        expect(match.story(viewer)).toEqual(table.match.story(viewer))
      }
      if (turn === 1) await table.match.undo(seat, { revision: table.match.position.seq, key: 'u' })
      else await give(table.match, seat)
    }
  })

  it.each<[string, Entry]>([
    ['an action that is not legal', act({ type: 'card', by: 0, card: 99 })],
    ['an action of nobody who is asked', act({ type: 'stop', by: 3 })],
    ['an undo of nothing', { seq: 1, kind: 'undo', seat: 0, back: 1, key: 'u' }],
    ['a gap', { seq: 2, kind: 'undo', seat: 0, back: 1, key: 'u' }],
  ])('with %s in its journal is damaged', async (_what, entry) => {
    const store = await laidToy(toyRecord('pp'))
    const loaded = await store.load('toy-match')
    const broken = {
      ...store,
      load: () => Promise.resolve(loaded && { ...loaded, entries: [entry] }),
    }
    await expect(openToy(broken)).rejects.toMatchObject({ problem: 'damaged' })
  })
})

function act(action: { type: string; by: number; card?: number }): Entry {
  return { seq: 1, kind: 'act', action, by: 'person', cited: null }
}
