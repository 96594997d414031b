import type { CardId } from '@meadhall/game-valhalla'
import {
  bestTotal,
  type Candidate,
  cardOf,
  type JarlCard,
  jarlAt,
  MISS,
  monsterTrait,
  partnerOf,
  type Role,
  type View,
  type WarriorCard,
  warriorOf,
} from '@meadhall/game-valhalla'
import { at, type Seat } from '@meadhall/kernel'
import { handSize, type Luck, rollFace, type Squad } from './table.ts'

/** What a squad is likely to bring together in a battle. */
export interface Guess {
  readonly mean: number
  readonly spread: number
  /** Glory of the warriors it is likely to arm. */
  readonly glory: number
}

/** Rolls that all squads of one choice are tried on, so that they can be compared. */
export type Rolls = readonly (readonly number[])[]

const ROLLS = 12
const MOST_DICE = 9
const NO_SWAP = { swap: null, wild: 0 }

/** Imagined rolls: a miss is rolled once more, which stands for all rerolls. */
export function someRolls(luck: Luck): Rolls {
  return Array.from({ length: ROLLS }, () =>
    Array.from({ length: MOST_DICE }, () => {
      const face = rollFace(luck)
      return face === MISS ? rollFace(luck) : face
    }),
  )
}

export interface Stand {
  readonly seat: Seat
  readonly squad: Squad
  readonly role: Role
  /** Clans on the other side, and how many warriors. */
  readonly foes: ReadonlySet<string>
  readonly foeCount: number
  /** Who the other side is, where it is a player whose Jarl counts. */
  readonly foe?: Seat
}

/** The strength and glory a squad may bring, tried on some rolls. */
export function guess(view: View, stand: Stand, rolls: Rolls): Guess {
  const edge = jarlEdge(view, stand)
  const candidates = candidatesOf(view, stand)
  const sum = candidates.reduce((all, one) => all + one.value, 0)
  if (sum === 0) return { mean: 0, spread: 1, glory: 0 }
  const dice = 6 + edge.dice - (monsterTrait(view)?.kind === 'loseDie' ? 1 : 0)
  const totals = rolls.map((roll) => bestTotal(candidates, roll.slice(0, dice), NO_SWAP))
  const mean = totals.reduce((all, one) => all + one, 0) / totals.length
  const square = totals.reduce((all, one) => all + (one - mean) ** 2, 0) / totals.length
  return {
    mean: mean + edge.strength,
    spread: Math.sqrt(square) + 1,
    glory: (gloryIn(stand.squad) * mean) / sum,
  }
}

/** The glory Ragnarök is likely to give for a squad. */
export function guessGlory(squad: Squad, rolls: Rolls): number {
  const candidates = squad.flatMap((fighter, ref) => {
    if (fighter === null) return []
    const card = warriorOf(fighter.card)
    return [{ ref, needs: card.needs, value: card.glory }]
  })
  let sum = 0
  for (const roll of rolls) sum += bestTotal(candidates, roll.slice(0, 6), NO_SWAP)
  return sum / rolls.length
}

function gloryIn(squad: Squad): number {
  return squad.reduce((sum, one) => sum + (one === null ? 0 : warriorOf(one.card).glory), 0)
}

export function clansOf(squad: Squad | readonly Squad[number][]): Set<string> {
  return new Set(squad.flatMap((one) => (one === null ? [] : [warriorOf(one.card).clan])))
}

export function countOf(squad: readonly Squad[number][]): number {
  return squad.filter((one) => one !== null).length
}

function candidatesOf(view: View, stand: Stand): Candidate[] {
  const partner = partnerOf(view, stand.seat)
  const ally: readonly Squad[number][] = partner < 0 ? [] : at(view.players, partner).squad
  const all = [...stand.squad, ...ally]
  const jarl = fightingJarl(view, stand.seat)
  return all.flatMap((fighter, ref) => {
    if (fighter === null) return []
    const card = warriorOf(fighter.card)
    const value = card.strength + traitOf(card, all, stand) + clanEdge(card, jarl)
    return [{ ref, needs: card.needs, value: value + tyrOf(fighter.tyr, stand) }]
  })
}

/** The Jarl, unless the monster silences it. */
function fightingJarl(view: View, seat: Seat): JarlCard | null {
  return monsterTrait(view)?.kind === 'blockJarl' ? null : jarlAt(view, seat)
}

function clanEdge(card: WarriorCard, jarl: JarlCard | null): number {
  return jarl?.base.kind === 'clanStrength' && jarl.base.clan === card.clan ? jarl.base.value : 0
}

