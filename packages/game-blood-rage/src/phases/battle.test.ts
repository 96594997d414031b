import { describe, expect, it } from 'vitest'
import { bloodRage } from '../rules.ts'
import { given } from '../testing/given.ts'

describe('a battle', () => {
  it('BR-6.3 all participants choose in secret and reveal together', () => {
    const game = given({
      clans: ['wolf', 'raven', 'bear'],
      board: { gimle: ['wolf leader'], 'gimle-myrkulor': ['raven ship'], horgr: ['bear leader'] },
      wolf: { hand: ['tyrs-bash', 'alfheim'] },
      raven: { hand: ['tyrs-smash', 'manheim'] },
      bear: { hand: ['tyrs-smite', 'jotunheim'] },
    })
    const bear = structuredClone(game.clan('bear'))
    game.does('wolf', 'pillage gimle')
    expect(game.asks()).toEqual({ wolf: 'battle-card', raven: 'battle-card' })
    expect(game.forbids('wolf', 'decline')).toBe('BR-6.3')
    expect(game.forbids('wolf', 'card a1-tyrs-smite')).toBe('BR-6.3')
    game.does('raven', 'card tyrs-smash')
    expect(game.clan('raven').hand).toHaveLength(2)
    const chosen = (viewer: number) => {
      const frame = bloodRage.view(game.state, viewer).frames.at(-1)
      return frame?.kind === 'battle' ? frame.chosen : []
    }
    expect(chosen(0)).toEqual([null, 'hidden', null])
    expect(chosen(1)).toEqual([null, 'a1-tyrs-smash', null])
    game.does('wolf', 'card tyrs-bash')
    const told = game.events.flatMap((event) => (event.type === 'card-revealed' ? event.card : []))
    expect(told).toEqual(['a1-tyrs-bash', 'a1-tyrs-smash'])
    expect(game.clan('bear')).toEqual(bear)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-6.3 an only card is played without asking, and no hand means no card', () => {
    const game = given({
      board: { gimle: ['wolf leader', 'raven warrior'] },
      wolf: { hand: ['troll'] },
    })
    game.does('wolf', 'pillage gimle')
    expect(game.events).toContainEqual({ type: 'card-revealed', clan: 'wolf', card: 'a1-troll' })
    expect(game.events).toContainEqual({ type: 'no-card', clan: 'raven' })
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-6.4 cards that are no battle cards contribute nothing, and are discarded by a winner', () => {
    const game = given({
      board: { gimle: ['wolf leader', 'raven warrior'] },
      wolf: { hand: ['troll'] },
      raven: { hand: ['alfheim'] },
    })
    game.does('wolf', 'pillage gimle')
    const totals = game.events.filter((event) => event.type === 'total')
    expect(totals.map(({ bonus }) => bonus)).toEqual([0, 0])
    expect(game.state.discard).toEqual(['a1-troll'])
    expect(game.clan('raven').hand).toEqual(['a1-alfheim'])
  })

  it('BR-6.6 counts STR in province and fjord plus bonuses; the highest total wins', () => {
    const game = given({
      clans: ['wolf', 'raven', 'bear'],
      board: {
        gimle: ['wolf leader', 'raven 2 warriors', 'bear leader'],
        'gimle-myrkulor': ['raven ship'],
      },
      wolf: { hand: ['thors-hammer'] },
      raven: { hand: ['tyrs-bash'] },
      bear: { hand: ['tyrs-smash'] },
    })
    game.does('wolf', 'pillage gimle')
    const totals = game.events.filter((event) => event.type === 'total')
    expect(
      totals.map(({ clan, strength, bonus, total }) => [clan, strength, bonus, total]),
    ).toEqual([
      ['wolf', 3, 1, 4],
      ['raven', 4, 2, 6],
      ['bear', 3, 3, 6],
    ])
    expect(game.events).toContainEqual({ type: 'battle-tied', place: 'gimle' })
    expect(game.at('gimle')).toEqual([])
    expect(game.at('gimle-myrkulor')).toEqual([])
    expect(['wolf', 'raven', 'bear'].map((clan) => game.clan(clan).glory)).toEqual([0, 0, 0])
    expect(game.state.discard).toEqual([])
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-6.6 a tie below the highest total does not matter', () => {
    const game = given({
      clans: ['wolf', 'raven', 'bear'],
      board: { gimle: ['wolf leader', 'raven warrior', 'bear warrior'] },
    })
    game.does('wolf', 'pillage gimle')
    expect(game.at('gimle')).toEqual(['wolf leader'])
  })

  it('BR-6.7 a pillager without figures left can win and pillage', () => {
    const game = given({
      age: 2,
      board: { gimle: ['wolf warrior', 'raven warrior'] },
      tokens: { gimle: 'glory' },
      wolf: { hand: ['tyrs-rage'] },
      raven: { hand: ['odins-smite'] },
    })
    game.does('wolf', 'pillage gimle')
    expect(game.at('gimle')).toEqual([])
    expect(game.clan('wolf').glory).toBe(5 + 3)
    expect(game.state.pillaged.filter(Boolean)).toHaveLength(1)
  })

  it('BR-6.8 BR-6.9 losers take cards back and lose all figures that took part', () => {
    const game = given({
      board: {
        gimle: ['wolf leader', 'wolf warrior', 'raven leader'],
        'gimle-myrkulor': ['raven ship'],
        myrkulor: ['raven warrior'],
      },
      wolf: { hand: ['tyrs-smite'] },
      raven: { hand: ['tyrs-bash'] },
    })
    game.does('wolf', 'pillage gimle')
    game.does('raven', 'decline')
    expect(game.valhalla('raven')).toEqual(['leader', 'ship'])
    expect(game.at('myrkulor')).toEqual(['raven warrior'])
    expect(game.clan('raven').hand).toEqual(['a1-tyrs-bash'])
    expect(game.state.discard).toEqual(['a1-tyrs-smite'])
  })

  it('BR-6.10 a lost or tied pillage leaves the token for another try', () => {
    const game = given({ board: { gimle: ['wolf warrior', 'raven leader'] } })
    game.does('wolf', 'pillage gimle')
    expect(game.state.pillaged.includes(true)).toBe(false)
    expect(game.events).toContainEqual({ type: 'pillage-failed', clan: 'wolf', place: 'gimle' })
    expect(game.forbids('raven', 'pillage gimle')).toBeNull()
  })

  it('BR-6.11 the winner gains Glory for its Axes, pillager or not', () => {
    const game = given({
      board: { gimle: ['wolf warrior', 'raven leader'] },
      raven: { stats: { axes: 5 } },
    })
    game.does('wolf', 'pillage gimle')
    expect(game.clan('raven').glory).toBe(8)
    const raised = given({
      board: { gimle: ['wolf leader', 'raven warrior'] },
      tokens: { gimle: 'axes' },
    })
    raised.does('wolf', 'pillage gimle')
    expect(raised.clan('wolf').glory).toBe(4)
  })

  it('BR-6.20 owners of Tyr’s Domain and Wrath say what a quest counts, pillager first', () => {
    const game = given({
      age: 3,
      clans: ['wolf', 'raven', 'bear'],
      board: { gimle: ['wolf warrior', 'raven warrior', 'bear warrior'] },
      wolf: { hand: ['alfheim'], upgrades: ['tyrs-domain', 'tyrs-wrath'] },
      raven: { hand: ['jotunheim'] },
      bear: { hand: ['manheim'], upgrades: ['thors-glory'] },
    })
    game.does('wolf', 'pillage gimle')
    expect(game.asks()).toEqual({ wolf: 'quest-bonus' })
    expect(game.legal('wolf')).toEqual(['bonus 0', 'bonus 3', 'bonus 5'])
    expect(game.forbids('wolf', 'bonus 8')).toBe('BR-6.20')
    game.does('wolf', 'bonus 5')
    const totals = game.events.filter((event) => event.type === 'total')
    expect(totals.map(({ bonus }) => bonus)).toEqual([5, 0, 0])
  })

  it('BR-6.20 a quest may be left to count nothing; other cards are not asked about', () => {
    const game = given({
      clans: ['wolf', 'raven', 'bear'],
      board: { gimle: ['wolf leader', 'raven warrior'] },
      wolf: { hand: ['alfheim', 'troll'], upgrades: ['tyrs-domain'] },
    })
    game.does('wolf', 'pillage gimle', 'card alfheim', 'bonus 0')
    const totals = game.events.filter((event) => event.type === 'total')
    expect(totals.map(({ total }) => total)).toEqual([3, 1])
    const troll = given({
      clans: ['wolf', 'raven', 'bear'],
      board: { gimle: ['wolf leader', 'raven warrior'] },
      wolf: { hand: ['troll'], upgrades: ['tyrs-domain'] },
    })
    troll.does('wolf', 'pillage gimle')
    expect(troll.asks()).toEqual({ raven: 'turn' })
  })

  /** The cards of a battle in Gimle have been revealed; raven has something left in hand. */
  const revealed = (age: number, raven: { hand: string[]; shown?: string[] }) => {
    const game = given({
      age,
      clans: ['wolf', 'raven', 'bear'],
      board: { gimle: ['wolf leader', 'raven warrior', 'bear warrior'] },
      raven,
    })
    game.does('wolf', 'pillage gimle')
    game.does('raven', `card ${raven.hand[0]}`)
    return game
  }

  it('BR-6.24 asks about white circles whatever is in the hand, but not an empty hand', () => {
    const game = revealed(2, { hand: ['tyrs-rage', 'dark-elf'] })
    expect(game.asks()).toEqual({ raven: 'white-circle' })
    expect(game.legal('raven')).toEqual(['decline'])
    game.does('raven', 'decline')
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-6.24 in age 1, where there are none, nobody is asked about white circles', () => {
    expect(revealed(1, { hand: ['tyrs-smash', 'troll'] }).asks()).toEqual({ raven: 'turn' })
  })

  it('BR-6.24 nor is a clan whose whole hand is known to have none', () => {
    const hand = ['tyrs-rage', 'dark-elf']
    expect(revealed(2, { hand, shown: ['dark-elf'] }).asks()).toEqual({ raven: 'turn' })
    const eye = ['tyrs-rage', 'heimdalls-eye']
    expect(revealed(2, { hand: eye, shown: eye }).asks()).toEqual({ raven: 'white-circle' })
    const unsure = ['tyrs-rage', 'dark-elf', 'valkyrie']
    expect(revealed(2, { hand: unsure, shown: ['dark-elf'] }).asks()).toEqual({
      raven: 'white-circle',
    })
  })
})
