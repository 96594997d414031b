import type { Seat } from '@meadhall/kernel'
import type { CardId } from './cards/printed.ts'
import type { Die, Role } from './ids.ts'

/** A warrior by where it stands: in pairs it may be the partner's (VH-88). */
export interface Ref {
  readonly seat: Seat
  readonly space: number
}

export interface Armed extends Ref {
  readonly card: CardId
  readonly dice: Die[]
  /** Strength from a card set aside for it (VH-78). */
  bonus: number
}

/** One side of a battle. */
export interface Side {
  readonly seat: Seat
  readonly role: Role
  /** Dice not yet placed. */
  dice: Die[]
  armed: Armed[]
  /** Tactics played, discarded after the battle (VH-46). */
  tactics: CardId[]
  /** Face-down cards beside dwarfs (VH-78): known to this side alone. */
  aside: CardId[]
  /** Strength from tactics with a fixed value and from Thor. */
  strength: number
  /** Rerolls that cost no die, and misses the Jarl may turn. */
  freeRerolls: number
  turns: number
  /** Rerolls paid with a die (VH-66). */
  paidRerolls: number
  /** Dice taken from the first roll, and grey ones added to it (VH-R5). */
  lostDice: number
  extraDice: number
  firstMisses: number
  /** How much of the Jarl is off: 0 nothing, 1 the extended ability, 2 all. */
  jarlOff: number
  /** The half of an either-or Jarl in use for this battle (VH-R13). */
  half: 'none' | 'base' | 'extended'
  wild: number
  /** Own warriors that may not be used: bits of their spaces (VH-75). */
  blocked: number
  giantUsed: boolean
  jarlDieUsed: boolean
  /** Indices in `armed` of the warriors on the Road to Valhalla (VH-68). */
  onRoad: number[]
  /** Cards of warriors that may not go to Valhalla (VH-76). */
  denied: CardId[]
  thor: { readonly card: CardId; readonly by: Seat }[]
}

/** The seat of the monster, and of nobody (Ragnarök). */
export const MONSTER_SEAT = -1
export const NOBODY = -2

export interface Battle {
  readonly kind: 'attack' | 'monster' | 'ragnarok'
  readonly attacker: Seat
  readonly defender: Seat
  /** Attacker's side, then the defender's. A monster has none. */
  sides: Side[]
  step: number
  cursor: number
  /** Index of the winning side, or -1. */
  winner: number
  totals: number[]
  /** Ragnhild's bets: who, on which side, with which reward. */
  wagers: {
    readonly by: Seat
    readonly side: number
    readonly draw: number
    readonly discard: number
  }[]
  /** Cards that last went to Valhalla together, by side: for Vingor (vingor). */
  sent: CardId[][]
}

export function newSide(seat: Seat, role: Role): Side {
  return {
    seat,
    role,
    dice: [],
    armed: [],
    tactics: [],
    aside: [],
    strength: 0,
    freeRerolls: 0,
    turns: 0,
    paidRerolls: 0,
    lostDice: 0,
    extraDice: 0,
    firstMisses: 0,
    jarlOff: 0,
    half: 'none',
    wild: 0,
    blocked: 0,
    giantUsed: false,
    jarlDieUsed: false,
    onRoad: [],
    denied: [],
    thor: [],
  }
}

export function newBattle(kind: Battle['kind'], attacker: Seat, defender: Seat): Battle {
  return {
    kind,
    attacker,
    defender,
    sides: [newSide(attacker, 'attacker'), newSide(defender, 'defender')],
    step: 0,
    cursor: 0,
    winner: -1,
    totals: [0, 0],
    wagers: [],
    sent: [[], []],
  }
}
