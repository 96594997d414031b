import { describe, expect, it } from 'vitest'
import { given } from '../testing/given.ts'

describe('the action phase', () => {
  it('BR-5.1 sets Rage to the Rage stat and begins with the first player', () => {
    const game = given({
      phase: 'draft',
      firstGame: true,
      clans: ['wolf', 'raven', 'bear'],
      first: 'raven',
      wolf: { rage: 0, stats: { rage: 5 } },
      raven: { rage: 11, stats: { rage: 2 } },
    })
    expect(['wolf', 'raven', 'bear'].map((clan) => game.clan(clan).rage)).toEqual([12, 7, 6])
    expect(game.asks()).toEqual({ raven: 'turn' })
    game.does('raven', 'invade leader gimle')
    expect(game.asks()).toEqual({ bear: 'turn' })
    game.does('bear', 'invade leader gimle')
    expect(game.asks()).toEqual({ wolf: 'turn' })
    game.does('wolf', 'invade leader gimle')
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-5.2 one action a turn, and none that cannot be paid for in full', () => {
    const game = given({ wolf: { rage: 1, hand: ['thors-glory', 'lokis-domain'] } })
    expect(game.forbids('wolf', 'invade ship gimle-myrkulor')).toBe('BR-5.2')
    expect(game.forbids('wolf', 'upgrade thors-glory')).toBe('BR-5.2')
    expect(game.forbids('raven', 'pass')).toBe('BR-5.1')
    expect(game.legal('wolf')).not.toContain('upgrade a1-thors-glory 5')
    game.does('wolf', 'upgrade lokis-domain')
    expect(game.clan('wolf').rage).toBe(0)
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-5.3 skips a clan with 0 Rage, even for actions that cost nothing', () => {
    const game = given({
      clans: ['wolf', 'raven', 'bear'],
      board: { gimle: ['raven warrior'] },
      raven: { rage: 0, hand: ['alfheim'] },
    })
    game.does('wolf', 'invade leader horgr')
    expect(game.asks()).toEqual({ bear: 'turn' })
    expect(game.forbids('raven', 'quest alfheim')).toBe('BR-5.3')
    expect(game.forbids('raven', 'pillage gimle')).toBe('BR-5.3')
    expect(game.forbids('raven', 'invade leader gimle')).toBe('BR-5.3')
  })

  it('BR-5.3 a clan with 0 Rage answers calls to battle and fights', () => {
    const game = given({
      board: { gimle: ['wolf warrior'], andlang: ['raven leader'] },
      raven: { rage: 0, hand: ['tyrs-bash', 'tyrs-smash'] },
    })
    game.does('wolf', 'pillage gimle')
    expect(game.asks()).toEqual({ raven: 'call-to-battle' })
    game.does('raven', 'figure leader andlang', 'card tyrs-bash')
    expect(game.clan('raven').glory).toBe(3)
    expect(game.asks()).toEqual({ wolf: 'turn' })
  })

  it('BR-5.4 passing sets Rage to 0', () => {
    const game = given({ clans: ['wolf', 'raven', 'bear'] })
    game.does('wolf', 'pass')
    expect(game.clan('wolf').rage).toBe(0)
    expect(game.events).toContainEqual({ type: 'passed', clan: 'wolf', rage: 6 })
    game.does('raven', 'invade leader gimle')
    game.does('bear', 'invade leader gimle')
    expect(game.asks()).toEqual({ raven: 'turn' })
  })

  const TRICKED = {
    board: { gimle: ['wolf warrior', 'raven leader'] },
    wolf: { rage: 1, hand: ['lokis-trickery'] },
    raven: { hand: ['tyrs-smite'] },
  }

  it('BR-5.4 a clan that passed acts no more, though it has Rage again', () => {
    const game = given(TRICKED)
    game.does('wolf', 'pass')
    game.does('raven', 'pillage gimle')
    expect(game.clan('wolf').rage).toBe(1)
    expect(game.asks()).toEqual({ raven: 'turn' })
    expect(game.forbids('wolf', 'invade warrior gimle')).toBe('BR-5.4')
    game.does('raven', 'pass')
    expect(game.state.phase).toBe('discard')
  })

  it('BR-5.3 a clan that ran out of Rage acts again once it has some', () => {
    const game = given(TRICKED)
    game.does('wolf', 'invade warrior horgr')
    game.does('raven', 'pillage gimle')
    expect(game.clan('wolf').rage).toBe(1)
    expect(game.asks()).toEqual({ wolf: 'turn' })
  })

  it('BR-5.4 a pass is forgotten when the age is over', () => {
    const game = given({ age: 1 })
    game.does('wolf', 'pass')
    game.does('raven', 'pass')
    while (game.state.phase === 'draft')
      for (const clan of Object.keys(game.asks())) game.does(clan, game.legal(clan)[0] ?? '')
    expect(game.state.age).toBe(2)
    expect(game.asks()).toEqual({ raven: 'turn' })
    game.does('raven', 'invade warrior gimle')
    expect(game.asks()).toEqual({ wolf: 'turn' })
  })

  it('BR-5.5 stops once every clan has 0 Rage', () => {
    const game = given({ wolf: { hand: ['alfheim'] } })
    game.does('wolf', 'pass')
    game.does('raven', 'pass')
    expect(game.state.phase).toBe('discard')
    expect(game.asks()).toEqual({ wolf: 'discard' })
  })

  it('BR-5.5 stops once every surviving province is pillaged, Yggdrasil among them', () => {
    const game = given({
      destroyed: ['horgr', 'utgard'],
      pillaged: ['myrkulor', 'elvagar', 'angerboda', 'muspelheim', 'andlang', 'gimle'],
      board: { yggdrasil: ['wolf warrior'] },
      wolf: { hand: ['alfheim'] },
    })
    expect(game.asks()).toEqual({ wolf: 'turn' })
    game.does('wolf', 'pillage yggdrasil')
    expect(game.state.phase).toBe('discard')
    expect(game.clan('wolf').rage).toBe(6)
    const open = given({
      destroyed: ['horgr', 'utgard'],
      pillaged: ['myrkulor', 'elvagar', 'angerboda', 'muspelheim', 'gimle'],
      board: { yggdrasil: ['wolf warrior'] },
    })
    open.does('wolf', 'pillage yggdrasil')
    expect(open.asks()).toEqual({ raven: 'turn' })
  })

  it('BR-5.5 plays out what the last action still brings', () => {
    const game = given({
      clans: ['wolf', 'raven', 'bear'],
      board: { gimle: ['raven warrior'] },
      wolf: { rage: 2, hand: ['troll', 'alfheim'] },
      raven: { rage: 0 },
      bear: { rage: 0 },
    })
    game.does('wolf', 'upgrade troll')
    expect(game.asks()).toEqual({ wolf: 'free-invasion' })
    game.does('wolf', 'place gimle')
    expect(game.at('gimle')).toEqual(['wolf troll'])
    expect(game.asks()).toEqual({ wolf: 'discard' })
  })

  it('BR-5.5 BR-5.3 a battle that gives the last clan Rage again keeps the phase going', () => {
    const game = given({
      age: 3,
      clans: ['wolf', 'raven', 'bear', 'serpent'],
      board: { gimle: ['wolf leader', 'raven warrior'] },
      wolf: { rage: 3, upgrades: ['thors-domain'], hand: ['thors-ascension'] },
      raven: { rage: 0 },
      bear: { rage: 0 },
      serpent: { rage: 0 },
    })
    game.does('wolf', 'invade warrior gimle', 'accept')
    expect(game.clan('wolf').rage).toBe(3)
    expect(game.asks()).toEqual({ wolf: 'turn' })
  })
})
