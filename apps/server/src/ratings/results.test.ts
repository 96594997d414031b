import { at } from '@meadhall/kernel'
import { initial, rate } from '@meadhall/ratings'
import { afterEach, describe, expect, it } from 'vitest'
import { exportOf } from '../accounts/testing/export-of.ts'
import type { Database } from '../storage/database.ts'
import { HOMES, type Home } from '../storage/testing/homes.ts'
import { giveUp, standIn } from '../table-doc/leaving-a-seat.ts'
import { historyOf } from './history.ts'
import { resultsOfPeople } from './personal-data.ts'
import { Results } from './results.ts'
import { Settling } from './settling.ts'
import { changesAt, ratingsOf } from './standing-of-people.ts'
import { statisticsOf } from './statistics.ts'
import { ended, NOW, peopleIn, rulesOf } from './testing/finished-tables.ts'

const BO_WINS = { scores: [3, 5], winners: [1] }

let home: Home | null = null
afterEach(async () => await home?.leave())

describe.each(HOMES)('in $name', ({ make }) => {
  async function database(): Promise<Database> {
    home = await make()
    return await home.open(() => NOW)
  }
  const resultsOf = ({ queries: db, reads, matches }: Database) =>
    new Results({ db, reads, matches, rulesOf })

  it('a game is rated once, whoever tries and however often', async () => {
    const db = await database()
    const [astrid, bo] = await peopleIn(db, 'Astrid', 'Bo')
    if (astrid === undefined || bo === undefined) throw new Error('nobody came')
    await ended(db, 't', { seats: [astrid, bo], outcome: BO_WINS })
    const other = await home?.open(() => NOW)
    if (other === undefined) throw new Error('no home')
    const all = [resultsOf(db), resultsOf(other), resultsOf(db)].map((one) => one.settle('t'))
    expect((await Promise.all(all)).filter(Boolean)).toHaveLength(1)
    expect(await resultsOf(db).settle('t')).toBe(false)
    const [lost, won] = rate([[initial()], [initial()]], [2, 1]).flat()
    expect(await ratingsOf(db.queries, bo.id)).toEqual([
      { game: 'toy', players: 2, ...won, games: 1 },
    ])
    expect(await changesAt(db.queries, 't')).toEqual([
      { seat: 0, before: initial(), after: lost },
      { seat: 1, before: initial(), after: won },
    ])
  })

  it('games that end together all count for a person who was in each', async () => {
    const db = await database()
    const [astrid, ...others] = await peopleIn(db, 'Astrid', 'Bo', 'Cleo', 'Dag', 'Eir')
    if (astrid === undefined) throw new Error('nobody came')
    for (const other of others)
      await ended(db, other.name, { seats: [other, astrid], outcome: BO_WINS })
    await Promise.all(others.map(({ name }) => resultsOf(db).settle(name)))
    const [rating] = await ratingsOf(db.queries, astrid.id)
    expect(rating?.games).toBe(4)
    const { ratings } = await historyOf(db.reads, astrid.id, {})
    expect(ratings).toMatchObject([{ game: 'toy', players: 2, points: { length: 4 } }])
    expect(ratings[0]?.points).toContainEqual(expect.objectContaining({ mu: rating?.mu }))
    expect(await statisticsOf(db.queries, astrid.id)).toEqual({
      games: [
        {
          game: 'toy',
          games: 4,
          wins: 4,
          byPlayers: [{ players: 2, games: 4, wins: 4 }],
          bySeat: [{ players: 2, seat: 1, games: 4, wins: 4 }],
          byRole: [],
          told: 0,
          sources: [],
        },
      ],
    })
  })

  it('who began a seat is rated for it, whoever played it in the end', async () => {
    const db = await database()
    const [astrid, bo, cleo] = await peopleIn(db, 'Astrid', 'Bo', 'Cleo')
    if (astrid === undefined || bo === undefined || cleo === undefined) throw new Error('nobody')
    const outcome = { scores: [9, 5, 1], winners: [0] }
    await ended(db, 't', {
      seats: [astrid, bo, cleo],
      outcome,
      meanwhile: (doc) =>
        giveUp(standIn(giveUp(doc, 0, 'bot', 'warrior'), 1, 'warrior'), 2, 'anyone', 'warrior'),
    })
    await resultsOf(db).settle('t')
    for (const { id } of [astrid, bo, cleo])
      expect(await ratingsOf(db.queries, id)).toMatchObject([{ players: 3, games: 1 }])
    const [rating] = await ratingsOf(db.queries, astrid.id)
    expect(rating?.mu).toBeGreaterThan(initial().mu)
  })

  it('unrated, solo and broken-off games rate nobody, and are looked at only once', async () => {
    const db = await database()
    const [astrid, bo] = await peopleIn(db, 'Astrid', 'Bo')
    if (astrid === undefined || bo === undefined) throw new Error('nobody came')
    await ended(db, 'unrated', { seats: [astrid, bo], outcome: BO_WINS, doc: { rated: false } })
    await ended(db, 'agreed', { seats: [astrid, bo], outcome: null })
    await ended(db, 'solo', { seats: [astrid], outcome: { scores: [4], winners: [0] } })
    const results = resultsOf(db)
    expect([...(await results.unsettled(10))].sort()).toEqual(['agreed', 'solo', 'unrated'])
    const failures: unknown[] = []
    await new Settling({ results, fail: (error) => failures.push(error) }).sweep()
    expect(failures).toEqual([])
    expect(await results.unsettled(10)).toEqual([])
    expect(await ratingsOf(db.queries, astrid.id)).toEqual([])
    const { games } = await statisticsOf(db.queries, astrid.id)
    expect(at(games, 0)).toMatchObject({ games: 2, wins: 1 })
  })

  it("a guest's results go to the account, which keeps the ratings it has", async () => {
    const db = await database()
    const [guest, account, other] = await peopleIn(db, 'Guest', 'Account', 'Other')
    if (guest === undefined || account === undefined || other === undefined) throw new Error('none')
    await ended(db, 'a', { seats: [guest, other], outcome: BO_WINS })
    await ended(db, 'b', { seats: [other, account], outcome: BO_WINS })
    await ended(db, 'c', {
      seats: [guest, other, account],
      outcome: { scores: [1, 2, 3], winners: [2] },
    })
    for (const id of ['a', 'b', 'c']) await resultsOf(db).settle(id)
    const [two] = (await ratingsOf(db.queries, account.id)).filter(({ players }) => players === 2)
    const data = resultsOfPeople(db.queries, db.reads)
    await data.moved(guest.id, account.id)
    expect(await ratingsOf(db.queries, guest.id)).toEqual([])
    expect(await ratingsOf(db.queries, account.id)).toContainEqual(two)
    expect(await exportOf(data, account.id)).toMatchObject({ games: { length: 4 } })
    await data.erased(account.id)
    expect(await exportOf(data, account.id)).toEqual({ ratings: [], games: [] })
  })
})
