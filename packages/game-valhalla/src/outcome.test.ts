import { describe, expect, it } from 'vitest'
import type { CardId } from './cards/printed.ts'
import { parseOptions } from './options.ts'
import { outcome, setBonus, teams } from './outcome.ts'
import { given } from './testing/given.ts'

interface Board {
  readonly valhalla?: readonly CardId[]
  readonly shields?: number
  readonly captured?: Readonly<Record<string, number>>
}

/** A game that is over after Ragnarök without anybody arming; shields lie just as they are said to. */
function over(...boards: readonly Board[]) {
  const game = given({ players: boards.length, ragnarok: true })
  boards.forEach(({ valhalla = [], shields = 4, captured = {} }, seat) => {
    const player = game.player(`p${seat + 1}`)
    player.valhalla.push(...valhalla)
    player.shields = shields
    player.captured = boards.map((_, from) => captured[`p${from + 1}`] ?? 0)
  })
  expect(outcome(game.state)).toBeNull()
  for (let seat = 1; seat <= boards.length; seat++) game.does(`p${seat}`, 'done')
  const result = outcome(game.state)
  if (result === null) throw new Error('the game is not over')
  return { ...result, events: game.events }
}

const NONE: Board = { shields: 0 }

/** The best sum over all ways to put shields into sets, found by trying every subset. */
function brute(
  captured: readonly number[],
  sets: readonly { readonly size: number; readonly bonus: number }[],
): number {
  let best = 0
  for (let mask = 1; mask < 1 << captured.length; mask++) {
    const members = captured.map((_, index) => (mask >> index) & 1)
    if (members.some((used, index) => used > (captured[index] ?? 0))) continue
    const size = members.reduce((sum, used) => sum + used, 0)
    const set = sets.find((one) => one.size === size)
    if (set === undefined) continue
    const rest = captured.map((count, index) => count - (members[index] ?? 0))
    best = Math.max(best, set.bonus + brute(rest, sets))
  }
  return best
}

describe('the score', () => {
  it('VH-51 the glory of the cards in Valhalla, whatever they are', () => {
    const { scores } = over({ ...NONE, valhalla: ['arnbjorn', 'ylva', 'bergelmir'] }, NONE)
    expect(scores).toEqual([1 + 5 + 4, 0])
  })

  it.each([
    [2, [4, 0], 0],
    [2, [0, 3], 3 * 2],
    [3, [4, 0, 0], 4 * 2],
    [3, [0, 3, 0], 3 * 2],
    [3, [0, 1, 1], 2 * 2 + 2],
    [3, [2, 2, 2], 6 * 2 + 2 * 2],
    [4, [4, 0, 0, 0], 4 * 2],
    [4, [0, 4, 4, 0], 8 * 2],
    [4, [0, 1, 1, 1], 3 * 2 + 3],
    [4, [1, 2, 2, 2], 7 * 2 + 2 * 3],
    [5, [0, 1, 1, 1, 0], 3 * 2 + 2],
    [5, [0, 1, 1, 1, 1], 4 * 2 + 4],
    [5, [0, 2, 2, 2, 1], 7 * 2 + 4 + 2],
    [5, [3, 4, 4, 0, 0], 11 * 2],
    [6, [0, 1, 1, 1, 0, 0], 3 * 2],
    [6, [0, 1, 1, 1, 1, 0], 4 * 2 + 3],
    [6, [0, 1, 1, 1, 1, 1], 5 * 2 + 5],
    [6, [0, 2, 2, 2, 2, 1], 9 * 2 + 5 + 3],
    [6, [2, 2, 2, 2, 2, 2], 12 * 2 + 5 + 5],
  ])(
    'VH-12 VH-51 %i players: own and captured shields %j are %i points',
    (seats, shields, points) => {
      const captured = Object.fromEntries(
        shields.slice(1).map((count, index) => [`p${index + 2}`, count]),
      )
      const rest = Array.from({ length: seats - 1 }, () => NONE)
      expect(over({ shields: shields[0] ?? 0, captured }, ...rest).scores[0]).toBe(points)
    },
  )

  it('VH-51 VH-R24 own shields are never part of a set', () => {
    const { scores } = over({ shields: 4, captured: { p2: 1 } }, NONE, NONE)
    expect(scores[0]).toBe(4 * 2 + 2)
  })

  it('VH-52 a shield counts for one set at most', () => {
    const { scores } = over({ shields: 0, captured: { p2: 1, p3: 4 } }, NONE, NONE)
    expect(scores[0]).toBe(5 * 2 + 2)
  })

  it('VH-52 VH-R24 five players: shields are put where they bring the most', () => {
    const sets = [
      { size: 3, bonus: 2 },
      { size: 4, bonus: 4 },
    ]
    expect(setBonus([2, 2, 1, 1], sets)).toBe(4)
    expect(setBonus([2, 2, 2, 2], sets)).toBe(8)
    expect(setBonus([3, 3, 3, 0], sets)).toBe(6)
    expect(setBonus([4, 1, 1, 1], sets)).toBe(4)
    expect(setBonus([], sets)).toBe(0)
  })

  it.each([
    ['3 players', 2, [{ size: 2, bonus: 2 }]],
    ['4 players', 3, [{ size: 3, bonus: 3 }]],
    [
      '5 players',
      4,
      [
        { size: 3, bonus: 2 },
        { size: 4, bonus: 4 },
      ],
    ],
  ])('VH-52 VH-R24 %s: no other partition brings more', (_title, foes, sets) => {
    const total = 5 ** foes
    for (let index = 0; index < total; index++) {
      const captured = Array.from({ length: foes }, (_, foe) => Math.floor(index / 5 ** foe) % 5)
      if (captured.some((count, foe) => foe > 0 && count > (captured[foe - 1] ?? 0))) continue
      expect(setBonus(captured, sets), captured.join(' ')).toBe(brute(captured, sets))
    }
  })

  it('VH-52 VH-R24 6 players: no other partition brings more, with up to two of a colour', () => {
    const sets = [
      { size: 4, bonus: 3 },
      { size: 5, bonus: 5 },
    ]
    for (let index = 0; index < 3 ** 5; index++) {
      const captured = Array.from({ length: 5 }, (_, foe) => Math.floor(index / 3 ** foe) % 3)
      expect(setBonus(captured, sets), captured.join(' ')).toBe(brute(captured, sets))
    }
  })

  it('VH-51 the end tells the points of each by source', () => {
    const { events } = over({ valhalla: ['arnbjorn'], captured: { p2: 1, p3: 1 } }, NONE, NONE)
    expect(events.filter((event) => event.type === 'points')).toEqual([
      { type: 'points', seat: 0, amount: 1, source: 'warriors' },
      { type: 'points', seat: 0, amount: 12, source: 'shields' },
      { type: 'points', seat: 0, amount: 2, source: 'sets' },
    ])
    expect(events.at(-1)).toEqual({ type: 'game-ended', seat: 0, score: 15 })
  })
})

