import {
  jarlAt,
  monsterSide,
  monsterSideAt,
  type Ref,
  sideWorth,
  warriorGlory,
  winsTies,
  worthWith,
} from '@meadhall/game-valhalla'
import { type Fight, gloryOfSet } from './fight.ts'
import { guessSeat, logistic, type Rolls } from './guess.ts'
import type { Sight } from './table.ts'

/** What a fighter wants: the worth in points of a total, and of an exact set of warriors. */
export interface Goal {
  worth(total: number): number
  worthOfSet(refs: readonly Ref[]): number
  /** Whether cards kept are of no use any more. */
  readonly spend: boolean
  /** The strength that wins, where it is known. */
  readonly needed: number | null
}

/** Points for a captured or a held shield, what it means for the others included. */
const SHIELD = 3
const GLORY_PER_STRENGTH = 0.3
const CARD_BEATEN = 12
const SHIELD_HELD = 8

/** `reach` is the strength that tactics in hand can still add. */
export function goalOf(fight: Fight, rolls: Rolls, reach: number): Goal {
  const { battle } = fight.view
  if (battle === null) throw new Error('no battle')
  if (battle.kind === 'ragnarok') return ragnarok(fight)
  if (fight.view.monster !== null)
    return fight.side.role === 'attacker' ? againstMonster(fight, reach) : heldAgainst(fight, reach)
  return fight.side.role === 'attacker' ? attack(fight, rolls) : defence(fight, reach)
}

function ragnarok(fight: Fight): Goal {
  return {
    worth: (total) => total,
    worthOfSet: (refs) => gloryOfSet(fight, refs),
    spend: true,
    needed: null,
  }
}

/** An attack: the defender's answer is a guess. */
function attack(fight: Fight, rolls: Rolls): Goal {
  const { view, side } = fight
  const foe = guessSeat(view, view.battle?.defender ?? 0, side.seat, 'defender', rolls)
  const lost = view.battle?.sides[1]?.lostDice ?? 0
  const mean = foe.mean * (1 - 0.12 * lost) + (view.battle?.sides[1]?.strength ?? 0)
  const consoled = consolation(fight)
  const worth = (total: number): number => {
    if (total === 0) return 0
    const wins = logistic((total - mean) / foe.spread)
    return wins * (SHIELD + GLORY_PER_STRENGTH * total) + (1 - wins) * consoled * total
  }
  return { worth, worthOfSet: exact(fight, worth), spend: false, needed: null }
}

/** What strength is worth to a loser: with some Jarls and with Loki armed warriors may still go. */
function consolation({ view, side }: Fight): number {
  const sends = jarlAt(view, side.seat)?.base.kind === 'sendOnLoss'
  return sends || view.loki !== null ? 0.08 : 0.03
}

/** A prize for a known strength: somewhat less if tactics must be spent for it. */
function prize(needed: number, reach: number, points: number, consoled = 0.03): Goal['worth'] {
  return (total) => {
    if (total >= needed) return points + 0.1 * Math.min(10, total - needed)
    if (total > 0 && total + reach >= needed) return points * 0.8 - 0.05 * (needed - total)
    return consoled * Math.max(0, total)
  }
}

/** A defence: the attacker's strength is on the table. */
function defence(fight: Fight, reach: number): Goal {
  const needed = sideWorth(fight.view, 0) + (winsTies(fight.view, fight.side) ? 0 : 1)
  const worth = prize(needed, reach, SHIELD, consolation(fight))
  return { worth, worthOfSet: exact(fight, worth), spend: false, needed }
}

/** The exact strength of a set, with a little for its glory. */
function exact(fight: Fight, worth: (total: number) => number): Goal['worthOfSet'] {
  return (refs) => worth(worthWith(fight.view, fight.side, refs)) + 0.1 * gloryOfSet(fight, refs)
}

/** The monster card below the fought one, or null where it is the last. */
function nextCard({ monster }: Sight) {
  return monster === null ? null : monsterSideAt(monster, 1)
}

/** An attack on the monster: enough is enough, and warriors above the new limit are lost. */
function againstMonster(fight: Fight, reach: number): Goal {
  const { view, side } = fight
  const needed = monsterSide(view)?.strength ?? 0
  const next = nextCard(view)
  const room = next === null ? 0 : Math.max(0, next.valhallaLimit - warriorGlory(view, side.seat))
  const worth = prize(needed, reach, CARD_BEATEN)
  return {
    worth,
    worthOfSet(refs) {
      const own = gloryOfSet(fight, refs)
      const total = worthWith(view, side, refs)
      if (total < needed || next === null) return worth(total)
      return (
        CARD_BEATEN + 0.8 * Math.min(own, room) - 0.3 * Math.max(0, own - room) - 0.4 * refs.length
      )
    },
    spend: next === null || (next.trait?.kind === 'noTactics' && !view.options.firstGame),
    needed,
  }
}

/** A defence against the monster, which must be beaten by one. */
function heldAgainst(fight: Fight, reach: number): Goal {
  const needed = sideWorth(fight.view, 0) + (winsTies(fight.view, fight.side) ? 0 : 1)
  const worth = prize(needed, reach, SHIELD_HELD)
  return { worth, worthOfSet: exact(fight, worth), spend: false, needed }
}
