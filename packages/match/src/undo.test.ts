import { at } from '@meadhall/kernel'
import { describe, expect, it } from 'vitest'
import {
  atStake,
  give,
  journalIn,
  laidToy,
  newToy,
  openToy,
  STALE,
  toyRecord,
} from './testing/toy-match.ts'

describe('undo', () => {
  it('is an entry of its own: nothing that was told is rewritten', async () => {
    const table = await newToy('pp')
    await give(table.match, 0)
    const [act] = await journalIn(table.store)
    table.told.length = 0
    expect(await table.match.undo(0, { revision: 1, key: 'u' })).toEqual({ kind: 'taken', seq: 2 })
    expect(await journalIn(table.store)).toEqual([
      act,
      { seq: 2, kind: 'undo', seat: 0, back: 1, key: 'u' },
    ])
    expect(table.match.position.game.actions).toEqual([])
    expect(table.told.map(({ update }) => [update.kind, update.moment.revision])).toEqual([
      ['reset', 2],
      ['reset', 2],
      ['reset', 2],
    ])
  })

  it('sent twice takes back once', async () => {
    const { match, seat } = await atStake()
    await give(match, seat)
    await give(match, seat)
    const wish = { revision: match.moment(seat).revision, key: 'undo' }
    const first = await match.undo(seat, wish)
    expect(await match.undo(seat, wish)).toEqual(first)
    expect(await match.undo(seat, { ...wish, key: 'other' })).toEqual(STALE)
    const another = { ...wish, revision: wish.revision + 1 }
    expect(await match.undo(seat, another)).toMatchObject({ code: 'key-used' })
    expect(match.position.step).toBe(3)
  })

  it('goes back to where one was asked: what the table answered goes with it', async () => {
    // With one round each has one card: the table lays it for both.
    const table = await openToy(await laidToy(toyRecord('pp', { options: { rounds: 1 } })))
    expect(table.match.position.step).toBe(2)
    const seat = at(table.match.position.questions, 0).decision.seat
    expect(table.match.moment(seat).canUndo).toBe(false)
  })

  it('of an answer that a person was asked for takes it back, though there was no other', async () => {
    // How many there were, others must not see by how far it goes.
    const store = await laidToy(toyRecord('pp', { options: { rounds: 1 } }))
    const { match } = await openToy(store, { mustAsk: () => true })
    await give(match, 0)
    expect(match.moment(0).canUndo).toBe(true)
    expect(await match.undo(0, { revision: 1, key: 'u' })).toMatchObject({ kind: 'taken' })
    expect(match.position.step).toBe(0)
  })

  it.each([
    ['across what was shown', 0],
    ['of another seat', 1],
  ])('%s is refused', async (_what, other) => {
    const { match, seat } = await atStake()
    if (other === 1) await give(match, seat)
    const who = other === 1 ? 1 - seat : seat
    const { revision, canUndo } = match.moment(who)
    expect(canUndo).toBe(false)
    expect(await match.undo(who, { revision, key: 'u' })).toMatchObject({
      code: 'nothing-to-take-back',
    })
  })

  it.each([[null], [{}], [{ revision: 0 }], [{ key: 'a' }], [{ revision: '0', key: 'a' }]])(
    'that is none is refused: %j',
    async (wish) => {
      const { match } = await newToy('pp')
      expect(await match.undo(0, wish)).toMatchObject({ code: 'malformed' })
    },
  )
})
