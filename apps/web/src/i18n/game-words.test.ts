import type { Param } from '@meadhall/words'
import { describe, expect, it } from 'vitest'
import { ago, standingText } from './game-words.ts'
import type { Words } from './words.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const NOW = Date.UTC(2026, 5, 15, 12)

describe('how long ago a game was played', () => {
  it.each([
    ['en', 0, 'this minute'],
    ['en', 5 * MINUTE, '5 minutes ago'],
    ['en', 3 * HOUR + MINUTE, '3 hours ago'],
    ['en', DAY, 'yesterday'],
    ['en', 13 * DAY, '13 days ago'],
    ['en', 40 * DAY, 'May 6, 2026'],
    ['pl', 2 * MINUTE, '2 minuty temu'],
    ['pl', 5 * HOUR, '5 godzin temu'],
    ['pl', DAY, 'wczoraj'],
  ])('is said in words: %s %i', (locale, passed, text) => {
    expect(ago(locale, NOW - passed, NOW)).toBe(text)
  })
})

describe('where a game stands', () => {
  /** Says keys with the names in them, and knows the words of one stage. */
  const words: Words = {
    locale: 'en',
    t: (key, params = {}) => [key, ...Object.values(params).map((one) => wordIn(one))].join(' '),
    say: ({ key }) => (key === 'stage' ? 'Age 2' : key),
    pieces: () => [],
  }
  const wordIn = (param: Param) => (typeof param === 'object' ? param.literal : String(param))
  const ME = { name: '', plays: 'person' } as const
  const BOT = { name: 'Bo', plays: 'warrior' } as const
  const standing = (key: string, waits: number[]) => ({ stage: { key, params: {} }, waits })

  it.each([
    [[ME, BOT], null, 'games.moves 3'],
    [[ME, BOT], standing('stage', [0]), 'Age 2 · games.turn.you'],
    [[ME, BOT], standing('stage', [0, 1]), 'Age 2 · games.turn.you'],
    [[ME, BOT], standing('stage', [1]), 'Age 2 · games.turn.other Bo'],
    [[BOT, BOT], standing('stage', [0, 1]), 'Age 2 · games.turn.several Bo and Bo'],
    [[ME, BOT], standing('unknown', [0]), 'games.turn.you'],
  ])('is told with whose turn it is: %j %j', (seats, where, text) => {
    expect(standingText(words, { seats, steps: 3, standing: where })).toBe(text)
  })
})
