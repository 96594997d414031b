import {
  amountOf,
  armedStrength,
  bestTotal,
  type Candidate,
  countCards,
  DICE,
  fighterAt,
  foeSquadSize,
  freeRefs,
  gloryOf,
  greyDice,
  jarlStrength,
  MISS,
  needsOf,
  ownDice,
  type Role,
  substitutionOf,
  type Table,
  type WarriorCard,
  warriorOf,
} from '@meadhall/game-valhalla'
import { at, type Seat } from '@meadhall/kernel'
import { type Stand, standOf, withSquad } from './stand.ts'
import { type Luck, rollFace, type Sight, type Squad } from './table.ts'

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

/** The strength and glory a squad may bring, tried on some rolls. */
export function guess(stand: Stand, rolls: Rolls): Guess {
  const { table, side } = stand
  const candidates = candidatesOf(stand)
  const sum = candidates.reduce((all, one) => all + one.value, 0)
  if (sum === 0) return { mean: 0, spread: 1, glory: 0 }
  const dice = ownDice(table, side) + greyDice(table, side)
  const swap = substitutionOf(table, side)
  const totals = rolls.map((roll) => bestTotal(candidates, roll.slice(0, dice), swap))
  const mean = totals.reduce((all, one) => all + one, 0) / totals.length
  const square = totals.reduce((all, one) => all + (one - mean) ** 2, 0) / totals.length
  return {
    mean: mean + jarlStrength(table, side) + jarlHelp(stand),
    spread: Math.sqrt(square) + 1,
    glory: (gloryIn(at(table.players, side.seat).squad) * mean) / sum,
  }
}

/** The glory Ragnarök is likely to give for a squad. */
export function guessGlory(view: Table, seat: Seat, squad: Squad, rolls: Rolls): number {
  const table = withSquad(view, seat, squad)
  const candidates = squad.flatMap((fighter, space) => {
    if (fighter === null) return []
    return [{ ref: space, needs: needsOf(table, { seat, space }), value: gloryOf(fighter.card) }]
  })
  let sum = 0
  for (const roll of rolls) sum += bestTotal(candidates, roll.slice(0, DICE), NO_SWAP)
  return sum / rolls.length
}

function gloryIn(squad: Squad): number {
  return squad.reduce((sum, one) => sum + (one === null ? 0 : gloryOf(one.card)), 0)
}

/** Each warrior with its strength in this battle, and what its trait may bring besides. */
function candidatesOf({ table, side }: Stand): Candidate[] {
  return freeRefs(table, side).map((ref, index) => {
    const { card } = fighterAt(table, ref)
    const strength = armedStrength(table, side, { ...ref, card, dice: [], bonus: 0 })
    const value = strength + traitHelp({ table, side }, warriorOf(card))
    return { ref: index, needs: needsOf(table, ref), value }
  })
}

/** What a trait is worth in strength where it adds none. */
function traitHelp({ table, side }: Stand, { trait }: WarriorCard): number {
  switch (trait?.kind) {
    case 'giantDie':
      return side.role === 'attacker' ? 2 : 0
    case 'blockFoe':
      return side.role === 'attacker' && foeSquadSize(table, side) > 1 ? 2 : 0
    case 'discardForStrength':
      return 1.5
    default:
      return 0
  }
}

/** What a Jarl is worth in strength where dice are rolled again, turned or stand for others. */
function jarlHelp({ table, side }: Stand): number {
  const rerolls = amountOf(table, side, 'freeReroll')
  const turns = amountOf(table, side, 'turnMisses') > 0 ? 1 : 0
  const wild = amountOf(table, side, 'wildDie') > 0 ? 1 : 0
  return 1.5 * (rerolls + turns + wild)
}

/** What the cards in a hand nobody sees may add in battle. */
const HIDDEN_CARD = 0.45

/** How a player's squad is likely to stand against another's. */
export function guessSeat(view: Sight, seat: Seat, foe: Seat, role: Role, rolls: Rolls): Guess {
  const { squad, hand } = at(view.players, seat)
  const found = guess(standOf(view, { seat, squad, role, foe }), rolls)
  return { ...found, mean: found.mean + HIDDEN_CARD * countCards(hand) }
}

/** The chance that one guess is at least another. */
export function chance(mine: Guess, other: { readonly mean: number; readonly spread: number }) {
  return logistic((mine.mean - other.mean) / Math.hypot(mine.spread, other.spread))
}

/** The normal distribution, near enough. */
export function logistic(x: number): number {
  return 1 / (1 + Math.exp(-1.7 * x))
}