function tyrOf(tyr: CardId | null, stand: Stand): number {
  const card = tyr === null ? null : cardOf(tyr)
  if (card?.type !== 'tyr') return 0
  if (card.effect.kind === 'dropSymbol') return 1.5
  if (card.effect.kind === 'strength') return card.effect.value
  return stand.foes.has(card.effect.clan) ? card.effect.value : 0
}

function traitOf(card: WarriorCard, all: readonly Squad[number][], stand: Stand): number {
  const { trait } = card
  switch (trait?.kind) {
    case 'foeColour':
      return stand.foes.has(trait.clan) ? trait.bonus : 0
    case 'ownColour': {
      const same = all.filter(
        (one) => one !== null && one.card !== card.id && isOf(one, trait.clan),
      )
      return [0, trait.bonus1][same.length] ?? trait.bonus2
    }
    case 'ownClans': {
      const clans = clansOf(all).size
      return [0, 0, 0, trait.three][clans] ?? trait.four
    }
    case 'giantDie':
      return stand.role === 'attacker' ? 2 : 0
    case 'blockFoe':
      return stand.role === 'attacker' && stand.foeCount > 1 ? 2 : 0
    case 'discardForStrength':
      return 1.5
    default:
      return 0
  }
}

function isOf(fighter: NonNullable<Squad[number]>, clan: string): boolean {
  return warriorOf(fighter.card).clan === clan
}

interface Edge {
  strength: number
  dice: number
}

/** Strength and dice from the Jarl, as far as its condition can be seen from outside a battle. */
function jarlEdge(view: View, stand: Stand): Edge {
  const edge = { strength: 0, dice: 0 }
  const jarl = fightingJarl(view, stand.seat)
  if (jarl === null) return edge
  const off = silenced(view, stand)
  if (off < 2) addEffect(edge, jarl.base, stand.role)
  if (off < 1 && meets(view, stand, jarl)) addEffect(edge, jarl.extended, stand.role)
  edge.dice = Math.min(edge.dice, view.grey)
  return edge
}

/** How much of a defender's Jarl the attacker's silences: 1 the extended ability, 2 all of it. */
function silenced(view: View, { foe, foeCount, role, squad }: Stand): 0 | 1 | 2 {
  const base = foe === undefined ? undefined : jarlAt(view, foe)?.base
  if (role !== 'defender' || base?.kind !== 'cancelFoeJarl') return 0
  return base.part === 'all' || foeCount < countOf(squad) ? 2 : 1
}

function addEffect(edge: Edge, effect: JarlCard['base'], role: Role): void {
  if ('role' in effect && (effect.role ?? role) !== role) return
  if (effect.kind === 'strength' && effect.versus === undefined) edge.strength += effect.value
  if (effect.kind === 'extraDie') edge.dice += effect.count
  if (effect.kind === 'freeReroll') edge.strength += 1.5 * effect.count
  if (effect.kind === 'turnMisses' || effect.kind === 'wildDie') edge.strength += 1.5
}

function meets(view: View, stand: Stand, { condition, link }: JarlCard): boolean {
  const player = at(view.players, stand.seat)
  if (link === 'either') return false
  switch (condition.kind) {
    case 'squadAtMost':
      return countOf(stand.squad) <= condition.n
    case 'squadAtLeast':
      return countOf(stand.squad) >= condition.n
    case 'ownShieldsAtMost':
      return player.shields <= condition.n
    case 'fewerWarriorsThanFoe':
      return countOf(stand.squad) < stand.foeCount
    case 'capturedColoursAtLeast':
      return player.captured.filter((count) => count > 0).length >= condition.n
    case 'angry':
      return player.angry
    default:
      return false
  }
}

/** What the cards in a hand nobody sees may add in battle. */
const HIDDEN_CARD = 0.45

/** How a player's squad is likely to stand against another's. */
export function guessSeat(view: View, seat: Seat, foe: Seat, role: Role, rolls: Rolls): Guess {
  const other = at(view.players, foe).squad
  const found = guess(
    view,
    {
      seat,
      squad: at(view.players, seat).squad.slice(),
      role,
      foes: clansOf(other),
      foeCount: countOf(other),
      foe,
    },
    rolls,
  )
  return { ...found, mean: found.mean + HIDDEN_CARD * handSize(view, seat) }
}

/** The chance that one guess is at least another. */
export function chance(mine: Guess, other: { readonly mean: number; readonly spread: number }) {
  return logistic((mine.mean - other.mean) / Math.hypot(mine.spread, other.spread))
}

/** The normal distribution, near enough. */
export function logistic(x: number): number {
  return 1 / (1 + Math.exp(-1.7 * x))
}
