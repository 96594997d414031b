import { describe, expect, it } from 'vitest'
import { WEAPONS } from '../ids.ts'
import {
  cardOf,
  deckCards,
  gloryOf,
  isWarrior,
  jarlOf,
  lokiOf,
  monsterStack,
  warriorOf,
} from './index.ts'
import { KING } from './king.ts'
import type { CardId, JarlId, LokiId } from './printed.ts'
import { CARDS, JARLS, LOKI, MONSTER_CARDS, type TacticCard, type WarriorCard } from './printed.ts'
import type { Deck } from './row.ts'

const inDeck = (deck: Deck) => CARDS.filter((card) => card.deck === deck)
const warriorsOf = (deck: Deck): WarriorCard[] =>
  inDeck(deck).filter((card) => card.type === 'warrior')
const tacticsOf = (deck: Deck): TacticCard[] =>
  inDeck(deck).filter((card) => card.type === 'tactic')
const copies = (cards: readonly { copies: number }[]) =>
  cards.reduce((sum, card) => sum + card.copies, 0)

describe('what is in the box', () => {
  it('VH-1 the base deck has 120 cards: 84 warriors of five clans and 36 tactics', () => {
    expect(deckCards('base')).toHaveLength(120)
    expect(copies(warriorsOf('base'))).toBe(84)
    expect(copies(tacticsOf('base'))).toBe(36)
    expect(inDeck('base').every((card) => card.type === 'warrior' || card.type === 'tactic')).toBe(
      true,
    )
    const clans = warriorsOf('base').map((card) => card.clan)
    const sizes = (['bear', 'wolf', 'boar', 'deer', 'giant'] as const).map(
      (clan) => clans.filter((one) => one === clan).length,
    )
    expect(sizes).toEqual([18, 18, 18, 18, 12])
  })

  it.each([
    ['valkyries', 40],
    ['dwarves', 40],
    ['thor', 14],
    ['tyr', 20],
  ] as const)('VH-2 %s brings %i cards', (deck, count) => {
    expect(deckCards(deck)).toHaveLength(count)
  })

  it('VH-2 10 Loki cards, a bonus row for each number of players, four monsters of 6 cards', () => {
    expect(LOKI).toHaveLength(10)
    expect(Object.keys(KING)).toEqual(['2', '3', '4', '5', '6'])
    expect(MONSTER_CARDS).toHaveLength(24)
    for (const monster of ['fenrir', 'jormungandr', 'hel', 'surtr'] as const)
      expect(monsterStack(monster).map((card) => card.order)).toEqual([1, 2, 3, 4, 5, 6])
  })

  it('VH-5 every warrior has a strength, a clan, weapons and glory; each is there once', () => {
    for (const card of CARDS.filter((one) => one.type === 'warrior')) {
      expect(card.strength, card.id).toBeGreaterThan(0)
      expect(card.glory, card.id).toBeGreaterThan(0)
      expect(card.slots, card.id).toBeGreaterThan(0)
      expect(card.copies, card.id).toBe(1)
    }
  })

  it('VH-6 VH-125 of the base tactics none is for before a battle, one kind for attack only', () => {
    const base = tacticsOf('base')
    expect(base.every((card) => card.timing === 'ownPhase')).toBe(true)
    expect(base.filter((card) => card.role !== 'any').map((card) => [card.id, card.role])).toEqual([
      ['cut-off-from-the-leader', 'attacker'],
    ])
    expect(tacticsOf('dwarves').filter((card) => card.timing === 'beforeBattle')).toHaveLength(1)
  })

  it('VH-8 Bernhard is the printed example: six warriors, and any two with a squad of two', () => {
    expect(jarlOf('bernhard')).toMatchObject({
      base: { kind: 'squadLimit', value: 6 },
      condition: { kind: 'squadAtMost', n: 2 },
      extended: { kind: 'playAnyTwo' },
    })
  })

  it.each([
    ['VH-126', 'fury', 7, { kind: 'strength', value: 2 }],
    ['VH-127', 'fury-of-the-few', 4, { kind: 'strength', value: 3 }],
    ['VH-128', 'heroic-attack', 4, { kind: 'strength', value: 3, cost: 'any' }],
    ['VH-129', 'heroic-attack-bow', 1, { kind: 'strength', value: 4, cost: 'bow' }],
    ['VH-130', 'new-weapons', 5, { kind: 'rollExtraKeep', roll: 2, keep: 1 }],
    ['VH-131', 'push-back-the-enemy', 5, { kind: 'freeReroll', count: 2 }],
    ['VH-132', 'weapon-exchange', 4, { kind: 'turnMisses' }],
    ['VH-133', 'cut-off-from-the-leader', 2, { kind: 'cancelFoeJarl' }],
  ] as const)(
    '%s %s is there %i times and does what its symbol says',
    (_rule, id, count, effect) => {
      expect(cardOf(id)).toMatchObject({ copies: count, effect })
    },
  )

  it('VH-129 there is a Heroic Attack for each of the five weapons', () => {
    const ids = tacticsOf('base').map((card) => card.id)
    for (const weapon of WEAPONS) expect(ids).toContain(`heroic-attack-${weapon}`)
  })
})

