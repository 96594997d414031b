import {
  type Action,
  type AnyRules,
  type Decision,
  pick,
  type RngState,
  type Seat,
  sameAction,
  seedRng,
} from '@meadhall/kernel'
import type { GameBoard } from '../../table/game-board.ts'

/** A question that somebody may be asked next, and what they may answer whatever the others do. */
export interface Ahead {
  readonly decision: Decision
  readonly legal: readonly Action[]
}

/** In so many worlds that could be it is looked at what comes. */
const WORLDS = 4
/** A question further away is none to think of now. */
const MOST_STEPS = 30

/**
 * What a seat may be asked next. The others are taken to answer anything, and all that is hidden
 * from the seat is made up: only what is asked and allowed in several such worlds is true of this
 * one, and no more is known of it than the seat knows.
 */
export function aheadOf(rules: AnyRules, view: unknown, seat: Seat): readonly Ahead[] {
  const worlds = Array.from({ length: WORLDS }, (_, n) => {
    return nextAsked(rules, view, seat, seedRng(`what comes ${n}`))
  })
  const asked = worlds.filter((one) => one !== null)
  const kinds = Map.groupBy(asked, ({ decision }) => decision.kind)
  return [...kinds.values()].flatMap((alike) => inAll(alike) ?? [])
}

function nextAsked(rules: AnyRules, view: unknown, seat: Seat, rng: RngState): Ahead | null {
  const state = rules.determinize(view, rng)
  for (let step = 0; step < MOST_STEPS; step++) {
    const open = rules.decisions(state)
    const decision = open.find((one) => one.seat === seat)
    if (decision !== undefined) return { decision, legal: rules.legalActions(state, decision) }
    const [next] = open
    if (next === undefined) return null
    rules.apply(state, pick(rng, rules.legalActions(state, next)))
  }
  return null
}

/** What is allowed in all worlds where a question is asked; nothing of one that only one world has. */
function inAll([first, ...others]: readonly Ahead[]): Ahead | null {
  if (first === undefined || others.length === 0) return null
  const legal = first.legal.filter((action) =>
    others.every((other) => other.legal.some((one) => sameAction(one, action))),
  )
  return { decision: first.decision, legal }
}

/** Of these, what can be pointed at on the board as it stands; a question that cannot is left out. */
export function pointable(
  board: Pick<GameBoard, 'parts' | 'drawn' | 'question'>,
  view: unknown,
  aheads: readonly Ahead[],
): readonly Ahead[] {
  return aheads.flatMap((ahead) => {
    const legal = legalHere(board, view, ahead)
    return legal.length === 0 ? [] : [{ ...ahead, legal }]
  })
}

function legalHere(
  board: Pick<GameBoard, 'parts' | 'drawn' | 'question'>,
  view: unknown,
  { decision, legal }: Ahead,
): readonly Action[] {
  try {
    board.question(view, decision)
    const drawn = board.drawn(view, decision)
    return legal.filter((action) =>
      board
        .parts(view, decision, action)
        .every((part) => part.startsWith('do:') || drawn.has(part)),
    )
  } catch {
    // The question is about something that is not on the board yet: a battle that has not begun.
    return []
  }
}
