import {
  fighterAt,
  gloryOf,
  monsterSide,
  monsterSideAt,
  type Ref,
  roomInValhalla,
  sideWorth,
  warriorGlory,
  winsTies,
  worthWith,
} from '@meadhall/game-valhalla'
import { at } from '@meadhall/kernel'
import type { SetWorth } from '../dice/set-worth.ts'
import type { Fight } from '../fight.ts'
import { COSTS } from './costs.ts'

/** Judges sets of warriors against the monster, whose strength is known. */
export function soloSets(fight: Fight): SetWorth {
  const { view, side, refs } = fight
  const needed = neededIn(fight)
  const after = side.role === 'attacker' ? attacked(fight) : defended(fight)
  const strengths: number[] = []
  return {
    worth(set, more) {
      const chosen = refs.filter((_, index) => (set >> index) & 1)
      const armed = [...side.armed, ...chosen]
      if (armed.length === 0) return after.lost(armed)
      const strength = strengths[set] ?? worthWith(view, side, chosen)
      strengths[set] = strength
      return strength + more >= needed ? after.won(armed) : after.lost(armed)
    },
    price: () => after.price,
  }
}

/** The strength that wins: an attack on equal strength, a defence must be above (VH-99, VH-101). */
function neededIn({ view, side }: Fight): number {
  if (side.role === 'attacker') return monsterSide(view)?.strength ?? 0
  return sideWorth(view, 0) + (winsTies(view, side) ? 0 : 1)
}

/** What comes after a battle in which these were armed. */
interface After {
  won(armed: readonly Ref[]): number
  lost(armed: readonly Ref[]): number
  /** What a spent card costs. */
  readonly price: number
}

/** An attack: all who were armed leave, as far as there is room on the next card (VH-99). */
function attacked(fight: Fight): After {
  const { view, side } = fight
  const next = view.monster === null ? null : monsterSideAt(view.monster, 1)
  if (next === null) return { won: () => 1, lost: failed(fight), price: COSTS.tiny }
  const room = Math.max(0, next.valhallaLimit - warriorGlory(view, side.seat))
  return {
    won(armed) {
      const glory = armed.reduce((sum, ref) => sum + gloryOf(fighterAt(view, ref).card), 0)
      return 1 + COSTS.glory * Math.min(room, glory) - COSTS.warrior * armed.length
    },
    lost: failed(fight),
    price: COSTS.tactic,
  }
}

/** A battle lost costs cards of the deck, but one of the armed may go to Valhalla (VH-100, VH-103). */
function failed(fight: Fight): After['lost'] {
  return (armed) => Math.max(0, ...gains(fight, armed)) - COSTS.failed
}

function defended(fight: Fight): After {
  const { shields } = at(fight.view.players, fight.side.seat)
  const lost = failed(fight)
  return {
    won: (armed) => gains(fight, armed).reduce((sum, one) => sum + one, 0),
    lost: (armed) => lost(armed) - (shields === 1 ? COSTS.game : COSTS.shield),
    price: COSTS.tactic,
  }
}

/** What it is worth that each of the armed leaves, as long as there is room. */
function gains({ view, side }: Fight, armed: readonly Ref[]): number[] {
  let room = roomInValhalla(view, side.seat)
  const glories = armed.map((ref) => gloryOf(fighterAt(view, ref).card)).sort((a, b) => b - a)
  return glories.map((glory) => {
    const gain = COSTS.glory * glory - COSTS.warrior
    if (glory > room || gain <= 0) return 0
    room -= glory
    return gain
  })
}
