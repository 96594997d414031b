import { describe, expect, it } from 'vitest'
import { guessSeats, guessTakers } from '../files/brought.ts'
import { ago } from './game-words.ts'

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

describe('who played a game that was brought along', () => {
  it('is a bot by the name of a bot', () => {
    const seats = guessSeats(['Ola', 'Astrid', 'Bot 3', ''])
    expect(seats.map(({ plays }) => plays)).toEqual(['person', 'greedy', 'greedy', 'person'])
  })

  it('is taken up by a person where all were bots', () => {
    expect(guessTakers(['Astrid', 'Ulf']).map(({ plays }) => plays)).toEqual(['person', 'greedy'])
    expect(guessTakers(['Astrid', 'Ola']).map(({ plays }) => plays)).toEqual(['greedy', 'person'])
  })
})
