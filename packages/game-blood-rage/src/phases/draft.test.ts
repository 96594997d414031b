import { describe, expect, it } from 'vitest'
import { cardOf } from '../cards/index.ts'
import { bloodRage } from '../rules.ts'
import { type Given, given } from '../testing/given.ts'

/** Everybody takes the first card offered, until the draft is over. */
function draftOn(game: Given): void {
  for (
    let [clan] = Object.keys(game.asks());
    clan !== undefined;
    [clan] = Object.keys(game.asks())
  ) {
    if (game.asks()[clan] !== 'draft') return
    game.does(clan, game.legal(clan)[0] ?? '')
  }
}

const WOLF = ['troll', 'tyrs-bash', 'tyrs-smite', 'alfheim', 'manheim', 'jotunheim', 'thors-hammer']
const RAVEN = ['lokis-dragons', 'tyrs-smash', 'friggas-grace', 'odins-smite', 'lokis-trickery']

describe("Gods' Gifts", () => {
  it.each([2, 3, 4])('BR-4.2 deals eight cards of the age to each of %i players', (players) => {
    const clans = ['wolf', 'raven', 'bear', 'serpent'].slice(0, players)
    const game = given({ age: 2, phase: 'draft', clans })
    expect(game.asks()).toEqual(Object.fromEntries(clans.map((clan) => [clan, 'draft'])))
    const left = [20, 26, 34][players - 2] ?? 0
    expect(game.state.decks.map((deck) => deck.length)[1]).toBe(left - 8 * players)
    draftOn(game)
    for (const clan of clans) {
      expect(game.clan(clan).hand).toHaveLength(6)
      expect(game.clan(clan).buried).toHaveLength(2)
      expect(game.clan(clan).hand.every((id) => cardOf(id).age === 2)).toBe(true)
    }
    expect(game.asks()).toEqual({ wolf: 'turn' })
  })

  it('BR-4.2 nobody looks at the undealt cards', () => {
    const game = given({ phase: 'draft', clans: ['wolf', 'raven', 'bear'] })
    expect(bloodRage.view(game.state, 0).decks).toEqual([2, 26, 26])
  })

  it('BR-4.3 keeps one card and hands the others to the left, at the same time', () => {
    const game = given({
      phase: 'draft',
      clans: ['wolf', 'raven', 'bear'],
      packets: { wolf: WOLF, raven: RAVEN },
    })
    game.does('raven', 'card odins-smite')
    expect(game.asks()).toEqual({ wolf: 'draft', bear: 'draft' })
    expect(bloodRage.view(game.state, 0).clans[1]?.hand).toBeTypeOf('number')
    expect(game.legal('bear')).not.toContain('card a1-lokis-dragons')
    game.does('wolf', 'card troll')
    expect(game.forbids('raven', 'card tyrs-smash')).toBe('BR-5.2')
    game.does('bear', game.legal('bear')[0] ?? '')
    expect(game.clan('wolf').hand).toEqual(['a1-troll'])
    expect(game.clan('raven').hand).toEqual(['a1-odins-smite'])
    expect(game.legal('raven')).toEqual(
      expect.arrayContaining(['card a1-tyrs-bash', 'card a1-thors-hammer']),
    )
    expect(game.legal('bear')).toContain('card a1-lokis-dragons')
    expect(game.legal('raven')).toHaveLength(7)
    expect(game.forbids('raven', 'card lokis-dragons')).toBe('BR-4.3')
    expect(game.forbids('raven', 'decline')).toBe('BR-4.3')
  })

  it('BR-4.3 what others draft stays hidden, and so do the two cards left over', () => {
    const game = given({ phase: 'draft', clans: ['wolf', 'raven', 'bear'] })
    game.does('raven', game.legal('raven')[0] ?? '')
    const event = game.events[0]
    expect(event).toMatchObject({ type: 'drafted', clan: 'raven' })
    expect(event && bloodRage.redact(event, 0)).toMatchObject({ card: null })
    draftOn(game)
    const seen = bloodRage.view(game.state, 0)
    expect(seen.clans[0]?.buried).toHaveLength(2)
    expect(seen.clans[1]?.buried).toBe(2)
    expect(seen.discard).toEqual([])
  })

  it('BR-4.4 with two players keeps two cards at a time, three times over', () => {
    const game = given({ phase: 'draft', packets: { wolf: WOLF, raven: RAVEN } })
    game.does('wolf', 'card troll')
    expect(game.asks()).toEqual({ wolf: 'draft', raven: 'draft' })
    game.does('wolf', 'card tyrs-bash')
    expect(game.asks()).toEqual({ raven: 'draft' })
    game.does('raven', 'card odins-smite', 'card tyrs-smash')
    expect(game.clan('wolf').hand).toEqual(['a1-troll', 'a1-tyrs-bash'])
    expect(game.legal('raven')).toContain('card a1-tyrs-smite')
    expect(game.legal('raven')).toHaveLength(6)
    draftOn(game)
    expect(game.clan('wolf').hand).toHaveLength(6)
    const passes = game.events.filter((event) => event.type === 'packets-passed')
    expect(passes.map(({ round }) => round)).toEqual([1, 2])
    const leftovers = game.events.filter((event) => event.type === 'draft-leftovers')
    expect(leftovers.map(({ count }) => count)).toEqual([2, 2])
  })

  it('BR-4.1 a kept card waits aside and joins the hand after the draft', () => {
    const game = given({ age: 2, phase: 'draft', wolf: { kept: 'a1-troll' } })
    expect(game.clan('wolf').hand).toEqual([])
    expect(game.forbids('wolf', 'card a1-troll')).toBe('BR-4.3')
    draftOn(game)
    expect(game.clan('wolf').kept).toBeNull()
    expect(game.clan('wolf').hand).toHaveLength(7)
    expect(game.clan('wolf').hand).toContain('a1-troll')
    expect(game.clan('raven').hand).toHaveLength(6)
  })

  it('BR-4.5 a first game starts with the eight cards dealt, but drafts in age 2', () => {
    const game = given({ phase: 'draft', firstGame: true })
    expect(game.asks()).toEqual({ wolf: 'turn' })
    expect(game.clan('wolf').hand).toHaveLength(8)
    expect(game.clan('raven').hand).toHaveLength(8)
    const later = given({ phase: 'draft', age: 2, firstGame: true })
    expect(later.asks()).toEqual({ wolf: 'draft', raven: 'draft' })
  })
})
