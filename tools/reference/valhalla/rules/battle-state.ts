import type { Face } from './cards/words.ts'
import type { Oracle, QuestionKind } from './oracle.ts'
import { DONE, distinct } from './oracle.ts'
import { type Player, type Position, playerAt, type Warrior } from './position.ts'

/** A die that is free: red or black, grey, or a Weapon Delivery that counts as one (VH-67). */
export interface Die {
  readonly face: Face
  readonly kind: 'plain' | 'grey' | 'delivery'
}

/** A warrior that was armed in this battle. */
export interface Armed {
  readonly warrior: Warrior
  readonly owner: number
  /** The strength of the card set aside for it (VH-78). */
  bonus: number
  onRoad: boolean
  denied: boolean
  gone: boolean
}

export interface Fighter {
  readonly seat: number
  readonly attacking: boolean
  /** Which abilities of the Jarl work in this battle. */
  jarl: { base: boolean; extended: boolean }
  /** The half chosen where a turning arrow joins them (VH-7). */
  half: 'base' | 'extended' | null
  dice: Die[]
  armed: Armed[]
  /** Tactics on the table, in the order in which they were played. */
  tactics: string[]
  /** Cards set aside for Dwarves. */
  aside: string[]
  freeRerolls: number
  paidRerolls: number
  missesToTurn: number
  wildUsed: boolean
  thordUsed: boolean
  angry: boolean
  thorStrength: number
  thorDice: number
}

/** A Thor card on the table. */
export interface Support {
  readonly card: string
  readonly by: number
  readonly forSeat: number
}

export interface Battle {
  readonly position: Position
  readonly oracle: Oracle
  readonly attacker: Fighter
  readonly defender: Fighter
  /** The winner Ragnhild named, and if her squad was small then. */
  wager: { readonly seat: number; readonly named: number; readonly small: boolean } | null
  supports: Support[]
  /** Warriors of the defender that cannot be armed. */
  blocked: string[]
}

export function newFighter(position: Position, seat: number, attacking: boolean): Fighter {
  const { jarl } = playerAt(position, seat)
  return {
    seat,
    attacking,
    jarl: { base: jarl !== null, extended: jarl !== null },
    half: null,
    dice: [],
    armed: [],
    tactics: [],
    aside: [],
    freeRerolls: 0,
    paidRerolls: 0,
    missesToTurn: 0,
    wildUsed: false,
    thordUsed: false,
    angry: false,
    thorStrength: 0,
    thorDice: 0,
  }
}

export function foeOf(battle: Battle, fighter: Fighter): Fighter {
  return fighter === battle.attacker ? battle.defender : battle.attacker
}

export function playerOf(battle: Battle, fighter: Fighter): Player {
  return playerAt(battle.position, fighter.seat)
}

/** Asks a choice that is open to everybody; without an alternative nobody needs to be asked. */
export function choose(
  battle: Battle,
  seat: number,
  kind: QuestionKind,
  answers: readonly string[],
): string {
  const legal = distinct(answers)
  return battle.oracle.answer({ seat, kind, legal, forced: legal.length === 1 })
}

/** Asks a choice that depends on hidden cards: it is asked even if only "done" is left (VH-R47). */
export function chooseHidden(
  battle: Battle,
  seat: number,
  kind: QuestionKind,
  answers: readonly string[],
): string {
  const legal = distinct([...answers, DONE])
  return battle.oracle.answer({ seat, kind, legal, forced: false })
}
