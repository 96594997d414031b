import {
  fighterAt,
  type Ref,
  sideWorth,
  warriorOf,
  winsTies,
  worthWith,
} from '@meadhall/game-valhalla'
import { at } from '@meadhall/kernel'
import type { Fight } from '../fight.ts'
import { soloSets } from '../solo/sets.ts'
import { Holding } from './holding.ts'
import type { SetWorth } from './set-worth.ts'
import { Stakes, type WorthOf } from './stakes.ts'

/** A spent card costs at least this much: nothing is spent for nothing. */
const LEAST_PRICE = 0.003
/** A card is worth more to one who counts than to those whose games the network has seen. */
const IN_GOOD_HANDS = { againstOne: 2, againstMany: 3 }

export function setWorthOf(fight: Fight, worthOf: WorthOf): SetWorth {
  const kind = fight.view.battle?.kind
  if (kind === 'ragnarok') return ragnarok(fight)
  if (fight.view.monster !== null) return soloSets(fight)
  return fight.side.role === 'attacker' ? attack(fight, worthOf) : defence(fight, worthOf)
}

function refsIn({ refs }: Fight, set: number): Ref[] {
  return refs.filter((_, index) => (set >> index) & 1)
}

/** In Ragnarök glory is all, and cards are of no use afterwards. */
function ragnarok(fight: Fight): SetWorth {
  const worths = fight.candidates.map(({ value }) => value)
  return {
    worth: (set) => worths.reduce((sum, one, index) => sum + ((set >> index) & 1) * one, 0),
    price: () => 0,
  }
}

function attack(fight: Fight, worthOf: WorthOf): SetWorth {
  const { view, side } = fight
  const stakes = new Stakes(view, side.seat, worthOf)
  const holding = new Holding(view, at(view.battle?.sides ?? [], 1))
  const lost = stakes.lost()
  const won = memo((set) => stakes.won([...side.armed, ...refsIn(fight, set)]))
  const strength = memo((set) => worthWith(view, side, refsIn(fight, set)))
  const giants = memo((set) => giantsIn(fight, set))
  return {
    worth(set, more) {
      if (set === 0 && side.armed.length === 0) return lost
      const holds = holding.chance(strength(set) + more, giants(set))
      return holds * lost + (1 - holds) * won(set)
    },
    price: (card) => priceOf(fight, lost - stakes.lost([card])),
  }
}

/** One die less for the defender, once. */
function giantsIn({ view, side, refs }: Fight, set: number): number {
  if (side.giantUsed) return 0
  return refs.some(
    (ref, index) =>
      (set >> index) & 1 && warriorOf(fighterAt(view, ref).card).trait?.kind === 'giantDie',
  )
    ? 1
    : 0
}

function defence(fight: Fight, worthOf: WorthOf): SetWorth {
  const { view, side, refs } = fight
  const stakes = new Stakes(view, side.seat, worthOf)
  const needed = sideWorth(view, 0) + (winsTies(view, side) ? 0 : 1)
  const lost = stakes.lost()
  const leaving = memo((set) => stakes.won(refsIn(fight, set)))
  const leavingArmed = stakes.won(side.armed)
  /** Who of the armed leaves is free to choose. */
  const held: (set: number) => number = memo((set) => {
    let most = Math.max(leaving(set), leavingArmed)
    for (let index = 0; index < refs.length; index++) {
      if ((set >> index) & 1) most = Math.max(most, held(set & ~(1 << index)))
    }
    return most
  })
  const strength = memo((set) => worthWith(view, side, refsIn(fight, set)))
  return {
    worth: (set, more) => {
      const isArmed = set > 0 || side.armed.length > 0
      return isArmed && strength(set) + more >= needed ? held(set) : lost
    },
    price: (card) => priceOf(fight, lost - stakes.lost([card])),
  }
}

/** What a card is worth, from what its loss would cost. */
function priceOf({ view }: Fight, loss: number): number {
  const { againstOne, againstMany } = IN_GOOD_HANDS
  const times = view.players.length === 2 ? againstOne : againstMany
  return times * Math.max(LEAST_PRICE, loss)
}

/** Remembers what a set came to. */
function memo(find: (set: number) => number): (set: number) => number {
  const known: number[] = []
  return (set) => (known[set] ??= find(set))
}
