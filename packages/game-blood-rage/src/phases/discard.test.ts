import { describe, expect, it } from 'vitest'
import { bloodRage } from '../rules.ts'
import { given } from '../testing/given.ts'

describe('Discard', () => {
  it('BR-7.1 everybody keeps one card at most, chosen at the same time and in secret', () => {
    const game = given({
      phase: 'discard',
      clans: ['wolf', 'raven', 'bear'],
      wolf: { hand: ['troll', 'tyrs-bash', 'alfheim'] },
      raven: { hand: ['tyrs-smash'] },
    })
    expect(game.asks()).toEqual({ wolf: 'discard', raven: 'discard' })
    expect(game.forbids('wolf', 'card a1-tyrs-smash')).toBe('BR-7.1')
    game.does('wolf', 'card troll')
    const frame = bloodRage.view(game.state, 1).frames.at(-1)
    expect(frame?.kind === 'discard' ? frame.keeps : []).toEqual([null, null, null])
    expect(game.clan('wolf').hand).toHaveLength(3)
    game.does('raven', 'card tyrs-smash')
    expect(game.clan('wolf').kept).toBe('a1-troll')
    expect(game.clan('raven').kept).toBe('a1-tyrs-smash')
    expect(game.clan('bear').kept).toBeNull()
    expect(game.state.age).toBe(2)
  })

  it('BR-7.2 keeping is a choice, and what is discarded here is not shown', () => {
    const game = given({
      phase: 'discard',
      wolf: { hand: ['troll', 'alfheim'], shown: ['troll'] },
      raven: { hand: ['tyrs-smash'] },
    })
    game.does('wolf', 'decline')
    game.does('raven', 'card tyrs-smash')
    expect(game.clan('wolf').kept).toBeNull()
    expect(game.clan('wolf').buried).toEqual(['a1-troll', 'a1-alfheim'])
    expect(game.state.discard).toEqual([])
    const seen = bloodRage.view(game.state, 1)
    expect(seen.clans[0]?.buried).toBe(2)
    const discarded = game.events.filter((one) => one.type === 'hand-discarded')
    expect(discarded.map(({ clan, count, kept }) => [clan, count, kept])).toEqual([
      ['wolf', 2, false],
      ['raven', 0, true],
    ])
    const [event] = discarded
    expect(event && bloodRage.redact(event, 1)).toMatchObject({ count: 2, cards: null })
  })

  it('BR-7.1 at the end of age 3 all cards go', () => {
    const game = given({ age: 3, phase: 'discard', wolf: { hand: ['tyrs-rage', 'alfheim'] } })
    expect(game.asks()).toEqual({})
    expect(game.clan('wolf').hand).toEqual([])
    expect(game.clan('wolf').kept).toBeNull()
    expect(game.state.over).toBe(true)
  })
})
