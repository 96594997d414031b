import {
  diceName,
  dieName,
  FACE_COUNT,
  FACES,
  isMiss,
  isRollable,
  MISS,
  parseDie,
  type ValhallaAction,
} from '@meadhall/game-valhalla'
import { at, type Decision, type Seat } from '@meadhall/kernel'
import { best } from '../../best.ts'
import type { Sight } from '../table.ts'
import { MOST_DICE, POOLS, withFace, withoutFace } from './pools.ts'
import { Rolling } from './rolling.ts'
import type { WorthOf } from './stakes.ts'
import { Throw } from './throw.ts'

type Legal = readonly ValhallaAction[]

/** More warriors than this, or other dice, and there would be too much to count. */
const MOST_WARRIORS = 6
/** A gain below this is a matter of rounding. */
const TINY = 1e-9
/** Free rerolls that Push Back the Enemy brings. */
const PUSHED = 2

/** Answers to questions of dice, by exact expectation; `null` where it is not one of those. */
export function byDice(
  view: Sight,
  decision: Decision,
  legal: Legal,
  worthOf: WorthOf,
): ValhallaAction | null {
  if (!isCounted(view)) return null
  switch (decision.kind) {
    case 'phase':
      return phase(new Throw(view, decision.seat, worthOf), legal)
    case 'reroll':
      return reroll(view, decision, legal, worthOf)
    case 'new-weapons':
      return newWeapons(view, decision, legal, worthOf)
    case 'turn-misses':
      return turnMisses(new Throw(view, decision.seat, worthOf), legal)
    default:
      return null
  }
}

/** Whether what is at stake is understood: not alone, not in pairs, no cards of the extra decks. */
function isCounted({ options, players }: Sight): boolean {
  const { pairs, valkyries, dwarves } = options
  const most = Math.max(...players.map(({ squad }) => squad.filter((one) => one !== null).length))
  return pairs === 'none' && !valkyries && !dwarves && most <= MOST_WARRIORS
}

/** What a phase promises before its first roll, whatever has fallen. */
export function firstRollWorth(table: Sight, seat: Seat, worthOf: WorthOf): number {
  const thrown = new Throw(table, seat, worthOf)
  return unrolled(thrown, thrown.dice, thrown.fight.side.freeRerolls)
}

/** The same alone, of a phase that might begin with so many dice and free rerolls. */
export function beforeRoll(table: Sight, seat: Seat, dice: number, free: number): number {
  return unrolled(new Throw(table, seat, () => 0), dice, free)
}

function unrolled(thrown: Throw, dice: number, free: number): number {
  const push = thrown.holding('freeReroll')
  const extra = dice < MOST_DICE ? thrown.holding('rollExtraKeep') : undefined
  const { rolling } = thrown.rolling(
    extra === undefined ? dice : dice + 1,
    free + (push === undefined ? 0 : PUSHED),
  )
  return Rolling.mean(dice, (pool) => {
    const plain = rolling.worth(pool, free)
    const pushed = push === undefined ? 0 : rolling.worth(pool, free + PUSHED) - thrown.price(push)
    const more = extra === undefined ? 0 : withNew(rolling, pool, free) - thrown.price(extra)
    return Math.max(plain, pushed, more)
  })
}

interface Option {
  readonly worth: number
  readonly action: ValhallaAction | undefined
}

function phase(thrown: Throw, legal: Legal): ValhallaAction {
  const { pool, dice } = thrown
  const free = thrown.fight.side.freeRerolls
  const push = playable(legal, thrown.holding('freeReroll'))
  const extra = playable(legal, thrown.holding('rollExtraKeep'))
  const most = free + (push === undefined ? 0 : PUSHED)
  const { rolling, stops } = thrown.rolling(extra === undefined ? dice : dice + 1, most)
  const options: Option[] = [
    { worth: rolling.again(pool, free, 1), action: paidReroll(rolling, thrown, free, legal) },
    {
      worth: rolling.again(pool, free - 1, 0),
      action: legal.find(({ type }) => type === 'free-reroll'),
    },
  ]
  if (push !== undefined) {
    const worth = rolling.worth(pool, free + PUSHED) - thrown.price(push.card)
    options.push({ worth, action: push })
  }
  if (extra !== undefined) {
    options.push({ worth: withNew(rolling, pool, free) - thrown.price(extra.card), action: extra })
  }
  let found: ValhallaAction | undefined
  let highest = (stops[pool] ?? 0) + TINY
  for (const { worth, action } of options) {
    if (action === undefined || worth <= highest) continue
    highest = worth
    found = action
  }
  return found ?? end(thrown, legal)
}

type Tactic = Extract<ValhallaAction, { type: 'tactic' }>

