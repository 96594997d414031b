import { toy } from '@meadhall/kernel/testing'
import { describe, expect, it } from 'vitest'
import type { Change, Match } from '../match.ts'
import type { MatchNeeds } from '../needs.ts'
import { failingStore, StoreFault } from '../testing/failing-store.ts'
import {
  answerOf,
  give,
  journalIn,
  laidToy,
  loadToy,
  newToy,
  STALE,
  toyRecord,
} from '../testing/toy-match.ts'

function followed(match: Match): Change[] {
  const changes: Change[] = []
  match.follow((change) => changes.push(change))
  return changes
}

/** Two processes at one match. */
async function twoAt(seats: string, more: Partial<MatchNeeds> = {}) {
  const store = await laidToy(toyRecord(seats))
  return [await loadToy(store), await loadToy(store, more)] as const
}

describe('one who follows a match', () => {
  it('hears of every change once, in order, with where it led from and to', async () => {
    const { match, store } = await loadToy(await laidToy(toyRecord('ppr')))
    const first = match.position
    const changes = followed(match)
    match.start()
    await match.atRest()
    await give(match, 0)
    await match.undo(0, { revision: match.position.seq, key: 'u' })
    await give(match, 0, 1)
    await give(match, 1)
    await match.atRest()
    expect(changes.map(({ entry }) => entry)).toEqual(await journalIn(store))
    expect(changes.map(({ before }) => before)).toEqual([
      first,
      ...changes.slice(0, -1).map(({ after }) => after),
    ])
    for (const { entry, after } of changes) expect(after.seq).toBe(entry.seq)
    expect(changes.at(-1)?.after).toBe(match.position)
  })

  it('hears of it when it is stored and counts, and not where the store fails', async () => {
    const real = await laidToy(toyRecord('pp'))
    const { match } = await loadToy(failingStore(real, (use) => (use === 2 ? 'refused' : 'good')))
    const heard: boolean[] = []
    match.follow(({ after }) => heard.push(match.position === after))
    const given = answerOf(match, 0)
    await expect(match.answer(0, given)).rejects.toThrow(StoreFault)
    expect(heard).toEqual([])
    await match.answer(0, given)
    expect(heard).toEqual([true])
    expect(await journalIn(real)).toHaveLength(1)
  })

  it('hears of a move whose reply was lost once, when it is sent again', async () => {
    const real = await laidToy(toyRecord('pp'))
    const { match } = await loadToy(
      failingStore(real, (use) => (use === 2 ? 'reply-lost' : 'good')),
    )
    const changes = followed(match)
    const given = answerOf(match, 0)
    await expect(match.answer(0, given)).rejects.toThrow(StoreFault)
    expect(await match.answer(0, given)).toEqual({ kind: 'taken', seq: 1 })
    expect(changes.map(({ entry }) => entry.seq)).toEqual([1])
  })

  it('hears of what another process was first with before a late answer is refused', async () => {
    const [one, two] = await twoAt('ppp')
    const changes = followed(two.match)
    const late = answerOf(two.match, 0, 1)
    await give(one.match, 1)
    await give(one.match, 0)
    expect(await two.match.answer(0, late)).toEqual(STALE)
    expect(changes.map(({ entry }) => entry)).toEqual(await journalIn(one.store))
  })

  it('who throws is reported and hurts nobody', async () => {
    const { match, failures, told } = await newToy('pp')
    const heard: number[] = []
    match.follow(() => {
      throw new Error('listener')
    })
    match.follow(({ entry }) => heard.push(entry.seq))
    told.length = 0
    expect(await give(match, 0)).toEqual({ kind: 'taken', seq: 1 })
    expect(heard).toEqual([1])
    expect(told).toHaveLength(3)
    expect(String(failures)).toBe('Error: listener')
  })

  it('is not told any more once they have stopped, or the match is closed', async () => {
    const { match } = await newToy('pp')
    const changes = followed(match)
    const stop = match.follow(() => stop())
    const early = followed(match)
    match.follow(() => match.close())
    await give(match, 0)
    await give(match, 1)
    expect([changes.length, early.length]).toEqual([1, 1])
  })

  it('costs no view and no list of answers beyond those that are judged', async () => {
    const built = { views: 0, lists: 0 }
    const rules: typeof toy = {
      ...toy,
      shared: (state) => {
        built.views += 1
        return toy.shared(state)
      },
      own: (state, seat) => {
        built.views += 1
        return toy.own(state, seat)
      },
      legalActions: (...args) => {
        built.lists += 1
        return toy.legalActions(...args)
      },
    }
    const { match } = await loadToy(await laidToy(toyRecord('pp')), { rules })
    followed(match)
    const [card = 0] = match.position.game.state.hands[0]
    await match.answer(0, { question: 0, key: 'k', action: { type: 'card', by: 0, card } })
    expect(match.position.seq).toBe(1)
    expect(built).toEqual({ views: 0, lists: 1 })
  })
})

describe('catching up', () => {
  it('takes in what another process stored, and says how far that is', async () => {
    const [one, two] = await twoAt('ppr')
    const changes = followed(two.match)
    expect(await two.match.catchUp()).toBe(0)
    await give(one.match, 0)
    await one.match.undo(0, { revision: 1, key: 'u' })
    await give(one.match, 1)
    expect(await two.match.catchUp()).toBe(3)
    expect(await two.match.catchUp()).toBe(3)
    expect(two.match.position.game).toEqual(one.match.position.game)
    expect(changes.map(({ entry }) => entry)).toEqual(await journalIn(one.store))
  })

  it('waits its turn: what is under way is not taken in a second time', async () => {
    const [one, two] = await twoAt('ppp')
    const changes = followed(two.match)
    await give(one.match, 0)
    const [reply, seq] = await Promise.all([give(two.match, 1), two.match.catchUp()])
    expect([reply, seq]).toEqual([{ kind: 'taken', seq: 2 }, 2])
    expect(changes.map(({ entry }) => entry.seq)).toEqual([1, 2])
  })

  it('lets bots move whose turn it is then', async () => {
    const [one, two] = await twoAt('pr')
    two.match.start()
    await two.match.atRest()
    await one.match.catchUp()
    await give(one.match, 0)
    await two.match.catchUp()
    await two.match.atRest()
    expect(two.match.position.questions.map(({ decision }) => decision.seat)).toEqual([0])
  })

  it('stops before rules that this program does not have, and refuses to go on', async () => {
    const [one, two] = await twoAt('pp', { rules: { ...toy, version: toy.version } })
    const newer = { seq: 1, kind: 'rules', version: toy.version + 1 } as const
    await one.store.append('toy-match', newer, { steps: 0, result: null, standing: null })
    await expect(two.match.catchUp()).rejects.toMatchObject({ problem: 'newer-rules' })
    await expect(give(two.match, 0)).rejects.toMatchObject({ problem: 'newer-rules' })
    expect(two.match.position.seq).toBe(0)
  })

  it('rejects where the store does, and works the next time', async () => {
    const real = await laidToy(toyRecord('pp'))
    const one = await loadToy(real)
    const { match } = await loadToy(failingStore(real, (use) => (use === 2 ? 'refused' : 'good')))
    await give(one.match, 0)
    await expect(match.catchUp()).rejects.toThrow(StoreFault)
    expect(await match.catchUp()).toBe(1)
  })
})
