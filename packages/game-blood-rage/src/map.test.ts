import { describe, expect, it } from 'vitest'
import {
  areAdjacent,
  fjordOf,
  isFjord,
  isPlaceId,
  isProvince,
  PLACES,
  PROVINCES,
  placeId,
  placeOf,
  regionOf,
  supportedBy,
  VILLAGES,
} from './map.ts'
import { given } from './testing/given.ts'

/** The table of the rules reference: province, region, villages, neighbours, fjord shared with. */
const MAP = [
  ['myrkulor', 'manheim', 3, ['gimle', 'elvagar'], 'gimle'],
  ['elvagar', 'manheim', 4, ['myrkulor', 'angerboda'], 'angerboda'],
  ['angerboda', 'manheim', 5, ['elvagar', 'muspelheim'], 'elvagar'],
  ['muspelheim', 'jotunheim', 5, ['angerboda', 'horgr'], 'horgr'],
  ['horgr', 'jotunheim', 4, ['muspelheim', 'utgard'], 'muspelheim'],
  ['utgard', 'jotunheim', 3, ['horgr', 'andlang'], 'andlang'],
  ['andlang', 'alfheim', 3, ['utgard', 'gimle'], 'utgard'],
  ['gimle', 'alfheim', 5, ['andlang', 'myrkulor'], 'myrkulor'],
] as const

const provinces = Array.from({ length: PROVINCES }, (_, place) => place)

describe('the board', () => {
  it.each(MAP)(
    'BR-1.2 %s lies in %s with %i villages, beside %j',
    (name, region, villages, near) => {
      const place = placeOf(name)
      expect(regionOf(place)).toBe(region)
      expect(VILLAGES[place]).toBe(villages)
      const neighbours = provinces.filter((other) => areAdjacent(place, other)).map(placeId)
      expect(neighbours.toSorted()).toEqual([...near, 'yggdrasil'].toSorted())
    },
  )

  it.each(MAP)(
    'BR-1.3 the fjord of %s is shared (%s, %i, %j) with %s',
    (name, _r, _v, _n, other) => {
      const fjord = fjordOf(placeOf(name))
      expect(isFjord(fjord)).toBe(true)
      expect(fjordOf(placeOf(other))).toBe(fjord)
      expect(supportedBy(fjord).map(placeId).toSorted()).toEqual([name, other].toSorted())
    },
  )

  it('BR-1.2 Yggdrasil is beside all others, without region, villages or fjord (BR-1.3)', () => {
    const middle = placeOf('yggdrasil')
    expect(provinces.filter((other) => areAdjacent(middle, other))).toEqual(provinces.slice(1))
    expect(areAdjacent(middle, middle)).toBe(false)
    expect(regionOf(middle)).toBeNull()
    expect(VILLAGES[middle]).toBe(Number.POSITIVE_INFINITY)
    expect(fjordOf(middle)).toBe(-1)
  })

  it('BR-1.2 Yggdrasil holds any number of figures', () => {
    const game = given({
      clans: ['wolf', 'raven', 'bear', 'serpent'],
      board: {
        yggdrasil: ['wolf 8 warriors', 'raven 8 warriors', 'bear 8 warriors', 'serpent 7 warriors'],
        gimle: ['serpent warrior'],
      },
      wolf: { stats: { horns: 5 } },
      raven: { stats: { horns: 5 } },
      bear: { stats: { horns: 5 } },
      serpent: { stats: { horns: 5 } },
      turn: 'serpent',
    })
    game.does('serpent', 'march gimle yggdrasil')
    expect(game.at('yggdrasil')).toHaveLength(32)
  })

  it('BR-1.3 has four fjords, and a fjord takes any number of ships', () => {
    expect(PLACES.filter((id) => isFjord(placeOf(id)))).toHaveLength(4)
    const game = given({
      clans: ['wolf', 'raven', 'bear', 'serpent'],
      board: { 'gimle-myrkulor': ['raven ship', 'bear ship', 'serpent ship'] },
    })
    game.does('wolf', 'invade ship gimle-myrkulor')
    expect(game.at('gimle-myrkulor')).toHaveLength(4)
  })

  it('knows its nine provinces by name, and no other words', () => {
    expect(PLACES.filter((id) => isProvince(placeOf(id)))).toHaveLength(9)
    expect(isPlaceId('midgard')).toBe(false)
    expect(isPlaceId('toString')).toBe(false)
  })
})