function playable(legal: Legal, card: string | undefined, face?: number): Tactic | undefined {
  return legal.find(
    (action): action is Tactic =>
      action.type === 'tactic' &&
      action.card === card &&
      (face === undefined || parseDie(action.die) % FACE_COUNT === face),
  )
}

/** The mean worth with the better of two new dice. */
function withNew(rolling: Rolling, pool: number, free: number): number {
  const worths = FACES.map((_, face) => rolling.worth(withFace(pool, face), free))
  let sum = 0
  for (const one of worths) for (const other of worths) sum += Math.max(one, other)
  return sum / worths.length ** 2
}

/** The reroll for which one of the dice that are not kept is given, a miss if there is one. */
function paidReroll(
  rolling: Rolling,
  thrown: Throw,
  free: number,
  legal: Legal,
): ValhallaAction | undefined {
  if (thrown.dice < 2) return undefined
  const kept = POOLS.faces[rolling.kept(thrown.pool, free, thrown.dice - 1)] ?? []
  const given = beyond(thrown.fight.side.dice.filter(isRollable), kept)
  const lost = given.find(isMiss) ?? at(given, 0)
  return legal.find((one) => one.type === 'reroll' && parseDie(one.die) === lost)
}

/** Dice beyond those whose faces are kept. */
function beyond(dice: readonly number[], kept: readonly number[]): number[] {
  const left = kept.slice()
  return dice.filter((die) => {
    const index = left.indexOf(die % FACE_COUNT)
    if (index >= 0) left.splice(index, 1)
    return index < 0
  })
}

/** No more rolling: tactics, misses turned, the best arming, and done. */
function end(thrown: Throw, legal: Legal): ValhallaAction {
  const done = at(legal, legal.length - 1)
  const ending = thrown.ending()
  if (ending.kind === 'exchange') return playable(legal, ending.card) ?? done
  if (ending.kind === 'boost') return playable(legal, ending.boost.card, ending.face) ?? done
  const turned = turnMiss(thrown, legal, thrown.fight.side.turns)
  if (turned !== null) return turned
  const { boosts, ref, dice } = thrown.arming()
  for (const { card } of boosts) {
    const action = playable(legal, card)
    if (action !== undefined) return action
  }
  const words = diceName(dice)
  const arm = legal.find(
    (action) =>
      action.type === 'arm' &&
      action.seat === ref?.seat &&
      action.space === ref.space &&
      action.dice === words,
  )
  return arm ?? done
}

/** A miss turned to the weapon that brings most, where any does. */
function turnMiss(thrown: Throw, legal: Legal, turns: number): ValhallaAction | null {
  const less = withoutFace(thrown.pool, MISS)
  const left = Math.min(turns, POOLS.misses[thrown.pool] ?? 0) - 1
  if (left < 0) return null
  let found: ValhallaAction | null = null
  let most = thrown.withWild(thrown.pool, 0) + TINY
  for (const action of legal) {
    if (action.type !== 'turn') continue
    const worth = thrown.withWild(withFace(less, FACES.indexOf(action.face)), left)
    if (worth <= most) continue
    most = worth
    found = action
  }
  return found
}

function turnMisses(thrown: Throw, legal: Legal): ValhallaAction {
  return turnMiss(thrown, legal, Number.POSITIVE_INFINITY) ?? at(legal, legal.length - 1)
}

/** The next die to roll again: every question of one reroll comes to the same plan. */
function reroll(view: Sight, { seat }: Decision, legal: Legal, worthOf: WorthOf): ValhallaAction {
  const frame = view.frames.at(-1)
  const chosen = frame?.kind === 'reroll' ? frame.chosen : []
  const thrown = new Throw(view, seat, worthOf, chosen)
  const { side } = thrown.fight
  const { rolling } = thrown.rolling(thrown.dice, side.freeRerolls)
  const kept = POOLS.faces[rolling.kept(thrown.pool, side.freeRerolls, thrown.dice)] ?? []
  const wanted = beyond(side.dice.filter(isRollable), kept).map(dieName)
  const die = legal.find((action) => action.type === 'die' && wanted.includes(action.die))
  return die ?? at(legal, legal.length - 1)
}

/** Which of the new dice stays. */
function newWeapons(
  view: Sight,
  { seat }: Decision,
  legal: Legal,
  worthOf: WorthOf,
): ValhallaAction {
  const thrown = new Throw(view, seat, worthOf)
  const { freeRerolls } = thrown.fight.side
  const { rolling } = thrown.rolling(thrown.dice + 1, freeRerolls)
  return best(legal, (action) => {
    if (action.type !== 'die') return 0
    return rolling.worth(withFace(thrown.pool, parseDie(action.die) % FACE_COUNT), freeRerolls)
  })
}