describe('ties', () => {
  it('VH-53 the highest score wins, whoever holds more shields', () => {
    const { scores, winners } = over(
      { shields: 0, valhalla: ['ylva'] },
      { shields: 0, captured: { p1: 2 } },
    )
    expect(scores).toEqual([5, 4])
    expect(winners).toEqual([0])
  })

  it('VH-53 on equal scores more captured shields win', () => {
    const { scores, winners } = over(
      { shields: 2 },
      { shields: 1, captured: { p1: 1 } },
      { shields: 2 },
    )
    expect(scores).toEqual([4, 4, 4])
    expect(winners).toEqual([1])
  })

  it('VH-53 then more own shields', () => {
    const { scores, winners } = over(
      { shields: 1, captured: { p2: 1 }, valhalla: ['ulf'] },
      { shields: 2, captured: { p1: 1 } },
      { shields: 0 },
    )
    expect(scores).toEqual([6, 6, 0])
    expect(winners).toEqual([1])
  })

  it('VH-53 and after that the victory is shared', () => {
    const { winners, events } = over(
      { shields: 1, captured: { p3: 1 } },
      { shields: 1, captured: { p3: 1 } },
      { shields: 2, valhalla: [] },
    )
    expect(winners).toEqual([0, 1])
    expect(events.filter((event) => event.type === 'game-ended')).toHaveLength(2)
  })

  it('VH-53 among those who lead only: a loser with many shields breaks no tie', () => {
    const { winners } = over(
      { shields: 0, valhalla: ['ylva', 'thorolf'] },
      { shields: 0, valhalla: ['varg', 'thjodolf'] },
      { shields: 0, captured: { p1: 4 } },
    )
    expect(winners).toEqual([0, 1])
  })
})

describe('teams', () => {
  it.each([
    [
      4,
      'alliance',
      [
        [0, 2],
        [1, 3],
      ],
    ],
    [
      6,
      'alliance',
      [
        [0, 3],
        [1, 4],
        [2, 5],
      ],
    ],
    [4, 'cooperation', [[0], [1], [2], [3]]],
    [3, 'none', [[0], [1], [2]]],
  ])('VH-90 of %i players in pairs: %s', (seats, pairs, expected) => {
    expect(teams({ options: parseOptions({ pairs }, seats), seats })).toEqual(expected)
  })
})
