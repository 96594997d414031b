import { describe, expect, it } from 'vitest'
import {
  atStake,
  give,
  journalIn,
  loadToy,
  newToy,
  STALE,
  type ToyTable,
} from './testing/toy-match.ts'

function agree({ match }: ToyTable, seat: number, key = 'agreed') {
  return match.agreedUndo(seat, { revision: match.position.seq, key })
}

describe('taking back by consent of all', () => {
  it("goes back to before the seat's last choice, over what others chose and what was shown", async () => {
    const table = await newToy('pp')
    const before = table.match.moment(0)
    await give(table.match, 0)
    await give(table.match, 1)
    expect(table.match.moment(0).canUndo).toBe(false)
    expect(await agree(table, 0)).toEqual({ kind: 'taken', seq: 3 })
    const after = table.match.moment(0)
    expect(after.view).toEqual(before.view)
    expect(after.legal).toEqual(before.legal)
    expect((await journalIn(table.store)).at(-1)).toEqual({
      seq: 3,
      kind: 'undo',
      seat: 0,
      back: 2,
      key: 'agreed',
      free: true,
    })
  })

  it('is marked in the log, also where the seat could have done it alone', async () => {
    const table = await newToy('pp')
    await give(table.match, 0)
    expect(table.match.moment(0).canUndo).toBe(true)
    await agree(table, 0)
    expect(table.match.story(1).map(({ returns }) => returns)).toEqual([1])
    const again = await loadToy(table.store)
    expect(again.match.story(1)).toEqual(table.match.story(1))
  })

  it('sent twice takes back once; late or with a used key it is refused', async () => {
    const table = await atStake()
    const wish = { revision: 2, key: 'twice' }
    const first = await table.match.agreedUndo(0, wish)
    expect(await table.match.agreedUndo(0, wish)).toEqual(first)
    expect(await table.match.agreedUndo(0, { ...wish, key: 'other' })).toEqual(STALE)
    expect(await table.match.agreedUndo(0, { ...wish, revision: 3 })).toMatchObject({
      code: 'key-used',
    })
    expect(table.match.position.step).toBe(0)
  })

  it('is refused where the seat has chosen nothing yet', async () => {
    const table = await newToy('pp')
    await give(table.match, 0)
    expect(await agree(table, 1)).toMatchObject({ code: 'nothing-to-take-back' })
  })

  it('is refused for a bot, and once the game is over', async () => {
    const table = await newToy('pr')
    expect(await agree(table, 1)).toMatchObject({ code: 'not-yours' })
    while (table.match.position.outcome === null) {
      await give(table.match, 0)
      await table.match.atRest()
    }
    expect(await agree(table, 0)).toMatchObject({ code: 'nothing-to-take-back' })
  })

  it.each([[null], [{}], [{ revision: 0 }], [{ revision: 0, key: 5 }]])(
    'that is none is refused: %j',
    async (wish) => {
      const { match } = await newToy('pp')
      expect(await match.agreedUndo(0, wish)).toMatchObject({ code: 'malformed' })
    },
  )
})
