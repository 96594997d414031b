import { OptionError } from '@meadhall/kernel'
import { describe, expect, it } from 'vitest'
import { ALL_CARDS, cardOf } from './cards/index.ts'
import type { CardId } from './cards/printed.ts'
import { SLOTS_OF } from './ids.ts'
import { PROVINCES, placeOf } from './map.ts'
import { figuresOf } from './position/words.ts'
import { unitStrength } from './queries/strength.ts'
import { bloodRage } from './rules.ts'
import { deckOf } from './setup.ts'

const newGame = (players: number, seed = 'a seed', options: unknown = {}) =>
  bloodRage.setup({ options: bloodRage.parseOptions(options, players), seats: players, seed })
const SEEDS = Array.from({ length: 40 }, (_, index) => `seed ${index}`)
const PLAYERS = [2, 3, 4]

describe('a new game', () => {
  it('BR-1.1 is for two to four players', () => {
    expect(bloodRage.seats).toEqual({ min: 2, max: 4 })
    for (const seats of [1, 5, 2.5]) {
      expect(() => bloodRage.parseOptions({}, seats)).toThrow(OptionError)
    }
  })

  it('BR-1.1 gives every clan eight Warriors, a Leader and a Ship in its reserve', () => {
    const state = newGame(4)
    expect(state.clans.map((clan) => clan.clan)).toEqual(['wolf', 'bear', 'serpent', 'raven'])
    for (const clan of state.clans) {
      expect(figuresOf(clan, placeOf('reserve'))).toEqual([
        ...Array.from({ length: 8 }, () => 'warrior'),
        'leader',
        'ship',
      ])
      expect([0, 1, 2].map((unit) => unitStrength(clan, unit))).toEqual([1, 3, 2])
    }
  })

  it('BR-1.1 takes each clan once', () => {
    const named = newGame(2, 'a seed', { clans: ['raven', 'serpent'] })
    expect(named.clans.map((clan) => clan.clan)).toEqual(['raven', 'serpent'])
    expect(() => bloodRage.parseOptions({ clans: ['raven', 'raven'] }, 2)).toThrow(OptionError)
    expect(() => bloodRage.parseOptions({ clans: ['raven', 'fox'] }, 2)).toThrow(OptionError)
  })

  it('BR-1.5 BR-1.6 starts with every stat on step 1, no Glory and eight empty slots', () => {
    for (const clan of newGame(3).clans) {
      expect(clan.steps).toEqual([1, 1, 1])
      expect(clan.glory).toBe(0)
      expect(clan.upgrades).toEqual(Array.from({ length: 8 }, () => null))
    }
  })

  it('BR-1.6 has slots for Warriors 1, Leader 1, Ship 1, Monsters 2 and the clan 3', () => {
    const counts = Object.entries(SLOTS_OF).map(([kind, { count }]) => [kind, count])
    expect(Object.fromEntries(counts)).toEqual({
      warrior: 1,
      leader: 1,
      ship: 1,
      monster: 2,
      clan: 3,
    })
    const slots = Object.values(SLOTS_OF).flatMap(({ first, count }) =>
      Array.from({ length: count }, (_, index) => first + index),
    )
    expect(slots.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
  })

  it.each(SEEDS.slice(0, 5))('BR-1.8 BR-2.1 deals nine tokens, all showing (%s)', (seed) => {
    const { tokens, pillaged } = newGame(4, seed)
    expect(tokens[placeOf('yggdrasil')]).toBe('yggdrasil')
    expect(tokens.slice(1).toSorted()).toEqual([
      'axes',
      'axes',
      'glory',
      'horns',
      'horns',
      'rage',
      'rage',
      'rage',
    ])
    expect(pillaged).toEqual(Array.from({ length: PROVINCES }, () => false))
  })

  it('BR-2.1 deals the tokens at random, and the same seed deals the same', () => {
    const places = SEEDS.map((seed) => newGame(4, seed).tokens.indexOf('glory'))
    expect(new Set(places).size).toBe(8)
    expect(newGame(4, 'again')).toEqual(newGame(4, 'again'))
  })

  it.each([
    [2, 3],
    [3, 2],
    [4, 1],
  ])(
    'BR-2.2 BR-2.3 with %i players dooms three provinces and destroys %i others',
    (players, count) => {
      for (const seed of SEEDS) {
        const { dooms, destroyed } = newGame(players, seed)
        const gone = destroyed.flatMap((set, place) => (set ? [place] : []))
        expect(gone).toHaveLength(count)
        expect(dooms).toHaveLength(3)
        const named = [...dooms, ...gone]
        expect(new Set(named).size).toBe(3 + count)
        expect(named).not.toContain(placeOf('yggdrasil'))
      }
    },
  )

  it('BR-2.3 dooms and destroyed provinces are open to everybody', () => {
    const state = newGame(3)
    const seen = bloodRage.view(state, null)
    expect([seen.dooms, seen.destroyed]).toEqual([state.dooms, state.destroyed])
  })

  it('BR-2.5 takes marked cards out of the decks', () => {
    for (const age of [1, 2, 3]) {
      expect(PLAYERS.map((players) => deckOf(age, players).length)).toEqual([20, 26, 34])
    }
    const marksIn = (players: number) =>
      ALL_CARDS.filter((card) => deckOf(card.age, players).includes(card.id)).map((card) =>
        Math.min(...card.marks),
      )
    expect(Math.max(...marksIn(2))).toBe(2)
    expect(Math.max(...marksIn(3))).toBe(3)
    expect(deckOf(1, 2).filter((id) => id === 'a1-alfheim')).toHaveLength(1)
    expect(deckOf(1, 4).filter((id) => id === 'a1-alfheim')).toHaveLength(2)
  })

  it.each(PLAYERS)(
    'BR-2.5 BR-4.2 with %i players deals eight cards of age 1 to each',
    (players) => {
      const dealt: CardId[] = []
      const options = bloodRage.parseOptions({}, players)
      const state = bloodRage.setup({ options, seats: players, seed: 'a seed' }, (event) => {
        if (event.type === 'dealt') dealt.push(...(event.cards ?? []))
      })
      expect(dealt).toHaveLength(8 * players)
      expect(dealt.every((id) => cardOf(id).age === 1)).toBe(true)
      expect([...dealt, ...(state.decks[0] ?? [])].toSorted()).toEqual(
        deckOf(1, players).toSorted(),
      )
      expect(state.open.map((one) => one.kind)).toEqual(
        Array.from({ length: players }, () => 'draft'),
      )
    },
  )

  it('BR-2.6 draws the first player at random, unless one is named', () => {
    expect(new Set(SEEDS.map((seed) => newGame(4, seed).first))).toEqual(new Set([0, 1, 2, 3]))
    for (const seed of SEEDS) expect(newGame(3, seed, { firstPlayer: 2 }).first).toBe(2)
    expect(() => bloodRage.parseOptions({ firstPlayer: 3 }, 3)).toThrow(OptionError)
  })
})
