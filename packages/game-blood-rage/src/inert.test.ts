import { checkInert, type InertTrial } from '@meadhall/kernel/testing'
import { describe, expect, it } from 'vitest'
import type { BloodRageAction } from './actions.ts'
import { ALL_CARDS, type Card, cardOf } from './cards/index.ts'
import type { BloodRageEvent } from './events.ts'
import { type BloodRageTypes, bloodRage } from './rules.ts'
import type { State } from './state.ts'
import { asBlank } from './testing/blank.ts'
import { given } from './testing/given.ts'

/**
 * A card speaks where its text says so and nowhere else (BR-5.9, BR-6.4). Each of the 102 cards is
 * put into every place a card can be, everything that can set a text off happens at random, and the
 * same is played with a blank card in its stead. Nothing may differ.
 */
const SEEDS = ['one', 'two', 'three']
const ANSWERS = 60

/** Upgrades with texts of their own, and figures of theirs on the board: much to set off. */
const UPGRADES = {
  wolf: ['valkyrie', 'thors-glory', 'lord-of-axes', 'tyrs-prowess', 'lokis-dragons'],
  raven: ['lokis-blessing', 'volur-witch', 'friggas-protection'],
  serpent: ['frost-giant', 'tyrs-domain', 'friggas-succor'],
  bear: ['odins-throne', 'lokis-domain', 'eternal-dragons'],
}
const CLANS = Object.keys(UPGRADES)
const HANDS = {
  wolf: ['a1-tyrs-smite', 'a2-thors-oath', 'a1-friggas-grace'],
  raven: ['a1-lokis-trickery', 'a2-odins-tide', 'a1-troll'],
  serpent: ['a1-odins-smite', 'a3-thors-ascension', 'a1-manheim'],
  bear: ['a3-odins-judgement', 'a1-heimdalls-sight', 'a2-dark-elf'],
}
const BOARD = {
  gimle: ['wolf leader', 'wolf warrior', 'raven 2 warriors', 'serpent warrior'],
  'gimle-myrkulor': ['wolf ship', 'raven ship'],
  horgr: ['raven leader', 'bear 2 warriors'],
  utgard: ['serpent leader', 'wolf warrior'],
  yggdrasil: ['bear leader', 'wolf warrior', 'raven warrior'],
}
const MONSTERS: Readonly<Record<string, readonly [place: string, figure: string]>> = {
  valkyrie: ['yggdrasil', 'wolf valkyrie'],
  'volur-witch': ['horgr', 'raven volur-witch'],
  'frost-giant': ['utgard', 'serpent frost-giant'],
}

type Clan = Readonly<Record<string, unknown>>

/** Figures of the monsters among some upgrades, where they stand. */
function monstersOf(upgrades: readonly string[]): (readonly [place: string, figure: string])[] {
  return upgrades.flatMap((name) => {
    const stands = MONSTERS[name]
    return stands === undefined ? [] : [stands]
  })
}

/** A busy table of four in the age of the card, without any other copy of it. */
function table(card: Card, wolf: Clan): Record<string, unknown> {
  const isOther = (name: string): boolean => name !== card.def && name !== card.id
  const board: Record<string, string[]> = structuredClone(BOARD)
  const clans = Object.entries(UPGRADES).map(([name, usual]) => {
    const changes = name === 'wolf' ? wolf : {}
    const upgrades = (changes['upgrades'] as string[]) ?? usual.filter(isOther)
    for (const [place, figure] of monstersOf(upgrades)) board[place]?.push(figure)
    const hand = HANDS[name as keyof typeof HANDS].filter(isOther)
    return [name, { rage: 8, steps: { horns: 5 }, hand, ...changes, upgrades }] as const
  })
  return { clans: CLANS, age: card.age, board, ...Object.fromEntries(clans) }
}

/** Another card for the same kind of slot. */
function otherFor(card: Card): Card | undefined {
  const used: readonly string[] = [...Object.values(UPGRADES), ...Object.values(HANDS)].flat()
  return ALL_CARDS.find(
    ({ slot, def, id }) =>
      slot === card.slot && def !== card.def && !used.includes(def) && !used.includes(id),
  )
}

/** A state with the card in some place, and what has a say there. */
interface Lying {
  readonly state: State
  /** Where its own text begins to count. */
  readonly isOver?: (state: Readonly<State>, events: readonly BloodRageEvent[]) => boolean
}

const isLaid =
  (card: Card) =>
  (_state: Readonly<State>, events: readonly BloodRageEvent[]): boolean =>
    card.type === 'battle' &&
    events.some((event) => event.type === 'card-revealed' && event.card === card.id)

/** Nothing is dealt anew: another copy of the card could come into play. */
const isNextAge =
  (card: Card) =>
  (state: Readonly<State>, events: readonly BloodRageEvent[]): boolean =>
    state.age !== card.age || isLaid(card)(state, events)

function laid(card: Card, board = {}): State {
  const usual = table(card, { hand: [card.id] })
  const game = given({ ...usual, board: { ...(usual['board'] as object), ...board } })
  game.does('wolf', 'pillage gimle')
  return game.state
}

