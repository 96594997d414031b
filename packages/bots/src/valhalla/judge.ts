import { type State, type ValhallaTypes, valhalla } from '@meadhall/game-valhalla'
import { at, type Outcome, type Seat } from '@meadhall/kernel'
import type { Judge } from '../judge.ts'
import { handWorth, squash } from './hand-worth.ts'
import { byThumb } from './thumbs.ts'

/** Parts of the worth: to have won, and by how much. */
const WIN = 0.6
const MARGIN = 1 - WIN

/** Dice decide more than thought here, and rules of thumb weigh them well. */
export const VALHALLA_REPLIES: ReadonlySet<string> = new Set(['phase', 'reroll'])

/** What somebody who learnt it says a position is worth for a seat. */
type Learnt = (state: Readonly<State>, seat: Seat) => number

/**
 * Valhalla's judge. What a game that is over was worth is counted; before that the one who learnt it
 * is asked, and without one a hand-written guess at the final points.
 */
export function valhallaJudge(learnt: Learnt | null): Judge<ValhallaTypes> {
  const guess: Learnt = learnt ?? handWorth
  return {
    worth(state, seat) {
      const outcome = valhalla.outcome(state)
      return outcome === null ? guess(state, seat) : finalWorth(outcome, seat)
    },
    reply: byThumb,
    /** A turn is over when the next one is asked for. */
    isQuiet: ({ kind }) => kind === 'turn',
  }
}

/** What an outcome is worth to a seat: its share of the win, and its margin. */
function finalWorth({ scores, winners }: Outcome, seat: Seat): number {
  const share = winners.includes(seat) ? 1 / winners.length : 0
  if (scores.length === 1) return share
  const others = scores.filter((_, other) => other !== seat)
  return WIN * share + MARGIN * squash(at(scores, seat) - Math.max(...others))
}
