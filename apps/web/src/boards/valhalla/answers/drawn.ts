import {
  type DecisionKind,
  dieName,
  type PlayerSeen,
  seenCards,
  type View,
  WEAPONS,
} from '@meadhall/game-valhalla'
import type { Target } from '../../../table/assembly.ts'
import { freshDice, offerOf } from '../hand/offers.ts'
import { readTarget, target } from './targets.ts'

/** Targets that are drawn; sets of dice are drawn for any of the free dice of a side. */
class Drawn extends Set<Target> {
  override has(name: Target): boolean {
    if (!name.startsWith('dice:')) return super.has(name)
    const words = readTarget(name).which.split(' ').filter(Boolean)
    return words.every((word) => super.has(target.die(word)))
  }
}

/** Everything that the board draws as something to point at. */
export function drawnIn(view: View, kind: DecisionKind): ReadonlySet<Target> {
  const drawn = new Drawn()
  const add = (...names: Target[]) => {
    for (const name of names) drawn.add(name)
  }
  view.players.forEach((player, seat) => {
    add(target.seat(seat), ...warriorsOf(player, seat))
  })
  if (view.monster !== null) add(target.seat(-1))
  add(...ownThings(view, kind))
  add(...(offerOf(view)?.cards ?? []).map(target.offer))
  add(...view.discard.map(target.pile))
  if (view.battle !== null) add(...battleThings(view, kind))
  return drawn
}

function warriorsOf({ squad }: PlayerSeen, seat: number): Target[] {
  return squad.flatMap((fighter, space) => (fighter === null ? [] : target.warrior(seat, space)))
}

/** What lies before the viewer alone. */
function ownThings(view: View, kind: DecisionKind): Target[] {
  const own = view.viewer === null ? undefined : view.players[view.viewer]
  if (own === undefined) return []
  const { hand, offered } = own
  return [
    ...seenCards(hand).map(target.card),
    ...(typeof offered === 'number' || kind !== 'jarl' ? [] : offered.map(target.jarl)),
  ]
}

function battleThings(view: View, kind: DecisionKind): Target[] {
  const dice = view.battle?.sides.flatMap((side) => side.dice) ?? []
  return [
    ...dice.map((die) => target.die(dieName(die))),
    ...freshDice(view).map((die) => target.fresh(dieName(die))),
    ...(kind === 'phase' || kind === 'turn-misses' ? WEAPONS.map(target.face) : []),
    ...(kind === 'jarl-half' ? [target.half('base'), target.half('extended')] : []),
    ...(kind === 'loki' ? [0, 1, 2, 3].map(target.line) : []),
  ]
}
