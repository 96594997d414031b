import type { Age } from '../rules/index.ts'
import { CARDS, cardOf, type Slot } from '../rules/index.ts'
import type { Chance } from './chance.ts'

/** What a clan has been dealt. */
export interface Dealt {
  readonly upgrades: string[]
  readonly hand: string[]
  readonly shown: string[]
}

/** Upgrades that have a say in a pillage: dealt more often than the others. */
const TELLING: readonly string[] = [
  'brothers-in-arms',
  'masters-in-arms',
  'friggas-succor',
  'lokis-blessing',
  'thors-glory',
  'tyrs-domain',
  'friggas-protection',
  'thors-domain',
  'tyrs-challenge',
  'tyrs-prowess',
  'tyrs-wrath',
  'frost-giant',
  'valkyrie',
  'volur-witch',
  'sea-serpent',
  'dark-elf',
]

/** Upgrades that work on each other: one clan is dealt such a set now and then. */
const SETS: readonly (readonly string[])[] = [
  ['lokis-blessing', 'friggas-succor', 'thors-domain'],
  ['lokis-blessing', 'thors-domain', 'tyrs-challenge'],
  ['friggas-protection', 'volur-witch'],
  ['tyrs-domain', 'tyrs-wrath'],
  ['lord-of-axes', 'frost-giant'],
  ['lord-of-spears', 'frost-giant'],
  ['sea-serpent', 'eternal-dragons'],
]

/** Cards that meet their like, or each other, seldom: now and then several clans hold little else. */
const RARE_MEETINGS: readonly (readonly string[])[] = [
  ['thors-primacy'],
  ['odins-tide'],
  ['odins-smite'],
  ['heimdalls-watch'],
  ['heimdalls-watch', 'heimdalls-sight'],
  ['thors-primacy', 'heimdalls-watch', 'odins-tide'],
  ['thors-primacy', 'heimdalls-sight', 'lokis-poison'],
  ['lokis-trickery', 'lokis-backstab', 'lokis-poison'],
  ['odins-smite', 'odins-tide', 'odins-judgement'],
]

const SLOTS: Readonly<Record<Slot, number>> = {
  warrior: 1,
  leader: 1,
  ship: 1,
  monster: 2,
  clan: 3,
}
const MOST_IN_HAND = 7

/** All copies that a game of so many has seen by this age. */
function deckOf(age: Age, players: number): string[] {
  return [...CARDS].flatMap(([id, card]) =>
    card.age > age ? [] : card.copies.filter((mark) => mark <= players).map(() => id),
  )
}

/** Upgrades into slots, a hand, and what is known of it, for each clan; no card is dealt twice. */
export function dealCards(chance: Chance, age: Age, players: number): Dealt[] {
  const deck = deckOf(age, players)
  const dealt = Array.from(
    { length: players },
    (): Dealt => ({ upgrades: [], hand: [], shown: [] }),
  )
  if (chance.oneIn(3)) dealSet(deck, chance.pick(SETS), chance.pick(dealt))
  for (const clan of dealt) fillSlots(chance, deck, clan)
  const meet = chance.oneIn(4) ? chance.pick(RARE_MEETINGS) : []
  if (meet.length > 0) dealMeeting(deck, meet, dealt)
  for (const clan of dealt) fillHand(chance, deck, clan)
  return dealt
}

export function discardSome(chance: Chance, dealt: readonly Dealt[], age: Age): string[] {
  const deck = deckOf(age, dealt.length)
  for (const card of dealt.flatMap(({ upgrades, hand }) => [...upgrades, ...hand]))
    deck.splice(deck.indexOf(card), 1)
  return deck.filter(() => chance.oneIn(30))
}

function dealSet(deck: string[], names: readonly string[], { upgrades }: Dealt): void {
  for (const name of names) {
    const card = deck.find((one) => cardOf(one).name === name)
    if (card !== undefined) upgrades.push(take(deck, card))
  }
}

/** A card each as long as there are any; those who have one are dealt few others. */
function dealMeeting(deck: string[], names: readonly string[], dealt: readonly Dealt[]): void {
  for (const { hand } of dealt) {
    const card = deck.find((one) => names.includes(cardOf(one).name))
    if (card !== undefined) hand.push(take(deck, card))
  }
}

function fillSlots(chance: Chance, deck: string[], { upgrades }: Dealt): void {
  for (const [slot, count] of Object.entries(SLOTS)) {
    const filled = upgrades.filter((card) => cardOf(card).slot === slot).length
    for (let free = count - filled; free > 0; free--) {
      if (chance.oneIn(3)) continue
      const fitting = deck.filter((card) => cardOf(card).slot === slot)
      const telling = fitting.filter((card) => TELLING.includes(cardOf(card).name))
      const from = telling.length > 0 && !chance.oneIn(3) ? telling : fitting
      if (from.length > 0) upgrades.push(take(deck, chance.pick(from)))
    }
  }
}

/** Battle cards mostly, and bluffs: quests more often where they may count. */
function fillHand(chance: Chance, deck: string[], { upgrades, hand, shown }: Dealt): void {
  const names = upgrades.map((card) => cardOf(card).name)
  const questsCount = names.includes('tyrs-domain') || names.includes('tyrs-wrath')
  const few = hand.length > 0 || chance.oneIn(6)
  const size = few ? chance.upTo(2) : chance.upTo(MOST_IN_HAND)
  for (let held = hand.length; held < size && deck.length > 0; held++) {
    const card = take(deck, chance.pick(ofType(deck, typeFor(chance, questsCount))))
    hand.push(card)
  }
  const known = chance.oneIn(4) ? 1 : chance.pick([3, 3, 100])
  shown.push(...hand.filter(() => chance.oneIn(known)))
}

function typeFor(chance: Chance, questsCount: boolean): string {
  if (chance.oneIn(questsCount ? 2 : 5)) return 'quest'
  return chance.oneIn(6) ? 'upgrade' : 'battle'
}

/** The deck's cards of a type, or any where it has none left. */
function ofType(deck: readonly string[], type: string): readonly string[] {
  const found = deck.filter((card) => cardOf(card).type === type)
  return found.length > 0 ? found : deck
}

function take(deck: string[], card: string): string {
  deck.splice(deck.indexOf(card), 1)
  return card
}
