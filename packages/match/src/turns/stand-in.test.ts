import type { Bots, Level } from '@meadhall/bots'
import { at, type Seat } from '@meadhall/kernel'
import { describe, expect, it } from 'vitest'
import type { SeatInfo } from '../storing/record.ts'
import { everyLevel } from '../testing/every-level.ts'
import {
  answerOf,
  give,
  journalIn,
  laidToy,
  loadToy,
  type ToyTable,
  toyRecord,
} from '../testing/toy-match.ts'

interface Table extends ToyTable {
  /** Somebody else plays a seat from now on. */
  seatNow(seat: Seat, plays: SeatInfo['plays']): void
}

/** A table at which seats change hands. */
async function changing(seats: string, bots?: Bots): Promise<Table> {
  const record = toyRecord(seats)
  const now = record.seats.map(({ plays }) => plays)
  const playing = (seat: Seat) => at(now, seat)
  const table = await loadToy(await laidToy(record), { playing, ...(bots && { bots }) })
  const seatNow = (seat: Seat, plays: SeatInfo['plays']) => {
    now[seat] = plays
    table.match.changed()
  }
  return { ...table, seatNow }
}

/** Bots that think until they are let go, and who thinks. */
function slowBots() {
  const thinking: { bot: Level; signal: { aborted: boolean } | undefined; end: () => void }[] = []
  const slow = (bot: Level): Bots[Level] => ({
    name: bot,
    choose: ({ legal }, { signal }) =>
      new Promise((resolve) => {
        thinking.push({ bot, signal, end: () => resolve(at(legal, 0)) })
      }),
  })
  return { bots: { ...everyLevel(slow('thrall')), warrior: slow('warrior') }, thinking }
}

/** Lets everything happen that waits for nobody. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve))

async function givers({ store }: Table): Promise<unknown[]> {
  return (await journalIn(store)).map((entry) => entry.kind === 'act' && entry.by)
}

describe("a bot in a person's seat", () => {
  it('plays on from when it is told, and what it gives is stored as what it is', async () => {
    const table = await changing('pr')
    table.match.start()
    await table.match.atRest()
    expect(await givers(table)).toEqual(['bot'])
    table.seatNow(0, 'warrior')
    await table.match.atRest()
    expect(table.match.position.outcome).not.toBeNull()
    expect(new Set((await givers(table)).slice(1))).toEqual(new Set(['bot', 'stand-in']))
    for (const entry of await journalIn(table.store)) {
      if (entry.kind !== 'act') continue
      expect(entry.by).toBe(entry.action.by === 0 ? 'stand-in' : 'bot')
    }
    for (const { by, standIn } of table.match.position.tales)
      expect(standIn).toBe(by === 0 ? true : undefined)
    expect(table.failures).toEqual([])
  })

  it('leaves nothing to the person until they take the seat back', async () => {
    const { match, seatNow } = await changing('pp')
    seatNow(0, 'thrall')
    const { question, legal } = { question: 0, legal: match.position.question(0)?.legal ?? [] }
    const given = { question, key: 'k', action: at(legal, 0) }
    for (const by of ['person', 'order', 'table'] as const)
      expect(await match.answer(0, given, by)).toMatchObject({ code: 'not-yours' })
    expect(await match.undo(0, { revision: 0, key: 'u' })).toMatchObject({ code: 'not-yours' })
    seatNow(0, 'person')
    expect(await match.answer(0, given)).toEqual({ kind: 'taken', seq: 1 })
  })

  it('does not make an answer unknown that the person gave and sends again', async () => {
    const { match, seatNow } = await changing('pp')
    const given = answerOf(match, 0)
    await match.answer(0, given)
    seatNow(0, 'thrall')
    expect(await match.answer(0, given)).toEqual({ kind: 'taken', seq: 1 })
  })

  it('is stopped when the person takes the seat back, and what it still says is not taken', async () => {
    const { bots, thinking } = slowBots()
    const { match, seatNow, failures } = await changing('pp', bots)
    seatNow(0, 'thrall')
    match.start()
    await aWhile()
    expect(thinking.map(({ signal }) => signal)).toEqual([{ aborted: false }])
    seatNow(0, 'person')
    expect(at(thinking, 0).signal).toEqual({ aborted: true })
    at(thinking, 0).end()
    await match.atRest()
    expect(match.position.seq).toBe(0)
    expect(failures).toEqual([])
    expect(await give(match, 0)).toEqual({ kind: 'taken', seq: 1 })
  })

  it('is stopped when another bot is to play, which then does', async () => {
    const { bots, thinking } = slowBots()
    const { match, seatNow } = await changing('rp', bots)
    match.start()
    await aWhile()
    seatNow(1, 'warrior')
    expect(at(thinking, 0).signal).toEqual({ aborted: false })
    seatNow(0, 'warrior')
    expect(at(thinking, 0).signal).toEqual({ aborted: true })
    at(thinking, 0).end()
    await aWhile()
    expect(thinking.map(({ bot }) => bot)).toEqual(['thrall', 'warrior'])
  })

  it('cannot be the giver where a person plays', async () => {
    const { match } = await changing('pr')
    const given = answerOf(match, 0)
    for (const by of ['bot', 'stand-in'] as const)
      expect(await match.answer(0, given, by)).toMatchObject({ code: 'not-yours' })
    expect(match.position.seq).toBe(0)
  })
})

describe("a person in a bot's seat", () => {
  it('answers for it, and what they give is theirs', async () => {
    const table = await changing('pr')
    table.seatNow(1, 'person')
    table.match.start()
    await table.match.atRest()
    expect(await give(table.match, 1)).toEqual({ kind: 'taken', seq: 1 })
    expect(await givers(table)).toEqual(['person'])
  })

  it('is somebody who minds: nobody takes back freely from then on', async () => {
    const record = toyRecord('pr', { undo: 'free' })
    let other: SeatInfo['plays'] = 'thrall'
    const playing = (seat: Seat) => (seat === 0 ? 'person' : other)
    const { match } = await loadToy(await laidToy(record), { playing })
    match.start()
    await give(match, 0)
    await match.atRest()
    expect(match.moment(0).undoesOthers).toBe(true)
    other = 'person'
    expect(match.moment(0).undoesOthers).toBe(false)
  })
})

describe('bots that are told to stop', () => {
  it('move again once they are told to start, and people move meanwhile', async () => {
    const { match } = await changing('pr')
    match.start()
    match.stop()
    await give(match, 0)
    await match.atRest()
    expect(match.position.seq).toBe(1)
    match.start()
    await match.atRest()
    expect(match.position.seq).toBeGreaterThan(1)
  })
})

describe('an answer that a standing order gives', () => {
  it("is the person's, stored as what it is", async () => {
    const table = await changing('pp')
    await table.match.answer(0, answerOf(table.match, 0), 'order')
    expect(await givers(table)).toEqual(['order'])
  })
})
