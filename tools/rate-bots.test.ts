import { weightsFromDisk } from '@meadhall/bots/weights'
import { GAME_IDS, GAMES } from '@meadhall/games'
import { botRating, initial } from '@meadhall/ratings'
import { describe, expect, it } from 'vitest'
import { ladderOf, seating } from './rate-bots/ladder.ts'
import { rateLadder } from './rate-bots/rating-bots.ts'

/** Whoever looks ahead takes long. */
const QUICK = { iterations: 8, levels: ['thrall', 'warrior'] } as const

describe('the ladder of bots', () => {
  it('seats different rungs, each as often at each seat', async () => {
    const ladder = ladderOf(await GAMES['blood-rage'].bots(weightsFromDisk))
    const games = Array.from({ length: 1_100 }, (_, number) => seating(ladder, 4, `${number}`))
    for (const seated of games) expect(new Set(seated).size).toBe(4)
    for (const rung of ladder) {
      const first = games.filter(([one]) => one === rung).length
      expect(first).toBeGreaterThan(50)
      expect(first).toBeLessThan(150)
    }
  })

  it('is rated by real games, the same every time, with the warrior where newcomers begin', async () => {
    const rated = await rateLadder('blood-rage', 2, { ...QUICK, games: 30 })
    const few = { ...QUICK, games: 4 }
    const again = await Promise.all([few, few].map((one) => rateLadder('blood-rage', 2, one)))
    expect(JSON.stringify(again[0])).toBe(JSON.stringify(again[1]))
    const of = (name: string) => rated.find(({ rung }) => rung.name === name)
    expect(of('warrior')?.rating.mu).toBe(initial().mu)
    expect(of('thrall')?.rating.mu).toBeLessThan(initial().mu)
    expect(rated.reduce((sum, { games }) => sum + games, 0)).toBe(60)
    for (const { rating } of rated) expect(rating.sigma).toBeLessThan(initial().sigma)
  })
})

describe('what is written down of the levels', () => {
  it.each(GAME_IDS)('is there for each number of players of %s', async (id) => {
    const { seats } = await GAMES[id].rules()
    for (let players = Math.max(2, seats.min); players <= seats.max; players++) {
      const [thrall, warrior] = QUICK.levels.map((level) => botRating(id, players, level))
      expect(warrior?.mu).toBe(initial().mu)
      expect(thrall?.mu).toBeLessThan(initial().mu)
      for (const one of [thrall, warrior]) expect(one?.sigma).toBeLessThan(initial().sigma / 2)
    }
  })

  it.each([
    ['blood-rage', 2],
    ['blood-rage', 3],
    ['blood-rage', 4],
    ['valhalla', 2],
    ['valhalla', 3],
    ['valhalla', 4],
    ['valhalla', 5],
    ['valhalla', 6],
  ])('puts champion and norn above the warrior in %s with %i', (id, players) => {
    for (const level of ['champion', 'norn'])
      expect(botRating(id, players, level)?.mu).toBeGreaterThan(initial().mu)
  })

  it('is nothing for one who plays alone, or what is not known', () => {
    expect(botRating('valhalla', 1, 'warrior')).toBeNull()
    expect(botRating('chess', 2, 'warrior')).toBeNull()
    expect(botRating('valhalla', 2, 'toString')).toBeNull()
  })
})
