import { describe, expect, it } from 'vitest'
import { guessSeats, guessTakers } from './brought.ts'

describe('who played a game that was brought along', () => {
  it('is a bot by the name of a bot', () => {
    const seats = guessSeats(['Ola', 'Astrid', 'Bot 3', ''])
    expect(seats.map(({ plays }) => plays)).toEqual(['person', 'warrior', 'warrior', 'person'])
  })

  it('is taken up by a person where all were bots', () => {
    expect(guessTakers(['Astrid', 'Ulf']).map(({ plays }) => plays)).toEqual(['person', 'warrior'])
    expect(guessTakers(['Astrid', 'Ola']).map(({ plays }) => plays)).toEqual(['warrior', 'person'])
  })
})