/** The winner lays the card, and Loki's Poison takes it. */
function poisoned(card: Card): State {
  const raven = { hand: ['a3-lokis-poison'], upgrades: [] }
  const wolf = { hand: [card.id], upgrades: [] }
  const game = given({
    clans: ['wolf', 'raven', 'serpent', 'bear'],
    age: 3,
    board: {
      gimle: ['wolf leader', 'wolf 3 warriors', 'raven warrior'],
      horgr: ['bear leader', 'raven 2 warriors'],
    },
    wolf,
    raven,
    bear: { hand: ['a1-tyrs-smite', 'a2-tyrs-crush'].filter((id) => id !== card.id) },
    serpent: { hand: ['a1-tyrs-smash'] },
  })
  game.does('wolf', 'pillage gimle')
  while (!('raven' in game.asks() && game.asks()['raven'] === 'turn')) {
    const [clan = ''] = Object.keys(game.asks())
    game.does(clan, game.legal(clan)[0] ?? '')
  }
  expect(game.clan('raven').hand).toContain(card.id)
  return game.state
}

function replaced(card: Card, other: Card): State {
  const game = given(table(card, { upgrades: [card.id], hand: [other.id], rage: 12 }))
  const slot = game.clan('wolf').upgrades.indexOf(card.id)
  game.does('wolf', `upgrade ${other.id} ${slot}`)
  expect(game.state.discard).toContain(card.id)
  return game.state
}

/** Wolf pillages Gimle in vain. */
const HOPELESS = { gimle: ['wolf warrior', 'raven 4 warriors'], 'gimle-myrkulor': ['raven ship'] }

/** Poison is the loser's own, Watch sweeps it away, Primacy cancels it. */
const NOT_TAKEN: readonly string[] = ['lokis-poison', 'heimdalls-watch', 'thors-primacy']

/** Ends when the draft is over, and little happens until then. */
const KEPT = 'kept from the age before'

/** Every place a card can be without a say, and which cards can be there. */
const PLACES: Readonly<Record<string, (card: Card) => Lying | null>> = {
  'in a hand': (card) => ({
    state: given(table(card, { hand: [card.id, ...HANDS.wolf.filter((id) => id !== card.id)] }))
      .state,
    isOver: isNextAge(card),
  }),
  'laid in a battle, and no battle card': (card) =>
    card.type === 'battle' ? null : { state: laid(card), isOver: isNextAge(card) },
  'laid in a battle that is lost, and no battle card': (card) =>
    card.type === 'battle' ? null : { state: laid(card, HOPELESS), isOver: isNextAge(card) },
  'taken by Poison': (card) =>
    NOT_TAKEN.includes(card.def)
      ? null
      : {
          state: poisoned(card),
          isOver: (state, events) => state.over || isLaid(card)(state, events),
        },
  discarded: (card) => ({
    state: given({ ...table(card, {}), discard: [card.id] }).state,
    isOver: isNextAge(card),
  }),
  'discarded face down': (card) => ({
    state: given(table(card, { discarded: [card.id] })).state,
    isOver: isNextAge(card),
  }),
  'in the draft': (card) => ({
    state: given({ clans: CLANS, age: card.age, phase: 'draft', packets: { wolf: [card.id] } })
      .state,
    isOver: isNextAge(card),
  }),
  [KEPT]: (card) =>
    card.age === 3
      ? null
      : {
          state: given({
            age: card.age + 1,
            phase: 'quest',
            clans: CLANS,
            board: { gimle: ['wolf leader', 'raven warrior'] },
            wolf: { kept: card.id },
          }).state,
          isOver: (state, events) => state.phase === 'action' || isLaid(card)(state, events),
        },
  'committed, before quests are judged': (card) =>
    card.type === 'quest'
      ? {
          state: given(table(card, { quests: [card.id] })).state,
          isOver: (state) => state.phase === 'quest' || state.age !== card.age,
        }
      : null,
  'replaced by another upgrade': (card) => {
    const other = card.type === 'upgrade' ? otherFor(card) : undefined
    return other === undefined ? null : { state: replaced(card, other), isOver: isNextAge(card) }
  },
}

function trialOf(card: Card, { state, isOver }: Lying, seed: string): InertTrial<BloodRageTypes> {
  return {
    state,
    asBlank: (run) => asBlank(card.id, run),
    isAboutIt: (action: BloodRageAction) => 'card' in action && action.card === card.id,
    ...(isOver && { isOver }),
    seed: `${card.id}/${seed}`,
    answers: ANSWERS,
  }
}

function differences(card: Card, lying: Lying | null, told: Set<string>): string[] {
  if (lying === null) return []
  return SEEDS.flatMap((seed) => {
    const report = checkInert(bloodRage, trialOf(card, lying, seed))
    for (const type of report.told) told.add(type)
    return report.difference === null ? [] : [`${card.id}: ${report.difference}`]
  })
}

describe('a card says nothing where it has no say', () => {
  it('all 102 cards are tried', () => {
    expect(ALL_CARDS.reduce((sum, { marks }) => sum + marks.length, 0)).toBe(102)
  })

  it.each(Object.keys(PLACES))('BR-6.4 BR-5.9 BR-5.13 %s', (name) => {
    const told = new Set<string>()
    const wrong = ALL_CARDS.flatMap((card) => differences(card, PLACES[name]?.(card) ?? null, told))
    expect(wrong).toEqual([])
    expect(told.size).toBeGreaterThan(name === KEPT ? 0 : 20)
  })

  it('and one that speaks is noticed', () => {
    const troll = cardOf('a1-troll')
    const game = given({ board: { gimle: ['raven 2 warriors'] }, wolf: { upgrades: ['troll'] } })
    const trial = trialOf(troll, { state: game.state }, 'one')
    const reports = SEEDS.map((seed) => checkInert(bloodRage, { ...trial, seed }).difference)
    expect(reports.some((difference) => difference !== null)).toBe(true)
  })
})
