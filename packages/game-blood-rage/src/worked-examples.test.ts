import { describe, expect, it } from 'vitest'
import { given } from './testing/given.ts'

describe('worked examples', () => {
  it('BR-12.1 a Rage stat raised twice starts the next age with 8 Rage', () => {
    const game = given({
      clans: ['wolf', 'raven'],
      turn: 'raven',
      board: { gimle: ['raven warrior'], horgr: ['raven warrior'] },
      tokens: { gimle: 'rage', horgr: 'rage' },
    })
    game.does('raven', 'pillage gimle')
    game.does('wolf', 'pass')
    game.does('raven', 'pillage horgr', 'pass')
    while (Object.values(game.asks()).includes('draft')) {
      const [clan = ''] = Object.keys(game.asks())
      game.does(clan, game.legal(clan)[0] ?? '')
    }
    expect(game.state.age).toBe(2)
    expect(game.clan('raven').rage).toBe(8)
    expect(game.clan('wolf').rage).toBe(6)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-12.2 a Warrior of STR 2 costs 2 Rage', () => {
    const game = given({ age: 2, wolf: { hand: ['experts-in-arms'] } })
    game.does('wolf', 'upgrade experts-in-arms', 'decline')
    expect(game.clan('wolf').rage).toBe(4)
    game.does('raven', 'pass')
    game.does('wolf', 'invade warrior gimle')
    expect(game.clan('wolf').rage).toBe(2)
  })

  it('BR-12.3 two empty villages take two of three figures', () => {
    const game = given({
      board: { elvagar: ['raven 2 warriors'], gimle: ['wolf 2 warriors', 'wolf leader'] },
    })
    game.does('wolf', 'march gimle elvagar', 'figure warrior gimle', 'figure leader gimle')
    expect(game.at('elvagar')).toHaveLength(4)
    expect(game.at('gimle')).toEqual(['wolf warrior'])
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-12.3 any number may march into Yggdrasil', () => {
    const game = given({ board: { gimle: ['wolf 3 warriors', 'wolf leader'] } })
    game.does(
      'wolf',
      'march gimle yggdrasil',
      'figure warrior gimle',
      'figure warrior gimle',
      'figure warrior gimle',
      'figure leader gimle',
    )
    expect(game.at('yggdrasil')).toHaveLength(4)
    expect(game.clan('wolf').rage).toBe(5)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-12.3 a march starts from one province and ends in one', () => {
    const game = given({
      board: { gimle: ['wolf 2 warriors'], horgr: ['wolf leader'] },
    })
    game.does('wolf', 'march gimle elvagar', 'figure warrior gimle')
    expect(game.legal('wolf')).toEqual(['figure warrior gimle', 'decline'])
    expect(game.forbids('wolf', 'figure leader horgr')).toBe('BR-5.8')
    expect(game.forbids('wolf', 'march gimle utgard')).toBe('BR-5.2')
  })

  it('BR-12.3 ships never march', () => {
    const game = given({
      board: { 'gimle-myrkulor': ['wolf ship'], gimle: ['wolf 2 warriors'] },
    })
    expect(game.forbids('wolf', 'march gimle-myrkulor elvagar-angerboda')).toBe('BR-5.8')
    game.does('wolf', 'march gimle elvagar')
    expect(game.forbids('wolf', 'figure ship gimle')).toBe('BR-5.8')
  })

  it('BR-12.4 Loki’s Eminence over Frigga’s Succor: with Loki’s Domain 3 Glory a figure', () => {
    const game = given({
      age: 2,
      clans: ['wolf', 'raven', 'bear'],
      wolf: {
        upgrades: ['friggas-succor', 'lokis-domain', 'thors-glory'],
        hand: ['lokis-eminence'],
        valhalla: ['2 warriors'],
      },
      raven: { valhalla: ['2 warriors'] },
      bear: { rage: 0 },
    })
    game.does('wolf', 'upgrade lokis-eminence 5')
    expect(game.state.discard).toEqual(['a1-friggas-succor'])
    game.does('raven', 'pass')
    game.does('wolf', 'pass')
    expect(game.clan('wolf').glory).toBe(2 * 3)
    expect(game.clan('raven').glory).toBe(0)
  })

  it('BR-12.5 Wolf pillages Andlang with nothing but its Ship', () => {
    const game = given({
      clans: ['wolf', 'raven', 'serpent', 'bear'],
      board: {
        'utgard-andlang': ['wolf ship'],
        gimle: ['raven warrior'],
        horgr: ['serpent leader'],
        yggdrasil: ['wolf 2 warriors', 'raven warrior'],
      },
      tokens: { andlang: 'axes' },
      wolf: { hand: ['tyrs-crush', 'alfheim'] },
      raven: { hand: ['troll', 'tyrs-smash'] },
    })
    const serpent = structuredClone(game.clan('serpent'))
    game.does('wolf', 'pillage andlang')
    game.does('raven', 'figure warrior gimle')
    expect(game.forbids('serpent', 'figure leader horgr')).toBe('BR-6.1')
    game.does('wolf', 'figure warrior yggdrasil')
    game.does('raven', 'figure warrior yggdrasil')
    game.does('wolf', 'card tyrs-crush')
    game.does('raven', 'card troll')
    const totals = game.events.filter((event) => event.type === 'total')
    expect(totals.map(({ clan, strength, total }) => [clan, strength, total])).toEqual([
      ['wolf', 3, 7],
      ['raven', 2, 2],
    ])
    expect(game.valhalla('raven')).toEqual(['warrior', 'warrior'])
    expect(game.clan('raven').hand.toSorted()).toEqual(['a1-troll', 'a1-tyrs-smash'])
    expect(game.clan('wolf').glory).toBe(4)
    expect(game.state.discard).toEqual(['a1-tyrs-crush'])
    expect(game.clan('serpent')).toEqual(serpent)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-12.6 Manheim! is tied in Elvagar and completed in Angerboda with the same Ship', () => {
    const game = given({
      phase: 'quest',
      clans: ['wolf', 'raven', 'serpent'],
      board: {
        'elvagar-angerboda': ['serpent ship'],
        elvagar: ['serpent warrior', 'wolf 3 warriors'],
        angerboda: ['raven warrior'],
      },
      serpent: { quests: ['manheim'] },
    })
    game.does('serpent', 'stat axes')
    expect(game.clan('serpent').glory).toBe(5)
    expect(game.clan('serpent').steps).toEqual([1, 2, 1])
    const tied = given({
      phase: 'quest',
      clans: ['wolf', 'raven', 'serpent'],
      board: {
        'elvagar-angerboda': ['serpent ship'],
        elvagar: ['serpent warrior', 'wolf 3 warriors'],
        angerboda: ['raven 2 warriors'],
      },
      serpent: { quests: ['manheim'] },
    })
    expect(tied.clan('serpent').glory).toBe(0)
  })

  it('BR-12.7 Ragnarök in age 2 pays two figures of each clan 6 Glory', () => {
    const game = given({
      age: 2,
      phase: 'ragnarok',
      clans: ['wolf', 'raven', 'bear'],
      dooms: ['horgr', 'gimle', 'utgard'],
      board: { gimle: ['wolf 2 warriors', 'raven leader', 'raven warrior'] },
    })
    expect(['wolf', 'raven', 'bear'].map((clan) => game.clan(clan).glory)).toEqual([6, 6, 0])
  })

  it('BR-12.8 Rage on step 5 and Axes on step 6 pay 10 and 20 Glory', () => {
    const game = given({
      age: 3,
      phase: 'release',
      wolf: { stats: { rage: 5, axes: 6 } },
    })
    expect(game.clan('wolf').glory).toBe(30)
    expect(game.clan('raven').glory).toBe(0)
    expect(game.state.over).toBe(true)
  })
})