describe('who has which trait', () => {
  it('VH-134 VH-R1 every Boar looks at the opposing squad for +3, and nobody else does', () => {
    for (const card of warriorsOf('base')) {
      if (card.clan === 'boar') expect(card.trait).toMatchObject({ kind: 'foeColour', bonus: 3 })
      else expect(card.trait?.kind, card.id).not.toBe('foeColour')
    }
  })

  it('VH-135 VH-137 VH-R1 every Deer looks at its own squad for +2 or +5', () => {
    for (const card of warriorsOf('base').filter((one) => one.clan === 'deer')) {
      if (card.trait?.kind === 'ownClans') expect(card.trait).toMatchObject({ three: 2, four: 5 })
      else expect(card.trait, card.id).toMatchObject({ kind: 'ownColour', bonus1: 2, bonus2: 5 })
    }
  })

  it('VH-136 VH-R1 every Frost Giant takes a die; Bears and Wolves have no trait', () => {
    for (const card of warriorsOf('base')) {
      if (card.clan === 'giant') expect(card.trait).toEqual({ kind: 'giantDie' })
      if (card.clan === 'bear' || card.clan === 'wolf') expect(card.trait).toBeNull()
    }
  })

  it('VH-40 VH-R10 the four kinds of giants take 2, 2, 3 or 4 dice', () => {
    const giants = warriorsOf('base').filter((card) => card.clan === 'giant')
    const kinds = giants.map((card) => `${card.needs.kind} ${card.slots}`)
    expect([...new Set(kinds)]).toEqual([
      'anyWeapons 2',
      'sameWeapons 2',
      'sameWeapons 3',
      'twoPairs 4',
    ])
    for (const card of warriorsOf('base').filter((one) => one.clan !== 'giant'))
      expect(card.needs.kind, card.id).toBe('weapons')
  })
})

describe('the rows', () => {
  it('VH-1 VH-2 say what of them is ours', () => {
    for (const { id, ours } of [...CARDS, ...JARLS, ...LOKI, ...MONSTER_CARDS])
      expect(new Set(ours).size, id).toBe(ours.length)
    for (const card of CARDS) if (card.type === 'warrior') expect(card.ours).toEqual(['all'])
  })

  it('VH-5 VH-7 ids are used once, and can be read', () => {
    for (const rows of [CARDS, JARLS, LOKI, MONSTER_CARDS]) {
      const ids = rows.map(({ id }) => id)
      expect(new Set(ids).size).toBe(ids.length)
      for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z0-9]+)*$/)
    }
  })

  it('VH-14 VH-92 as many marks as the table needs: 6 beginners, 17 for solo, 5 for three and more', () => {
    expect(JARLS.filter((jarl) => jarl.beginner)).toHaveLength(6)
    expect(JARLS.filter((jarl) => jarl.solo)).toHaveLength(17)
    expect(JARLS.filter((jarl) => jarl.minPlayers === 3)).toHaveLength(5)
    expect(JARLS.some((jarl) => jarl.beginner && jarl.minPlayers === 3)).toBe(false)
  })

  it('VH-51 only warriors, missions and Thor cards are worth glory', () => {
    expect(gloryOf('arnbjorn')).toBe(1)
    expect(gloryOf('fury')).toBe(0)
    expect(gloryOf('tyr-strength')).toBe(0)
    expect(gloryOf('mission-crushing-victory')).toBe(2)
    expect(gloryOf('thor-draw-fewer')).toBe(2)
  })

  it('VH-5 asking for a card that does not exist says so', () => {
    expect(() => cardOf('nobody' as CardId)).toThrow('no card "nobody"')
    expect(() => warriorOf('fury')).toThrow('"fury" is no warrior')
    expect(() => jarlOf('nobody' as JarlId)).toThrow('no Jarl "nobody"')
    expect(() => lokiOf('nobody' as LokiId)).toThrow('no Loki card "nobody"')
    expect(isWarrior('hrym')).toBe(true)
  })
})
