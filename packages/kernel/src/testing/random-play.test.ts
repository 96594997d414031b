import { describe, expect, it } from 'vitest'
import { at } from '../ids.ts'
import { replay } from '../replay.ts'
import { seedRng } from '../rng.ts'
import { playOut, randomPlay } from './index.ts'
import { pickAction } from './random-play.ts'
import { toy } from './toy.ts'

const GAME = { options: { rounds: 3 }, seats: 3, seed: 'random' }

describe('randomPlay', () => {
  it('plays to the end and gives the log that leads there', () => {
    const { log, state } = randomPlay(toy, GAME)
    expect(toy.outcome(state)).not.toBeNull()
    expect(replay(toy, log)).toEqual(state)
  })

  it('is the same game every time, and another with other choices', () => {
    const first = randomPlay(toy, GAME).log.actions
    expect(randomPlay(toy, GAME).log.actions).toEqual(first)
    expect(randomPlay(toy, { ...GAME, choices: 'others' }).log.actions).not.toEqual(first)
  })

  it('tells every step before it is taken', () => {
    const seen: string[] = []
    const { log } = randomPlay(toy, GAME, ({ index, state, decision, legal, action }) => {
      expect(index).toBe(seen.length)
      expect(toy.decisions(state)).toContain(decision)
      expect(legal).toContain(action)
      seen.push(JSON.stringify(action))
    })
    expect(seen).toEqual(log.actions.map((action) => JSON.stringify(action)))
  })

  it('lets the caller choose, and hear the events', () => {
    const heard: string[] = []
    const { log } = randomPlay(toy, {
      ...GAME,
      choose: (legal) => at(legal, 0),
      emit: ({ type }) => heard.push(type),
    })
    expect(log.actions.every(({ type }) => type === 'card' || type === 'bank')).toBe(true)
    expect(heard.filter((type) => type === 'revealed')).toHaveLength(3)
  })

  it('gives up on a game that does not end', () => {
    expect(() => randomPlay(toy, { ...GAME, limit: 3 })).toThrow(/does not end within 3 actions/)
  })

  it('says which decision has no answer', () => {
    const stuck = { ...toy, legalActions: () => [] }
    expect(() => randomPlay(stuck, GAME)).toThrow(/"card" has no legal answer/)
  })
})

describe('playOut', () => {
  it('plays on from a state, in place', () => {
    const state = toy.setup({ options: GAME.options, seats: GAME.seats, seed: GAME.seed })
    const actions = playOut(toy, state, { rng: seedRng('on'), byType: true })
    expect(actions.length).toBeGreaterThan(11)
    expect(toy.decisions(state)).toEqual([])
  })
})

describe('pickAction', () => {
  it('can make rare kinds as likely as common ones', () => {
    const rng = seedRng('kinds')
    const legal = [
      ...Array.from({ length: 9 }, (_, card) => ({ type: 'card', by: 0, card })),
      { type: 'stop', by: 0 },
    ]
    const stops = (byType: boolean) =>
      Array.from({ length: 1000 }, () => pickAction(rng, legal, byType)).filter(
        ({ type }) => type === 'stop',
      ).length
    expect(stops(false)).toBeLessThan(150)
    expect(stops(true)).toBeGreaterThan(400)
  })
})
