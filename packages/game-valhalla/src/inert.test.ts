import { checkInert } from '@meadhall/kernel/testing'
import { describe, expect, it } from 'vitest'
import type { ValhallaAction } from './actions.ts'
import { cardOf } from './cards/index.ts'
import { CARDS, type Card, JARLS, type JarlCard } from './cards/printed.ts'
import { valhalla } from './rules.ts'
import type { State } from './state.ts'
import { asBlankCard, asBlankJarl } from './testing/blank.ts'
import { given } from './testing/given.ts'

/**
 * A card speaks when it is played, a warrior when it is armed, a Jarl when it leads, and at no other
 * time (VH-7, VH-34, VH-35, VH-80). Each is put where it has no say, battles are fought at random,
 * and the same is played with a blank one in its stead. Nothing may differ.
 */
const SEEDS = ['one', 'two', 'three']
const ANSWERS = 45
const MODULES = {
  loki: true,
  thor: true,
  valkyries: true,
  dwarves: true,
  tyr: true,
  king: true,
}
const SQUADS = {
  p1: ['arnbjorn', 'hjort', 'nordri'],
  p2: ['bersi', 'jofur', 'gunnrs-chosen'],
  p3: ['hrym', 'ulf'],
}
const HANDS = {
  p1: ['fury', 'fury-of-the-few', 'mission-crushing-victory', 'tyr-strength'],
  p2: ['fury', 'road-to-valhalla', 'weapon-exchange'],
  p3: ['thor-strength-no-more', 'thor-draw-fewer', 'push-back-the-enemy'],
}
const DISCARD = ['ulfar', 'geirolf', 'bjarni', 'bjorgolf', 'fury']

/** A busy table of three, without any other copy of the card. */
function table({ id }: Card, changes: Readonly<Record<string, object>>): Record<string, unknown> {
  const isOther = (name: string): boolean => name !== id
  const players = Object.entries(SQUADS).map(([name, squad], seat) => [
    name,
    {
      jarl: ['leif', 'astrid', 'ivar'][seat],
      squad: squad.filter(isOther),
      hand: HANDS[name as keyof typeof HANDS].filter(isOther),
      ...changes[name],
    },
  ])
  const discard = DISCARD.filter(isOther)
  return {
    players: 3,
    options: MODULES,
    discard,
    ...Object.fromEntries(players),
    ...changes['table'],
  }
}

/** Where a card lies, and the answers that would give it a say. */
interface Lying {
  readonly state: State
  readonly isAboutIt?: (action: ValhallaAction) => boolean
}

/** A warrior in somebody's squad speaks once it is armed, or when a Tyr card comes to lie under it. */
const arms =
  (seat: number, space: number) =>
  (action: ValhallaAction): boolean =>
    action.type === 'arm' && action.seat === seat && action.space === space

const isWarriorOf = ({ type }: Card): boolean => type === 'warrior'
const scores = ({ type }: Card): boolean => type !== 'tactic' && type !== 'tyr'

const PLACES: Readonly<Record<string, (card: Card) => Lying | null>> = {
  'in a hand': (card) => {
    const hand = [card.id, ...HANDS.p1.filter((id) => id !== card.id)]
    return { state: given(table(card, { p1: { hand } })).state }
  },
  'in another hand': (card) => {
    const hand = [card.id, ...HANDS.p3.filter((id) => id !== card.id)]
    return { state: given(table(card, { p3: { hand } })).state }
  },
  discarded: (card) => {
    const discard = [...DISCARD.filter((id) => id !== card.id), card.id]
    return { state: given(table(card, { table: { discard } })).state }
  },
  'in Valhalla': (card) =>
    scores(card) ? { state: given(table(card, { p2: { valhalla: [card.id] } })).state } : null,
  'in the squad and not armed': (card) => {
    if (!isWarriorOf(card)) return null
    const squad = [card.id, ...SQUADS.p1.filter((id) => id !== card.id)]
    return { state: given(table(card, { p1: { squad } })).state, isAboutIt: arms(0, 0) }
  },
  'in the squad of the one attacked and not armed': (card) => {
    if (!isWarriorOf(card)) return null
    const squad = [card.id, ...SQUADS.p2.filter((id) => id !== card.id)]
    return { state: given(table(card, { p2: { squad } })).state, isAboutIt: arms(1, 0) }
  },
  'under a warrior that is not armed': (card) => {
    if (card.type !== 'tyr') return null
    const squad = [`arnbjorn + ${card.id}`, 'hjort']
    return { state: given(table(card, { p1: { squad } })).state, isAboutIt: arms(0, 0) }
  },
}

/** Begins with a battle: that is where most of them would speak. */
function attacked(state: State): State {
  valhalla.apply(state, { type: 'attack', by: 0, seat: 1 })
  return state
}

/** Names the card, or takes it from the discard pile: a warrior then scores as printed. */
const names =
  (id: string) =>
  (action: ValhallaAction): boolean =>
    valhalla.formatAction(action).split(' ').includes(id)

function differences(card: Card, lying: Lying | null, told: Set<string>): string[] {
  if (lying === null) return []
  const { isAboutIt } = lying
  const namesIt = names(card.id)
  const state = attacked(lying.state)
  return SEEDS.flatMap((seed) => {
    const report = checkInert(valhalla, {
      state,
      asBlank: (run) => asBlankCard(card.id, run),
      isAboutIt: (action) => namesIt(action) || (isAboutIt?.(action) ?? false),
      seed: `${card.id}/${seed}`,
      answers: ANSWERS,
    })
    for (const type of report.told) told.add(type)
    return report.difference === null ? [] : [`${card.id}: ${report.difference}`]
  })
}

describe('a card says nothing where it has no say', () => {
  it.each(Object.keys(PLACES))('VH-34 VH-35 VH-80 %s', (name) => {
    const told = new Set<string>()
    const wrong = CARDS.flatMap((card) => differences(card, PLACES[name]?.(card) ?? null, told))
    expect(wrong).toEqual([])
    expect(told.size).toBeGreaterThan(12)
  })

  it('and one that speaks is noticed', () => {
    const card = cardOf('arnbjorn')
    const { state } = given(table(card, { p1: { squad: ['arnbjorn'] }, table: { dice: ['axe'] } }))
    expect(differences(card, { state }, new Set())).not.toEqual([])
  })
})

function offered(jarl: JarlCard): State {
  const [one, two] = JARLS.filter(({ id }) => id !== jarl.id).map(({ id }) => id)
  const p1 = { offered: [jarl.id, one, two] }
  return given({ players: 3, options: MODULES, setup: 'jarl', p1 }).state
}

describe('a Jarl who does not lead', () => {
  it('VH-7 VH-14 has no say, though it was on offer', () => {
    const wrong = JARLS.flatMap((jarl) => {
      const report = checkInert(valhalla, {
        state: offered(jarl),
        asBlank: (run) => asBlankJarl(jarl.id, run),
        isAboutIt: names(jarl.id),
        seed: jarl.id,
        answers: 2 * ANSWERS,
      })
      return report.difference === null ? [] : [`${jarl.id}: ${report.difference}`]
    })
    expect(wrong).toEqual([])
  })
})
