import { describe, expect, it } from 'vitest'
import { sideStrength } from '../queries/strength.ts'
import type { ArmedSeen } from '../table.ts'
import { duel } from '../testing/duel.ts'
import { given } from '../testing/given.ts'
import { CARDS, type WarriorCard } from './printed.ts'

/** A warrior of each clan that no Boar test uses otherwise. */
const FOE = {
  bear: 'vidar',
  wolf: 'thorolf',
  boar: 'toki',
  deer: 'unn',
  giant: 'hrungnir',
}
const CLANS = ['bear', 'wolf', 'boar', 'deer', 'giant'] as const
const BOARS = CARDS.filter(
  (card): card is WarriorCard =>
    card.type === 'warrior' && card.deck === 'base' && card.trait?.kind === 'foeColour',
)
const onlooker = { p3: { squad: ['thjodolf', 'skrymir'], hand: ['fury'] } }

function weaponsOf(card: WarriorCard): string {
  if (card.needs.kind !== 'weapons') throw new Error('a Boar needs weapons')
  const order = ['sword', 'axe', 'spear', 'bow', 'shield']
  return card.needs.weapons.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)).join(' ')
}

describe('the trait against a colour', () => {
  it.each(CLANS)('VH-134 every Boar against %s: +3 if the opposing squad holds one', (clan) => {
    const boars = BOARS.filter(
      (card) => card.trait?.kind === 'foeColour' && card.trait.clan === clan,
    )
    expect(boars.length).toBeGreaterThan(2)
    for (const boar of boars.filter((card) => card.id !== 'toki')) {
      for (const other of CLANS) {
        const weapons = weaponsOf(boar)
        const game = duel({
          ...onlooker,
          p1: { squad: [boar.id] },
          p2: { squad: [FOE[other]] },
          dice: [weapons, 'miss miss miss miss miss miss'],
        })
        game.does('p1', `arm ${boar.id} ${weapons}`)
        const bonus = other === clan ? 3 : 0
        expect(game.strength('p1'), `${boar.id} against ${other}`).toBe(boar.strength + bonus)
        expect(game.unmoved()).toBe(true)
        expect(game.asks()).toEqual({ p1: 'phase' })
      }
    }
  })

  it('VH-134 armed or not, and only once however many there are', () => {
    const game = duel({
      ...onlooker,
      p1: { squad: ['jofur'] },
      p2: { squad: ['ulf', 'ulfar', 'arnbjorn'] },
      dice: ['shield miss miss miss miss miss', 'axe spear spear miss miss miss'],
    })
    game.does('p1', 'arm jofur shield')
    expect(game.strength('p1')).toBe(4)
    game.does('p1', 'done')
    game.does('p2', 'arm arnbjorn axe', 'done')
    expect(game.events.find((event) => event.type === 'battle-won')).toMatchObject({ strength: 4 })
    expect(game.unmoved()).toBe(true)
    expect(game.asks()).toEqual({ p1: 'keep' })
  })

  it('VH-134 in defence against the attacker’s squad; own warriors and onlookers do not count', () => {
    const fight = (mine: string[], theirs: string[]) => {
      const game = duel({
        ...onlooker,
        p1: { squad: mine },
        p2: { squad: theirs },
        dice: ['axe bow bow bow bow bow', 'shield miss miss miss miss miss'],
      })
      game.does('p1', 'arm arnbjorn axe', 'done')
      game.does('p2', 'arm jofur shield')
      expect(game.unmoved()).toBe(true)
      expect(game.asks()).toEqual({ p2: 'phase' })
      return game.strength('p2')
    }
    expect(fight(['arnbjorn', 'ulf'], ['jofur'])).toBe(4)
    expect(fight(['arnbjorn'], ['jofur', 'ulf'])).toBe(1)
  })

  it.each([
    ['', 2, {}],
    [' of pairs', 4, { pairs: 'cooperation' }],
  ])('VH-134 VH-R20 finds nobody in a Ragnarök%s', (_what, players, options) => {
    // Everybody has a Bear, so whomever it took for an opponent, it would find one.
    const against = BOARS.find(({ trait }) => trait?.kind === 'foeColour' && trait.clan === 'bear')
    if (against === undefined) throw new Error('no Boar is against Bears')
    const { id, strength } = against
    const bears = ['vidar', 'arnbjorn', 'bersi', 'bjarni'].slice(0, players)
    const squads = bears.map((bear, seat) => [
      `p${seat + 1}`,
      { squad: seat ? [bear] : [id, bear] },
    ])
    const game = given({ players, options, ragnarok: true, ...Object.fromEntries(squads) })
    const armed: ArmedSeen[] = [{ seat: 0, space: 0, card: id, dice: [], bonus: 0 }]
    expect(sideStrength(game.state, { ...game.side('p1'), armed })).toBe(strength)
  })
})
