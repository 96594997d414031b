import { describe, expect, it } from 'vitest'
import { bloodRage } from './rules.ts'
import { given } from './testing/given.ts'

describe('known cards', () => {
  it('BR-11.21 a revealed card that returns to the hand is shown to all', () => {
    const game = given({
      clans: ['wolf', 'raven', 'bear'],
      board: { horgr: ['wolf leader', 'raven warrior'] },
      wolf: { hand: ['tyrs-bash', 'manheim'] },
      raven: { hand: ['alfheim', 'troll'] },
      bear: { hand: ['tyrs-smash'] },
    })
    game.does('wolf', 'pillage horgr', 'card tyrs-bash')
    game.does('raven', 'card alfheim')
    const seen = bloodRage.view(game.state, null)
    expect(seen.clans.map((clan) => clan.shown)).toEqual([[], ['a1-alfheim'], []])
    expect(seen.clans.map((clan) => clan.hand)).toEqual([1, 2, 1])
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-11.21 until it is played', () => {
    const played = given({
      turn: 'raven',
      raven: { hand: ['troll', 'alfheim'], shown: ['troll', 'alfheim'] },
    })
    played.does('raven', 'upgrade troll', 'decline')
    expect(played.clan('raven').shown).toEqual(['a1-alfheim'])
    const revealed = given({
      board: { horgr: ['wolf leader', 'raven warrior'] },
      wolf: { hand: ['tyrs-bash', 'tyrs-smite'], shown: ['tyrs-bash'] },
    })
    revealed.does('wolf', 'pillage horgr', 'card tyrs-bash')
    expect(revealed.clan('wolf').shown).toEqual([])
    expect(revealed.clan('wolf').hand).toEqual(['a1-tyrs-smite'])
  })

  it('BR-11.21 a card chosen face down is known as before until the reveal', () => {
    const game = given({
      board: { horgr: ['wolf leader', 'raven warrior'] },
      wolf: { hand: ['tyrs-bash', 'tyrs-smite'], shown: ['tyrs-bash'] },
      raven: { hand: ['troll', 'alfheim'] },
    })
    game.does('wolf', 'pillage horgr', 'card tyrs-smite')
    const [bash, smite] = [game.clan('wolf').shown, game.clan('wolf').hand.length]
    expect([bash, smite]).toEqual([['a1-tyrs-bash'], 2])
  })

  it('BR-11.21 until the Discard phase, even for a card that is kept', () => {
    const game = given({
      phase: 'discard',
      wolf: { hand: ['troll', 'alfheim'], shown: ['troll'] },
    })
    game.does('wolf', 'card troll')
    expect(game.clan('wolf').shown).toEqual([])
    expect(bloodRage.view(game.state, 1).clans[0]?.kept).toBe(1)
  })

  it('BR-11.21 a committed quest makes all known quests of that hand uncertain', () => {
    const game = given({
      clans: ['wolf', 'raven', 'bear'],
      wolf: {
        hand: ['alfheim', 'manheim', 'jotunheim', 'troll'],
        shown: ['alfheim', 'manheim', 'troll'],
      },
      bear: { hand: ['glorious-death'], shown: ['glorious-death'] },
    })
    game.does('wolf', 'quest jotunheim')
    expect(game.clan('wolf').shown).toEqual(['a1-troll'])
    expect(game.clan('bear').shown).toEqual(['a1-glorious-death'])
    expect(game.asks()).toEqual({ raven: 'turn' })
  })
})
